import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeViolations, type Look, looks } from "../support/axe.ts";
import {
  drag as dragBasic,
  jsonOf,
  loadJson,
  openBasic,
  runningEditor,
  text,
  toolboxItem,
} from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";
import { openEditor, openMenuItem } from "../support/landing-editor.ts";

const show = async (page: Page, { width, mode }: Look) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), mode);
};
const dialogs = ["Export", "Import JSON", "Keyboard shortcuts"];

// With React's development build: its warnings count as errors, so they fail the test.
describe("axe reports no violations, and React no warnings", () => {
  const it = journeys({ baseURL: inject("developmentUrl"), viewport: { width: 1280, height: 900 } });

  it("in the landing example, its panels, its dialogs and its preview", { timeout: 180_000 }, async ({ page }) => {
    await openEditor(page);
    for (const look of looks()) {
      await show(page, look);
      const check = async (label: string, within?: string) =>
        expect(await axeViolations(page, within, look.rules), `${label}, ${look.width} px, ${look.mode}`).toEqual([]);
      await check("start");
      const isNarrow = look.width < 900;
      for (const panel of isNarrow ? ["Add", "Layers", "Settings"] : []) {
        const tab = page.locator(".dock .tabs").getByRole("button", { name: panel });
        await tab.click();
        await check(panel, `#panel-${panel.toLowerCase()}, .dock`);
        await tab.click();
      }
      for (const id of ["hero", "data-picture", "film-video", "steps", "ROOT"]) {
        await page.locator(`[data-block="${id}"]`).focus();
        await check(id, isNarrow ? ".selection, .dock" : ".selection, .side-right");
      }
      for (const dialog of dialogs) {
        await openMenuItem(page, dialog);
        await check(dialog, "dialog");
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
      }
      await page.getByRole("button", { name: "Preview" }).click();
      await check("preview");
      await page.getByRole("button", { name: "Edit", exact: true }).click();
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ["Heading", "Text", "Button", "Image", "Video", "Container", "Card", "Columns", "Column"]) {
      await page.locator(".toolbox").getByRole("button", { name, exact: true }).click();
    }
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");
    await openMenuItem(page, "Start over");
  });

  it("in the basic example and its dialogs", async ({ page }) => {
    await openBasic(page);
    for (const look of looks(1)) {
      await show(page, look);
      const check = async (label: string, within?: string) =>
        expect(await axeViolations(page, within, look.rules), `${label}, ${look.width} px, ${look.mode}`).toEqual([]);
      await check("start");
      for (const selector of [".card-actions .button", "main .text", "main .card"]) {
        await page.locator(selector).first().focus();
        await check(selector, ".settings, [data-selected]");
      }
      await page.getByRole("button", { name: "JSON", exact: true }).click();
      await page.getByLabel("JSON", { exact: true }).fill("{");
      await page.getByRole("button", { name: "Load" }).click();
      await check("JSON", "dialog[open]");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
      await check("shortcuts", "dialog[open]");
      await page.keyboard.press("Escape");
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await dragBasic(page, toolboxItem(page, "Card"), text(page, "Double-click me"), 0.9);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Redo" }).click();
    await text(page, "My page").dblclick();
    await page.keyboard.type("New ");
    await page.keyboard.press("Enter");
    const json = await jsonOf(page);
    await page.getByRole("button", { name: "Delete" }).click();
    expect(await loadJson(page, json)).toBe("");
    await page.getByLabel("Editing").uncheck();
    await page.getByLabel("Editing").check();
    expect(await page.locator(".card").count()).toBe(2);
  });

  // The editor of each step has parts of the whole editor, so one step is enough.
  it("in the editors after the steps of the tutorial", async ({ page }) => {
    for (const step of process.env.EVERY_PAGE ? [1, 2, 3, 4, 5] : [5]) {
      await page.goto(`/examples/tutorial/step-${step}`);
      await page.waitForSelector(`${runningEditor} p`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect([step, width, await axeViolations(page)]).toEqual([step, width, []]);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect([step, width, await page.evaluate(sideways)]).toEqual([step, width, 0]);
      }
    }
  });
});
