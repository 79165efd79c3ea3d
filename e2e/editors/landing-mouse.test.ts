import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import {
  block,
  drag,
  exportPage,
  exportText,
  openEditor,
  openMenuItem,
  redo,
  type SavedPage,
  status,
  tool,
  undo,
} from "../support/landing-editor.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const indicator = (page: Page) => page.locator(".drop-indicator");
const actions = (page: Page) => page.locator(".side-right .block-actions");
const low = { x: 0.5, y: 0.9 };

describe("dragging", () => {
  it("drops a block at the indicator, moves it directly or by its handle, and rejects forbidden places", async ({
    page,
  }) => {
    await openEditor(page);
    // Firefox 140 does not drag a `<button>` with `display: flex` by each of its parts.
    expect(await page.locator(".toolbox [draggable=true]").count()).toBeGreaterThan(0);
    expect(await page.locator("button[draggable=true]").count()).toBe(0);
    await page.evaluate(() => {
      const { setDragImage } = DataTransfer.prototype;
      DataTransfer.prototype.setDragImage = function (image, ...offset) {
        document.body.dataset.dragged = image.textContent ?? "";
        setDragImage.call(this, image, ...offset);
      };
    });
    const follows = () => page.evaluate(() => document.body.dataset.dragged);
    await drag(page, tool(page, "Text"), block(page, "drag-text"), low);
    expect(await follows()).toBe("Text");
    expect(await status(page).textContent()).toContain("Text added: 3 of 3 in Card.");
    await drag(page, tool(page, "Columns"), block(page, "hero-text"), low);
    const saved = await exportPage(page);
    const [title, text, added = ""] = saved["drag-card"]?.nodes ?? [];
    expect([title, text]).toEqual(["drag-title", "drag-text"]);
    expect(saved[added]).toMatchObject({ type: { resolvedName: "Text" }, parent: "drag-card" });
    const columns = saved[saved.hero?.nodes[2] ?? ""];
    expect(columns?.type.resolvedName).toBe("Columns");
    expect(columns?.nodes.map((id) => saved[id]?.type.resolvedName)).toEqual(["Column", "Column"]);

    await openMenuItem(page, "Start over");
    const moved = async () => {
      const saved = await exportPage(page);
      return [saved["drag-card"]?.nodes, saved["edit-card"]?.nodes, saved["drag-text"]?.parent];
    };
    const before = [["drag-title", "drag-text"], ["edit-title", "edit-text"], "drag-card"];
    const after = [["drag-title"], ["edit-title", "drag-text", "edit-text"], "edit-card"];
    const label = page.locator(".hover-outline .block-label");
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), low, async () => {
      expect([await label.textContent(), await follows()]).toEqual(["In Card", "Text"]);
    });
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe("block-drag-text");
    expect(await moved()).toEqual(after);
    await undo(page);
    expect(await moved()).toEqual(before);
    await redo(page);
    expect(await moved()).toEqual(after);
    await undo(page);
    await block(page, "drag-text").click();
    await drag(page, page.locator(".grip"), block(page, "edit-title"), low, () => page.keyboard.press("Escape"));
    expect(await moved()).toEqual(before);
    expect(await page.locator(".grip").textContent()).toBe("Text"); // still selected
    await block(page, "drag-text").click();
    await drag(page, page.locator(".grip"), block(page, "edit-title"), low);
    expect(await focused()).toBe("block-drag-text");
    expect(await moved()).toEqual(after);

    const startPage = await exportText(page);
    let colour = "";
    let labelText: string | null = "";
    const look = async () => {
      labelText = await label.textContent();
      colour = await indicator(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    };
    await drag(page, tool(page, "Column"), block(page, "hero-text"), low, look);
    expect([colour, labelText]).toEqual(["rgb(179, 33, 44)", "Not in Hero"]);
    expect(await exportText(page)).toBe(startPage);
    expect(await status(page).textContent()).toContain("cannot be dropped there");
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), low, () =>
      page.mouse.move(640, 20, { steps: 5 }),
    );
    expect(await exportText(page)).toBe(startPage);
    expect(await indicator(page).count()).toBe(0);
    await drag(page, tool(page, "Text"), block(page, "hero-text"), low, look);
    expect(colour).toBe("rgb(13, 102, 208)");
  });
});

