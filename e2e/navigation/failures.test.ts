import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import {
  answer,
  clickLink,
  collectRequests,
  failureBox,
  fakeConnection,
  go,
  heading,
  hold,
  isMarked,
  open,
  pathOf,
  retry,
  scrollTo,
  scrollY,
  settle,
  topOf,
  waitForHeading,
} from "../support/reader.ts";

const it = journeys({ isFirst: true });

const data = "**/useNode.json";
const chunk = "**/_assets/page-*";
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
/** Opens a page with prefetching off, so that the test causes each request. */
async function openWithoutPrefetch(page: Page, path = "/docs/overview"): Promise<void> {
  await fakeConnection(page, { saveData: true });
  await open(page, path);
}
const breakData = (page: Page) => answer(page, data, (route) => route.fulfill({ status: 500, body: "broken" }));

// client/fetch-page.test.ts covers the message for each kind of failure.
describe("a page that cannot be loaded", () => {
  it("shows a red box in a usable page, and loads on Retry, whether its data or its code has failed", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("500", "ERR_CONNECTION_RESET");
    const box = failureBox(page);
    await openWithoutPrefetch(page);
    for (const { breakIt, href, title, message, request } of [
      {
        breakIt: breakData,
        href: "/docs/api/useNode",
        title: "useNode()",
        message: "Could not load /docs/api/useNode: the server answered 500.",
        request: /useNode\.json/,
      },
      {
        breakIt: (page: Page) => answer(page, chunk, (route) => route.abort("connectionreset")),
        href: "/support",
        title: "Support",
        message: "Failed to fetch dynamically imported module",
        request: /_assets\/page-/,
      },
    ]) {
      const restore = await breakIt(page);
      const requests = collectRequests(page, request);
      await scrollTo(page, 700);
      await clickLink(page, href);
      await box.waitFor();
      expect(await box.textContent()).toContain(message);
      expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(200, 30, 43)");
      expect(await box.getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
      expect(pathOf(page)).toBe(href);
      expect(await page.title()).toBe("This page did not load | Craft.js");
      expect(requests.length).toBe(1);

      const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
      const oldTheme = await theme();
      await page.click(".colour-mode");
      expect(await theme()).not.toBe(oldTheme);
      expect(await page.locator(".sidebar a").first().isVisible()).toBe(true);
      expect(await page.locator("footer a").first().isVisible()).toBe(true);
      const toThisPage = `:is(.sidebar, .navbar-links) [href="${href}"]`;
      expect(await hrefs(page, "[aria-current=page]")).toEqual(await hrefs(page, toThisPage));

      // Each retry is a new request; a chunk gets a new URL, since browsers cache failed imports.
      await retry(page);
      await expect.poll(() => requests.length).toBe(2);
      await box.waitFor();
      expect(await box.textContent()).toContain(message);
      if (request.source.includes("_assets")) expect(new Set(requests).size).toBe(2);

      await page.goBack();
      await waitForHeading(page, "Overview");
      expect(await scrollY(page)).toBe(700);
      expect(pathOf(page)).toBe("/docs/overview");
      await page.goForward();
      await box.waitFor();

      restore();
      await retry(page);
      await waitForHeading(page, title);
      expect(await page.title()).toContain(title);
      expect(pathOf(page)).toBe(href);
      await go(page, "/docs/overview", "Overview");
      expect(await isMarked(page)).toBe(true);
    }
  });

  it("can be left by a link, loads on return, and shows a spinner 200 ms after Retry", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("500");
    await openWithoutPrefetch(page);
    const restore = await breakData(page);
    await clickLink(page, "/docs/api/useNode");
    await failureBox(page).waitFor();
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await waitForHeading(page, "useEditor()");
    expect(await failureBox(page).count()).toBe(0);
    restore();
    await page.goBack();
    await waitForHeading(page, "useNode()");
    expect(await isMarked(page)).toBe(true);

    await openWithoutPrefetch(page); // another document: the app keeps loaded pages
    const restoreAgain = await breakData(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sidebar a[href="/docs/api/useNode"]');
      link?.setAttribute("href", "/docs/api/useNode#connectors");
      link?.click();
    });
    await failureBox(page).waitFor();
    restoreAgain();
    const release = await hold(page, data);
    await retry(page);
    const isVisibleAfter = (time: number) =>
      page.locator("main .loading").evaluate((element, time) => {
        // getAnimations() does not list a finished animation: restart it.
        (element as HTMLElement).style.animationName = "none";
        element.getAnimations();
        (element as HTMLElement).style.animationName = "";
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        return element.checkVisibility({ visibilityProperty: true });
      }, time);
    expect([await isVisibleAfter(190), await isVisibleAfter(210)]).toEqual([false, true]);
    expect(await page.locator("main").textContent()).toBe("Loading");
    expect(await page.locator("main .spinner").isVisible()).toBe(true);
    release();
    await waitForHeading(page, "useNode()");
    expect(await page.locator("main .spinner").count()).toBe(0);
    expect(page.url()).toMatch(/\/docs\/api\/useNode#connectors$/);
    await expect.poll(() => topOf(page, "#connectors")).toBeLessThan(200);
    expect(await topOf(page, "#connectors")).toBeGreaterThanOrEqual(0);
  });
});

describe("without a network", () => {
  it("shows “You are offline.”, even if only a chunk is missing, and loads the page on Retry once online", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");
    await openWithoutPrefetch(page);
    for (const [href, title] of [
      ["/docs/api/useNode", "useNode()"],
      ["/support", "Support"],
    ] as const) {
      await page.context().setOffline(true);
      await clickLink(page, href);
      await failureBox(page).waitFor();
      expect(await failureBox(page).textContent()).toContain("You are offline.");
      await page.context().setOffline(false);
      await retry(page);
      await waitForHeading(page, title);
      expect(await failureBox(page).count()).toBe(0);
    }

    await openWithoutPrefetch(page);
    await page.route(chunk, (route) => route.abort());
    await page.route("**/support.json", async (route) => {
      if (route.request().method() === "HEAD") return route.continue();
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await clickLink(page, "/support");
    await failureBox(page).waitFor();
    expect(await failureBox(page).textContent()).toContain("You are offline.");
  });

  it("shows “You are offline.” for a prefetched page, and a red box for one that fails to render", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("ERR_INTERNET_DISCONNECTED", "Cannot read properties of null");
    await page.goto("/docs/overview", { waitUntil: "networkidle" });
    await page.context().setOffline(true);
    await clickLink(page, "/docs/additional/layers");
    await failureBox(page).waitFor();
    expect(await failureBox(page).textContent()).toContain("You are offline.");
    await page.context().setOffline(false);
    await retry(page);
    await waitForHeading(page, "Layers");
    await page.goBack();
    await waitForHeading(page, "Overview");

    await answer(page, data, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.page.toc = null;
      await route.fulfill({ response, json });
    });
    await open(page, "/docs/overview");
    const loaded = page.waitForResponse(/useNode\.json/);
    await page.hover('.sidebar a[href="/docs/api/useNode"]');
    await (await loaded).finished();
    await settle(page);
    expect(await heading(page)).toBe("Overview");
    await clickLink(page, "/docs/api/useNode");
    await failureBox(page).waitFor();
    expect(await failureBox(page).textContent()).toContain("null");
    await go(page, "/support", "Support");
    expect(await isMarked(page)).toBe(true);
  });
});
