import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { brotliSize, readManifest } from "../../e2e/support/built-site.ts";
import { collectRequests, freshVisits, hold, settle, waitForHeading } from "../../e2e/support/reader.ts";
import {
  closeDialog,
  field,
  isOpen,
  openDialog,
  option,
  searchFor,
  selected,
  status,
} from "../../e2e/support/search-dialog.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1280, height: 800 } });

describe("the dialog", () => {
  it.each(["/", "Control+k", "Meta+k"])("opens by %s, and Escape closes it", async (key) => {
    await page().goto("/docs/overview");
    await page().keyboard.press(key);
    expect(await isOpen(page())).toBe(true);
    expect(await page().evaluate(() => document.activeElement?.matches("#search input"))).toBe(true);
    await page().keyboard.press("Escape");
    expect(await isOpen(page())).toBe(false);
  });

  it("opens by a click, a tap beside it closes it, and so does its button", async () => {
    await page().goto("/docs/overview");
    await page().click(".navbar-search");
    expect(await isOpen(page())).toBe(true);
    await page().mouse.click(5, 700);
    expect(await isOpen(page())).toBe(false);
    await page().click(".navbar-search");
    await page().click("[data-search-close]");
    expect(await isOpen(page())).toBe(false);
  });

  it("leaves / to fields in which it is typed", async () => {
    await page().goto("/search");
    await page().focus("#search-query");
    await page().keyboard.type("a/b");
    expect(await page().inputValue("#search-query")).toBe("a/b");
    expect(await isOpen(page())).toBe(false);
  });

  it.each([
    ["the app", /\/app-/],
    ["its code", /search-dialog-/],
  ])("keeps what is typed before %s has come, and searches for that", async (_, file) => {
    const release = await hold(page(), file);
    await openDialog(page());
    await page().keyboard.type("setProp");
    expect(await page().inputValue(field)).toBe("setProp");
    release();
    await page().waitForSelector(option);
    expect(await selected(page())).toContain("set-prop");
  });

  it("says that its code does not come, and no longer when it has come", async () => {
    expectTrouble("search-dialog-", "Could not load the search", "ERR_FAILED");
    let isBroken = true;
    await page().route(/search-dialog-/, (route) => (isBroken ? route.abort() : route.fallback()));
    await openDialog(page());
    await expect.poll(() => status(page())).toContain("could not be loaded");
    isBroken = false;
    await closeDialog(page());
    expect(await isOpen(page())).toBe(false);
    await page().keyboard.press("/");
    await searchFor(page(), "setProp");
    await expect.poll(() => status(page())).toContain("results");
  });

  it("says that the app does not come", async () => {
    expectTrouble("/app-", "Could not load the app", "ERR_FAILED");
    await page().route(/\/app-/, (route) => route.abort());
    await openDialog(page());
    await expect.poll(() => page().locator("#search .appless").isVisible()).toBe(true);
  });

  it.each([
    ["the app does", /\/app-/, "Could not load the app"],
    ["its code does", /search-dialog-/, "Could not load the search"],
  ])("leads to the search page when %s not come", async (_, file, trouble) => {
    expectTrouble(trouble, "ERR_FAILED");
    await page().route(file, (route) => route.abort());
    await openDialog(page());
    await page().keyboard.type("setProp");
    await page().keyboard.press("Enter");
    await waitForHeading(page(), 'Search results for "setProp"');
    expect(await isOpen(page())).toBe(false);
  });

  it("asks once the reader pauses, and no longer for what was typed before", async () => {
    await openDialog(page());
    await searchFor(page(), "frame");
    const queries: string[] = [];
    const aborted: string[] = [];
    const note = (list: string[]) => (request: Request) =>
      request.url().includes("/indexes/") && list.push(request.postDataJSON().requests[0].query);
    page().on("request", note(queries));
    page().on("requestfailed", note(aborted));
    const release = await hold(page(), /indexes/);
    // Within the pause, however busy the machine is.
    await page()
      .locator(field)
      .evaluate((input: HTMLInputElement) => {
        for (const text of ["u", "us", "use"]) {
          input.value = text;
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }
      });
    await expect.poll(() => queries).toEqual(["use"]);
    await page().fill(field, "useEditor");
    await expect.poll(() => aborted).toEqual(["use"]);
    release();
    await expect.poll(() => selected(page())).toBe("/docs/api/useEditor");
    expect(queries).toEqual(["use", "useEditor"]);
  });

  it("stays, and leads nowhere, when Enter is pressed in its emptied field", async () => {
    await openDialog(page());
    await searchFor(page(), "setProp");
    await page().fill(field, " ");
    await page().keyboard.press("Enter");
    await settle(page());
    expect(await isOpen(page())).toBe(true);
    expect(page().url()).toMatch(/\/docs\/overview$/);
  });

  it("costs at most 15 kB, loaded when it is opened", async () => {
    const requests = collectRequests(page(), /search-dialog-/);
    await page().goto("/docs/overview");
    await settle(page());
    expect(requests).toEqual([]);
    const { assets } = await readManifest();
    expect(await brotliSize([assets.searchDialog])).toBeLessThan(15_000);
  });
});
