import type { Page, Route } from "playwright-core";
import { hydrate } from "./browser.ts";

/** Fakes the connection that the browser reports. `saveData` disables prefetching. */
export async function fakeConnection(page: Page, connection: { effectiveType?: string; saveData?: boolean }) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
  }, connection);
}

/** Holds back responses for a URL until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page is closed
  });
  return release;
}

/**
 * Answers requests for a URL with `handle` until the returned function is called. Then the route passes requests on instead of
 * being removed: when the last route is removed, Playwright leaves requests in flight unanswered.
 */
export async function answer(page: Page, url: string | RegExp, handle: (route: Route) => unknown): Promise<() => void> {
  let isRestored = false;
  await page.route(url, (route) => (isRestored ? route.continue() : handle(route)));
  return () => {
    isRestored = true;
  };
}

/** Collects the URLs of matching requests from now on. */
export function collectRequests(page: Page, url: RegExp, type?: string): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (url.test(request.url()) && (!type || request.resourceType() === type)) urls.push(request.url());
  });
  return urls;
}

/** Clicks a link without hovering it, which avoids prefetching. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "A link of this test" });
    document.querySelector("main")?.append(link);
  }, href);
}

/** Opens a page, waits for the app, and sets the `mark`. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
  await mark(page);
}

/** Follows a link and waits for the page with this heading. */
export async function go(page: Page, href: string, title: string): Promise<void> {
  await clickLink(page, href);
  await waitForHeading(page, title);
}

/** Sets a flag that a full page load would clear. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
export const isMarked = (page: Page) => page.evaluate(() => "mark" in window);

export const heading = (page: Page) => page.locator("main h1").first().textContent();
export const waitForHeading = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.querySelector("main h1")?.textContent === expected, text);

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Distance from the window's top edge to the element's, in pixels. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

export const failureBox = (page: Page) => page.locator("main .failure-box");
export const retryButton = (page: Page) => page.getByRole("button", { name: "Retry" });
export const retry = (page: Page) => retryButton(page).click();

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Waits for the first paint: before it, stylesheets may be loading and measurements mean nothing. */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Waits until the browser has run its idle work and checked the visible elements. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
      // A browser with nothing to draw may not produce a frame.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 300);
      });
    }
  });
}
