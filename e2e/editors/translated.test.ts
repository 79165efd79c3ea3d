import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { jsonOf, loadJson, openBasic, text, toolboxItem } from "../support/basic-editor.ts";
import { translatePage } from "../support/disturbances.ts";
import { failNextRemoval } from "../support/fail-next-removal.ts";
import { journeys } from "../support/journeys.ts";
import {
  block,
  drag,
  exportPage,
  importText,
  openEditor,
  openMenuItem,
  status,
  tool,
  undo,
  whenRunning,
} from "../support/landing-editor.ts";
import { staleTexts } from "../support/stale-texts.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const expectCurrentTexts = (page: Page) => expect.poll(() => staleTexts(page)).toEqual([]);
const low = { x: 0.5, y: 0.9 };

describe("on a translated page, the landing example", () => {
  it("shows current labels, layers and announcements, and saves no translation", async ({ page }) => {
    await translatePage(page);
    await openEditor(page);
    await page.locator(".toolbox font").first().waitFor();
    expect(await page.locator("[data-text] font").count()).toBe(0);

    await block(page, "hero-title").locator("h1").dblclick();
    await page.keyboard.type("Built by hand");
    await page.keyboard.press("Enter");
    const excerpt = page.locator("[data-layer=hero-title] .layer-excerpt");
    await expect.poll(() => excerpt.textContent()).toBe("Built by hand");
    expect((await exportPage(page))["hero-title"]?.props.text).toBe("Built by hand");
    await expectCurrentTexts(page);

    const label = page.locator(".hover-outline .block-label");
    await drag(page, tool(page, "Text"), block(page, "drag-text"), low, async () => {
      expect(await label.textContent()).toBe("In Card");
      await expectCurrentTexts(page);
    });
    await expect.poll(() => status(page).textContent()).toContain("Text added: 3 of 3 in Card.");
    await drag(page, tool(page, "Column"), block(page, "hero-text"), low, async () => {
      expect(await label.textContent()).toBe("Not in Hero");
    });
    await expectCurrentTexts(page);

    // The root block has no handle, so the icon of the handle appears and disappears with the selection.
    const grip = page.locator(".selection .block-label");
    for (const [layer, name] of [
      ["ROOT", "Page"],
      ["hero", "Hero"],
      ["ROOT", "Page"],
      ["drag-title", "Heading"],
    ] as const) {
      await page.locator(`[data-layer="${layer}"]`).click();
      await expect.poll(() => grip.textContent()).toBe(name);
      await expectCurrentTexts(page);
    }
    await page.getByLabel("Name in the layers").fill("Title of the card");
    await expect.poll(() => grip.textContent()).toBe("Title of the card");
    await expectCurrentTexts(page);
    await undo(page);
    await expect.poll(() => grip.textContent()).toBe("Heading");
    await expectCurrentTexts(page);
  });

  it("reports invalid settings and imports, and exports in two formats", async ({ page }) => {
    await translatePage(page);
    await openEditor(page);
    await page.locator("[data-layer=hero-build]").click();
    for (const link of ["javascript:1", "www."]) {
      await page.getByLabel("Link", { exact: true }).fill(link);
      await page.locator(".field-problem").waitFor();
      await expectCurrentTexts(page);
    }
    await page.locator("[data-layer=hero]").click();
    await page.getByRole("spinbutton", { name: "Gap" }).fill("1000");
    await page.getByText("It must be a number from 0 to 96.").waitFor();

    await openMenuItem(page, "Export");
    const dialog = page.locator("dialog");
    for (const format of ["HTML", "JSON"]) {
      await dialog.getByText(format, { exact: true }).click();
      await dialog.getByLabel(`The page as ${format}`).waitFor();
      await expectCurrentTexts(page);
    }
    await dialog.getByRole("button", { name: "Download" }).click();
    await dialog.getByText("Downloaded as craftjs-page.json.").waitFor();
    await dialog.locator("[aria-label=Close]").click();
    await importText(page, "{");
    await dialog.getByRole("alert").waitFor();
    await dialog.locator("textarea").fill("[]");
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByRole("alert").waitFor();
    await expectCurrentTexts(page);
    await dialog.locator("[aria-label=Close]").click();
    await press(page, "Preview");
    await press(page, "Edit");
    await whenRunning(page);
    await expectCurrentTexts(page);
  });
});

describe("on a translated page, the basic example", () => {
  it("shows current settings, and serialises no translation", async ({ page }) => {
    await translatePage(page);
    await openBasic(page);
    await page.locator(".toolbox font").first().waitFor();
    expect(await page.locator("main .page font, #source pre font").count()).toBe(0);

    await page.locator("main .container").click({ position: { x: 4, y: 4 } });
    for (const padding of ["40", "64"]) {
      await page.getByLabel(/^Padding/).fill(padding);
      await page.getByText(`Padding: ${padding}px`).waitFor();
      await expectCurrentTexts(page);
    }
    await page.locator("main .card").click({ position: { x: 4, y: 4 } });
    await expectCurrentTexts(page);
    await press(page, "Add Button");
    await press(page, "Delete");
    await press(page, "Undo");
    await expectCurrentTexts(page);

    await text(page, "My page").dblclick();
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await page.keyboard.press("Enter");
    await text(page, "My page!").waitFor();
    expect(await jsonOf(page)).toContain('"My page!"');
    expect(await loadJson(page, "[]")).toBe("The JSON has to be an object of nodes.");
    expect(await loadJson(page, "{")).toContain("This is not JSON");
    await page.getByLabel("Editing").uncheck();
    await page.getByLabel("Editing").check();
    await expectCurrentTexts(page);
    await toolboxItem(page, "Card").waitFor();
  });
});

describe("an editor that fails", () => {
  it("shows a message in the landing example, and a reload restores the saved page", async ({ page, expectErrors }) => {
    expectErrors("it was removed before");
    await openEditor(page);
    await block(page, "hero-title").locator("h1").dblclick();
    await page.keyboard.type("Built by hand");
    await page.keyboard.press("Escape");
    await failNextRemoval(page, ".block");
    await block(page, "hero-text").click();
    await page.keyboard.press("Delete");
    await page.getByRole("alert").filter({ hasText: "it was removed before" }).waitFor();
    const download = page.waitForEvent("download");
    await press(page, "Download the page");
    expect((await download).suggestedFilename()).toBe("page.json");
    await press(page, "Reload");
    await whenRunning(page);
    await expect.poll(() => block(page, "hero-title").textContent()).toBe("Built by hand");

    await failNextRemoval(page, ".block");
    await block(page, "hero-read").click();
    await page.keyboard.press("Delete");
    await press(page, "Start over");
    await whenRunning(page);
    await expect.poll(() => block(page, "hero-title").textContent()).toBe("Every page starts with a block");
    const damagedPage = await page.evaluate(() => localStorage.getItem("craftjs-example-landing-damaged"));
    expect(damagedPage).toContain("Built by hand");
  });

  it("shows a message in the basic example, and starts again on request", async ({ page, expectErrors }) => {
    expectErrors("it was removed before");
    await openBasic(page);
    await failNextRemoval(page, ".card");
    await page.locator("main .card").click({ position: { x: 4, y: 4 } });
    await page.keyboard.press("Delete");
    await page.getByRole("alert").filter({ hasText: "it was removed before" }).waitFor();
    await press(page, "Start again");
    await text(page, "My page").waitFor();
  });
});
