import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { bootDataId } from "../../shared/boot-data.ts";
import { hydrate, hydrated, isDisturbed } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  go,
  hold,
  isMarked,
  mark,
  scrollTo,
  settle,
  waitForHeading,
} from "../support/reader.ts";

const it = journeys({ isFirst: true, viewport: { width: 1200, height: 700 } });

const support = '.navbar-links a[href="/support"]';
const warningsOf = (errors: string[]) => errors.filter((error) => error.startsWith("console warning"));

const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[]).flatMap(({ href }) => /_data\/[^/]+(.*)\.json$/.exec(href)?.[1] ?? []),
    );

const nextPage = (page: Page) => page.locator(".pagination-next").getAttribute("href");

describe("a link", () => {
  it("is prefetched if it opens the next page or is near the pointer, at most six on a page", async ({ page }) => {
    const requests = collectRequests(page, /_data\/.*\.json/);
    await page.goto("/docs/overview");
    await settle(page);
    await scrollTo(page, 10_000); // links that only come into view are not prefetched
    await settle(page);
    expect(await prefetched(page)).toEqual([await nextPage(page)]);

    const paragraph = page.locator('.prose-body p:has(> a[href^="/docs/"])').first();
    const nearHref = await paragraph.locator('a[href^="/docs/"]').first().getAttribute("href");
    await paragraph.hover({ position: { x: 2, y: 2 } });
    await expect.poll(() => prefetched(page)).toContain(nearHref?.replace(/#.*/, ""));
    for (const block of await page.locator(".prose-body :is(p, li, td):has(> a)").all()) await block.hover();
    await settle(page);
    expect(await prefetched(page)).toHaveLength(6);
    expect(requests).toHaveLength(6);
    // The page's data are inlined, so the app requests nothing.
    await hydrate(page);
    await settle(page);
    expect(requests.filter((url) => url.includes("/overview.json"))).toEqual([]);

    await go(page, "/docs/api/useNode", "useNode()");
    await expect.poll(async () => (await prefetched(page)).at(-1)).toBe(await nextPage(page));
    const paths = await prefetched(page);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("is fetched by a plain GET if the browser cannot prefetch, and fails silently", async ({
    page,
    errors,
    expectErrors,
  }) => {
    // Logged by the browser for the failed request, and for the page itself.
    expectErrors("request failed: ", "console error: Failed to load resource", "status 404");
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        const isUnsupported = location.pathname !== "/docs/guides/first-editor" && token === "prefetch";
        return !isUnsupported && supports.call(this, token);
      };
    });
    const fetched = collectRequests(page, /\/first-editor\.json/, "fetch");
    await page.goto("/docs/overview");
    expect(await nextPage(page)).toBe("/docs/guides/first-editor");
    await expect.poll(() => fetched.length).toBe(1);
    expect(await prefetched(page)).toEqual([]);

    const missing: string[] = [];
    page.on("response", (response) => response.status() === 404 && missing.push(new URL(response.url()).pathname));
    const requests = collectRequests(page, /_data\/.*\.json/);
    await page.goto("/docs/nope");
    await page.hover("main li a");
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await settle(page);
    expect(missing).toEqual(["/docs/nope"]);

    await page.route("**/_data/**", (route) => route.abort());
    // The app would preload the page of a link under the pointer, and log the failure.
    await page.mouse.move(0, 0);
    for (const path of ["/docs/overview", "/docs/guides/first-editor"]) {
      requests.length = 0;
      await page.goto(path);
      await expect.poll(() => requests.length).toBe(1);
      await settle(page);
      expect(warningsOf(errors)).toEqual([]);
      expect(await page.locator(".failure-box").count()).toBe(0);
    }
  });

  // packages/browser/connection.test.ts lists which connections disable prefetching.
  it("is not prefetched on a slow connection, and can still be followed", async ({ page }) => {
    await fakeConnection(page, { effectiveType: "2g" });
    const requests = collectRequests(page, /_data\/|_assets\/(app|support)-/);
    await page.goto("/docs/overview");
    await settle(page);
    expect(await page.locator('link[rel="prefetch"], link[rel="modulepreload"]').count()).toBe(0);
    expect(requests).toEqual([]);
    await hydrate(page);
    await page.hover(support);
    await page.focus('.sidebar a[href="/docs/api/useNode"]');
    await settle(page);
    expect(requests.filter((url) => url.includes("_data/"))).toEqual([]);
    await page.click(support);
    await waitForHeading(page, "Support");
  });
});

describe("the target of a link", () => {
  it("is preloaded once, on hover, focus or touch, so that a click needs no request", async ({ page }) => {
    await page.goto("/docs/overview");
    await hydrate(page);
    const requests = collectRequests(page, /\/(useNode|archive|support)\.json/, "fetch");
    const chunks = collectRequests(page, /_assets\/(blog-archive|page)-/, "script"); // not prefetched
    const inSidebar = '.sidebar a[href="/docs/api/useNode"]';
    for (let times = 0; times < 2; times++) {
      await page.focus('.footer a[href="/blog/archive"]');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.dispatchEvent(inSidebar, "touchstart");
      await page.hover(support);
      await expect.poll(() => requests.some((url) => url.includes("support"))).toBe(true);
      await page.mouse.move(600, 600);
    }
    const names = () => [...requests, ...chunks].map((url) => /\w+(?=\.json|-\w+\.js)/.exec(url)?.[0]).sort();
    const preloadedFiles = ["archive", "archive", "page", "support", "useNode"];
    await expect.poll(names).toEqual(preloadedFiles);
    await settle(page);
    await page.click(support);
    await waitForHeading(page, "Support");
    expect(names()).toEqual(preloadedFiles);
    expect(await page.title()).toBe("Support | Craft.js");
    await page.goBack();
    await waitForHeading(page, "Overview");
  });

  it("is preloaded once the pointer rests on the link, not when it crosses the link", async ({ page }) => {
    await page.clock.install();
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const requests = collectRequests(page, /\/concepts\/.*\.json/, "fetch");
    for (const name of ["nodes", "user-components", "editor-components"]) {
      await page.dispatchEvent(`.sidebar a[href="/docs/concepts/${name}"]`, "pointerover");
    }
    await page.clock.runFor(1000);
    await expect.poll(() => requests).toEqual([expect.stringContaining("/editor-components.json")]);
  });

  // React renders a disturbed page a second time.
  it.skipIf(isDisturbed)(
    "is rendered once, without a reload, if the link is clicked before the app has loaded",
    async ({ page }) => {
      // Counts client-side page renders; the first page comes as HTML.
      await page.addInitScript(() => {
        const rendered = { count: 0 };
        const create = document.createElement;
        document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
          if (args[0] === "article") rendered.count++;
          return create.apply(this, args);
        } as typeof create;
        Object.assign(window, { rendered });
      });
      const rendered = () => page.evaluate(() => (window as unknown as { rendered: { count: number } }).rendered.count);
      const release = await hold(page, "**/_assets/app-*");
      await page.goto("/docs/overview");
      await mark(page);
      await page.hover(support);
      await page.click(support);
      await settle(page);
      expect(await rendered()).toBe(0);
      release();
      await waitForHeading(page, "Support");
      await settle(page);
      expect([await rendered(), await isMarked(page)]).toEqual([1, true]);
    },
  );
});

