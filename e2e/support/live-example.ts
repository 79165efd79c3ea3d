import type { Frame, FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { pasteOver } from "./playground.ts";

/** Opens a page, scrolls to its example and waits until it runs. */
export async function run(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(path);
  await page.locator(".live").scrollIntoViewIfNeeded();
  await running(page);
  return page.frameLocator(".live iframe");
}

export const running = (page: Page) => page.waitForSelector('.live[data-state="running"]');

export function documentOf(page: Page): Frame {
  const frame = page.frames().find((frame) => frame.url().includes("/examples/live/"));
  if (!frame) throw new Error("The page has no frame with a live example");
  return frame;
}

export const canvas = (frame: FrameLocator) => frame.locator(".canvas");
export const mistake = (frame: FrameLocator) => frame.locator(".mistake");
/** The source of an example. CodeMirror replaces it once it is focused. */
export const codeOf = (example: Example) => example.locator(".source [role=textbox]");
export const editorOf = (example: Example) => example.locator(".source .cm-content");

type Example = Pick<Page, "locator">;

/** The whole source: the editor renders only the lines in view, but copies all. */
export async function sourceOf(example: Example): Promise<string> {
  const code = codeOf(example);
  if ((await editorOf(example).count()) === 0) return (await code.textContent()) ?? "";
  await code.press("ControlOrMeta+a");
  return code.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData("text/plain");
  });
}

export async function writeSource(example: Example, source: string): Promise<void> {
  await codeOf(example).focus();
  await pasteOver(editorOf(example), source);
}

export const json = async (frame: FrameLocator) => JSON.parse((await frame.locator(".json pre").textContent()) ?? "");

export async function editSource(frame: FrameLocator, from: string, to: string): Promise<void> {
  const source = await sourceOf(frame);
  expect(source).toContain(from);
  await writeSource(frame, source.replace(from, to));
}
