import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  answer,
  clickLink,
  collectRequests,
  freshVisits,
  hold,
  settle,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, troubles, expectTrouble } = freshVisits({ viewport: { width: 1200, height: 700 } });

const warnings = () => troubles().filter((trouble) => trouble.startsWith("console warning"));

const support = '.navbar-links a[href="/support"]';

const shows = {
  hover: (page: Page, link: string) => page.hover(link),
  "keyboard focus": (page: Page, link: string) => page.focus(link),
  touch: (page: Page, link: string) => page.dispatchEvent(link, "touchstart"),
};
describe.each(Object.entries(shows))("%s", (_name, show) => {
  it("preloads the data and the code that a link leads to, once", async () => {
    const page = current();
    await page.goto("/docs/overview");
    await hydrate(page);
    const data = collectRequests(page, /\/support\.json/, "fetch");
    const chunks = collectRequests(page, /_assets\/support-/);
    for (let times = 0; times < 3; times++) {
      await show(page, support);
      await page.mouse.move(600, 600);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    await expect.poll(() => chunks.length).toBe(1);
    await settle(page);
    expect(chunks.length).toBe(1);
    expect(data.length).toBe(1);
  });
});

describe("a page whose link the reader rests on", () => {
  const titles = (page: Page) => page.locator("main h1:visible").allTextContents();

  /** Rests on a link until its page has been rendered. */
  async function restOnLink(): Promise<Page> {
    const page = current();
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.hover(support);
    await page.waitForSelector("main h1:text-is('Support')", { state: "attached" });
    return page;
  }

  it("is rendered out of sight before the click, and only shown after it", async () => {
    const page = await restOnLink();
    expect(await titles(page)).toEqual(["Overview"]);
    expect(await page.title()).toBe("Overview | Craft.js");
    const prepared = await page.locator("main h1:text-is('Support')").elementHandle();
    await page.click(support);
    await waitForHeading(page, "Support");
    expect(await prepared?.isVisible()).toBe(true);
    expect(await titles(page)).toEqual(["Support"]);
    expect(await page.title()).toBe("Support | Craft.js");
  });

  /** Counts the pages that React renders from now on; the one that is opened comes as HTML. */
  async function countRendered(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const rendered = { count: 0 };
      const create = document.createElement;
      document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
        if (args[0] === "article") rendered.count++;
        return create.apply(this, args);
      } as typeof create;
      Object.assign(window, { rendered });
    });
    return () => page.evaluate(() => (window as unknown as { rendered: { count: number } }).rendered.count);
  }

  it("is rendered when the app comes, where the reader rests on it while they wait for that", async () => {
    const page = current();
    const rendered = await countRendered(page);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.hover(support);
    await settle(page);
    expect(await rendered()).toBe(0);
    release();
    await expect.poll(rendered).toBe(1);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await settle(page);
    expect(await rendered()).toBe(1);
  });

  it("is rendered once where it is followed before the app is there", async () => {
    const page = current();
    const rendered = await countRendered(page);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.click(support);
    release();
    await waitForHeading(page, "Support");
    await settle(page);
    expect(await rendered()).toBe(1);
  });

  it("gives way to the one that is followed", async () => {
    const page = await restOnLink();
    await clickLink(page, "/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await page.goBack();
    await waitForHeading(page, "useNode()");
    expect(await titles(page)).toEqual(["useNode()"]);
  });
});

describe("a preload", () => {
  it("makes the click ask the network for nothing", async () => {
    const page = current();
    const prefetchedData = page.waitForResponse(/\/support\.json/);
    await page.goto("/docs/overview");
    await (await prefetchedData).finished();
    await settle(page);
    // Not Playwright's routes, which turn the browser's cache off: what counts is what comes over the network.
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const fromNetwork: string[] = [];
    session.on("Network.responseReceived", ({ response }) => {
      const { url, fromDiskCache, fromPrefetchCache } = response;
      if (!fromDiskCache && !fromPrefetchCache) fromNetwork.push(url);
    });
    await hydrate(page);
    const chunk = page.waitForResponse(/_assets\/support-/);
    await page.hover(support);
    await chunk;
    await settle(page);
    // The data had been prefetched before.
    expect(fromNetwork.filter((url) => url.includes("/support.json"))).toEqual([]);
    const requests = collectRequests(page, /\/support\.json|_assets\/support-/);
    await page.click(support);
    await waitForHeading(page, "Support");
    expect(requests).toEqual([]);
  });

  it("that fails is one warning, whatever pointed at the link, and may be tried again", async () => {
    const page = current();
    expectTrouble("500", "Could not load /support ahead");
    await page.goto("/docs/overview");
    await hydrate(page);
    await settle(page);
    const mend = await answer(page, "**/support.json", (route) => route.fulfill({ status: 500, body: "broken" }));
    const requests = collectRequests(page, /\/support\.json/, "fetch");
    // What a tap brings about, before the answer is there.
    await page.evaluate((selector) => {
      for (const type of ["pointerover", "touchstart", "focusin"]) {
        document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }, support);
    await expect.poll(() => warnings().length).toBe(1);
    await settle(page);
    expect(warnings().length).toBe(1);
    expect(requests.length).toBe(1);
    expect(await page.locator(".failure-box").count()).toBe(0);

    mend();
    const data = page.waitForResponse(/\/support\.json/);
    await page.hover(support);
    await data;
    expect(requests.length).toBe(2);
    expect(warnings().length).toBe(1);
  });

  // Chromium remembers that a module preload failed: the click's import fails under that address without a request.
  it("of code that fails is one warning too, may be tried again, and does not spoil the click", async () => {
    const page = current();
    expectTrouble("ERR_FAILED", "Could not load /support ahead");
    await page.goto("/docs/overview");
    await hydrate(page);
    await settle(page);
    const mend = await answer(page, "**/_assets/support-*", (route) => route.abort());
    await page.hover(support);
    await expect.poll(() => warnings().length).toBe(1);
    await page.mouse.move(600, 600);
    await page.hover(support);
    await expect.poll(() => warnings().length).toBe(2);

    mend();
    page.setDefaultTimeout(2000);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
  });
});
