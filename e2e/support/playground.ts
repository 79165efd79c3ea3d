import { playgroundPath } from "browser/names.ts";
import type { FrameLocator, Locator, Page } from "playwright-core";

/** Opens the playground, optionally with a project in the URL, and waits for its editor. */
export async function openPlayground(page: Page, fragment = ""): Promise<void> {
  await page.goto(playgroundPath + fragment);
  await page.locator(".cm-content").waitFor();
}

/** The reader's page in the frame. */
export const result = (page: Page): FrameLocator => page.frameLocator(".playground-result iframe");

export const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Replaces the text of the current file by pasting. */
export async function write(page: Page, source: string): Promise<void> {
  await pasteOver(page.locator(".cm-content"), source);
}

/** Replaces the text of an editor by pasting. */
export async function pasteOver(editor: Locator, source: string): Promise<void> {
  await editor.press("ControlOrMeta+a");
  await editor.evaluate((element, source) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", source);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, source);
}

export const mistake = (page: Page) => page.locator(".playground-mistake");

/** The message of the browser's own validation of a field. */
export const problemOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage);
