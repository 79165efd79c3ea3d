import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { block, exportPage, openEditor, openMenuItem, status } from "../support/landing-editor.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-block") ?? null);
const announces = (page: Page, text: string) => expect.poll(() => status(page).textContent()).toContain(text);

it("selects, edits, moves, duplicates, deletes, restores and adds blocks by keyboard", async ({ page }) => {
  await openEditor(page);
  for (let presses = 0; (await focused(page)) !== "hero-text"; presses++) {
    expect(presses, "how often Tab was pressed").toBeLessThan(120);
    await press(page, "Tab");
  }
  expect(await page.locator(".settings h2").textContent()).toBe("Text");

  await press(page, "Enter");
  await page.keyboard.type("Typed by keyboard");
  await press(page, "Escape");
  expect(await focused(page)).toBe("hero-text");
  expect((await exportPage(page))["hero-text"]?.props.text).toBe("Typed by keyboard");

  await block(page, "hero-text").focus();
  await press(page, "ArrowUp");
  await announces(page, "Text moved: 1 of 3 in Hero.");
  expect(await focused(page)).toBe("hero-text");
  await press(page, "ArrowDown", "ArrowDown");
  await announces(page, "Text moved: 3 of 3 in Hero.");
  await press(page, "ArrowUp", "ArrowRight");
  await announces(page, "Text moved: 1 of 3 in Container.");
  expect((await exportPage(page))["hero-actions"]?.nodes).toEqual(["hero-text", "hero-build", "hero-read"]);
  await block(page, "hero-text").focus();
  await press(page, "ArrowRight");
  await announces(page, "Text moved: 2 of 3 in Container.");
  await press(page, "ArrowUp");
  expect((await exportPage(page)).hero?.nodes).toContain("hero-text");

  await block(page, "hero-title").focus();
  await press(page, "Control+d");
  await announces(page, "Heading added: 2 of");
  const copy = await focused(page);
  expect(copy).not.toBe("hero-title");
  await press(page, "Delete");
  await announces(page, "Heading deleted.");
  expect(await focused(page)).not.toBeNull();
  await press(page, "Control+z");
  await announces(page, "Undone.");
  expect(Object.keys(await exportPage(page))).toContain(copy);
  await press(page, "Control+Shift+z");
  expect(Object.keys(await exportPage(page))).not.toContain(copy);

  // Copy, cut and paste: a block beside another one, and a column, which is only allowed in columns.
  await block(page, "drag-card").focus();
  await press(page, "Control+c");
  await announces(page, "Card copied.");
  await block(page, "hero-title").focus();
  await press(page, "Control+v");
  await announces(page, "Card added: 2 of");
  const id = (await focused(page)) ?? "";
  const pasted = (await exportPage(page))[id];
  expect([pasted?.parent, pasted?.nodes.length]).toEqual(["hero", 2]);
  await block(page, "edit-column").focus();
  await press(page, "Control+x");
  await announces(page, "Column deleted.");
  await block(page, "keep-column").focus();
  await press(page, "Control+v");
  await announces(page, "Column added: 3 of 3 in Steps.");

  await openMenuItem(page, "Start over");
  await block(page, "drag-title").focus();
  await page.locator(".toolbox").getByRole("button", { name: "Text", exact: true }).focus();
  await press(page, "Enter");
  await announces(page, "Text added: 2 of 3 in Card.");
  const added = await focused(page);
  expect((await exportPage(page))["drag-card"]?.nodes).toEqual(["drag-title", added, "drag-text"]);

  await block(page, "drag-title").focus();
  for (const parent of ["drag-card", "drag-column", "steps", "ROOT", null]) {
    await press(page, "Escape");
    expect(await focused(page)).toBe(parent);
  }
  expect(await page.locator(".settings").textContent()).toContain("Select a block");

  await block(page, "hero").focus();
  await press(page, "Enter");
  await page.waitForFunction(() => document.activeElement?.closest("#panel-settings"));
  await press(page, "Escape");
  expect(await focused(page)).toBe("hero");

  await block(page, "hero-text").focus();
  const actions = page.locator(".side-right .block-actions");
  for (const name of ["Duplicate", "Move back", "Move back", "Delete", "Select parent"]) {
    await actions.getByRole("button", { name }).focus();
    await press(page, "Enter");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
  }
  expect(await page.locator(".settings h2").textContent()).toBe("Container");
});

