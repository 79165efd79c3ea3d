import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { blocksOf, openBasic, runningEditor, startBlocks } from "../support/basic-editor.ts";
import { composeText } from "../support/compose-text.ts";
import { journeys } from "../support/journeys.ts";
import { block, openEditor } from "../support/landing-editor.ts";
import { typeOnLayout } from "../support/type-on-layout.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const browsers = ["chromium", "firefox", "safari"] as const;
const isEdited = (page: Page) => page.locator("[contenteditable]").count().then(Boolean);

describe("the landing editor", () => {
  const count = (page: Page) => page.locator("[data-block]").count();

  it("duplicates, undoes and redoes on any keyboard layout", async ({ page }) => {
    await openEditor(page);
    const before = await count(page);
    for (const [layout, d, z, y] of [
      ["russian", "KeyD", "KeyZ", "KeyY"],
      ["hebrew", "KeyD", "KeyZ", "KeyY"],
      ["dvorak", "KeyH", "Slash", "KeyT"],
      ["azerty", "KeyD", "KeyW", "KeyY"],
    ] as const) {
      await block(page, "hero-text").focus();
      await typeOnLayout(page, layout, `Control+${d}`);
      expect.soft([layout, await count(page)]).toEqual([layout, before + 1]);
      await typeOnLayout(page, layout, `Control+${z}`);
      expect.soft([layout, await count(page)]).toEqual([layout, before]);
      for (const redo of [`Control+Shift+${z}`, `Control+${y}`]) {
        await typeOnLayout(page, layout, redo);
        expect.soft([layout, redo, await count(page)]).toEqual([layout, redo, before + 1]);
        await typeOnLayout(page, layout, `Control+${z}`);
      }
    }
    await block(page, "hero-text").focus();
    await typeOnLayout(page, "dvorak", "Control+KeyD", "Control+KeyZ"); // E and a semicolon
    expect(await count(page)).toBe(before);
  });

  it("keeps editing a text while Enter belongs to an input method", async ({ page }) => {
    await openEditor(page);
    for (const browser of browsers) {
      await block(page, "hero-title").focus();
      await page.keyboard.press("Enter");
      await composeText(page, "日本語", browser);
      expect([browser, await isEdited(page)]).toEqual([browser, true]);
      await page.keyboard.press("Enter");
      expect([browser, await isEdited(page)]).toEqual([browser, false]);
      expect(await block(page, "hero-title").textContent()).toBe("日本語");
    }
  });

  it("starts editing a text when Enter is held down, and keeps its words", async ({ page }) => {
    await openEditor(page);
    for (const id of ["hero-title", "hero-text"]) {
      const words = await block(page, id).textContent();
      await block(page, id).focus();
      for (let times = 0; times < 4; times++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      expect([id, await isEdited(page), await block(page, id).textContent()]).toEqual([id, true, words]);
      await page.keyboard.press("Escape");
    }
  });
});

describe("the basic editor", () => {
  const heading = (page: Page) => page.locator(`${runningEditor} main .text`).first();

  it("duplicates, undoes and redoes on any keyboard layout", async ({ page }) => {
    await openBasic(page);
    const twice = startBlocks.replace("Text Text", "Text Text Text");
    for (const [layout, d, z] of [
      ["russian", "KeyD", "KeyZ"],
      ["greek", "KeyD", "KeyZ"],
      ["dvorak", "KeyH", "Slash"],
      ["german", "KeyD", "KeyY"],
    ] as const) {
      await heading(page).focus();
      await typeOnLayout(page, layout, d);
      expect.soft([layout, await blocksOf(page)]).toEqual([layout, twice]);
      await heading(page).focus();
      await typeOnLayout(page, layout, `Control+${z}`);
      expect.soft([layout, await blocksOf(page)]).toEqual([layout, startBlocks]);
      await heading(page).focus();
      await typeOnLayout(page, layout, `Control+Shift+${z}`);
      expect.soft([layout, await blocksOf(page)]).toEqual([layout, twice]);
      await heading(page).focus();
      await typeOnLayout(page, layout, `Control+${z}`);
    }
    await heading(page).focus();
    await typeOnLayout(page, "dvorak", "KeyD", "KeyA", "KeyZ");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("toolbox");
    expect(await blocksOf(page)).toBe(startBlocks);
  });

  it("keeps editing a text while Enter belongs to an input method or is held down", async ({ page }) => {
    await openBasic(page);
    for (const browser of browsers) {
      await heading(page).focus();
      for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await page.locator(".text[contenteditable]").waitFor();
      await page.keyboard.press("Control+a");
      await composeText(page, "日本語", browser);
      expect([browser, await isEdited(page)]).toEqual([browser, true]);
      await page.keyboard.press("Enter");
      await expect.poll(() => isEdited(page)).toBe(false);
      expect(await heading(page).textContent()).toBe("日本語");
    }
  });
});

describe("the source of a live example", () => {
  it("gets no line break from the Enter that ends a composition", async ({ page }) => {
    // CodeMirror handles Safari's order of events only in Safari.
    for (const browser of browsers.filter((name) => name !== "safari")) {
      await page.goto("/examples/live/nodes");
      await page.locator(".source [role=textbox]").focus();
      await page.locator(".cm-content:focus").waitFor();
      await page.keyboard.press("Control+Home");
      const lines = () => page.locator(".cm-line").allTextContents();
      const [firstLine = "", secondLine] = await lines();
      await composeText(page, "日本", browser);
      expect([browser, (await lines()).slice(0, 2)]).toEqual([browser, [`日本${firstLine}`, secondLine]]);
      await page.keyboard.press("Enter");
      expect((await lines()).slice(0, 3)).toEqual(["日本", expect.stringContaining(firstLine), secondLine]);
    }
  });
});
