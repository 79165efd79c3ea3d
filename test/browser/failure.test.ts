import { beforeEach, describe, expect, it } from "vitest";
import { hydrate } from "./browser.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  heading,
  hold,
  isMarked,
  mark,
  scrollTo,
  scrollY,
  settle,
  waitForHeading,
} from "./reader.ts";

const { page: current, expectTrouble } = freshVisits();

const data = "**/useNode.json";
const chunk = "**/_assets/support-*";
const box = () => current().locator("main .failure-box");
const retry = () => current().click(".failure-box button");

/** Opens a page that loads nothing ahead, so that each request is one that a test asked for. */
async function open(path = "/docs/overview"): Promise<void> {
  const page = current();
  await page.goto(path);
  await hydrate(page);
  await mark(page);
}

beforeEach(() => fakeConnection(current(), { saveData: true }));

describe.each([
  {
    what: "data that the server cannot make",
    break: () => answer(current(), data, (route) => route.fulfill({ status: 500, body: "broken" })),
    trouble: ["500"],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "Could not load /docs/api/useNode: the server answered 500.",
    requests: /useNode\.json/,
  },
  {
    what: "data that is no page",
    break: () => answer(current(), data, (route) => route.fulfill({ contentType: "text/html", body: "a login page" })),
    trouble: [],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "the server answered with another page. Is a login needed?",
    requests: /useNode\.json/,
  },
  {
    what: "data of another shape",
    break: () => answer(current(), data, (route) => route.fulfill({ json: { login: "/login" } })),
    trouble: [],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "the server answered with another page. Is a login needed?",
    requests: /useNode\.json/,
  },
  {
    what: "data whose request breaks off",
    break: () => answer(current(), data, (route) => route.abort("connectionreset")),
    trouble: ["ERR_CONNECTION_RESET"],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "The server could not be reached (Failed to fetch).",
    requests: /useNode\.json/,
  },
  {
    what: "a chunk whose request breaks off",
    break: () => answer(current(), chunk, (route) => route.abort("connectionreset")),
    trouble: ["ERR_CONNECTION_RESET"],
    href: "/support",
    title: "Support",
    message: "Failed to fetch dynamically imported module",
    requests: /_assets\/support-/,
  },
])("$what", ({ break: breakIt, trouble, href, title, message, requests: pattern }) => {
  it("shows a red box with the message, leaves the rest usable, and Retry recovers", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open();
    const mend = await breakIt();
    const requests = collectRequests(page, pattern);
    await clickLink(page, href);
    await box().waitFor();
    expect(await box().textContent()).toContain(message);
    expect(await box().evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(200, 30, 43)");
    expect(await box().getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await page.title()).toBe("This page did not load | Craft.js");
    expect(requests.length).toBe(1);

    await page.click(".colour-mode");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await page.locator(".sidebar a").first().isVisible()).toBe(true);
    expect(await page.locator("footer a").first().isVisible()).toBe(true);

    await retry();
    await expect.poll(() => requests.length).toBe(2);
    await box().waitFor();
    expect(await box().textContent()).toContain(message);

    mend();
    await retry();
    await waitForHeading(page, title);
    expect(requests.length).toBe(3);
    expect(await page.title()).toContain(title);
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await isMarked(page)).toBe(true);
  });

  it("is left by another link, and comes right when the reader comes back to it", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open();
    const mend = await breakIt();
    await clickLink(page, href);
    await box().waitFor();
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await waitForHeading(page, "useEditor()");
    expect(await box().count()).toBe(0);
    mend();
    await page.goBack();
    await waitForHeading(page, title);
    expect(await isMarked(page)).toBe(true);
  });

  it("is left with Back, to where the reader was", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open();
    const before = await heading(page);
    await breakIt();
    await scrollTo(page, 700);
    await clickLink(page, href);
    await box().waitFor();
    await page.goBack();
    await waitForHeading(page, before ?? "");
    expect(await scrollY(page)).toBe(700);
    expect(new URL(page.url()).pathname).toBe("/docs/overview");
    expect(await isMarked(page)).toBe(true);
  });
});

describe("Retry", () => {
  it("asks for a chunk under a new address each time", async () => {
    const page = current();
    expectTrouble("ERR_FAILED");
    await open();
    await page.route(chunk, (route) => route.abort());
    const requests = collectRequests(page, /_assets\/support-/);
    await clickLink(page, "/support");
    await box().waitFor();
    for (let times = 2; times < 4; times++) {
      await retry();
      await expect.poll(() => requests.length).toBe(times);
      await box().waitFor();
    }
    expect(new Set(requests).size).toBe(3);
  });

  // Chromium remembers that the shared chunk has failed, and only the page's own one is asked for under a new address.
  it("leads to the heading that the link named", async () => {
    const page = current();
    expectTrouble("500");
    await open("/docs/api/useEditor");
    await page.route(data, (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sidebar a[href="/docs/api/useNode"]');
      link?.setAttribute("href", "/docs/api/useNode#connectors");
      link?.click();
    });
    await box().waitFor();
    await page.unroute(data);
    await retry();
    await waitForHeading(page, "useNode()");
    expect(page.url()).toMatch(/\/docs\/api\/useNode#connectors$/);
    const top = await page.locator("#connectors").evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

  it("shows nothing for 200 ms, then the loading screen with its spinner", async () => {
    const page = current();
    expectTrouble("500");
    await page.clock.install();
    await open();
    await page.route(data, (route) => route.fulfill({ status: 500, body: "broken" }));
    await clickLink(page, "/docs/api/useNode");
    await box().waitFor();
    await page.unroute(data);
    const release = await hold(page, data);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await retry();
    await box().waitFor({ state: "detached" });
    await page.clock.runFor(100);
    expect(await page.locator("main").textContent()).toBe("");
    expect(await page.locator("main .spinner").count()).toBe(0);
    await page.clock.runFor(150);
    await page.locator("main .spinner").waitFor();
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
    await open();
    await page.context().setOffline(true);
    await clickLink(page, href);
    await box().waitFor();
    expect(await box().textContent()).toContain("You are offline.");
    await page.context().setOffline(false);
    await retry();
    await box().waitFor({ state: "detached" });
    await page.locator("main h1").waitFor();
    expect(await heading(page)).toBe(href === "/support" ? "Support" : "useNode()");
  });

  it("says so too when it is the page's chunk that is missing", async () => {
    const page = current();
    expectTrouble("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");
    await open();
    // The data comes, and the network goes.
    await page.route("**/support.json", async (route) => {
      if (route.request().method() === "HEAD") return route.continue();
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await clickLink(page, "/support");
    await box().waitFor();
    expect(await box().textContent()).toContain("You are offline.");
  });
});

it("shows a red box for a page that cannot be rendered, only once it is asked for, and goes on from there", async () => {
  const page = current();
  await fakeConnection(page, {});
  await answer(page, data, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.page.body = [["Nope", null]];
    await route.fulfill({ response, json });
  });
  await open();
  const loaded = page.waitForResponse(/useNode\.json/);
  await page.hover('.sidebar a[href="/docs/api/useNode"]');
  await (await loaded).finished();
  await settle(page);
  expect(await heading(page)).toBe("Overview");

  await clickLink(page, "/docs/api/useNode");
  await box().waitFor();
  expect(await box().textContent()).toContain("The page holds a <Nope>");
  await clickLink(page, "/support");
  await waitForHeading(page, "Support");
  expect(await isMarked(page)).toBe(true);
});