it("preloads the rest of the app on the home page, without the modules that its frame fetches", async ({ page }) => {
  await page.goto("/");
  await settle(page);
  const preloads = () =>
    page.evaluate((bootDataId) => {
      const hrefs = (document?: Document | null) =>
        [...(document?.querySelectorAll('link[rel="modulepreload"]') ?? [])].map((link) => link.getAttribute("href"));
      const { app } = JSON.parse(document.getElementById(bootDataId)?.textContent ?? "{}");
      const frameHrefs = hrefs(document.querySelector<HTMLIFrameElement>(".landing-example iframe")?.contentDocument);
      const pageHrefs = hrefs(document);
      return {
        twice: pageHrefs.filter((href) => frameHrefs.includes(href)),
        missing: (app as string[]).filter((href) => ![...pageHrefs, ...frameHrefs].includes(href)),
        shared: (app as string[]).filter((href) => frameHrefs.includes(href)).length,
      };
    }, bootDataId);
  await expect.poll(async () => (await preloads()).missing).toEqual([]);
  const { twice, shared } = await preloads();
  expect(twice).toEqual([]);
  expect(shared).toBeGreaterThan(0);
});

describe("a preload that fails", () => {
  // Chromium caches a failed modulepreload: the click's import of that URL fails without a request.
  it("logs one warning, is repeated by the next sign of intent, and does not affect a click", async ({
    page,
    errors,
    expectErrors,
  }) => {
    expectErrors("500", "ERR_FAILED", "Could not preload /support");
    await page.goto("/docs/overview");
    await hydrate(page);
    await settle(page);
    const restore = await answer(page, "**/support.json", (route) => route.fulfill({ status: 500, body: "broken" }));
    const requests = collectRequests(page, /\/support\.json/, "fetch");
    await page.evaluate((selector) => {
      for (const type of ["pointerover", "touchstart", "focusin"]) {
        document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }, support);
    await expect.poll(() => warningsOf(errors).length).toBe(1);
    await settle(page);
    expect(warningsOf(errors).length).toBe(1);
    expect(requests.length).toBe(1);
    expect(await page.locator(".failure-box").count()).toBe(0);

    restore();
    const data = page.waitForResponse(/\/support\.json/);
    await page.hover(support);
    await data;
    expect(requests.length).toBe(2);
    expect(warningsOf(errors).length).toBe(1);

    await page.mouse.move(600, 600);
    await page.goto("/docs/overview"); // another document: the app keeps loaded pages
    await hydrate(page);
    await settle(page);
    const restoreCode = await answer(page, "**/_assets/page-*", (route) => route.abort());
    for (const times of [2, 3]) {
      await page.mouse.move(600, 600);
      await page.hover(support);
      await expect.poll(() => warningsOf(errors).length).toBe(times);
    }
    restoreCode();
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
  });
});

it("fetches each file once while browsing, and nothing for a click on a preloaded link", async ({ page }) => {
  // Not Playwright's routes, which disable the browser's caches.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const fetched = new Map<string, { address: string; isAgain: boolean }>();
  // Requests whose response has arrived, and requests by document: after a navigation that aborts a transfer, the
  // next document may request that file again.
  const requested = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, loaderId, request, type }) => {
    if (type === "Document" || !request.url.startsWith("http")) return;
    const address = `${request.method} ${request.url}`;
    const inDocument = `${loaderId} ${address}`;
    fetched.set(requestId, { address, isAgain: requested.has(address) || requested.has(inDocument) });
    requested.add(inDocument);
  });
  const repeated: string[] = [];
  session.on("Network.loadingFinished", ({ requestId }) => {
    const { address, isAgain } = fetched.get(requestId) ?? {};
    if (address && isAgain) repeated.push(address);
    if (address) requested.add(address);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => fetched.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response: { fromDiskCache, fromPrefetchCache } }) => {
    if (fromDiskCache || fromPrefetchCache) fetched.delete(requestId);
  });
  const readToTheEnd = async () => {
    await page.mouse.move(640, 400);
    for (let turn = 0; turn < 3; turn++) {
      await page.mouse.wheel(0, 4000);
      await settle(page);
    }
  };

  await page.goto("/docs/overview");
  await settle(page);
  await readToTheEnd();
  // The browser reports a request that joins another in flight like a second one, so wait for the first.
  await page.hover('.sidebar a[href="/docs/api/useNode"]');
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/useNode\.json$/.test(name)),
  );
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  await waitForHeading(page, "useNode()");
  const preloaded = page.waitForResponse("**/support.json");
  await page.hover(support);
  await (await preloaded).finished();
  const byClick = collectRequests(page, /\/support\.json|_assets\/page-/);
  await page.click(support);
  await waitForHeading(page, "Support");
  expect(byClick).toEqual([]);
  await page.goBack();
  await page.goBack();
  await waitForHeading(page, "Overview");

  await page.click('.sidebar a[href="/docs/concepts/nodes"]');
  await waitForHeading(page, "Nodes");
  await page.locator(".live").first().scrollIntoViewIfNeeded();
  await page.waitForSelector(".live iframe");
  await page.keyboard.press("/");
  await page.keyboard.type("layers");
  await page.waitForSelector("#_site-search [role=option]");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/layers*");
  await settle(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.click(".navbar-menu");
  await page.click('.sidebar a[href="/docs/guides/history"]');
  await page.waitForURL("**/docs/guides/history");
  await settle(page);
  await page.reload();
  await settle(page);
  for (const path of ["/docs/overview", "/", "/support"]) {
    await page.goto(path);
    await settle(page);
  }
  expect(fetched.size).toBeGreaterThan(30);
  expect(repeated).toEqual([]);
});
