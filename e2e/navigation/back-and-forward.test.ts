import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate, isElementInserted } from "../support/browser.ts";
import { readByScrolling } from "../support/disturbances.ts";
import { journeys } from "../support/journeys.ts";
import {
  clickLink,
  go,
  heading,
  hold,
  isMarked,
  mark,
  open,
  pathOf,
  scrollTo,
  scrollY,
  settle,
  waitForHeading,
} from "../support/reader.ts";
import { movedBy, seenBlock } from "../support/reading-place.ts";

const it = journeys({ savesData: true });
const positionIs = (page: Page, y: number) => expect.poll(() => scrollY(page)).toBe(y);

describe("Back and Forward", () => {
  it("restore the position on each page, also after a reload, move the focus, and announce the page", async ({
    page,
  }) => {
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1200);
    await go(page, "/docs/api/useNode", "useNode()");
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 500);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(await scrollY(page)).toBe(1200);
    expect(await page.title()).toBe("useEditor() | Craft.js");
    expect(await page.locator("#_site-announcer").textContent()).toBe("useEditor() | Craft.js");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("useEditor()");
    const currentLink = page.locator('.sidebar [aria-current="page"]');
    await expect.poll(() => currentLink.getAttribute("href")).toBe("/docs/api/useEditor");
    await scrollTo(page, 900);
    await page.goForward();
    await waitForHeading(page, "useNode()");
    expect(await scrollY(page)).toBe(500);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(await scrollY(page)).toBe(900);
    expect(await isMarked(page)).toBe(true);

    // A reload keeps the position, and Back restores the position before hydration.
    await scrollTo(page, 1200);
    await go(page, "/docs/api/useNode", "useNode()");
    await scrollTo(page, 300);
    await page.reload();
    await positionIs(page, 300);
    expect(await isMarked(page)).toBe(false);
    await mark(page);
    await page.evaluate(() => history.back());
    await waitForHeading(page, "useEditor()");
    expect(await page.title()).toBe("useEditor() | Craft.js");
    await positionIs(page, 1200);
    await page.evaluate(() => history.forward());
    await waitForHeading(page, "useNode()");
    await positionIs(page, 300);
    expect(await isMarked(page)).toBe(true);
    await clickLink(page, "#actions");
    await expect.poll(() => scrollY(page)).not.toBe(300);
    await settle(page); // content that comes into view is laid out, and moves the text
    const target = await scrollY(page);
    await page.reload();
    // Scroll anchoring may end between two pixels.
    const offset = async () => Math.abs((await scrollY(page)) - target);
    await expect.poll(offset).toBeLessThanOrEqual(1);
    await mark(page);
    await page.evaluate(() => history.back());
    await positionIs(page, 300);
    expect(page.url()).toMatch(/\/docs\/api\/useNode$/);
    expect(await isMarked(page)).toBe(true);

    // Hydration does not move a reader who scrolls before it.
    await page.reload();
    await positionIs(page, 300);
    await scrollTo(page, 700);
    await hydrate(page);
    expect(await scrollY(page)).toBe(700);
  });

  it("restore the position in a tab that the browser has discarded, which fires no pagehide", async ({ page }) => {
    await page.addInitScript(() => addEventListener("pagehide", (event) => event.stopImmediatePropagation()));
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1200);
    await page.reload();
    await positionIs(page, 1200);
  });

  it("replace a pending navigation before hydration, and are replaced by a later click", async ({ page }) => {
    await open(page, "/docs/api/useEditor");
    /** Reloads a page reached by a link: the browser treats earlier history entries as the same document. */
    const reloadSecondPage = async () => {
      await go(page, "/docs/api/useNode", "useNode()");
      await page.reload();
    };
    await reloadSecondPage();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/support"]')?.click();
      history.back();
    });
    await waitForHeading(page, "useEditor()");
    await settle(page);
    expect(pathOf(page)).toBe("/docs/api/useEditor");
    expect(await page.title()).toBe("useEditor() | Craft.js");

    await reloadSecondPage();
    await page.evaluate(async () => {
      history.back();
      await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      document.querySelector<HTMLElement>('a[href="/support"]')?.click();
    });
    await waitForHeading(page, "Support");
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(pathOf(page)).toBe("/docs/api/useEditor");
  });

  it("reach the right page and position when pressed faster than pages load", async ({ page }) => {
    await open(page, "/docs/overview");
    await go(page, "/docs/api/useNode", "useNode()");
    await go(page, "/support", "Support");
    // A reload clears the app's cache of pages.
    await page.reload();
    await hydrate(page);
    await mark(page);
    const release = await hold(page, "**/useNode.json");
    await page.evaluate(() => history.back());
    await page.waitForURL("**/docs/api/useNode");
    await page.evaluate(() => history.back());
    await waitForHeading(page, "Overview");
    const lateData = page.waitForResponse("**/useNode.json");
    release();
    await (await lateData).finished();
    expect(pathOf(page)).toBe("/docs/overview");
    for (const [step, title] of [
      [1, "useNode()"],
      [1, "Support"],
      [-2, "Overview"],
      [2, "Support"],
    ] as const) {
      await page.evaluate((delta) => history.go(delta), step);
      await waitForHeading(page, title);
    }
    // Without waiting in between: the page shown must match the URL.
    await page.evaluate(async () => {
      for (const delta of [-1, -1, 1, -1, 1]) {
        history.go(delta);
        await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      }
    });
    await waitForHeading(page, "useNode()");
    expect(pathOf(page)).toBe("/docs/api/useNode");
    expect(await page.title()).toBe("useNode() | Craft.js");
    expect(await isMarked(page)).toBe(true);

    await go(page, "/docs/api/useEditor", "useEditor()");
    await scrollTo(page, 1200);
    await go(page, "/support", "Support");
    await page.reload();
    await hydrate(page);
    const releaseEditor = await hold(page, "**/useEditor.json");
    await page.evaluate(() => history.back());
    await page.waitForURL("**/docs/api/useEditor");
    await scrollTo(page, 100);
    await go(page, "/docs/overview", "Overview");
    releaseEditor();
    await page.reload();
    await hydrate(page);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    await positionIs(page, 1200);
  });
});