describe("editing", () => {
  it("edits text, settings and width, each as one undo step, and duplicates a block with its contents", async ({
    page,
  }) => {
    await openEditor(page);
    const title = block(page, "hero-title");
    await title.locator("h1").dblclick();
    await page.keyboard.type("Built by hand");
    await page.keyboard.press("Enter");
    expect(await title.textContent()).toBe("Built by hand");
    expect((await exportPage(page))["hero-title"]?.props.text).toBe("Built by hand");
    await undo(page);
    expect(await title.textContent()).toBe("Every page starts with a block");
    await redo(page);
    expect(await title.textContent()).toBe("Built by hand");

    await block(page, "hero-text").locator("p").dblclick();
    await page.keyboard.type("One");
    await page.keyboard.press("Enter");
    await page.keyboard.type("two");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          "text/html": new Blob(["<b>three</b>"], { type: "text/html" }),
          "text/plain": new Blob([" three"], { type: "text/plain" }),
        }),
      ]),
    );
    await page.keyboard.press("Control+v");
    await page.keyboard.press("Escape");
    expect((await exportPage(page))["hero-text"]?.props.text).toBe("One\ntwo three");
    expect(await block(page, "hero-text").locator("b").count()).toBe(0);

    await title.locator("h1").dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    expect((await exportPage(page))["hero-title"]?.props.text).toBe("");
    await page.locator(".settings").getByLabel("Text", { exact: true }).fill("From the panel");
    expect(await title.textContent()).toBe("From the panel");

    // The settings panel: alignment, colour, links, numbers.
    const settings = page.locator(".settings");
    await settings.getByText("Centre", { exact: true }).click();
    await settings.locator("label[title=Blue]").click();
    await block(page, "hero-read").click();
    const link = settings.getByLabel("Link");
    await link.fill("javascript:alert(1)");
    expect(await link.getAttribute("aria-invalid")).toBe("true");
    expect((await exportPage(page))["hero-read"]?.props.href).toBe("/docs/overview");
    await link.fill("https://example.com/");
    await block(page, "drag-card").click({ position: { x: 4, y: 4 } });
    await settings.getByLabel("Padding (px)").fill("40");
    const saved = await exportPage(page);
    expect(saved["hero-title"]?.props).toMatchObject({ align: "center", colour: "blue" });
    expect(saved["hero-read"]?.props.href).toBe("https://example.com/");
    expect(saved["drag-card"]?.props.padding).toBe(40);
    expect(await block(page, "drag-card").evaluate((card) => getComputedStyle(card).paddingLeft)).toBe("40px");

    // Resizing is one undo step, separate from the change before it.
    const blockCount = Object.keys(await exportPage(page)).length;
    const handle = page.locator(".resize-right");
    const width = async () => (await exportPage(page))["data-picture"]?.props.width;
    const middle = async () => {
      await handle.hover();
      const box = await handle.boundingBox();
      if (!box) throw new Error("The handle cannot be seen");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await block(page, "data-picture").click();
    const { x, y } = await middle();
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 20, { steps: 8 });
    await page.mouse.up();
    expect(await width()).toBeLessThan(90);
    await undo(page);
    expect(await width()).toBe(100);

    await block(page, "data-picture").click();
    await actions(page).getByRole("button", { name: "Duplicate" }).click();
    const copy = await middle();
    await page.mouse.down();
    await page.mouse.move(copy.x, copy.y + 12); // straight down keeps the width
    await page.mouse.move(copy.x - 60, copy.y + 12, { steps: 4 });
    await page.mouse.up();
    await undo(page);
    expect(Object.keys(await exportPage(page))).toHaveLength(blockCount + 1);

    await block(page, "steps").click({ position: { x: 3, y: 3 } });
    await actions(page).getByRole("button", { name: "Duplicate" }).click();
    const doubled = await exportPage(page);
    const steps = doubled.ROOT?.nodes[2] ?? "";
    const texts = (saved: SavedPage, id: string): unknown[] =>
      (saved[id]?.nodes ?? []).flatMap((child) => [saved[child]?.props.text, ...texts(saved, child)]);
    expect(texts(doubled, steps)).toEqual(texts(doubled, "steps"));
    expect(new Set(Object.values(doubled).flatMap(({ nodes }) => nodes)).size).toBe(Object.keys(doubled).length - 1);
    await actions(page).getByRole("button", { name: "Delete" }).click();
    expect((await exportPage(page))[steps]).toBeUndefined();
    await undo(page);
    expect((await exportPage(page)).ROOT?.nodes).toContain(steps);
  });

  it("wraps a word that is longer than its block", async ({ page }) => {
    await openEditor(page);
    for (const id of ["hero-title", "hero-text", "hero-build"]) {
      await block(page, id).dblclick();
      await page.locator("[contenteditable]").waitFor();
      await page.keyboard.insertText(`https://example.com/${"page".repeat(60)}`);
      await page.keyboard.press("Escape");
      const overflow = await block(page, id).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([id, overflow]).toEqual([id, 0]);
      expect((await block(page, id).boundingBox())?.width).toBeLessThan(720);
    }
  });

  it("puts the caret at the end of a text when Undo changes it during the edit", async ({ page }) => {
    await openEditor(page);
    const title = block(page, "drag-title").locator("h2");
    await title.dblclick();
    await page.keyboard.type("Other");
    await page.keyboard.press("Control+z");
    await page.keyboard.type(" and drop");
    await expect.poll(() => title.textContent()).toBe("Drag and drop");
  });

  it("makes blocks draggable again when Undo ends the editing of their text", async ({ page }) => {
    await openEditor(page);
    const card = block(page, "drag-card");
    const isDraggable = () => card.evaluate((card: HTMLElement) => card.draggable);
    const undoWhileEditing = async (text: Locator) => {
      await text.dblclick();
      await page.locator("[contenteditable]").waitFor();
      expect(await isDraggable()).toBe(false);
      await page.keyboard.press("Control+z");
      await page.locator("[contenteditable]").waitFor({ state: "detached" });
      expect(await isDraggable()).toBe(true);
    };
    const title = block(page, "drag-title");
    await title.click();
    await page.locator(".settings").getByText("h1", { exact: true }).click();
    await undoWhileEditing(title.locator("h1"));
    await actions(page).getByRole("button", { name: "Duplicate" }).click();
    await undoWhileEditing(card.locator(".heading").last());
    expect(await card.locator(".heading").count()).toBe(1);
  });
});

