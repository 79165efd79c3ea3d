import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { composeText } from "../support/compose-text.ts";
import { journeys } from "../support/journeys.ts";
import { answer, hold, isMarked, open, pathOf, settle, waitForHeading } from "../support/reader.ts";
import {
  closeDialog,
  field,
  isOpen,
  openDialog,
  option,
  searchFor,
  selected,
  status,
} from "../support/search-dialog.ts";

const it = journeys({ savesData: true, viewport: { width: 1280, height: 800 } });
const onFirstVisit = journeys({ savesData: true, isFirst: true, viewport: { width: 1280, height: 800 } });
const withPrefetching = journeys({ viewport: { width: 1280, height: 800 } });

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector), selector);

describe("the search dialog", () => {
  const chip = '#_site-search .tag-list [data-query="undo"]';
  const titles = (page: Page) => page.locator("#_site-search .search-more p").allTextContents();
  const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem("recent-searches"));

  it("opens on keys and a click, closes on Escape, its button and a tap outside, and suggests queries", async ({
    page,
    expectErrors,
  }) => {
    await page.goto("/docs/overview");
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page)).toBe(true);
      expect(await hasFocus(page, "#_site-search input")).toBe(true);
      await closeDialog(page);
      expect(await isOpen(page)).toBe(false);
    }
    for (const close of [() => page.mouse.click(5, 700), () => page.click("[data-search-close]")]) {
      await page.click(".navbar-search");
      expect(await isOpen(page)).toBe(true);
      await close();
      expect(await isOpen(page)).toBe(false);
    }

    await page.click(".navbar-search");
    await expect
      .poll(() => titles(page))
      .toEqual([expect.stringContaining("useNode"), "In your own words", "Names from the code"]);
    await page.click(chip);
    await page.waitForSelector(option);
    expect(await page.inputValue(field)).toBe("undo");
    expect(await hasFocus(page, "#_site-search input")).toBe(true);
    expect([await page.locator(chip).count(), await titles(page)]).toEqual([0, []]);
    await page.fill(field, "");
    await page.waitForSelector(chip);
    await searchFor(page, "useNode");
    await page.keyboard.press("Enter");
    await waitForHeading(page, "useNode()");
    await page.keyboard.press("/");
    await page.fill(field, "layers");
    await expect.poll(() => selected(page)).toMatch(/layers/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/layers*");

    await openDialog(page, "/search");
    await expect.poll(() => titles(page)).toEqual(["Recent searches", "In your own words", "Names from the code"]);
    const recent = page.locator("#_site-search li:has([data-forget]) [data-query]");
    expect(await recent.allTextContents()).toEqual(["layers", "useNode"]);
    await page.click('[data-forget="layers"]');
    expect(await recent.allTextContents()).toEqual(["useNode"]);
    await recent.click();
    await page.waitForSelector(option);
    expect(await page.inputValue(field)).toBe("useNode");
    expect(await storedSearches(page)).toBe('["useNode"]');
    await closeDialog(page);
    await page.focus("#search-query");
    await page.keyboard.type("a/b");
    expect(await page.inputValue("#search-query")).toBe("a/b");
    expect(await isOpen(page)).toBe(false);

    // Suggestions that arrive late do not steal the focus, and are requested again after a failure.
    expectErrors("ERR_FAILED");
    const restore = await answer(page, /_data.*\/search\.json$/, (route) => route.abort());
    await openDialog(page);
    await page.waitForSelector("[data-forget]");
    await settle(page);
    expect(await page.locator(chip).count()).toBe(0);
    restore();
    await closeDialog(page);
    const release = await hold(page, /_data.*\/search\.json$/);
    await page.keyboard.press("/");
    await page.focus("[data-forget]");
    release();
    await page.waitForSelector(chip);
    expect(await hasFocus(page, "[data-forget]")).toBe(true);
  });

  it("keeps text typed before its code has loaded, and opens the search page if that fails", async ({
    page,
    expectErrors,
  }) => {
    for (const file of [/\/app-/, /search-dialog-/]) {
      const release = await hold(page, file);
      await openDialog(page);
      await page.keyboard.type("setProp");
      expect(await page.inputValue(field)).toBe("setProp");
      release();
      await page.waitForSelector(option);
      expect(await selected(page)).toContain("set-prop");
    }

    expectErrors("search-dialog-", "Could not load the search", "ERR_FAILED");
    const expectSearchPage = async () => {
      await page.keyboard.type("setProp");
      await page.keyboard.press("Enter");
      await waitForHeading(page, 'Search results for "setProp"');
      expect(await isOpen(page)).toBe(false);
    };
    const restore = await answer(page, /search-dialog-/, (route) => route.abort());
    await openDialog(page);
    await expect.poll(() => status(page)).toContain("could not be loaded");
    await expectSearchPage();
    await page.keyboard.press("/");
    await expect.poll(() => status(page)).toContain("could not be loaded");
    restore();
    await closeDialog(page);
    await page.keyboard.press("/");
    await searchFor(page, "setProp");
    await expect.poll(() => status(page)).toContain("results");

    expectErrors("/app-", "Could not load the app");
    await page.route(/\/app-/, (route) => route.abort());
    await openDialog(page);
    await expect.poll(() => page.locator("#_site-search .appless").isVisible()).toBe(true);
    await expectSearchPage();
  });

  it("searches once the reader pauses, and never shows or opens an earlier answer", async ({ page }) => {
    await openDialog(page);
    await searchFor(page, "frame");
    const queries: string[] = [];
    const aborted: string[] = [];
    const recordQuery = (list: string[]) => (request: Request) =>
      request.url().includes("/indexes/") && list.push(request.postDataJSON().requests[0].query);
    page.on("request", recordQuery(queries));
    page.on("requestfailed", recordQuery(aborted));
    const release = await hold(page, /indexes/);
    // Within the debounce, however busy the machine is.
    await page.locator(field).evaluate((input: HTMLInputElement) => {
      for (const text of ["u", "us", "use"]) {
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    await expect.poll(() => queries).toEqual(["use"]);
    await page.fill(field, "useEditor");
    await expect.poll(() => aborted).toEqual(["use"]);
    release();
    await expect.poll(() => selected(page)).toBe("/docs/api/useEditor");
    expect(queries).toEqual(["use", "useEditor"]);
    await settle(page);
    expect(await selected(page)).toBe("/docs/api/useEditor");

    await page.fill(field, " ");
    await page.keyboard.press("Enter");
    await settle(page);
    expect([await isOpen(page), pathOf(page)]).toEqual([true, "/docs/overview"]);

    await searchFor(page, "frame");
    const releaseHistory = await hold(page, /indexes/);
    await page.fill(field, "history");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=history");
    releaseHistory();
  });

  it("leaves Enter to an input method in each browser’s order of events", async ({ page }) => {
    for (const browser of ["chromium", "firefox", "safari"] as const) {
      await openDialog(page);
      await searchFor(page, "useNode ");
      await page.focus(field);
      await page.keyboard.press("End");
      await composeText(page, "の", browser);
      await page.fill(field, "useNode");
      await page.waitForSelector(option);
      await composeText(page, "", browser);
      expect([browser, await isOpen(page), pathOf(page)]).toEqual([browser, true, "/docs/overview"]);
    }
    await page.keyboard.press("Enter");
    await waitForHeading(page, "useNode()");
  });

  it("stays open when a selection ends or begins on the backdrop, and closes on a click there", async ({ page }) => {
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    };
    for (const [id, open] of [
      ["#_site-search", () => page.keyboard.press("/")],
      ["#_site-shortcuts", () => page.keyboard.press("?")],
    ] as const) {
      await page.goto("/docs/overview");
      await settle(page);
      await open();
      await page.waitForSelector(`${id}[open]`);
      if (id === "#_site-search") await page.fill(field, "a query to select");
      const text = await page
        .locator(id === "#_site-search" ? field : `${id} dd`)
        .first()
        .boundingBox();
      const inside: [number, number] = [(text?.x ?? 0) + 40, (text?.y ?? 0) + (text?.height ?? 0) / 2];
      const backdrop: [number, number] = [20, 600];
      await drag(inside, backdrop);
      expect(await page.locator(`${id}[open]`).count()).toBe(1);
      await drag(backdrop, inside);
      expect(await page.locator(`${id}[open]`).count()).toBe(1);
      await page.mouse.click(...backdrop);
      expect(await page.locator(`${id}[open]`).count()).toBe(0);
    }
  });
});

