import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { blocksOf, jsonOf, openBasic, reloadBasic, startBlocks, storageKey } from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";

const state = (page: Page) => page.locator(".autosave > span").first().textContent();
const problem = (page: Page) => page.locator(".autosave [role=alert]").textContent();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const saved = "Saved in this browser";

describe("saving in the basic example", () => {
  const it = journeys({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });

  it("happens after a pause or on leaving, survives a reload, and Start again can be undone", async ({ page }) => {
    await openBasic(page);
    await page.mouse.move(600, 300); // a hover is not a change
    expect([await state(page), await stored(page)]).toEqual(["Saves in this browser", null]);
    await press(page, "Add Text");
    expect(await state(page)).toBe("Saving…");
    await expect.poll(() => state(page)).toBe(saved);

    await press(page, "Add Button");
    await reloadBasic(page);
    const changed = "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button)]) Text Button)";
    await expect.poll(() => state(page)).toBe(saved);
    expect(await blocksOf(page)).toBe(changed);
    expect(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");

    await press(page, "Start again");
    expect(await blocksOf(page)).toBe(startBlocks);
    await press(page, "Undo");
    expect(await blocksOf(page)).toBe(changed);
    await expect.poll(() => state(page)).toBe(saved);
    expect(await stored(page)).toBe(await jsonOf(page));
  });

  it("shows changes of another tab, which Undo reverts; Start again does nothing on the first page", async ({
    page,
  }) => {
    await openBasic(page);
    await press(page, "Start again");
    const undo = page.getByRole("button", { name: "Undo" });
    expect(await undo.getAttribute("aria-disabled")).toBe("true");

    const other = await page.context().newPage();
    await openBasic(other);
    await press(other, "Add Text");
    const added = "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button)]) Text)";
    await expect.poll(() => blocksOf(page)).toBe(added);
    expect(await state(page)).toBe(saved);
    await undo.click();
    await expect.poll(() => blocksOf(other)).toBe(startBlocks);
  });

  it("passes the saved page to the saved state doctor, with the last change", async ({ page }) => {
    await openBasic(page);
    await press(page, "Add Text");
    await page.getByRole("link", { name: "Check the page" }).click();
    await page.locator(".summary", { hasText: "10 nodes." }).waitFor();
  });

  it.for([
    ["QuotaExceededError", "Not saved: the storage is full"],
    ["SecurityError", "Not saved: the storage is blocked"],
  ])("shows a message when saving throws a %s", async ([name = "", message], { page }) => {
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("No", name);
      };
    }, name);
    await openBasic(page);
    await press(page, "Add Text");
    await expect.poll(() => problem(page)).toBe(message);
    expect(await state(page)).toBe("");
  });

  it("reports a damaged page, offers it for download, and saves only after Replace it", async ({ page }) => {
    const damaged = '{"ROOT":{"type":{"resolvedName":"Gone"}}}';
    await openBasic(page);
    await page.evaluate(([key = "", json = ""]) => localStorage.setItem(key, json), [storageKey, damaged]);
    await reloadBasic(page);
    expect(await blocksOf(page)).toBe(startBlocks);
    await expect
      .poll(() => problem(page))
      .toMatch(/^Not saved: .* is damaged\. The node ROOT has an unknown component: Gone\.$/);

    await press(page, "Add Text");
    await reloadBasic(page);
    await expect.poll(() => problem(page)).toMatch(/Gone/);
    expect(await stored(page)).toBe(damaged);
    const started = page.waitForEvent("download");
    await press(page, "Download it");
    expect(await readFile(await (await started).path(), "utf8")).toBe(damaged);

    await press(page, "Replace it");
    expect(await stored(page)).toBe(await jsonOf(page));
    await press(page, "Add Text");
    await expect.poll(() => state(page)).toBe(saved);
    expect([await problem(page), await page.getByRole("button", { name: "Replace it" }).count()]).toEqual(["", 0]);
  });
});

