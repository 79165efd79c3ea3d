import { beforeEach, describe, expect, inject, it } from "vitest";
import {
  blocksOf,
  colourOfIndicator,
  drag,
  dragOver,
  jsonOf,
  loadJson,
  openBasic,
  startBlocks,
  status,
  text,
  toolboxItem,
} from "../../e2e/support/basic-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

describe("by mouse", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });
  beforeEach(() => openBasic(page()));

  it("begins with the tutorial's page, and nothing has the focus", async () => {
    expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await blocksOf(page())).toBe(startBlocks);
    expect(await status(page())).toBe("Select a block to change it.");
  });

  it("drags a new block into a container, which is selected then", async () => {
    await drag(page(), toolboxItem(page(), "Button"), page().locator(".card-actions"));
    expect(await status(page())).toBe("Button: 2 of 2 in Card actions");
    expect(await blocksOf(page())).toBe(
      "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button Button)]))",
    );
  });

  it("drags a block from one container into another", async () => {
    await drag(page(), text(page(), "My page"), text(page(), "A few words"), 0.9);
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");
    const moved = page().locator(".card-body .text").last();
    expect(await moved.textContent()).toBe("My page");
    // Though it is another element now, it wears the outline, and can be dragged on.
    expect(await moved.getAttribute("data-selected")).toBe("");
    await drag(page(), moved, text(page(), "Double-click me"), 0.1);
    expect(await blocksOf(page())).toBe(startBlocks);
  });

  it("drags a block to another place in its container", async () => {
    await drag(page(), text(page(), "My page"), text(page(), "Double-click me"), 0.9);
    expect(await page().locator("main > .container > .text").allTextContents()).toEqual([
      "Double-click me to edit, drag me to move me.",
      "My page",
    ]);
  });

  it("refuses a block where it is not allowed, and says so by the colour of the line", async () => {
    await dragOver(page(), text(page(), "My page"), page().locator(".card-actions .button"));
    await expect.poll(() => colourOfIndicator(page())).toBe("red");
    await page().mouse.up();
    await expect.poll(() => colourOfIndicator(page())).toBeUndefined();
    expect(await blocksOf(page())).toBe(startBlocks);
    await dragOver(page(), text(page(), "My page"), text(page(), "A few words"));
    await expect.poll(() => colourOfIndicator(page())).toBe("rgb(98, 196, 98)");
    await page().mouse.up();
  });

  it("edits a text in place, and undoes it as one step", async () => {
    const { keyboard } = page();
    await text(page(), "My page").dblclick();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Another title?");
    await keyboard.press("Enter");
    const title = page().locator("main .text").first();
    expect(await title.textContent()).toBe("Another title?");
    expect(await title.getAttribute("contenteditable")).toBeNull();
    await page().getByRole("button", { name: "Undo" }).click();
    expect(await title.textContent()).toBe("My page");
    await page().getByRole("button", { name: "Redo" }).click();
    expect(await title.textContent()).toBe("Another title?");
    expect(JSON.parse(await jsonOf(page())).ROOT.nodes.length).toBe(3);
  });

  it("leaves a block where it is when words are dragged that are selected in its text", async () => {
    const { keyboard, mouse } = page();
    const order = () => page().locator("main .text").allTextContents();
    const before = await order();
    await text(page(), "My page").dblclick();
    await keyboard.press("ControlOrMeta+a");
    const started = page().evaluate(
      () =>
        new Promise((resolve) => addEventListener("dragstart", () => resolve("a drag"), { capture: true, once: true })),
    );
    const words = await page().evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
    const target = await text(page(), "A few words").boundingBox();
    if (!target) throw new Error("There is nowhere to drag the words to");
    await mouse.move(words.x + words.width / 2, words.y + words.height / 2);
    await mouse.down();
    await mouse.move(target.x + 60, target.y + target.height * 0.9, { steps: 8 });
    expect(await started).toBe("a drag");
    await mouse.move(target.x + 62, target.y + target.height * 0.9, { steps: 2 });
    expect(await colourOfIndicator(page())).toBeUndefined();
    await mouse.up();
    expect(await order()).toEqual(before);
    await keyboard.press("Enter");
    expect(await blocksOf(page())).toBe(startBlocks);
    expect(await page().getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("leaves a text as it was when the edit is cancelled", async () => {
    await text(page(), "My page").dblclick();
    await page().keyboard.type("x");
    await page().keyboard.press("Escape");
    expect(await page().locator("main .text").first().textContent()).toBe("My page");
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    expect(await page().getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("changes a block in the settings panel", async () => {
    await page().locator(".card-actions .button").click();
    await page().getByLabel("Label").fill("Go");
    await page().getByLabel("Style").selectOption("outline");
    const button = page().locator(".card-actions .button");
    expect([await button.textContent(), await button.getAttribute("class")]).toEqual(["Go", "button button-outline"]);
  });

  it("selects several blocks with the Meta key", async () => {
    await text(page(), "My page").click();
    await text(page(), "Double-click me").click({ modifiers: ["Meta"] });
    expect(await page().locator("[data-selected]").count()).toBe(2);
  });

  it("opens links and selects nothing once editing is off", async () => {
    await text(page(), "My page").click();
    await page().getByLabel("Editing").uncheck();
    const marked = page().locator("[data-selected], main [tabindex], main [role], main [draggable=true]");
    await expect.poll(() => marked.count()).toBe(0);
    await page().locator(".card-actions .button").click();
    expect(page().url()).toMatch(/\/examples\/basic#$/);
    expect(await status(page())).toBe("Select a block to change it.");
  });
});

describe("with the development build of React", () => {
  const { page } = freshVisits({ baseURL: inject("developmentAddress"), viewport: { width: 1280, height: 900 } });

  it("does it all without a warning", async () => {
    await openBasic(page());
    await drag(page(), toolboxItem(page(), "Card"), text(page(), "Double-click me"), 0.9);
    await page().getByRole("button", { name: "Undo" }).click();
    await page().getByRole("button", { name: "Redo" }).click();
    await text(page(), "My page").dblclick();
    await page().keyboard.type("New ");
    await page().keyboard.press("Enter");
    const json = await jsonOf(page());
    await page().getByRole("button", { name: "Delete" }).click();
    expect(await loadJson(page(), json)).toBe("");
    await page().getByLabel("Editing").uncheck();
    await page().getByLabel("Editing").check();
    expect(await page().locator(".card").count()).toBe(2);
  });
});
