import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { searchPause } from "../../client/pages/use-search.ts";
import { hitsPerPart } from "../../shared/wire-names.ts";
import { hydrate, hydrated } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { actAsOldestBrowsers } from "../support/oldest-browsers.ts";
import {
  addLink,
  answer,
  clickLink,
  collectRequests,
  failureBox,
  fakeConnection,
  hold,
  isMarked,
  open,
  pathOf,
  retry,
  retryButton,
  settle,
  waitForHeading,
} from "../support/reader.ts";

const field = "#search-query";
const status = (page: Page) => page.locator("article [role=status]").textContent();
const hits = (page: Page) => page.locator(".hits > li").count();
const queryOf = (page: Page) => new URL(page.url()).search;
const waitForResults = (page: Page, query: string) => waitForHeading(page, `Search results for "${query}"`);
const button = (page: Page) => page.locator(".more-hits button");
const focused = (page: Page) =>
  page.evaluate(() => {
    const index = [...document.querySelectorAll(".hits h2 a")].indexOf(document.activeElement as Element);
    return index < 0 ? document.activeElement?.textContent : index;
  });
const emptyHeading = "Search the documentation";

describe("typing on the search page", () => {
  const it = journeys({ savesData: true, viewport: { width: 1000, height: 700 } });
  const withClock = journeys({ savesData: true, isFirst: true, viewport: { width: 1000, height: 700 } });

  it("searches in the oldest supported browsers", async ({ page }) => {
    await actAsOldestBrowsers(page);
    await open(page, "/search");
    await page.fill(field, "layers");
    await waitForResults(page, "layers");
    expect(queryOf(page)).toBe("?q=layers");
    expect(await hits(page)).toBeGreaterThan(0);
  });

  withClock("searches once, 300 ms after the last letter, and puts the query into the address", async ({ page }) => {
    const { clock } = page;
    await clock.install();
    await open(page, "/search");
    const requests = collectRequests(page, /_data\/.*search\.json\?/);
    await clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const letter of "layers") {
      await page.locator(field).press(letter);
      await clock.runFor(searchPause - 1);
    }
    expect(requests).toEqual([]);
    await clock.runFor(1);
    await expect.poll(() => requests).toEqual([expect.stringMatching(/\?q=layers$/)]);
    await clock.resume();
    await waitForResults(page, "layers");
    expect(requests).toHaveLength(1);
    expect(queryOf(page)).toBe("?q=layers");
    expect(await page.title()).toBe('Search results for "layers" | Craft.js');
    expect(await status(page)).toMatch(/^\d+ documents found$/);
    expect(await hits(page)).toBeGreaterThan(0);

    await page.click(".hits h2 a");
    await page.waitForFunction(() => !document.querySelector("#search-query"));
    await page.goBack();
    await waitForResults(page, "layers");
    expect(await page.inputValue(field)).toBe("layers");
    await page.fill(field, "");
    await page.press(field, "Enter");
    await waitForHeading(page, emptyHeading);
    expect(queryOf(page)).toBe("");
    expect(await isMarked(page)).toBe(true);

    await page.getByRole("link", { name: "undo", exact: true }).click();
    await waitForResults(page, "undo");
    expect(await page.locator(".hits a").first().getAttribute("href")).toMatch(/history$/);
    expect(await page.inputValue(field)).toBe("undo");
    expect(await page.getByRole("heading", { name: "In your own words" }).count()).toBe(0);
    await page.fill(field, "");
    await page.getByRole("heading", { name: "In your own words" }).waitFor();
    await page.goBack();
    await waitForHeading(page, emptyHeading);
    await addLink(page, "/search/?q=layers");
    await clickLink(page, "/search/?q=layers");
    await waitForResults(page, "layers");
    expect(await hits(page)).toBeGreaterThan(0);
    expect(page.url()).toMatch(/\/search\?q=layers$/);
    await page.fill(field, "useNode");
    await page.press(field, "Enter");
    await waitForResults(page, "useNode");
    await page.waitForSelector(".hits mark");
    expect(await page.locator(".hits h2 a").first().getAttribute("href")).toBe("/docs/api/useNode");
    expect(await isMarked(page)).toBe(true);
  });

  it("shows no outdated answer, keeps the URL that Back has set, and reports empty results and failures", async ({
    page,
    expectErrors,
  }) => {
    await open(page, "/support");
    await addLink(page, "/search?q=node");
    await clickLink(page, "/search?q=node");
    await waitForResults(page, "node");
    // A new document: the app keeps loaded pages.
    await page.reload();
    await hydrate(page);
    const releaseFrame = await hold(page, /q=frame/);
    const frameRequest = page.waitForRequest(/q=frame/);
    await page.fill(field, "frame");
    await frameRequest;
    await page.fill(field, "layers");
    await waitForResults(page, "layers");
    releaseFrame();
    await settle(page);
    expect(await page.locator("main h1").textContent()).toBe('Search results for "layers"');

    const release = await hold(page, /support\.json/);
    const editorResponse = page.waitForResponse(/q=editor/);
    await page.fill(field, "editor");
    await page.goBack();
    await (await editorResponse).finished();
    await settle(page);
    expect(pathOf(page)).toBe("/support");
    expect(await page.locator("main h1").textContent()).toContain("Search results for");
    release();
    await waitForHeading(page, "Support");
    expect(pathOf(page)).toBe("/support");

    expectErrors("ERR_FAILED");
    await open(page, "/search?q=layers");
    await page.fill(field, "zzqqxxyy");
    await expect.poll(() => status(page)).toBe("No results were found");
    const restore = await answer(page, /_data.*q=frame/, (route) => route.abort());
    await page.fill(field, "frame");
    await failureBox(page).waitFor();
    expect(await failureBox(page).textContent()).toContain("could not be reached");
    expect(await page.locator("main h1").allTextContents()).toEqual(['Search results for "frame"']);
    expect(await page.title()).toBe('Search results for "frame" | Craft.js');
    expect(queryOf(page)).toBe("?q=frame");
    expect([await status(page), await hits(page)]).toEqual(["", 0]);
    await retry(page);
    await failureBox(page).waitFor();
    restore();
    await retryButton(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => hits(page)).toBeGreaterThan(0);
    expect(await status(page)).toMatch(/documents found$/);
    expect(await failureBox(page).count()).toBe(0);
    expect(await page.inputValue(field)).toBe("frame");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  it("is not lost before hydration or before the start script", async ({ page }) => {
    await page.goto("/search");
    await page.fill(field, "layers");
    await waitForResults(page, "layers");
    expect(await page.inputValue(field)).toBe("layers");

    const release = await hold(page, /_assets\/start-/);
    await page.goto("/search?q=node", { waitUntil: "commit" });
    await page.waitForSelector(field, { state: "visible" });
    await page.locator(field).pressSequentially("layers");
    const typed = await page.inputValue(field);
    release();
    await waitForResults(page, typed);
    expect(await page.inputValue(field)).toBe(typed);
    expect(await page.title()).toBe(`Search results for "${typed}" | Craft.js`);
    expect(new URL(page.url()).searchParams.get("q")).toBe(typed);
  });

  it("needs the Search button without the app, as do more results, and searches once it has loaded", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("/app-", "Could not load the app", "Failed to load resource", "ERR_FAILED");
    const isHintVisible = () => page.locator("main .appless").isVisible();
    const restore = await answer(page, "**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/search");
    await expect.poll(isHintVisible).toBe(true);
    await page.locator(field).pressSequentially("layers");
    await page.click(".search-form button");
    await page.waitForURL("**/search?q=layers");
    expect(await hits(page)).toBeGreaterThan(0);

    await page.fill(field, "fra");
    await expect.poll(isHintVisible).toBe(true);
    restore();
    await page.locator(field).pressSequentially("me");
    await waitForResults(page, "frame");
    expect(await isHintVisible()).toBe(false);

    await page.route("**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/search?q=node");
    await button(page).click();
    await page.waitForURL(`**/search?q=node&part=1#hit-${hitsPerPart + 1}`);
    expect(await hits(page)).toBe(2 * hitsPerPart);
    expect(await page.locator(`.hits li:nth-child(${hitsPerPart + 1}):target`).count()).toBe(1);
  });
});