describe("the basic example", () => {
  const it = journeys({
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    acceptDownloads: true,
  });

  it("resizes a container by a handle or a slider, within limits, as one undo step", async ({ page }) => {
    await openBasic(page);
    await press(page, "Add Container");
    const container = page.locator("main .container .container");
    const heightOf = () => container.evaluate((element) => element.getBoundingClientRect().height);
    const pull = async (by: number) => {
      const box = await page.locator(".resize-handle").boundingBox();
      if (!box) throw new Error("No handle");
      await page.mouse.move(box.x + 22, box.y + 12);
      await page.mouse.down();
      await page.mouse.move(box.x + 22, box.y + 12 + by, { steps: 10 });
      await page.mouse.up();
    };
    const remove = await page.getByRole("button", { name: "Delete" }).boundingBox();
    expect((remove?.y ?? 0) + (remove?.height ?? 0)).toBeLessThan(900);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await heightOf()).toBe(64);
    await pull(100);
    expect(await heightOf()).toBe(164);
    await pull(-300);
    expect(await heightOf()).toBe(64);
    for (let steps = 0; steps < 2; steps++) await press(page, "Undo");
    expect([await heightOf(), await blocksOf(page)]).toEqual([64, `${startBlocks.slice(0, -1)} Container)`]);
    await page.getByRole("slider", { name: "Minimum height" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await heightOf()).toBe(65);
    await page.locator("main .text").first().click();
    expect(await page.locator(".resize-handle").count()).toBe(0);
  });

  it("lists blocks as layers, and shows their names in outline and settings, also after a reload", async ({ page }) => {
    await openBasic(page);
    const layers = page.locator(".layers button");
    const words = ["Container ", "Text My page", "Text Double-click me to edit, drag me to move me.", "Card "];
    expect((await layers.allTextContents()).slice(0, 4)).toEqual(words);
    await layers.nth(3).focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("[data-selected]").getAttribute("class")).toBe("card");
    expect(await layers.nth(3).evaluate((layer) => layer === document.activeElement)).toBe(true);

    await page.keyboard.press("Tab");
    await page.getByRole("textbox", { name: "Name" }).fill("Offer <b>");
    const names = async () => [
      await layers.nth(3).textContent(),
      await page.locator("main .card").getAttribute("data-name"),
      await page.locator("main .card").getAttribute("aria-label"),
      await page.locator(".settings h2").textContent(),
      await page.getByRole("status").textContent(),
    ];
    const named = ["Offer <b> ", "Offer <b>", "Offer <b>", "Offer <b>", "Offer <b>: 3 of 3 in Container"];
    expect(await names()).toEqual(named);
    await layers.nth(4).click();
    expect(await page.getByRole("status").textContent()).toBe("Card body: part of Offer <b>");
    await expect.poll(() => state(page)).toBe(saved);
    await reloadBasic(page);
    await layers.nth(3).click();
    expect(await names()).toEqual(named);
    await page.getByRole("textbox", { name: "Name" }).fill(" ");
    expect(await layers.nth(3).textContent()).toBe("Card ");
    await press(page, "Undo");
    expect(await layers.nth(3).textContent()).toBe("Offer <b> ");

    // The list shows selections made elsewhere.
    await page.locator("main .card-actions .button").focus();
    const isShown = await page.locator(".layers [aria-current=true]").evaluate((row) => {
      const [inner, outer] = [row.getBoundingClientRect(), row.closest("nav > ul")?.getBoundingClientRect()];
      return [
        row.textContent,
        outer && inner.top >= outer.top && inner.bottom <= outer.bottom,
        outer?.right === inner.right + 4,
      ];
    });
    expect(isShown).toEqual(["Button Open", true, true]);
    await page.emulateMedia({ forcedColors: "active" });
    const row = page.locator(".layers [aria-current=true]");
    expect(await row.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe("rgb(13, 102, 208)");
    await page.emulateMedia({ forcedColors: null });
    await layers.nth(0).focus();
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Open");
  });
});
