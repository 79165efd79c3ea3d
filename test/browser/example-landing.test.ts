import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import {
  block,
  drag,
  exportPage,
  exportText,
  openEditor,
  status,
  tool,
  undo,
} from "../../e2e/support/landing-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const visits = freshVisits({ viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(async () => {
  page = visits.page();
  await openEditor(page);
});

const redo = () => page.getByRole("button", { name: "Redo", exact: true }).click();
const indicator = () => page.locator(".drop-indicator");

describe("dragging", () => {
  it("puts a block from the toolbox where the line shows", async () => {
    await drag(page, tool(page, "Text"), block(page, "drag-text"), { x: 0.5, y: 0.9 });
    const saved = await exportPage(page);
    const [title, text, added = ""] = saved["drag-card"]?.nodes ?? [];
    expect([title, text]).toEqual(["drag-title", "drag-text"]);
    expect(saved[added]).toMatchObject({ type: { resolvedName: "Text" }, parent: "drag-card" });
    expect(await status(page).textContent()).toContain("Text added: 3 of 3 in Card.");
  });

  it("has nothing to drag that is a button element: Firefox 140 does not drag a <button> with display: flex by each of its parts", async () => {
    expect(await page.locator(".toolbox [draggable=true]").count()).toBeGreaterThan(0);
    expect(await page.locator("button[draggable=true]").count()).toBe(0);
  });

  it("puts a block with blocks in it", async () => {
    await drag(page, tool(page, "Columns"), block(page, "hero-text"), { x: 0.5, y: 0.9 });
    const saved = await exportPage(page);
    const added = saved[saved.hero?.nodes[2] ?? ""];
    expect(added?.type.resolvedName).toBe("Columns");
    expect(added?.nodes.map((id) => saved[id]?.type.resolvedName)).toEqual(["Column", "Column"]);
  });

  it("moves a block from one container to another, and undo and redo follow", async () => {
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), { x: 0.5, y: 0.9 });
    const moved = async () => {
      const saved = await exportPage(page);
      return [saved["drag-card"]?.nodes, saved["edit-card"]?.nodes, saved["drag-text"]?.parent];
    };
    const after = [["drag-title"], ["edit-title", "drag-text", "edit-text"], "edit-card"];
    expect(await moved()).toEqual(after);
    await undo(page);
    expect(await moved()).toEqual([["drag-title", "drag-text"], ["edit-title", "edit-text"], "drag-card"]);
    await redo();
    expect(await moved()).toEqual(after);
  });

  it("refuses a place where the block may not stand, and shows it in the colour of an error", async () => {
    const before = await exportText(page);
    let colour = "";
    await drag(page, tool(page, "Column"), block(page, "hero-text"), { x: 0.5, y: 0.9 }, async () => {
      colour = await indicator().evaluate((element) => getComputedStyle(element).backgroundColor);
    });
    expect(colour).toBe("rgb(179, 33, 44)");
    expect(await exportText(page)).toBe(before);
    expect(await status(page).textContent()).toContain("cannot stand there");
    await drag(page, tool(page, "Text"), block(page, "hero-text"), { x: 0.5, y: 0.9 }, async () => {
      colour = await indicator().evaluate((element) => getComputedStyle(element).backgroundColor);
    });
    expect(colour).toBe("rgb(13, 102, 208)");
  });

  it("changes nothing when it ends outside of the canvas", async () => {
    const before = await exportText(page);
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), { x: 0.5, y: 0.9 }, async () => {
      await page.mouse.move(640, 20, { steps: 5 });
    });
    expect(await exportText(page)).toBe(before);
    expect(await indicator().count()).toBe(0);
  });

  it("moves the selected block by its handle", async () => {
    await block(page, "drag-text").click();
    await drag(page, page.locator(".grip"), block(page, "edit-title"), { x: 0.5, y: 0.9 });
    expect((await exportPage(page))["edit-card"]?.nodes).toEqual(["edit-title", "drag-text", "edit-text"]);
  });
});

