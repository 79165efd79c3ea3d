import { beforeEach, describe, expect, it } from "vitest";
import { box, retry } from "../../e2e/support/failure-box.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  heading,
  hold,
  isMarked,
  open,
  settle,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();

const data = "**/useNode.json";
const chunk = "**/_assets/support-*";
// Nothing is loaded ahead, so that each request is one that a test asked for.
beforeEach(() => fakeConnection(current(), { saveData: true }));

describe("Retry", () => {
  it("asks for a chunk under a new address each time", async () => {
    const page = current();
    expectTrouble("ERR_FAILED");
    await open(page, "/docs/overview");
    await page.route(chunk, (route) => route.abort());
    const requests = collectRequests(page, /_assets\/support-/, "script");
    await clickLink(page, "/support");
    await box(page).waitFor();
    for (let times = 2; times < 4; times++) {
      await retry(page);
      await expect.poll(() => requests.length).toBe(times);
      await box(page).waitFor();
    }
    expect(new Set(requests).size).toBe(3);
  });

  // Chromium remembers that the shared chunk has failed, and only the page's own one is asked for under a new address.
  it("leads to the heading that the link named", async () => {
    const page = current();
    expectTrouble("500");
    await open(page, "/docs/api/useEditor");
    await page.route(data, (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sidebar a[href="/docs/api/useNode"]');
      link?.setAttribute("href", "/docs/api/useNode#connectors");
      link?.click();
    });
    await box(page).waitFor();
    await page.unroute(data);
    await retry(page);
    await waitForHeading(page, "useNode()");
    expect(page.url()).toMatch(/\/docs\/api\/useNode#connectors$/);
    const top = await page.locator("#connectors").evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

  it("shows nothing for 200 ms, then the loading screen with its spinner", async () => {
    const page = current();
    expectTrouble("500");
    await open(page, "/docs/overview");
    await page.route(data, (route) => route.fulfill({ status: 500, body: "broken" }));
    await clickLink(page, "/docs/api/useNode");
    await box(page).waitFor();
    await page.unroute(data);
    const release = await hold(page, data);
    await retry(page);
    const isVisibleAfter = (time: number) =>
      page.locator("main .loading").evaluate((element, time) => {
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
  });
});

describe("without a network", () => {
  it.each(["/docs/api/useNode", "/support"])("says at %s that the reader is offline, and recovers", async (href) => {
    const page = current();
    expectTrouble("ERR_INTERNET_DISCONNECTED");
    await open(page, "/docs/overview");
    await page.context().setOffline(true);
    await clickLink(page, href);
    await box(page).waitFor();
    expect(await box(page).textContent()).toContain("You are offline.");
    await page.context().setOffline(false);
    await retry(page);
    await box(page).waitFor({ state: "detached" });
    await page.locator("main h1").waitFor();
    expect(await heading(page)).toBe(href === "/support" ? "Support" : "useNode()");
  });

  it("says so too when it is the page's chunk that is missing", async () => {
    const page = current();
    expectTrouble("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");
    await open(page, "/docs/overview");
    // The data comes, and the network goes.
    await page.route(chunk, (route) => route.abort());
    await page.route("**/support.json", async (route) => {
      if (route.request().method() === "HEAD") return route.continue();
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await clickLink(page, "/support");
    await box(page).waitFor();
    expect(await box(page).textContent()).toContain("You are offline.");
  });
});

it("shows a red box for a page that cannot be rendered, only once it is asked for, and goes on from there", async () => {
  const page = current();
  expectTrouble("Cannot read properties of null");
  await fakeConnection(page, {});
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
  await box(page).waitFor();
  expect(await box(page).textContent()).toContain("null");
  await clickLink(page, "/support");
  await waitForHeading(page, "Support");
  expect(await isMarked(page)).toBe(true);
});
