import { describe, expect, it } from "vitest";
import { answer, freshVisits, hold, settle } from "../../e2e/support/reader.ts";
import { closeDialog, field, openDialog, option, searchFor, status } from "../../e2e/support/search-dialog.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1280, height: 800 } });

describe("queries to try", () => {
  const chip = '#search .tag-list [data-query="undo"]';

  it("search at a press, and are there again when the field is emptied", async () => {
    await openDialog(page());
    await page().click(chip);
    await page().waitForSelector(option);
    expect(await page().inputValue(field)).toBe("undo");
    expect(await page().evaluate(() => document.activeElement?.matches("#search input"))).toBe(true);
    expect(await page().locator(chip).count()).toBe(0);
    await page().fill(field, "");
    await page().waitForSelector(chip);
  });

  it("stand below what is said where nothing was found", async () => {
    await openDialog(page());
    await page().fill(field, "xyzzyqwertz");
    await expect.poll(() => status(page())).toBe("No results were found");
    await page().waitForSelector(chip);
    const texts = await page().locator("#search .search-more p").allTextContents();
    expect(texts).toEqual([expect.stringContaining("Try fewer words"), "In your own words", "Names from the code"]);
  });

  it("take the focus from nobody when they come late, and are asked for anew when they did not come", async () => {
    await page().addInitScript(() => localStorage.setItem("recent-searches", '["layers"]'));
    expectTrouble("ERR_FAILED");
    const mend = await answer(page(), /_data.*\/search\.json$/, (route) => route.abort());
    await openDialog(page());
    await page().waitForSelector("[data-forget]");
    await settle(page());
    expect(await page().locator(chip).count()).toBe(0);
    mend();
    await closeDialog(page());
    const release = await hold(page(), /_data.*\/search\.json$/);
    await page().keyboard.press("/");
    await page().focus("[data-forget]");
    release();
    await page().waitForSelector(chip);
    expect(await page().evaluate(() => document.activeElement?.matches("[data-forget]"))).toBe(true);
  });
});

describe("searches that led to a page", () => {
  it("make way for what can be looked for while there are none", async () => {
    await openDialog(page());
    const texts = page().locator("#search .search-more p");
    await expect
      .poll(() => texts.allTextContents())
      .toEqual([expect.stringContaining("useNode"), "In your own words", "Names from the code"]);
    await searchFor(page(), "layers");
    expect(await texts.count()).toBe(0);
  });

  it("are offered again, newest first, and can be removed", async () => {
    for (const text of ["useNode", "layers"]) {
      await openDialog(page());
      await searchFor(page(), text);
      await Promise.all([page().waitForNavigation(), page().keyboard.press("Enter")]);
    }
    await openDialog(page(), "/support");
    await page().waitForSelector(".search-more [data-forget]");
    await expect
      .poll(() => page().locator("#search .search-more p").allTextContents())
      .toEqual(["Recent searches", "In your own words", "Names from the code"]);
    const recent = page().locator("#search li:has([data-forget]) [data-query]");
    expect(await recent.allTextContents()).toEqual(["layers", "useNode"]);
    await page().click('[data-forget="layers"]');
    expect(await recent.allTextContents()).toEqual(["useNode"]);
    await recent.click();
    await page().waitForSelector(option);
    expect(await page().inputValue(field)).toBe("useNode");
    expect(await page().evaluate(() => localStorage.getItem("recent-searches"))).toBe('["useNode"]');
  });
});