it("moves between parts with F6 and through layers with arrows, and leaves keys to texts and dialogs", async ({
  page,
}) => {
  await openEditor(page);
  const parts: (string | undefined)[] = [];
  for (let at = 0; at < 5; at++) {
    await press(page, "F6");
    const part = () =>
      document.activeElement?.closest("#region-toolbar, .panel, [data-stage]")?.className.split(" ").pop();
    parts.push(await page.evaluate(part));
  }
  expect(parts).toEqual(["toolbar", "toolbox", "layers", "stage", "settings"]);
  const selected = page.locator('[role=treeitem][aria-selected="true"]');
  expect(await selected.getAttribute("data-layer")).toBe("hero-title");

  await page.getByRole("treeitem", { name: "Page", exact: true }).focus();
  await press(page, "ArrowDown", "ArrowRight");
  expect(await selected.getAttribute("data-layer")).toBe("hero-title");
  await press(page, "ArrowLeft", "ArrowLeft");
  expect(await page.locator('[data-layer="hero"]').getAttribute("aria-expanded")).toBe("false");
  expect(await page.locator('[data-layer="hero-title"]').count()).toBe(0);
  await press(page, "F2");
  await page.waitForFunction(() => document.activeElement?.closest("#panel-settings"));
  await page.keyboard.type("Top of the page");
  const row = page.getByRole("treeitem", { name: "Top of the page" });
  await row.focus();
  await press(page, "Delete");
  await announces(page, "Top of the page deleted.");
  expect(await selected.evaluate((row) => row === document.activeElement)).toBe(true);
  await press(page, "Control+z");
  await row.focus();
  await press(page, "ArrowRight", "Enter");
  expect(await focused(page)).toBe("hero");

  await block(page, "drag-column").focus();
  await press(page, "ArrowRight");
  await announces(page, "Column moved: 2 of 3 in Steps.");
  await press(page, "ArrowUp");
  await announces(page, "no container around it accepts it");
  expect((await exportPage(page)).steps?.nodes).toEqual(["edit-column", "drag-column", "keep-column"]);
  await block(page, "ROOT").focus();
  await press(page, "ArrowDown");
  await announces(page, "is the page itself");
  await press(page, "Delete");
  await announces(page, "cannot be deleted");
  for (const id of ["data-words", "data-picture-column"]) {
    await block(page, id).focus();
    await press(page, "Delete");
  }
  expect(Object.keys(await exportPage(page))).not.toContain("data");

  const title = block(page, "hero-title");
  await title.focus();
  await press(page, "Enter");
  await page.keyboard.type("Other words");
  await press(page, "Control+z");
  expect(await title.textContent()).toBe("Every page starts with a block");
  await press(page, "Escape");
  await title.focus();
  await press(page, "Enter", "End", "Backspace", "ArrowLeft", "Delete", "Enter");
  const saved = await exportPage(page);
  expect(saved["hero-title"]?.props.text).toBe("Every page starts with a blo");
  expect(saved.hero?.nodes[0]).toBe("hero-title");

  await title.focus();
  await press(page, "ArrowDown", "?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  expect(await shortcuts.textContent()).toContain("duplicate the block");
  await shortcuts.evaluate((dialog) => {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("tabindex", "0");
    dialog.append(drawing);
    drawing.focus();
  });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("svg");
  await press(page, "Control+z", "Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await focused(page)).toBe("hero-title");
  expect((await exportPage(page)).hero?.nodes[1]).toBe("hero-title");
  await title.focus();
  await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
  await press(page, "End", "?");
  expect(await page.locator("dialog").count()).toBe(0);
});