describe("more results", () => {
  const it = journeys({ viewport: { width: 1000, height: 700 } });

  it("load on scroll, a part at a time, up to the last, and are still there after Back", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/search?q=node");
    const total = Number.parseInt((await status(page)) ?? "", 10);
    await settle(page);
    expect(await hits(page)).toBe(hitsPerPart);
    for (let expected = 2 * hitsPerPart; expected < total + hitsPerPart; expected += hitsPerPart) {
      if (expected === 2 * hitsPerPart) await page.mouse.wheel(0, 100_000);
      else await page.keyboard.press("End");
      await expect.poll(() => hits(page)).toBe(Math.min(expected, total));
      await settle(page);
      expect(await hits(page)).toBe(Math.min(expected, total));
    }
    expect(await page.locator(".more-hits").count()).toBe(0);
    const links = await page.locator(".hits h2 a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);

    await page
      .locator(".hits h2 a")
      .nth(2 * hitsPerPart - 1)
      .click();
    await page.waitForFunction(() => !document.querySelector("#search-query"));
    await page.goBack();
    await page.waitForSelector(field);
    expect(await hits(page)).toBeGreaterThanOrEqual(2 * hitsPerPart);
    await page.reload();
    expect(await hits(page)).toBeGreaterThanOrEqual(2 * hitsPerPart);
  });

  it("load only by the button with Save-Data, and move the focus to the first new result", async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    await page.goto("/search?q=editor");
    await hydrated(page);
    await page.keyboard.press("End");
    await settle(page);
    expect(await hits(page)).toBe(hitsPerPart);
    let oldCount = await hits(page);
    for (; await button(page).count(); oldCount = await hits(page)) {
      await button(page).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe(oldCount);
    }
    expect(oldCount).toBeGreaterThan(2 * hitsPerPart);
  });

  it("load when the button gets the focus, or by Retry, and move the focus to the first new result", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("ERR_FAILED");
    await open(page, "/search?q=node");
    const requests = collectRequests(page, /part=1/);
    const restore = await answer(page, /part=1/, (route) => route.abort());
    await button(page).focus(); // the focus scrolls it into view
    await failureBox(page).waitFor();
    await settle(page);
    expect([await hits(page), requests.length]).toEqual([hitsPerPart, 1]);
    expect(await status(page)).toMatch(/documents found$/);
    await expect.poll(() => focused(page)).toBe("Retry");
    const release = await hold(page, /part=1/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe('Search results for "node"');
    release();
    await expect.poll(() => focused(page)).toBe("Retry");
    restore();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(hitsPerPart);
    expect(await hits(page)).toBeGreaterThan(hitsPerPart);
    await button(page).focus();
    await expect.poll(() => focused(page)).toBe(2 * hitsPerPart);
  });
});
