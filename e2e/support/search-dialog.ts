import type { Page } from "playwright-core";

export const field = "#_site-search input";
export const option = '#_site-search [role="option"]';

export const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>("#_site-search")?.open);

export const status = (page: Page) => page.locator("#_site-search [role=status]").textContent();

export const selected = (page: Page) => page.locator('#_site-search [aria-selected="true"]').getAttribute("href");

export async function openDialog(page: Page, path = "/docs/overview"): Promise<void> {
  await page.goto(path);
  await page.keyboard.press("/");
}

/** Closes the dialog, and waits until Chromium blurs the field in the next frame: before that, it would get a typed `/`. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.activeElement?.closest("#_site-search"));
}

/** Types a query and waits for results. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.fill(field, text);
  await page.waitForSelector(option);
}
