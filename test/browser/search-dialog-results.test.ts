import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { answer, freshVisits, hold, isMarked, mark, waitForHeading } from "../../e2e/support/reader.ts";
import { field, isOpen, openDialog, option, searchFor, selected, status } from "../../e2e/support/search-dialog.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1280, height: 800 } });

describe("results", () => {
  it("stand together by page, with category, section and what matches", async () => {
    await openDialog(page());
    await searchFor(page(), "setProp");
    const groups = await page()
      .locator("#search [role=group]")
      .evaluateAll((all) =>
        all.map((group) => ({
          page: (group as HTMLElement).dataset.page,
          links: [...group.querySelectorAll("a")].map((link) => link.getAttribute("href")?.replace(/#.*/, "")),
        })),
      );
    expect(groups.length).toBeGreaterThan(1);
    for (const { page, links } of groups) expect(new Set(links)).toEqual(new Set([page]));
    expect(new Set(groups.map(({ page }) => page)).size).toBe(groups.length);
    expect(await page().locator("#search .search-page").first().textContent()).toContain("API Reference");
    expect(await page().locator(`${option} mark`).first().textContent()).toBe("setProp");
  });

  it.each([
    { width: 1280, height: 600 },
    { width: 844, height: 390 },
  ])("can be scrolled into view to the last in a window of $width × $height", async (size) => {
    await page().setViewportSize(size);
    await openDialog(page());
    await searchFor(page(), "node");
    const last = page().locator(option).last();
    await last.evaluate((link) => link.closest(".search-body")?.scrollTo(0, 1e6));
    // What the dialog comes with moves it.
    await page().waitForFunction(() => document.querySelector("#search")?.getAnimations().length === 0);
    expect(await last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(size.height);
    expect(await page().evaluate(() => document.querySelector("#search")?.getBoundingClientRect().bottom)).toBeLessThan(
      size.height,
    );
  });

  it("are walked by arrows, which go round, and opened by Enter without a reload", async () => {
    await page().goto("/docs/overview");
    await hydrate(page());
    await mark(page());
    await page().keyboard.press("/");
    await searchFor(page(), "useNode");
    const links = await page()
      .locator(option)
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await selected(page())).toBe(links[0]);
    await page().keyboard.press("ArrowDown");
    expect(await selected(page())).toBe(links[1]);
    expect(await page().getAttribute(field, "aria-activedescendant")).toBe("search-result-1");
    await page().keyboard.press("ArrowUp");
    await page().keyboard.press("ArrowUp");
    expect(await selected(page())).toBe(links.at(-1));
    await page().keyboard.press("ArrowDown");
    await page().keyboard.press("Enter");
    await waitForHeading(page(), "useNode()");
    expect(await isOpen(page())).toBe(false);
    expect(await isMarked(page())).toBe(true);
  });

  it("end with a link to all of them, where there are more", async () => {
    await openDialog(page());
    await searchFor(page(), "node");
    await page().keyboard.press("ArrowUp");
    expect(await selected(page())).toBe("/search?q=node");
    await page().keyboard.press("Enter");
    await waitForHeading(page(), 'Search results for "node"');
    expect(await page().evaluate(() => localStorage.getItem("recent-searches"))).toBe('["node"]');
    await openDialog(page());
    await searchFor(page(), "hydration-safe");
    expect(await page().locator("#search .search-all").count()).toBe(0);
  });

  it("open in another tab by Ctrl+Enter, and the dialog stays", async () => {
    await openDialog(page());
    await searchFor(page(), "useNode");
    const [tab] = await Promise.all([page().context().waitForEvent("page"), page().keyboard.press("Control+Enter")]);
    await tab.waitForURL("**/docs/api/useNode");
    expect(await isOpen(page())).toBe(true);
  });

  it("load ahead what is selected", async () => {
    await page().goto("/docs/acknowledgements");
    await page().keyboard.press("/");
    const asked = page().waitForRequest(/_data\/.*useNode\.json/);
    await searchFor(page(), "useNode");
    await asked;
  });

  it("are counted for a screen reader once the reader pauses", async () => {
    await openDialog(page());
    await searchFor(page(), "useNode");
    // It is seen at once: written later, it would move what the reader is about to press.
    const first = page().locator(option).first();
    const place = () => first.evaluate((result) => (result as HTMLElement).offsetTop);
    const before = await place();
    const seen = await page().locator("#search .search-status").textContent();
    expect(seen).toMatch(/^\d+ results$/);
    await expect.poll(() => status(page())).toBe(seen);
    expect(await place()).toBe(before);
    await page().fill(field, "zzqqxxyy");
    await expect.poll(() => status(page())).toBe("No results were found");
  });

  it("never are those of an earlier query", async () => {
    await openDialog(page());
    await searchFor(page(), "frame");
    const release = await hold(page(), /indexes/);
    await page().fill(field, "layers");
    await page().fill(field, "useEditor");
    release();
    await expect.poll(() => selected(page())).toBe("/docs/api/useEditor");
    await page().waitForTimeout(200);
    expect(await selected(page())).toBe("/docs/api/useEditor");
  });

  it("are not opened by Enter once another query is typed", async () => {
    await openDialog(page());
    await searchFor(page(), "frame");
    const release = await hold(page(), /indexes/);
    await page().fill(field, "history");
    await page().keyboard.press("Enter");
    await page().waitForURL("**/search?q=history");
    release();
  });

  it("show what stands in the documentation as text", async () => {
    await openDialog(page());
    await searchFor(page(), "<Element");
    expect(await page().locator("#search-results").textContent()).toContain("<Element");
    await searchFor(page(), '<img src=x onerror="alert(1)"> node');
    expect(await page().locator("#search img").count()).toBe(0);
  });

  it("are replaced by titles that are spelt alike when there are none", async () => {
    await openDialog(page());
    await page().fill(field, "zzuseedittor");
    await page().waitForSelector("#search .search-more li a");
    expect(await page().locator("#search .search-more ul:not(.tag-list)").textContent()).toContain("useEditor()");
  });

  it("give way to other ways when there is nothing alike either", async () => {
    await openDialog(page());
    await page().fill(field, "zzqqxxyy");
    await page().click("#search .search-more >> text=all pages");
    await page().waitForURL("**/docs");
    expect(await page().locator("#search[open]").count()).toBe(0);
  });

  it("are waited for on a slow network", async () => {
    await openDialog(page());
    const release = await hold(page(), /indexes/);
    const asked = page().waitForRequest(/indexes/);
    await page().fill(field, "layers");
    await asked;
    await page().waitForTimeout(1500);
    release();
    await page().waitForSelector(option);
  });

  const canReachServer = () =>
    page().evaluate(() =>
      fetch("/robots.txt", { cache: "no-store" }).then(
        () => true,
        () => false,
      ),
    );

  it("say that there is no network, and come back with it", async () => {
    // The page of what is selected may still be on its way when the network goes.
    expectTrouble("ERR_INTERNET_DISCONNECTED", "Unreachable hosts", "ahead: Error: You are offline");
    await openDialog(page());
    await searchFor(page(), "useNode");
    await page().context().setOffline(true);
    // The browser's network hears of it later than the page.
    await expect.poll(canReachServer).toBe(false);
    await page().fill(field, "layers");
    await expect.poll(() => status(page())).toContain("You are offline");
    await page().context().setOffline(false);
    await page().waitForSelector(option);
  });
});

it("a search that got no answer is made again until it gets one", async () => {
  expectTrouble("ERR_FAILED", "The search got no answer");
  await openDialog(page());
  const mend = await answer(page(), /indexes/, (route) => route.abort());
  await page().fill(field, "layers");
  await expect.poll(() => status(page())).toContain("The search got no answer");
  mend();
  await page().waitForSelector(option);
  await expect.poll(() => status(page())).toContain("results");
});
