import { readdirSync } from "node:fs";
import { playgroundPath } from "browser/names.ts";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBasic, runningEditor } from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";
import { block, openEditor, openMenuItem } from "../support/landing-editor.ts";
import { otherPages, pagesToVisit } from "../support/pages.ts";
import { settle } from "../support/reader.ts";
import { openDialog, option, searchFor } from "../support/search-dialog.ts";
import { smallFields } from "../support/small-fields.ts";

const it = journeys({
  savesData: true,
  withoutTypeScript: true,
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
});

const touch = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().tap();

describe("no field has text below 16 px, on which iOS would zoom in:", () => {
  it("on any kind of page", async ({ page, expectErrors }) => {
    expectErrors("404");
    for (const path of [...pagesToVisit, ...otherPages]) {
      await page.goto(path);
      await settle(page);
      expect.soft(await smallFields(page), path).toEqual([]);
    }
  });

  it("in the code and the canvas of a live example", async ({ page }) => {
    for (const name of readdirSync("content/live").filter((name) => name.endsWith(".tsx"))) {
      await page.goto(`/examples/live/${name.slice(0, -4)}`);
      await page.locator("[role=treeitem]").nth(2).waitFor();
      await page.locator(".canvas [draggable]").first().tap();
      expect.soft(await smallFields(page), name).toEqual([]);
    }
    await page.locator(".source [role=textbox]").tap();
    await page.locator(".cm-content").waitFor();
    expect(await smallFields(page)).toEqual([]);
  });

  it("in the playground: code, search, the name of a new file and the share dialog", async ({ page }) => {
    await page.goto(playgroundPath);
    await page.getByRole("tab", { name: "Code" }).tap();
    await page.locator(".cm-content").waitFor();
    expect.soft(await smallFields(page)).toEqual([]);
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+f");
    await page.locator(".cm-textfield").first().waitFor();
    expect.soft(await smallFields(page)).toEqual([]);
    await touch(page, "New file");
    await page.locator(".playground-name input").waitFor();
    expect.soft(await smallFields(page)).toEqual([]);
    await touch(page, "Cancel");
    await touch(page, "Share");
    await page.locator(".playground-dialog input").waitFor();
    expect.soft(await smallFields(page)).toEqual([]);
  });

  it("in the settings, texts and dialogs of the landing editor", async ({ page }) => {
    await openEditor(page);
    const ids = await page.locator("[data-block]").evaluateAll((blocks) => blocks.map((each) => each.dataset.block));
    for (const id of ids) {
      await block(page, id ?? "").evaluate((element) => element.focus());
      await page.keyboard.press("Enter"); // edits the text, or opens the settings
      expect.soft(await smallFields(page), id).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("F2");
    expect.soft(await smallFields(page), "a name").toEqual([]);
    for (const item of ["Export", "Import JSON"]) {
      await openMenuItem(page, item);
      await page.locator("dialog textarea").waitFor();
      expect.soft(await smallFields(page), item).toEqual([]);
      await page.locator("dialog [aria-label=Close]").click();
    }
  });

  it("in the settings, texts and dialogs of the basic editor, and in the tutorial’s last step", async ({ page }) => {
    await openBasic(page);
    const text = page.locator(`${runningEditor} main .text`).first();
    await text.evaluate((element) => element.focus());
    await page.getByLabel(/^Size/).fill("12");
    for (const editable of await page.locator(`${runningEditor} main [data-name]`).all()) {
      await editable.evaluate((element) => element.focus());
      await page.keyboard.press("Enter");
      expect.soft(await smallFields(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    expect(await text.evaluate((element) => getComputedStyle(element).fontSize)).toBe("12px");
    await touch(page, "JSON");
    await page.locator("dialog[open] textarea").waitFor();
    expect.soft(await smallFields(page), "JSON").toEqual([]);

    await page.goto("/examples/tutorial/step-5");
    await page.locator(`${runningEditor} p`).last().dblclick();
    await page.locator("p[contenteditable]").waitFor();
    await page.locator(".panel input").first().waitFor();
    expect.soft(await smallFields(page), "tutorial").toEqual([]);
  });
});

it("scrolls the last search result out from below an on-screen keyboard", async ({ page }) => {
  await openDialog(page);
  await searchFor(page, "node");
  await page.locator(".search-body").evaluate((body) => body.scrollTo(0, body.scrollHeight));
  const ends = () =>
    page
      .locator(option)
      .last()
      .evaluate((result) => result.getBoundingClientRect().bottom);
  await expect.poll(ends).toBeLessThan(844 / 2 + 1);
});
