import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { block, exportPage, openEditor, status } from "../../e2e/support/landing-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const visits = freshVisits({ viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(async () => {
  page = visits.page();
  await openEditor(page);
});

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-block") ?? null);
const says = async (text: string) => expect(await status(page).textContent()).toContain(text);

/** Presses Tab until a block has the focus, as someone without a mouse does. */
async function tabTo(id: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    if ((await focused()) === id) return;
  }
  throw new Error(`Tab does not lead to the block ${id}.`);
}

describe("the keyboard alone", () => {
  it("changes the page from load on: reach, edit, move, duplicate, delete, undo", async () => {
    await tabTo("hero-text");
    expect(await page.locator(".settings h2").textContent()).toBe("Text");

    await press("Enter");
    await page.keyboard.type("Typed by keyboard");
    await press("Escape");
    expect(await focused()).toBe("hero-text");
    expect((await exportPage(page))["hero-text"]?.props.text).toBe("Typed by keyboard");

    await block(page, "hero-text").focus();
    await press("ArrowUp");
    await says("Text moved: 1 of 3 in Container.");
    expect(await focused()).toBe("hero-text");
    await press("ArrowDown", "ArrowDown");
    await says("Text moved: 3 of 3 in Container.");
    await press("ArrowUp", "ArrowRight");
    await says("Text moved: 1 of 3 in Container.");
    expect((await exportPage(page))["hero-actions"]?.nodes).toEqual(["hero-text", "hero-build", "hero-read"]);

    await block(page, "hero-text").focus();
    await press("ArrowRight");
    await says("Text moved: 2 of 3 in Container.");
    await press("ArrowUp");
    expect((await exportPage(page)).hero?.nodes).toContain("hero-text");

    await block(page, "hero-title").focus();
    await press("Control+d");
    await says("Heading added: 2 of");
    const copy = await focused();
    expect(copy).not.toBe("hero-title");
    await press("Delete");
    await says("Heading deleted.");
    expect(await focused()).not.toBeNull();
    await press("Control+z");
    await says("Undone.");
    expect(Object.keys(await exportPage(page))).toContain(copy);
    await press("Control+Shift+z");
    expect(Object.keys(await exportPage(page))).not.toContain(copy);
  });

  it("adds a block with Enter, and goes on with it", async () => {
    await block(page, "drag-title").focus();
    await page.locator(".toolbox").getByRole("button", { name: "Text", exact: true }).focus();
    await press("Enter");
    await says("Text added: 2 of 3 in Card.");
    const added = await focused();
    expect((await exportPage(page))["drag-card"]?.nodes).toEqual(["drag-title", added, "drag-text"]);
  });

  it("climbs with Escape, and leaves the page in the end", async () => {
    await block(page, "drag-title").focus();
    for (const parent of ["drag-card", "drag-column", "steps", "ROOT", null]) {
      await press("Escape");
      expect(await focused()).toBe(parent);
    }
    expect(await page.locator(".settings").textContent()).toContain("Select a block");
  });

  it("leads from a block without a text to its settings, and back", async () => {
    await block(page, "hero").focus();
    await press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("#panel-settings"));
    await press("Escape");
    expect(await focused()).toBe("hero");
  });

  it("moves a column among the columns, and says where it cannot go", async () => {
    await block(page, "drag-column").focus();
    await press("ArrowRight");
    await says("Column moved: 2 of 3 in Columns.");
    await press("ArrowUp");
    await says("has no container around it that takes it");
    expect((await exportPage(page)).steps?.nodes).toEqual(["edit-column", "drag-column", "keep-column"]);
  });

  it("neither moves nor deletes the page itself", async () => {
    await block(page, "ROOT").focus();
    await press("ArrowDown");
    await says("is the page itself");
    await press("Delete");
    await says("cannot be deleted");
  });

  it("deletes columns that would be left without a column", async () => {
    for (const id of ["data-words", "data-picture-column"]) {
      await block(page, id).focus();
      await press("Delete");
    }
    expect(Object.keys(await exportPage(page))).not.toContain("data");
  });

  it("leaves arrows, Delete and Backspace to the text while it is edited", async () => {
    await block(page, "hero-title").focus();
    await press("Enter", "End", "Backspace", "ArrowLeft", "Delete", "Enter");
    const saved = await exportPage(page);
    expect(saved["hero-title"]?.props.text).toBe("Every page starts with a blo");
    expect(saved.hero?.nodes[0]).toBe("hero-title");
  });

  it("undoes while a text is edited", async () => {
    await block(page, "hero-title").focus();
    await press("Enter");
    await page.keyboard.type("Other words");
    await press("Control+z");
    expect(await block(page, "hero-title").textContent()).toBe("Every page starts with a block");
  });

  it("lists the shortcuts under ?, and gives the focus back", async () => {
    await block(page, "hero-title").focus();
    await press("?");
    expect(await page.getByRole("dialog", { name: "Keyboard shortcuts" }).textContent()).toContain(
      "duplicate the block",
    );
    await press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await focused()).toBe("hero-title");
    await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
    await press("End", "?");
    expect(await page.locator("dialog").count()).toBe(0);
  });

  it("leaves the keys to a dialog, also where a drawing in it has the focus", async () => {
    await block(page, "hero-title").focus();
    await press("ArrowDown", "?");
    await page.locator("dialog").evaluate((dialog) => {
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("tabindex", "0");
      dialog.append(drawing);
      drawing.focus();
    });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("svg");
    await press("Control+z", "Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    expect((await exportPage(page)).hero?.nodes[1]).toBe("hero-title");
  });

  it("walks the tree of layers with the arrow keys", async () => {
    await page.getByRole("treeitem", { name: "Page", exact: true }).focus();
    await press("ArrowDown", "ArrowRight");
    expect(await page.locator('[role=treeitem][aria-selected="true"]').getAttribute("data-layer")).toBe("hero-title");
    await press("ArrowLeft", "ArrowLeft");
    expect(await page.locator('[data-layer="hero"]').getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator('[data-layer="hero-title"]').count()).toBe(0);
    await press("ArrowRight", "Enter");
    expect(await focused()).toBe("hero");
  });

  it("keeps the focus on a button of the panel that is pressed again and again", async () => {
    await block(page, "hero-text").focus();
    const actions = page.locator(".side-right .block-actions");
    for (const name of ["Duplicate", "Move back", "Move back", "Delete", "Select parent"]) {
      await actions.getByRole("button", { name }).focus();
      await press("Enter");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
    }
    expect(await page.locator(".settings h2").textContent()).toBe("Container");
  });

  it("goes from part to part with F6", async () => {
    const parts: (string | undefined)[] = [];
    for (let at = 0; at < 5; at++) {
      await press("F6");
      parts.push(
        await page.evaluate(() =>
          document.activeElement?.closest("#region-toolbar, .panel, [data-stage]")?.className.split(" ").pop(),
        ),
      );
    }
    expect(parts).toEqual(["toolbar", "toolbox", "layers", "stage", "settings"]);
  });
});
