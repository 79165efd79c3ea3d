import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hydrate, type Visit, visit } from "./browser.ts";

let current: Visit;

beforeEach(async () => {
  current = await visit();
});

afterEach(async () => {
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => "mark" in window);
const heading = (page: Page) => page.locator("h1").textContent();

/** Takes the troubles that a failing app must leave: a failed request for each try, and a warning. */
function expectedTroubles(): string[] {
  const expected =
    /^request failed: .*\/app-entry|^console warning: The page goes on without its app|^console error: Failed to load resource/;
  const found = current.troubles.filter((trouble) => expected.test(trouble));
  current.troubles.splice(0, Infinity, ...current.troubles.filter((trouble) => !expected.test(trouble)));
  return found;
}

describe("when the app fails to load", () => {
  it("the browser follows the links", async () => {
    const { page } = current;
    await page.route("**/app-entry*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    await mark(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expect(await isMarked(page)).toBe(false);
    expect(expectedTroubles().join("\n")).toContain("The page goes on without its app");
  });

  it("a later sign of intent tries again", async () => {
    const { page } = current;
    await page.route("**/app-entry*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    const warned = page.waitForEvent("console", (message) => message.text().includes("without its app"));
    await page.dispatchEvent(".navbar-title", "pointerover");
    await warned;
    await page.unroute("**/app-entry*");
    await mark(page);
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await isMarked(page)).toBe(true);
    expect(expectedTroubles().length).toBeGreaterThan(0);
  });

  it("a page whose data cannot be loaded goes on as HTML", async () => {
    const { page } = current;
    await page.route("**/_data/**/overview.json", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/docs/overview");
    const warned = page.waitForEvent("console", (message) => message.text().includes("without its app"));
    await page.dispatchEvent(".navbar-title", "pointerover");
    await warned;
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expectedTroubles();
    // The server's own failure, for each time that it was asked.
    current.troubles.splice(0, Infinity, ...current.troubles.filter((trouble) => !/^status 500/.test(trouble)));
  });
});

describe("when the app never arrives", () => {
  beforeEach(async () => {
    await current.page.clock.install();
    await current.page.route("**/app-entry*", () => {}); // never answered
    await current.page.goto("/docs/overview");
    await mark(current.page);
  });

  it("a link that was clicked waits for 4 s, and is followed by the browser then", async () => {
    const { page } = current;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.clock.runFor(3900);
    expect(await heading(page)).not.toBe("useNode()");
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(200);
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expect(await isMarked(page)).toBe(false);
  });

  it("the link that was clicked last is the one that is followed", async () => {
    const { page } = current;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.clock.runFor(2000);
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await page.clock.runFor(2100);
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(2000);
    await page.waitForURL("**/docs/api/useEditor");
    expect(await heading(page)).toBe("useEditor()");
  });
});
