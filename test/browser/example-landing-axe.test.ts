import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject, it } from "vitest";
import { type Visit, visit } from "../../e2e/support/browser.ts";
import { openEditor, openMenuItem } from "../../e2e/support/landing-editor.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core"), "utf8");

let current: Visit | undefined;
afterEach(async () => {
  await current?.page.context().close();
});

/** What axe finds, as lines that say where. */
async function findings(page: Page): Promise<string[]> {
  // The security policy lets no script in that is not the site's; what is evaluated goes past it.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

describe.each(["light", "dark"])("in %s mode", (mode) => {
  describe.each([1280, 390])("at %i px", (width) => {
    it("axe finds nothing in the editor, its panels, its dialogs and the preview", async () => {
      current = await visit({ viewport: { width, height: 900 } });
      const { page } = current;
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
      await openEditor(page);
      expect(await findings(page)).toEqual([]);
      for (const panel of width < 900 ? ["Add", "Layers", "Settings"] : []) {
        await page.locator(".dock .tabs").getByRole("button", { name: panel }).click();
        expect(await findings(page)).toEqual([]);
        await page.locator(".dock .tabs").getByRole("button", { name: panel }).click();
      }
      for (const id of ["hero", "data-picture", "film-video", "steps", "ROOT"]) {
        await page.locator(`[data-block="${id}"]`).focus();
        expect(await findings(page)).toEqual([]);
      }
      for (const dialog of ["Export as JSON", "Import JSON", "Keyboard shortcuts", "How this is made"]) {
        await openMenuItem(page, dialog);
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
      }
      await page.getByRole("button", { name: "Preview" }).click();
      expect(await findings(page)).toEqual([]);
      expect(current.troubles).toEqual([]);
    });
  });
});

it("runs with React's development build without a warning", async () => {
  current = await visit({ baseURL: inject("developmentAddress"), viewport: { width: 1280, height: 900 } });
  const { page, troubles } = current;
  await openEditor(page);
  for (const name of ["Heading", "Text", "Button", "Image", "Video", "Container", "Card", "Columns", "Column"]) {
    await page.locator(".toolbox").getByRole("button", { name, exact: true }).click();
  }
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  await openMenuItem(page, "Start over");
  for (const dialog of ["Export as JSON", "Import JSON", "Keyboard shortcuts", "How this is made"]) {
    await openMenuItem(page, dialog);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  expect(troubles).toEqual([]);
});