describe("a reader who has scrolled sees the same text again", () => {
  const pages = ["/docs/api/useEditor", "/docs/guides/basic-tutorial", "/docs/concepts/nodes", "/docs/changelog"];
  if (!isElementInserted) pages.push("/"); // its text moves once, when React removes the element

  it.for(pages)("after a link and Back, after a reload, and in a narrower window: %s", async (path, { page }) => {
    await page.goto(path);
    await readByScrolling(page, 0.6 * (await page.evaluate(() => document.documentElement.scrollHeight)));
    await settle(page);
    const block = await seenBlock(page);
    const expectSameText = () => expect.poll(() => movedBy(page, block)).toBeLessThanOrEqual(2);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("main h1")?.textContent !== "Support");
    await expectSameText();
    await page.reload();
    await page.waitForLoadState("load");
    await expectSameText();
    await hydrate(page);
    await settle(page);
    await expectSameText();

    // The text above this block wraps differently in a narrower window, so the block may move a little.
    const topBlock = await seenBlock(page, 150);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await page.setViewportSize({ width: 600, height: 800 });
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("main h1")?.textContent !== "Support");
    await expect.poll(() => movedBy(page, topBlock)).toBeLessThan(300);
  });
});

// Automated Chromium has no bfcache, so the test fires the events and changes the position as Safari does.
describe("a page from the back-forward cache", () => {
  const leave = (page: Page) =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  const comeBack = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });

  it("keeps its position, which Safari resets, and ends a pending navigation", async ({ page }) => {
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 900);
    await leave(page);
    await scrollTo(page, 0);
    await comeBack(page);
    expect(await scrollY(page)).toBe(900);

    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await page.waitForSelector("#nprogress", { state: "attached" });
    const data = page.waitForResponse("**/useNode.json");
    await leave(page);
    await comeBack(page);
    await page.waitForSelector("#nprogress", { state: "detached" });
    release();
    await (await data).finished();
    await settle(page);
    expect(await heading(page)).toBe("useEditor()");
    expect(pathOf(page)).toBe("/docs/api/useEditor");
  });
});
