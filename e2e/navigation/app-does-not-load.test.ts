import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import {
  addLink,
  answer,
  clickLink,
  go,
  heading,
  hold,
  isMarked,
  mark,
  pathOf,
  waitForHeading,
} from "../support/reader.ts";

const it = journeys({ isFirst: true, savesData: true });

const app = "**/_assets/app-*";
const useNode = '.sidebar a[href="/docs/api/useNode"]';
/** Expected errors if the app fails to load: failed requests, and a warning for each attempt. */
const appErrors = ["/app-", "Could not load the app", "Failed to load resource"];
const warning = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("Could not load the app"));

describe("when the app fails to load", () => {
  it("lets the browser follow links and Back until a later sign of intent loads it", async ({ page, expectErrors }) => {
    expectErrors(...appErrors);
    const restore = await answer(page, app, (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    await mark(page);
    const appWarning = warning(page);
    await page.click(useNode);
    await appWarning;
    await waitForHeading(page, "useNode()");
    expect(await isMarked(page)).toBe(false);

    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    const secondWarning = warning(page);
    await page.dispatchEvent(".navbar-title", "pointerover");
    await secondWarning;
    restore();
    await mark(page);
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect(await isMarked(page)).toBe(true);

    await go(page, "/docs/api/useEditor", "useEditor()");
    await page.route(app, (route) => route.abort("failed"));
    await page.reload();
    await mark(page);
    await page.evaluate(() => history.back());
    await waitForHeading(page, "Overview");
    expect(await isMarked(page)).toBe(false);
    expect(pathOf(page)).toBe("/docs/overview");
  });

  it("keeps the page usable, also if only a chunk fails, and follows the last click, even on a file", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(...appErrors, "/doc-");
    await page.route("**/_assets/doc-*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    const chunkWarning = warning(page);
    await page.dispatchEvent(".navbar-title", "pointerover");
    await chunkWarning;
    await page.click(useNode);
    await waitForHeading(page, "useNode()");

    await page.route(app, (route) => route.abort("failed"));
    const failApp = await hold(page, app);
    const releaseFile = await hold(page, "**/docs/overview.md");
    await page.goto("/docs/overview");
    await addLink(page, "/docs/overview.md");
    await clickLink(page, "/docs/api/useNode");
    const fileRequest = page.waitForRequest("**/docs/overview.md");
    await clickLink(page, "/docs/overview.md");
    await fileRequest;
    const appWarning = warning(page);
    failApp();
    await appWarning;
    releaseFile();
    await page.waitForURL("**/docs/overview.md");
  });
});

describe("when the app never arrives", () => {
  it("waits for 4 s, and then lets the browser follow the last clicked link", async ({ page }) => {
    await page.clock.install();
    await page.route(app, () => {}); // never answered
    await page.goto("/docs/overview");
    await mark(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await page.clock.runFor(2000);
    await page.click(useNode);
    await page.clock.runFor(3900);
    expect(await heading(page)).toBe("Overview");
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(200);
    await waitForHeading(page, "useNode()");
    expect(pathOf(page)).toBe("/docs/api/useNode");
    expect(await isMarked(page)).toBe(false);
  });
});
