import { globSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { progressBar, progressBarDelay } from "../../shared/constants.ts";
import { hydrate, hydrated } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { clickLink, hold, pathOf, waitForHeading } from "../support/reader.ts";

const it = journeys({ isFirst: true, savesData: true });

const nprogress = globSync("nprogress-*.js", { cwd: "dist/assets/_assets" }).map((file) => `/_assets/${file}`)[0];
/** Poll this: the bar's code may still be loading. */
const bars = (page: Page) => page.locator("#nprogress").count();
/** Milliseconds just before the delay and after it. */
const early = progressBarDelay - 100;
const late = progressBarDelay + 100;
const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Opens a page, waits for React and stops the page's clock, so that only the test advances time. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/docs/overview");
  await hydrate(page);
  await page.evaluate(`import("${nprogress}")`); // network time is not on the page's clock
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

describe("the progress bar", () => {
  it("starts after its delay, grows as configured, has no spinner, and ends when the page has loaded", async ({
    page,
  }) => {
    await stopClock(page);
    const bar = page.locator("#nprogress .bar");
    const placeOf = (steps: number) =>
      `translate3d(${Math.round((progressBar.minimum + steps * progressBar.trickleRate - 1) * 100)}%, 0px, 0px)`;
    const position = () => bar.evaluate((element) => (element as HTMLElement).style.transform);
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(page, progressBarDelay - 1);
    expect(await bars(page)).toBe(0);
    await pass(page, 1);
    await expect.poll(() => bars(page)).toBe(1);
    expect(pathOf(page)).toBe("/docs/overview");
    expect(await position()).toBe(placeOf(0));
    expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      `${progressBar.speed / 1000}s`,
    );
    expect(await page.locator("#nprogress .spinner").count()).toBe(0);
    await pass(page, progressBar.trickleSpeed - 20);
    expect(await position()).toBe(placeOf(0));
    await pass(page, 40);
    expect(await position()).toBe(placeOf(1));
    await pass(page, progressBar.trickleSpeed);
    expect(await position()).toBe(placeOf(2));
    release();
    await waitForHeading(page, "useNode()");
    await pass(page, 1000);
    expect(await bars(page)).toBe(0);

    await clickLink(page, "/docs/overview");
    await waitForHeading(page, "Overview");
    for (let second = 0; second < 3; second++) {
      await pass(page, 1000);
      expect(await bars(page)).toBe(0);
    }
  });

  it("ends on failure, when the reader stays, and when another navigation replaces the first", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("500");
    await stopClock(page);
    await page.route("**/useNode.json", (route) => route.fulfill({ status: 500, body: "broken" }));
    const fail = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await pass(page, late);
    await expect.poll(() => bars(page)).toBe(1);
    fail();
    await page.waitForSelector(".failure-box");
    await pass(page, 1000);
    expect(await bars(page)).toBe(0);
    await pass(page, 5000);
    expect(await bars(page)).toBe(0);

    await clickLink(page, "/docs/overview");
    await waitForHeading(page, "Overview");
    const release = await hold(page, "**/useEditor.json");
    await clickLink(page, "/docs/api/useEditor");
    await pass(page, late);
    await expect.poll(() => bars(page)).toBe(1);
    await page.locator('.toc a[href^="#"]').first().click();
    await pass(page, 1000);
    expect(await bars(page)).toBe(0);
    release();
    await pass(page, 2000);
    expect(await bars(page)).toBe(0);
    expect(page.url()).toContain("/docs/overview#");

    const paths = ["/docs/api/node", "/docs/api/frame", "/docs/concepts/nodes"];
    const releases = await Promise.all(paths.map((path) => hold(page, `**${path}.json`)));
    for (const [index, waited] of [
      [0, early],
      [1, late],
      [2, late],
    ] as const) {
      await clickLink(page, paths[index] ?? "");
      await pass(page, early);
      expect(await bars(page)).toBe(0);
      await pass(page, waited - early);
      expect(await bars(page)).toBe(waited > progressBarDelay ? 1 : 0);
    }
    for (const release of releases) release();
    await waitForHeading(page, "Nodes");
    await pass(page, 1000);
    expect(await bars(page)).toBe(0);
  });
});

describe("a link clicked before the app has loaded", () => {
  it("shows the bar after the delay, keeps it when the app takes over, and works without the bar's code", async ({
    page,
    expectErrors,
  }) => {
    await stopClock(page);
    await hold(page, "**/useNode.json");
    for (const arrivesAfter of [progressBarDelay - 300, late]) {
      await page.reload();
      const release = await hold(page, "**/_assets/app-*");
      await clickLink(page, "/docs/api/useNode");
      await pass(page, arrivesAfter);
      await expect.poll(() => bars(page)).toBe(arrivesAfter < progressBarDelay ? 0 : 1);
      await page.locator("#nprogress").evaluateAll((bars) => bars[0]?.setAttribute("data-same", ""));
      release();
      await hydrated(page);
      await pass(page, 200);
      await expect.poll(() => bars(page)).toBe(arrivesAfter + 200 < progressBarDelay ? 0 : 1);
      await pass(page, 200);
      await expect.poll(() => bars(page)).toBe(1);
      if (arrivesAfter > progressBarDelay) expect(await page.locator("#nprogress[data-same]").count()).toBe(1);
    }

    // The bar ends when the reader leaves for a file instead.
    await page.reload();
    const release = await hold(page, "**/_assets/app-*");
    await clickLink(page, "/docs/api/useNode");
    await pass(page, late);
    await page.waitForSelector("#nprogress", { state: "attached" });
    await page.evaluate(() => void dispatchEvent(new Event("beforeunload")));
    await pass(page, 1000);
    expect(await bars(page)).toBe(0);

    expectErrors("ERR_FAILED");
    release();
    await page.route("**/_assets/nprogress-*", (route) => route.abort());
    await page.reload();
    await hydrate(page);
    const releaseData = await hold(page, "**/useEditor.json");
    await clickLink(page, "/docs/api/useEditor");
    await pass(page, late);
    expect(await bars(page)).toBe(0);
    releaseData();
    await waitForHeading(page, "useEditor()");
  });
});
