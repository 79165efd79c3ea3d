import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "./browser.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  hold,
  settle,
  waitForHeading,
} from "./reader.ts";

const { page: current, troubles, expectTrouble } = freshVisits({ viewport: { width: 1200, height: 700 } });

/** The pages that the page has asked the browser to prefetch. */
const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => /_data\/[^/]+(.*)\.json$/.exec(href)?.[1]));

/** Pages that a link in view leads to, apart from search, and the page itself, whose data the app will need. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return link.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return [...new Set([location.pathname, ...links.map(({ pathname }) => pathname)])].filter(
      (path) => !/^\/(examples|search)|\.\w+$/.test(path),
    );
  });

const warnings = () => troubles().filter((trouble) => trouble.startsWith("console warning"));

describe("a link in view", () => {
  it("is prefetched, and a link out of view is not before it comes into view; each once", async () => {
    const page = current();
    const requests = collectRequests(page, /_data\/.*\.json/);
    await page.goto("/docs/overview");
    await settle(page);
    const first = await inView(page);
    expect(first).toContain("/docs/concepts/nodes");
    expect(first).not.toContain("/docs/tags/getting-started");
    await expect.poll(async () => (await prefetched(page)).length).toBe(first.length);
    expect((await prefetched(page)).sort()).toEqual(first.sort());

    for (const y of [10_000, 0, 10_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await settle(page);
    }
    const all = await prefetched(page);
    expect(all.length).toBeGreaterThan(first.length);
    expect(all).toContain("/docs/tags/getting-started");
    expect(new Set(all).size).toBe(all.length);
    await expect.poll(() => requests.length).toBe(all.length);
  });

  it("is not prefetched a second time after a route change", async () => {
    const page = current();
    await page.goto("/docs/overview");
    await settle(page);
    await hydrate(page);
    await clickLink(page, "/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    await settle(page);
    const all = await prefetched(page);
    expect(all).toContain("/docs/concepts/nodes");
    expect(new Set(all).size).toBe(all.length);
  });

  it("is fetched by a plain GET where the browser cannot prefetch", async () => {
    const page = current();
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        return token !== "prefetch" && supports.call(this, token);
      };
    });
    const requests = collectRequests(page, /\/useNode\.json/, "fetch");
    await page.goto("/docs/overview");
    await settle(page);
    await expect.poll(() => requests.length).toBe(1);
    expect(await prefetched(page)).toEqual([]);
  });

  it.each([true, false])("says nothing when it cannot be prefetched (link element: %s)", async (withLink) => {
    const page = current();
    if (!withLink) {
      await page.addInitScript(() => {
        DOMTokenList.prototype.supports = () => false;
      });
    }
    // What the browser itself writes of a request that failed.
    expectTrouble("request failed: ", "console error: Failed to load resource: net::ERR_FAILED");
    const requests = collectRequests(page, /_data\/.*\.json/);
    await page.route("**/_data/**", (route) => route.abort());
    await page.goto("/docs/overview");
    await settle(page);
    await expect.poll(() => requests.length).toBeGreaterThan(5);
    await settle(page);
    expect(warnings()).toEqual([]);
    expect(await page.locator(".failure-box").count()).toBe(0);
  });
});

const shows = {
  hover: (page: Page, link: string) => page.hover(link),
  "keyboard focus": (page: Page, link: string) => page.focus(link),
  touch: (page: Page, link: string) => page.dispatchEvent(link, "touchstart"),
};
const support = '.navbar-links a[href="/support"]';

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
  const titles = (page: Page) => page.locator("main h1").allTextContents();

  it("is not in the document before the click, and is shown in the first frame after it", async () => {
    const page = current();
    await page.goto("/docs/overview");
    await hydrate(page);
    const chunk = page.waitForResponse(/_assets\/support-/);
    await page.hover(support);
    await (await chunk).finished();
    await settle(page);
    expect(await titles(page)).toEqual(["Overview"]);
    const shown = await page.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve([document.querySelector("main h1")?.textContent, document.title]));
      });
    }, support);
    expect(shown).toEqual(["Support", "Support | Craft.js"]);
    expect(await titles(page)).toEqual(["Support"]);
  });

  /** Counts the pages that are made from now on; the one that is opened is not: it comes as HTML. */
  async function countMade(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const made = { count: 0 };
      const create = document.createElement;
      document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
        if (args[0] === "main") made.count++;
        return create.apply(this, args);
      } as typeof create;
      Object.assign(window, { made });
    });
    return () => page.evaluate(() => (window as unknown as { made: { count: number } }).made.count);
  }

  it("is made when the app comes, where the reader rests on it while they wait for that", async () => {
    const page = current();
    const made = await countMade(page);
    const release = await hold(page, "**/_assets/app-entry*");
    const chunk = page.waitForResponse(/_assets\/support-/);
    await page.goto("/docs/overview");
    await page.hover(support);
    await (await chunk).finished();
    await settle(page);
    expect(await made()).toBe(0);
    release();
    await expect.poll(made).toBe(1);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await settle(page);
    expect(await made()).toBe(1);
  });

  it("is made once where it is followed before the app is there", async () => {
    const page = current();
    const made = await countMade(page);
    const release = await hold(page, "**/_assets/app-entry*");
    await page.goto("/docs/overview");
    await page.click(support);
    release();
    await waitForHeading(page, "Support");
    await settle(page);
    expect(await made()).toBe(1);
  });

  it("gives way to the one that is followed", async () => {
    const page = current();
    await page.goto("/docs/overview");
    await hydrate(page);
    const chunk = page.waitForResponse(/_assets\/support-/);
    await page.hover(support);
    await (await chunk).finished();
    await settle(page);
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
    const chunk = page.waitForResponse(/_assets\/support-/);
    await page.hover(support);
    await chunk;
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

describe("what nobody has asked for", () => {
  it.each([
    [{ saveData: true }, false],
    [{ saveData: true, effectiveType: "4g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "3g" }, true],
    [{ saveData: false, effectiveType: "4g" }, true],
  ])("on a connection that is %j, is loaded: %s", async (connection, isLoaded) => {
    const page = current();
    await fakeConnection(page, connection);
    const requests = collectRequests(page, /_data\/.*\/(?!overview)\w+\.json/);
    await page.goto("/docs/overview");
    await settle(page);
    const ahead = await page.locator('link[rel="prefetch"], link[rel="modulepreload"]').count();
    expect(ahead > 0).toBe(isLoaded);
    await hydrate(page);
    await page.hover(support);
    await page.focus('.sidebar a[href="/docs/api/useNode"]');
    await settle(page);
    expect(requests.length > 0).toBe(isLoaded);

    await page.click(support);
    await waitForHeading(page, "Support");
  });
});
