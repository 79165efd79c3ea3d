import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { hydrate } from "../support/browser.ts";
import { launchChromium } from "../support/launch-chromium.ts";
import { scrollTo, scrollY, settle } from "../support/reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium({ hasScrollbars: true });
});
afterAll(() => browser.close());

/** Left and right edges of the page's parts, in pixels. */
const edges = (page: Page) =>
  page.evaluate(() =>
    [".navbar", "main", "main article"].flatMap((selector) => {
      const { left = 0, right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [left, right];
    }),
  );

/** The space for a scrollbar may or may not be part of `vw` in Chromium, which changes the margins by a pixel. */
async function expectUnmoved(page: Page, oldEdges: number[]): Promise<void> {
  const distances = (await edges(page)).map((edge, index) => Math.abs(edge - (oldEdges[index] ?? 0)));
  expect(Math.max(...distances)).toBeLessThanOrEqual(1);
}

it.each([
  ["the drawer", 700, (page: Page) => page.click(".navbar-menu"), "#_site-menu:popover-open"],
  ["the search", 1000, (page: Page) => page.keyboard.press("/"), "#_site-search[open]"],
  ["the list of shortcuts", 1000, (page: Page) => page.keyboard.press("?"), "#_site-shortcuts[open]"],
] as const)("keeps the page still while %s is open", async (_, width, open, selector) => {
  const page = await browser.newPage({ baseURL: inject("siteUrl"), viewport: { width, height: 700 } });
  await page.goto("/docs/overview");
  await hydrate(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await scrollTo(page, 300);
  await settle(page);
  const oldEdges = await edges(page);
  const position = await scrollY(page);
  await open(page);
  await page.waitForSelector(selector);
  await expectUnmoved(page, oldEdges);
  await page.mouse.move(width - 30, 650);
  for (const distance of [300, -300]) {
    await page.mouse.wheel(0, distance);
    // The browser handles the wheel before a key that follows it.
    await page.keyboard.press("Shift");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await scrollY(page)).toBe(position);
  }
  await page.keyboard.press("Escape");
  await expectUnmoved(page, oldEdges);
  await page.close();
});
