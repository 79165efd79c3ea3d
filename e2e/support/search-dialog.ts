import type { Page } from "playwright-core";

/** What the tests of the search dialog share. */

export const field = "#search input";
export const option = '#search [role="option"]';

export const isOpen = (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>("#search")?.open);

/** What screen readers are told of the results. */
export const status = (page: Page) => page.locator("#search [role=status]").textContent();

/** The address of the result that is selected. */
export const selected = (page: Page) => page.locator('#search [aria-selected="true"]').getAttribute("href");

/** Opens a page, and the dialog on it. */
export async function openDialog(page: Page, path = "/docs/overview"): Promise<void> {
  await page.goto(path);
  await page.keyboard.press("/");
}

/** Closes the dialog. With the next frame, Chromium takes the focus out of its field: until then, a `/` is typed there. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.activeElement?.closest("#search"));
}

/** Types into the dialog, and waits for results. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.fill(field, text);
  await page.waitForSelector(option);
}