describe("the results in the dialog", () => {
  withPrefetching(
    "are counted, selected by arrows, preloaded, grouped by page, and end with a link to all",
    async ({ page }) => {
      await open(page, "/docs/acknowledgements");
      await page.keyboard.press("/");
      const preload = page.waitForRequest(/_data\/.*useNode\.json/);
      await searchFor(page, "useNode");
      // The count appears at once: added later, it would shift what the reader is about to press.
      const firstOption = page.locator(option).first();
      const optionTop = () => firstOption.evaluate((result) => (result as HTMLElement).offsetTop);
      const initialTop = await optionTop();
      const initialStatus = await page.locator("#_site-search .search-status").textContent();
      expect(initialStatus).toMatch(/^\d+ results$/);
      await expect.poll(() => status(page)).toBe(initialStatus);
      expect(await optionTop()).toBe(initialTop);
      await preload;
      const links = await page.locator(option).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(await selected(page)).toBe(links[0]);
      await page.keyboard.press("ArrowDown");
      expect(await selected(page)).toBe(links[1]);
      expect(await page.getAttribute(field, "aria-activedescendant")).toBe("search-result-1");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      expect(await selected(page)).toBe(links.at(-1));
      await page.keyboard.press("ArrowDown");
      const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Control+Enter")]);
      await tab.waitForURL("**/docs/api/useNode");
      await tab.close();
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press("Enter");
      await waitForHeading(page, "useNode()");
      expect([await isOpen(page), await isMarked(page)]).toEqual([false, true]);

      await page.keyboard.press("/");
      await page.fill(field, "setProp");
      await expect.poll(() => page.locator(`${option} mark`).allTextContents()).toContain("setProp");
      const groups = await page.locator("#_site-search [role=group]").evaluateAll((all) =>
        all.map((group) => ({
          page: (group as HTMLElement).dataset.page,
          links: [...group.querySelectorAll("a")].map((link) => link.getAttribute("href")?.replace(/#.*/, "")),
        })),
      );
      expect(groups.length).toBeGreaterThan(1);
      for (const { page, links } of groups) expect(new Set(links)).toEqual(new Set([page]));
      expect(new Set(groups.map(({ page }) => page)).size).toBe(groups.length);
      expect(await page.locator("#_site-search .search-page").first().textContent()).toContain("API Reference");

      // Markup in the docs and in the query is shown as text.
      await page.fill(field, "<Element");
      await expect.poll(() => page.locator("#_site-search-results").textContent()).toContain("<Element");
      await page.fill(field, '<img src=x onerror="alert(1)"> node');
      await page.waitForSelector("#_site-search .search-all");
      await settle(page);
      expect(await page.locator("#_site-search img").count()).toBe(0);

      await page.fill(field, "lzutf8"); // in three sections
      await expect.poll(() => page.locator("#_site-search .search-all").count()).toBe(0);
      expect(await page.locator(option).count()).toBeGreaterThan(0);
      await page.fill(field, "node");
      await page.waitForSelector("#_site-search .search-all");
      for (const size of [
        { width: 844, height: 390 },
        { width: 1280, height: 600 },
      ]) {
        await page.setViewportSize(size);
        const last = page.locator(option).last();
        const bottom = () =>
          last.evaluate((link) => {
            link.closest(".search-body")?.scrollTo(0, 1e6);
            return link.getBoundingClientRect().bottom;
          });
        await expect.poll(bottom).toBeLessThan(size.height);
        const edge = await page.evaluate(() => document.querySelector("#_site-search")?.getBoundingClientRect().bottom);
        expect(edge).toBeLessThan(size.height);
      }
      await page.keyboard.press("ArrowUp");
      expect(await selected(page)).toBe("/search?q=node");
      await page.keyboard.press("Enter");
      await waitForHeading(page, 'Search results for "node"');
      expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe('["node","useNode"]');
    },
  );

  onFirstVisit(
    "are replaced by suggestions if empty, and wait for the server and the network",
    async ({ page, expectErrors }) => {
      await page.clock.install();
      await openDialog(page);
      await page.fill(field, "zzuseedittor");
      await page.waitForSelector("#_site-search .search-more li a");
      expect(await page.locator("#_site-search .search-more ul:not(.tag-list)").textContent()).toContain("useEditor()");
      await page.fill(field, "xyzzyqwertz");
      await expect.poll(() => status(page)).toBe("No results were found");
      await expect
        .poll(() => page.locator("#_site-search .search-more p").allTextContents())
        .toEqual([expect.stringContaining("Try fewer words"), "In your own words", "Names from the code"]);
      await page.click("#_site-search .search-more >> text=all pages");
      await page.waitForURL("**/docs");
      expect(await page.locator("#_site-search[open]").count()).toBe(0);

      // The selected result's page may still be prefetching when the network fails.
      expectErrors("ERR_INTERNET_DISCONNECTED", "Unreachable hosts", ": Error: You are offline");
      await openDialog(page);
      await searchFor(page, "useNode");
      await page.context().setOffline(true);
      // The network stack goes offline later than the page.
      const canReachServer = () =>
        page.evaluate(() =>
          fetch("/robots.txt", { cache: "no-store" }).then(
            () => true,
            () => false,
          ),
        );
      await expect.poll(canReachServer).toBe(false);
      await page.fill(field, "layers");
      await expect.poll(() => status(page)).toContain("You are offline");
      await page.context().setOffline(false);
      await page.waitForSelector(option);

      const release = await hold(page, /indexes/);
      const request = page.waitForRequest(/indexes/);
      await page.fill(field, "useEditor");
      await request;
      await page.clock.runFor(1500);
      release();
      await expect.poll(() => selected(page)).toBe("/docs/api/useEditor");

      expectErrors("ERR_FAILED", "The search failed");
      const restore = await answer(page, /indexes/, (route) => route.abort());
      await page.fill(field, "frame");
      await expect.poll(() => status(page)).toContain("The search failed");
      restore();
      await page.waitForSelector(option);
      await expect.poll(() => status(page)).toContain("results");
    },
  );
});
