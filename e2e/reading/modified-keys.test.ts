import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { openBasic, runningEditor } from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";
import { block, openEditor, tool } from "../support/landing-editor.ts";
import { preventedModifiedKeys } from "../support/modified-keys.ts";
import { openPlayground } from "../support/playground.ts";
import { open, settle } from "../support/reader.ts";
import { field, openDialog, searchFor } from "../support/search-dialog.ts";

const it = journeys({ savesData: true, withoutTypeScript: true, viewport: { width: 1280, height: 800 } });

const search = ["Control+k", "Meta+k"];
const undoAndRedo = ["z", "Shift+z", "y"].flatMap((key) => [`Control+${key}`, `Meta+${key}`]);

/** The modified keys whose default action the page prevents, except the given shortcuts. */
async function preventedKeys(element: Locator, shortcuts: string[]): Promise<string[]> {
  const keys = await preventedModifiedKeys(element);
  return keys.filter((press) => !shortcuts.includes(press));
}

describe("keys with modifiers, such as Alt+Left, are left to the browser unless they are shortcuts", () => {
  it("on tabs, menus, links and in the search", async ({ page }) => {
    for (const place of [".tab > summary", ".colour-mode", ".dropdown summary", "main a"]) {
      await page.goto("/docs/overview");
      await settle(page);
      expect.soft(await preventedKeys(page.locator(place).first(), search), place).toEqual([]);
    }
    await openDialog(page);
    await searchFor(page, "node");
    const newTab = ["Control", "Meta", "Shift", "Control+Shift", "Meta+Shift"].map((held) => `${held}+Enter`);
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    expect(await preventedKeys(page.locator(field), [...search, ...newTab])).toEqual([]);
  });

  it("in the drawer of narrow windows, whose focus trap handles Tab and Shift+Tab", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "/docs/overview");
    await page.click(".navbar-menu");
    await page.waitForSelector("#_site-menu:popover-open");
    expect(await preventedKeys(page.locator("#_site-menu a").first(), [...search, "Shift+Tab"])).toEqual([]);
  });

  it("on the tabs of the playground and the tree of a saved document", async ({ page }) => {
    await openPlayground(page);
    expect(await preventedKeys(page.getByRole("tab").first(), search)).toEqual([]);
    await open(page, "/docs/tools/saved-state");
    await page.getByRole("button", { name: "Try it with a damaged page" }).click();
    await page.getByRole("button", { name: "Show the node" }).first().click();
    const tree = page.getByRole("tree");
    expect(await preventedKeys(tree, search)).toEqual([]);
  });

  it("in the source of a live example", async ({ page }) => {
    await page.goto("/examples/live/nodes");
    await page.locator(".source [role=textbox]").click();
    const source = page.locator(".cm-content");
    await source.waitFor();
    const edits = /^((Control|Shift)\+){0,2}(Arrow\w+|Home|End|Enter|Tab|Backspace|Delete|[ayz])$/;
    expect((await preventedKeys(source, [])).filter((press) => !edits.test(press))).toEqual([]);
  });

  it("on blocks, layers, tools and the menu of the landing editor", async ({ page }) => {
    await openEditor(page);
    const shortcuts = [...undoAndRedo, "Control+d", "Meta+d", "Shift+F6"];
    const places = {
      block: block(page, "hero-text"),
      layer: page.locator("[data-layer]").nth(1),
      tool: tool(page, "Text"),
      menu: page.locator("button[aria-label=More]"),
    };
    for (const [name, place] of Object.entries(places)) {
      expect.soft(await preventedKeys(place, shortcuts), name).toEqual([]);
    }
  });

  it("on blocks, texts and tabs of the basic editor", async ({ page }) => {
    await openBasic(page);
    const text = page.locator(`${runningEditor} main .text`).first();
    expect.soft(await preventedKeys(text, undoAndRedo)).toEqual([]);
    expect.soft(await preventedKeys(page.locator("main .card").first(), undoAndRedo)).toEqual([]);
    expect.soft(await preventedKeys(page.getByRole("tab").first(), undoAndRedo)).toEqual([]);
    await text.dblclick();
    await page.locator(".text[contenteditable]").waitFor();
    expect(await preventedKeys(text, undoAndRedo)).toEqual([]);
  });
});
