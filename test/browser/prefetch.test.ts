import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  settle,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, troubles, expectTrouble } = freshVisits({ viewport: { width: 1200, height: 700 } });

/** The pages whose data the page has asked the browser to prefetch. */
const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[]).flatMap(({ href }) => /_data\/[^/]+(.*)\.json$/.exec(href)?.[1] ?? []),
    );

/** Other pages that a link in view leads to, apart from search. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return link.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return [...new Set(links.map(({ pathname }) => pathname))].filter(
      (path) => path !== location.pathname && !/^\/(examples|search)|\.\w+$/.test(path),
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

describe("the page's own data", () => {
  it("stand in the document, so the app asks for nothing", async () => {
    const page = current();
    const requests = collectRequests(page, /\/overview\.json/);
    await page.goto("/docs/overview");
    await hydrate(page);
    await settle(page);
    expect(requests).toEqual([]);
  });

  it("are not prefetched where there are none", async () => {
    const page = current();
    const requests = collectRequests(page, /_data\/.*\.json/);
    const answers: string[] = [];
    page.on("response", (response) => response.status() === 404 && answers.push(new URL(response.url()).pathname));
    await page.goto("/docs/nope");
    await settle(page);
    await expect.poll(() => requests.length).toBeGreaterThan(5); // what its links lead to
    await settle(page);
    expect(answers).toEqual(["/docs/nope"]);
    expectTrouble("status 404", "console error: Failed to load resource: the server responded with a status of 404");
  });
});

const support = '.navbar-links a[href="/support"]';

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
