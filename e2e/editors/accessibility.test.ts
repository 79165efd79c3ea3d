import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeFindings, looks } from "../support/axe.ts";
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

const it = journeys();
const open = async (page: Page, { width, mode }: ReturnType<typeof looks>[number]) => {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
};
const dialogs = ["Export", "Import JSON", "Keyboard shortcuts"];
const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
};

describe("nobody is kept out", () => {
  it.for(looks())(
    "of the landing example, its panels, its dialogs and its preview, at $width px, $mode",
    async (look, { page }) => {
      await open(page, look);
      await openEditor(page);
      expect(await axeFindings(page)).toEqual([]);
      for (const panel of look.width < 900 ? ["Add", "Layers", "Settings"] : []) {
        const tab = page.locator(".dock .tabs").getByRole("button", { name: panel });
        await tab.click();
        expect(await axeFindings(page), panel).toEqual([]);
        await tab.click();
      }
      for (const id of ["hero", "data-picture", "film-video", "steps", "ROOT"]) {
        await page.locator(`[data-block="${id}"]`).focus();
        expect(await axeFindings(page), id).toEqual([]);
      }
      for (const dialog of dialogs) {
        await openMenuItem(page, dialog);
        expect(await axeFindings(page), dialog).toEqual([]);
        await closeDialog(page);
      }
      await page.getByRole("button", { name: "Preview" }).click();
      expect(await axeFindings(page), "preview").toEqual([]);
    },
  );

  it.for(looks(1))("of the basic example and its dialogs, at $width px, $mode", async (look, { page }) => {
    await open(page, look);
    await page.goto("/examples/basic");
    await page.waitForSelector(runningEditor);
    expect(await axeFindings(page)).toEqual([]);
    for (const selector of [".card-actions .button", "main .text", "main .card"]) {
      await page.locator(selector).first().focus();
      expect(await axeFindings(page), selector).toEqual([]);
    }
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    await page.getByLabel("JSON", { exact: true }).fill("{");
    await page.getByRole("button", { name: "Load" }).click();
    expect(await axeFindings(page), "JSON").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    expect(await axeFindings(page), "shortcuts").toEqual([]);
  });
});

// React's warnings count as troubles, so they fail the test.
describe("with the build of React that complains", () => {
  const it = journeys({ baseURL: inject("developmentAddress"), viewport: { width: 1280, height: 900 } });

  it("the landing example does it all without a warning", async ({ page }) => {
    await openEditor(page);
    for (const name of ["Heading", "Text", "Button", "Image", "Video", "Container", "Card", "Columns", "Column"]) {
      await page.locator(".toolbox").getByRole("button", { name, exact: true }).click();
    }
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");
    await openMenuItem(page, "Start over");
    for (const dialog of dialogs) {
      await openMenuItem(page, dialog);
      await closeDialog(page);
    }
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
  });

  it("the basic example does it all without a warning", async ({ page }) => {
    await openBasic(page);
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

  // Each step is the whole editor with fewer parts: an early step and the last but one will do.
  it.for(process.env.EVERY_PAGE ? [1, 2, 3, 4, 5, 6] : [2, 5])(
    "the editor after step %i of the tutorial runs without a word, and keeps nobody out",
    async (step, { page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/examples/basic/step-${step}`);
        await page.waitForSelector(`${runningEditor} .text`);
        expect([width, await axeFindings(page)]).toEqual([width, []]);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect([width, await page.evaluate(sideways)]).toEqual([width, 0]);
      }
    },
  );
});
