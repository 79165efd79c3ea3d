import type { Page, Route } from "playwright-core";
import { hydrate } from "./browser.ts";

/** What a reader's network and hands do. */

/** Lets the browser tell of another network than it has. With `saveData`, only what is asked for is loaded. */
export async function fakeConnection(page: Page, connection: { effectiveType?: string; saveData?: boolean }) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
  }, connection);
}

/** Holds back the answers to requests for a URL until the function that it gives is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback().catch(() => {}); // the page is closed
  });
  return release;
}

/**
 * Answers requests for a URL in the test's own way, until the function that it gives is called. The route stays: where the
 * last one is taken away, Playwright leaves requests unanswered that have just come to it.
 */
export async function answer(page: Page, url: string | RegExp, how: (route: Route) => unknown): Promise<() => void> {
  let isMended = false;
  await page.route(url, (route) => (isMended ? route.continue() : how(route)));
  return () => {
    isMended = true;
  };
}

/** Collects the addresses of the requests that match, from now on. */
export function collectRequests(page: Page, url: RegExp, type?: string): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (url.test(request.url()) && (!type || request.resourceType() === type)) urls.push(request.url());
  });
  return urls;
}

/** Clicks a link without a pointer that comes near first, so that nothing is loaded before the click. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** Puts a link into the page's text. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "A link of this test" });
    document.querySelector("main")?.append(link);
  }, href);
}

/** Opens a page, waits for the app, and leaves a mark. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await mark(page);
}

/** Follows a link to the page with this heading. */
export async function go(page: Page, href: string, title: string): Promise<void> {
  await clickLink(page, href);
  await waitForHeading(page, title);
}

/** Leaves a mark that a full load would wipe out. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
export const isMarked = (page: Page) => page.evaluate(() => "mark" in window);

export const heading = (page: Page) => page.locator("main h1").first().textContent();
export const waitForHeading = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector("main h1")?.textContent === wanted, text);

/** The path that the address bar shows. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** How far an element's upper edge is below that of the window, in pixels. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** The element that has the focus, by its words. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** The box that says why a page did not load, and what it offers. */
export const failureBox = (page: Page) => page.locator("main .failure-box");
export const retry = (page: Page) => page.click(".failure-box button");

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/**
 * Waits until the reader sees something. Before that, stylesheets may be on their way, and what is measured then is what
 * nobody sees.
 */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Waits until the browser has had the time to do what it does when idle, and to look at what is in view. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
      // A browser with nothing to draw may not make a frame.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 300);
      });
    }
  });
}

/** Has the browser lay out what is below the window, too (`content-visibility` in client/styles/prose.css). */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(styles);
  });
}