describe("previewing the page", () => {
  it("shows tablet and phone widths, selects layers, and has working links only in the preview", async ({ page }) => {
    await openEditor(page);
    const width = async () => Math.round((await block(page, "ROOT").boundingBox())?.width ?? 0);
    const desktop = await width();
    await page.locator("label[title=Phone]").click();
    expect(await width()).toBe(390);
    await page.locator("label[title=Tablet]").click();
    expect(await width()).toBeLessThanOrEqual(768);
    await page.locator("label[title=Desktop]").click();
    expect(await width()).toBe(desktop);
    await page.getByRole("treeitem", { name: /Text Take a block/ }).click();
    expect(await page.locator(".settings h2").textContent()).toBe("Text");
    expect(await page.locator(".settings textarea").inputValue()).toContain("Take a block");
    await page.locator("[data-layer=drag-card] .twist").click();
    await block(page, "edit-title").click();
    expect(await page.locator("[data-layer=drag-text]").count()).toBe(0);
    await block(page, "drag-text").click();
    expect(await page.locator("[data-layer=drag-text]").getAttribute("aria-selected")).toBe("true");

    expect(await page.locator(".sheet a").count()).toBe(0);
    await page.getByRole("button", { name: "Preview" }).click();
    const targets = await page
      .locator(".sheet a")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("target"), link.getAttribute("rel")].join(" ")));
    expect(targets.length).toBeGreaterThan(2);
    expect(new Set(targets)).toEqual(new Set(["_blank noopener noreferrer"]));
    expect(await page.locator(".sheet [tabindex], .sheet [draggable=true]").count()).toBe(0);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    expect(await page.locator(".sheet a").count()).toBe(0);
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), low);
    expect((await exportPage(page))["edit-card"]?.nodes).toContain("drag-text");

    const link = page.getByRole("link", { name: "How this is made" }).first();
    expect(await link.getAttribute("target")).toBe("_blank");
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  });
});

// WebKitGTK does not start a drag without data.
it("each editor sets drag data of a type that no other drop target accepts", async ({ page }) => {
  for (const name of ["basic", "landing", "live/editor-components"]) {
    await page.goto(`/examples/${name}`);
    await page.waitForSelector(":not([inert]) > * [draggable=true]");
    const types = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("dragstart", ({ dataTransfer }) => resolve(dataTransfer?.types), { once: true }),
        ),
    );
    await page.locator("[draggable=true]").first().hover();
    await page.mouse.down();
    await page.mouse.move(640, 450, { steps: 8 });
    expect([name, await types]).toEqual([name, ["application/x-block"]]);
    await page.mouse.up();
  }
});

// Browsers would open the file; Firefox would replace the editor with it.
it("each editor ignores a file that is dropped outside a text field", async ({ page }) => {
  for (const name of ["basic", "landing", "live/editor-components"]) {
    await page.goto(`/examples/${name}`);
    await page.waitForSelector(":not([inert]) > * [draggable=true]");
    const dropOn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const fire = (type: string) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([""], "picture.png"));
            return !element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
          };
          return [fire("dragover"), fire("drop")];
        });
    for (const place of ["[draggable=true]", "body"]) {
      expect([name, place, await dropOn(place)]).toEqual([name, place, [true, true]]);
    }
    await page.evaluate(() => document.body.prepend(document.createElement("textarea")));
    expect([name, await dropOn("textarea")]).toEqual([name, [false, false]]);
  }
});
