import { globSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { clickLink, fakeConnection, freshVisits, hold, waitForHeading } from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();

const nprogress = globSync("nprogress-*.js", { cwd: "dist/assets/_assets" }).map((file) => `/_assets/${file}`)[0];
const bar = () => current().locator("#nprogress").count();
const pass = (milliseconds: number) => current().clock.runFor(milliseconds);
const position = () =>
  current().evaluate(() => document.querySelector<HTMLElement>("#nprogress .bar")?.style.transform);

/** Opens a page, waits for React, and stops the page's clock: from here on, time passes only where a test says so. */
beforeEach(async () => {
  const page = current();
  await fakeConnection(page, { saveData: true });
  await page.clock.install();
  await page.goto("/docs/overview");
  await hydrate(page);
  await page.evaluate(`import("${nprogress}")`); // the network takes its time on no page's clock
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
});

describe("the progress bar", () => {
  it("is not there after 900 ms, is there after 1100 ms, and goes when the page comes", async () => {
    const page = current();
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(900);
    expect(await bar()).toBe(0);
    await pass(200);
    expect(await bar()).toBe(1);
    expect(page.url()).toMatch(/\/docs\/overview$/);
    release();
    await waitForHeading(page, "useNode()");
    await pass(1000);
    expect(await bar()).toBe(0);
  });

  it("never shows when the page comes at once", async () => {
    const page = current();
    await clickLink(page, "/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    for (let second = 0; second < 3; second++) {
      await pass(1000);
      expect(await bar()).toBe(0);
    }
  });

  it("goes when the page cannot be loaded", async () => {
    const page = current();
    expectTrouble("500");
    await page.route("**/useNode.json", (route) => route.fulfill({ status: 500, body: "broken" }));
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(1100);
    expect(await bar()).toBe(1);
    release();
    await page.waitForSelector(".failure-box");
    await pass(1000);
    expect(await bar()).toBe(0);
    await pass(5000);
    expect(await bar()).toBe(0);
  });

  it("goes when the navigation is overtaken, and waits anew for the next one", async () => {
    const page = current();
    const releases = [await hold(page, "**/useNode.json"), await hold(page, "**/useEditor.json")];
    await clickLink(page, "/docs/api/useNode");
    await pass(1100);
    expect(await bar()).toBe(1);
    await clickLink(page, "/docs/api/useEditor");
    await pass(900);
    expect(await bar()).toBe(0);
    await pass(200);
    expect(await bar()).toBe(1);
    for (const release of releases) release();
    await waitForHeading(page, "useEditor()");
    await pass(1000);
    expect(await bar()).toBe(0);
  });

  it("does not count the time of a navigation that was overtaken", async () => {
    const page = current();
    await hold(page, "**/useNode.json");
    await hold(page, "**/useEditor.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(900);
    await clickLink(page, "/docs/api/useEditor");
    await pass(900);
    expect(await bar()).toBe(0);
    await pass(200);
    expect(await bar()).toBe(1);
  });

  it("goes when the reader stays after all, with Back and Forward or a link on the page", async () => {
    const page = current();
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(1100);
    expect(await bar()).toBe(1);
    await page.locator('.toc a[href^="#"]').first().click();
    await pass(1000);
    expect(await bar()).toBe(0);
    release();
    await pass(2000);
    expect(await bar()).toBe(0);
    expect(page.url()).toContain("/docs/overview#");
  });

  it("starts at 0.08, moves in 200 ms, grows by up to 0.02 each 800 ms, and has no spinner", async () => {
    const page = current();
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(1000);
    expect(await position()).toBe("translate3d(-92%, 0px, 0px)");
    // The browser spells "all 200ms ease" in its own way.
    const style = await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>("#nprogress .bar");
      return element && getComputedStyle(element).transitionDuration;
    });
    expect(style).toBe("0.2s");
    expect(await page.locator("#nprogress .spinner").count()).toBe(0);
    await pass(780);
    expect(await position()).toBe("translate3d(-92%, 0px, 0px)");
    await pass(40);
    expect(await position()).toBe("translate3d(-90%, 0px, 0px)");
    await pass(800);
    expect(await position()).toBe("translate3d(-88%, 0px, 0px)");
  });
});

it("a navigation that lasts has no bar, and no other trouble, where the bar's code does not come", async () => {
  const page = current();
  expectTrouble("ERR_FAILED");
  await page.route("**/_assets/nprogress-*", (route) => route.abort());
  await page.reload();
  await hydrate(page);
  const release = await hold(page, "**/useNode.json");
  await clickLink(page, "/docs/api/useNode");
  await pass(1100);
  expect(await bar()).toBe(0);
  release();
  await waitForHeading(page, "useNode()");
});

describe("a link that is clicked before the app is there", () => {
  /** Clicks the link in a page whose app, and whose next page, are held back; gives what lets the app come. */
  async function clickEarly(): Promise<() => Promise<void>> {
    const page = current();
    await page.reload();
    await hold(page, "**/useNode.json");
    const release = await hold(page, "**/_assets/app-*");
    await clickLink(page, "/docs/api/useNode");
    return async () => {
      release();
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    };
  }

  it("has its bar 1000 ms after the click, not after the app has come", async () => {
    const letAppCome = await clickEarly();
    await pass(700);
    await letAppCome();
    await pass(200);
    expect(await bar()).toBe(0);
    await pass(200);
    expect(await bar()).toBe(1);
  });

  it("keeps the bar that it has when the app comes", async () => {
    const letAppCome = await clickEarly();
    await pass(1100);
    await current()
      .locator("#nprogress")
      .evaluate((element) => element.setAttribute("data-same", ""));
    await letAppCome();
    await pass(900);
    expect(await current().locator("#nprogress[data-same]").count()).toBe(1);
  });

  it("has no bar any more when the reader leaves for a file instead", async () => {
    const page = current();
    await clickEarly();
    await pass(1100);
    await page.waitForSelector("#nprogress", { state: "attached" });
    await page.evaluate(() => void dispatchEvent(new Event("beforeunload")));
    await pass(1000);
    expect(await bar()).toBe(0);
  });
});