describe("editing", () => {
  it("changes text in place, and one undo takes the typing back", async () => {
    await block(page, "hero-title").locator("h1").dblclick();
    await page.keyboard.type("Built by hand");
    await page.keyboard.press("Enter");
    expect(await block(page, "hero-title").textContent()).toBe("Built by hand");
    expect((await exportPage(page))["hero-title"]?.props.text).toBe("Built by hand");
    await undo(page);
    expect(await block(page, "hero-title").textContent()).toBe("Every page starts with a block");
    await redo();
    expect(await block(page, "hero-title").textContent()).toBe("Built by hand");
  });

  it("keeps the line breaks of a text, and pastes no markup", async () => {
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
  });

  it("survives that all text is deleted, and text is written again", async () => {
    await block(page, "hero-title").locator("h1").dblclick();
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    expect((await exportPage(page))["hero-title"]?.props.text).toBe("");
    await page.locator(".settings").getByLabel("Text", { exact: true }).fill("From the panel");
    expect(await block(page, "hero-title").textContent()).toBe("From the panel");
  });

  it("changes what the settings panel says: colour, size, alignment, numbers, links", async () => {
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
    expect(await block(page, "drag-card").evaluate((element) => getComputedStyle(element).paddingLeft)).toBe("40px");
  });

  it("resizes a block by its handle in one step for undo", async () => {
    await block(page, "data-picture").click();
    const handle = page.locator(".resize-right");
    const width = async () => (await exportPage(page))["data-picture"]?.props.width;
    await handle.hover();
    const box = await handle.boundingBox();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) - 60, (box?.y ?? 0) + 20, { steps: 8 });
    await page.mouse.up();
    expect(await width()).toBeLessThan(90);
    await undo(page);
    expect(await width()).toBe(100);
  });

  it("does not join a change that began without changing anything to the one before", async () => {
    const first = Object.keys(await exportPage(page)).length;
    await block(page, "data-picture").click();
    await page.locator(".side-right .block-actions").getByRole("button", { name: "Duplicate" }).click();
    const handle = page.locator(".resize-right");
    await handle.hover();
    const { x, y, width } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 12); // straight down: no other width
    await page.mouse.move(x - 60, y + 12, { steps: 4 });
    await page.mouse.up();
    await undo(page);
    expect(Object.keys(await exportPage(page))).toHaveLength(first + 1);
  });

  it("duplicates a block with all in it, deletes it, and brings it back", async () => {
    await block(page, "steps").click({ position: { x: 3, y: 3 } });
    const actions = page.locator(".side-right .block-actions");
    await actions.getByRole("button", { name: "Duplicate" }).click();
    let saved = await exportPage(page);
    const copy = saved.ROOT?.nodes[2] ?? "";
    const texts = (id: string): unknown[] =>
      (saved[id]?.nodes ?? []).flatMap((child) => [saved[child]?.props.text, ...texts(child)]);
    expect(texts(copy)).toEqual(texts("steps"));
    expect(new Set(Object.values(saved).flatMap(({ nodes }) => nodes)).size).toBe(Object.keys(saved).length - 1);
    await actions.getByRole("button", { name: "Delete" }).click();
    saved = await exportPage(page);
    expect(saved[copy]).toBeUndefined();
    await undo(page);
    expect((await exportPage(page)).ROOT?.nodes).toContain(copy);
  });
});

describe("looking at the page", () => {
  it("shows it at the width of a tablet and of a phone", async () => {
    const width = async () => Math.round((await block(page, "ROOT").boundingBox())?.width ?? 0);
    const desktop = await width();
    await page.locator("label[title=Phone]").click();
    expect(await width()).toBe(390);
    await page.locator("label[title=Tablet]").click();
    expect(await width()).toBeLessThanOrEqual(768);
    await page.locator("label[title=Desktop]").click();
    expect(await width()).toBe(desktop);
  });

  it("makes links inert while it is edited, and opens them in a tab of their own in the preview", async () => {
    expect(await page.locator(".sheet a").count()).toBe(0);
    await page.getByRole("button", { name: "Preview" }).click();
    const links = await page
      .locator(".sheet a")
      .evaluateAll((anchors) =>
        anchors.map((anchor) => [anchor.getAttribute("target"), anchor.getAttribute("rel")].join(" ")),
      );
    expect(links.length).toBeGreaterThan(2);
    expect(new Set(links)).toEqual(new Set(["_blank noopener noreferrer"]));
    expect(await page.locator(".sheet [tabindex], .sheet [draggable=true]").count()).toBe(0);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    expect(await page.locator(".sheet a").count()).toBe(0);
    await drag(page, block(page, "drag-text"), block(page, "edit-title"), { x: 0.5, y: 0.9 });
    expect((await exportPage(page))["edit-card"]?.nodes).toContain("drag-text");
  });

  it("selects from the layers", async () => {
    await page.getByRole("treeitem", { name: /Text Take a block/ }).click();
    expect(await page.locator(".settings h2").textContent()).toBe("Text");
    expect(await page.locator(".settings textarea").inputValue()).toContain("Take a block");
  });
});
