import { describe, expect } from "vitest";
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
} from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";

const wide = { width: 1280, height: 900 };

describe("the basic example by mouse", () => {
  const it = journeys({ viewport: wide });

  it("drags new and existing blocks to allowed places, where they are selected and can be dragged again", async ({
    page,
  }) => {
    await openBasic(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await blocksOf(page)).toBe(startBlocks);
    expect(await status(page)).toBe("Select a block to change it.");

    await drag(page, text(page, "My page"), text(page, "A few words"), 0.9);
    expect(await blocksOf(page)).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");
    const moved = page.locator(".card-body .text").last();
    expect(await moved.textContent()).toBe("My page");
    // The moved block is a new element, yet it keeps the outline and can be dragged again.
    expect(await moved.getAttribute("data-selected")).toBe("");
    await drag(page, moved, text(page, "Double-click me"), 0.1);
    expect(await blocksOf(page)).toBe(startBlocks);
    await drag(page, text(page, "My page"), text(page, "Double-click me"), 0.9);
    expect(await page.locator("main .page > .container > .text").allTextContents()).toEqual([
      "Double-click me to edit, drag me to move me.",
      "My page",
    ]);
    await drag(page, toolboxItem(page, "Button"), page.locator(".card-actions"));
    expect(await status(page)).toBe("Button: 2 of 2 in Card actions");
    expect(await blocksOf(page)).toBe("Container(Text Text Card([CardBody(Text Text)] [CardActions(Button Button)]))");

    await openBasic(page);
    await dragOver(page, text(page, "My page"), page.locator(".card-actions .button"));
    await expect.poll(() => colourOfIndicator(page)).toBe("red");
    await page.mouse.up();
    await expect.poll(() => colourOfIndicator(page)).toBeUndefined();
    expect(await blocksOf(page)).toBe(startBlocks);
    await dragOver(page, text(page, "My page"), text(page, "A few words"));
    await expect.poll(() => colourOfIndicator(page)).toBe("rgb(98, 196, 98)");
    await page.mouse.up();
  });

  it("edits texts in place and blocks in the panel, and neither while editing is off", async ({ page }) => {
    const { keyboard, mouse } = page;
    await openBasic(page);
    const title = page.locator("main .text").first();
    const undo = page.getByRole("button", { name: "Undo" });
    await title.dblclick();
    await keyboard.type("x");
    await keyboard.press("Escape");
    expect(await title.textContent()).toContain("x");
    expect(await status(page)).toBe("Text: 1 of 3 in Container");
    await undo.click();
    expect(await title.textContent()).toBe("My page");

    const before = await page.locator("main .text").allTextContents();
    await title.dblclick();
    await keyboard.press("ControlOrMeta+a");
    const dragStart = page.evaluate(
      () =>
        new Promise((resolve) => addEventListener("dragstart", () => resolve("a drag"), { capture: true, once: true })),
    );
    const words = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
    const target = await text(page, "A few words").boundingBox();
    if (!target) throw new Error("There is nowhere to drag the words to");
    await mouse.move(words.x + words.width / 2, words.y + words.height / 2);
    await mouse.down();
    await mouse.move(target.x + 60, target.y + target.height * 0.9, { steps: 8 });
    expect(await dragStart).toBe("a drag");
    await mouse.move(target.x + 62, target.y + target.height * 0.9, { steps: 2 });
    expect(await colourOfIndicator(page)).toBeUndefined();
    await mouse.up();
    expect(await page.locator("main .text").allTextContents()).toEqual(before);
    await keyboard.press("Enter");
    expect(await blocksOf(page)).toBe(startBlocks);
    expect(await undo.getAttribute("aria-disabled")).toBe("true");

    await openBasic(page);
    await title.dblclick();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Another title?");
    await keyboard.press("Enter");
    expect(await title.textContent()).toBe("Another title?");
    expect(await title.getAttribute("contenteditable")).toBeNull();
    await undo.click();
    expect(await title.textContent()).toBe("My page");
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await title.textContent()).toBe("Another title?");
    expect(JSON.parse(await jsonOf(page)).ROOT.nodes.length).toBe(3);

    await openBasic(page);
    const button = page.locator(".card-actions .button");
    await button.click();
    await page.getByLabel("Label").fill("Go");
    await page.getByLabel("Style").selectOption("outline");
    expect([await button.textContent(), await button.getAttribute("class")]).toEqual(["Go", "button button-outline"]);
    await text(page, "My page").click();
    await text(page, "Double-click me").click({ modifiers: ["Meta"] });
    expect(await page.locator("[data-selected]").count()).toBe(2);
    await page.getByLabel("Editing").uncheck();
    const editable = page.locator("[data-selected], main [tabindex], main [role], main [draggable=true]");
    await expect.poll(() => editable.count()).toBe(0);
    await page.getByRole("button", { name: "Add Text", includeHidden: true }).click({ force: true });
    expect(await blocksOf(page)).toBe(startBlocks);
    await button.click();
    expect(page.url()).toMatch(/\/examples\/basic#$/);
    expect(await status(page)).toBe("Select a block to change it.");
  });

  // Other rejections: test/unit/read-page.test.ts.
  it("restores a page from its JSON, at most 100 levels deep, and rejects other JSON", async ({ page }) => {
    await openBasic(page);
    const json = await jsonOf(page);
    await page.locator("main .card").click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: "Delete" }).click();
    expect(await blocksOf(page)).toBe("Container(Text Text)");
    expect(await loadJson(page, json)).toBe("");
    expect(JSON.parse(await jsonOf(page))).toEqual(JSON.parse(json));
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await blocksOf(page)).toBe("Container(Text Text)");
    expect(await loadJson(page, "{")).toMatch(/^This is not JSON: /);
    expect(await blocksOf(page)).toBe("Container(Text Text)");

    const ids = ["ROOT", ...Array.from({ length: 100 }, (_, index) => `n${index + 1}`)];
    const container = { type: { resolvedName: "Container" }, displayName: "Container", props: {}, linkedNodes: {} };
    const nested = ids.map((id, index) => [
      id,
      { ...container, parent: ids[index - 1], nodes: ids.slice(index + 1, index + 2) },
    ]);
    expect(await loadJson(page, JSON.stringify(Object.fromEntries(nested)))).toBe("");
    expect(await page.locator("main .container").count()).toBe(101);
  });
});

describe("the basic example by keyboard", () => {
  const it = journeys({ viewport: wide });

  it("adds, edits, moves and deletes blocks, selects parents with Escape, and leaves keys in fields alone", async ({
    page,
  }) => {
    const { keyboard } = page;
    await openBasic(page);
    const hasFocus = (target = title) => target.evaluate((element) => element === document.activeElement);
    const tabTo = async (target: typeof title) => {
      for (let presses = 0; presses === 0 || !(await hasFocus(target)); presses++) {
        expect(presses, "how often Tab was pressed").toBeLessThan(60);
        await keyboard.press("Tab");
      }
    };
    const title = text(page, "By keyboard");
    await tabTo(page.getByRole("button", { name: "Add Button" }));
    await keyboard.press("Enter");
    expect(await status(page)).toBe("Button: 4 of 4 in Container");
    await tabTo(text(page, "My page"));
    expect(await status(page)).toBe("Text: 1 of 4 in Container");
    await keyboard.press("Enter");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("By keyboard");
    await keyboard.press("Enter");
    expect(await hasFocus()).toBe(true);

    await keyboard.press("ArrowDown");
    await expect.poll(() => status(page)).toBe("Text: 2 of 4 in Container");
    await keyboard.press("ArrowDown");
    await expect.poll(() => status(page)).toBe("Text: 1 of 3 in Card body");
    await expect.poll(() => hasFocus()).toBe(true);
    await keyboard.press("ArrowUp");
    await expect.poll(() => status(page)).toBe("Text: 2 of 4 in Container");
    await expect.poll(() => hasFocus()).toBe(true);
    await keyboard.press("Delete");
    expect(await blocksOf(page)).toBe("Container(Text Card([CardBody(Text Text)] [CardActions(Button)]) Button)");
    await page.locator("main .page > .container").focus();
    await keyboard.press("ControlOrMeta+z");
    await expect.poll(() => hasFocus()).toBe(true);
    await keyboard.press("ControlOrMeta+Shift+z");
    expect(await title.count()).toBe(0);

    // A button with nothing left to do keeps the focus, and Escape returns to the block.
    const block = text(page, "Double-click me");
    const moveUp = page.getByRole("button", { name: "Move up" });
    await block.focus();
    await keyboard.press("Space");
    await tabTo(moveUp);
    await keyboard.press("Enter");
    expect(await moveUp.getAttribute("aria-disabled")).toBe("true");
    await keyboard.press("Enter");
    expect(await hasFocus(moveUp)).toBe(true);
    await keyboard.press("Escape");
    expect(await hasFocus(block)).toBe(true);

    // The focus moves on from the block around a deleted one, and skips places that do not accept a block.
    await openBasic(page);
    await page.locator(".card-actions .button").focus();
    await keyboard.press("Delete");
    expect(await status(page)).toBe("Card actions: part of Card");
    await keyboard.press("Escape");
    expect(await status(page)).toBe("Card: 3 of 3 in Container");
    await keyboard.press("Escape");
    expect(await status(page)).toBe("Container: the whole page");
    for (const key of ["Escape", "Delete", "ArrowDown"]) await keyboard.press(key);
    expect(await blocksOf(page)).toBe("Container(Text Text Card([CardBody(Text Text)] [CardActions]))");
    await page.locator(".card-body .text").last().focus();
    await keyboard.press("ArrowDown");
    await expect.poll(() => status(page)).toBe("Text: 4 of 4 in Container");

    await openBasic(page);
    const dialogs = page.locator("dialog[open]");
    const field = page.getByLabel("Text", { exact: true });
    await text(page, "My page").focus();
    await field.focus();
    await keyboard.type("?");
    expect(await dialogs.count()).toBe(0);
    expect(await field.inputValue()).toBe("My page?");
    await keyboard.press("Backspace");
    await page.locator("main .page > .container").focus();
    await keyboard.press("?");
    expect(await page.locator("dialog[open] dt").count()).toBe(12);
    await keyboard.press("Escape");
    expect(await dialogs.count()).toBe(0);
    expect(await blocksOf(page)).toBe(startBlocks);

    // A card is copied with its contents, and pasted after the focused block, or the nearest ancestor where it is allowed.
    const card = "Card([CardBody(Text Text)] [CardActions(Button)])";
    await page.locator("main .card").focus();
    await keyboard.press("d");
    await expect.poll(() => status(page)).toBe("Card: 4 of 4 in Container");
    await keyboard.press("ControlOrMeta+x");
    expect(await blocksOf(page)).toBe(startBlocks);
    await text(page, "My page").focus();
    await keyboard.press("ControlOrMeta+v");
    expect(await blocksOf(page)).toBe(`Container(Text ${card} Text ${card})`);
    await page.locator("main .card .text").last().focus();
    await keyboard.press("ControlOrMeta+v");
    expect(await blocksOf(page)).toBe(`Container(Text ${card} Text ${card} ${card})`);
    // The focused element disappears, and the page gets the focus.
    await page.locator("main .card").last().focus();
    await keyboard.press("ControlOrMeta+z");
    expect(await hasFocus(page.locator("main .page > .container"))).toBe(true);
    await keyboard.press("ControlOrMeta+z");
    // Text in a field is text, and a clipboard without a block changes nothing.
    await text(page, "My page").focus();
    await keyboard.press("ControlOrMeta+c");
    await page.getByLabel("Text", { exact: true }).focus();
    await keyboard.press("ControlOrMeta+v");
    await text(page, "My page").focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "a shopping list");
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    expect(await blocksOf(page)).toBe(startBlocks);

    await openBasic(page);
    await text(page, "My page").focus();
    await keyboard.press("a");
    await keyboard.press("Tab");
    expect(await status(page)).toBe("Text: 1 of 3 in Container");
    await keyboard.press("Enter");
    expect(await status(page)).toBe("Text: 2 of 4 in Container");
    await keyboard.press("Escape");
    await keyboard.press("ArrowDown");
    expect(await status(page)).toBe("Text: 3 of 4 in Container");
  });
});

describe("the basic example by touch, on a narrow screen", () => {
  const it = journeys({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  it("adds, changes, moves and deletes blocks by taps on large targets, also with text twice as large", async ({
    page,
  }) => {
    await openBasic(page);
    await page.getByRole("button", { name: "Add Text" }).tap();
    expect(await status(page)).toBe("Text: 4 of 4 in Container");
    const [newText, settings] = [
      await text(page, "New text").boundingBox(),
      await page.locator("#settings").boundingBox(),
    ];
    expect((newText?.y ?? 0) + (newText?.height ?? 0)).toBeLessThanOrEqual(settings?.y ?? 0);
    await page.getByLabel("Text", { exact: true }).fill("By touch");
    await page.getByRole("button", { name: "Move up" }).tap();
    expect(await status(page)).toBe("Text: 3 of 3 in Card body");
    expect(await page.locator(".card-body .text").last().textContent()).toBe("By touch");
    await text(page, "My page").tap();
    expect(await status(page)).toBe("Text: 1 of 3 in Container");
    await page.getByRole("button", { name: "Delete" }).tap();
    expect(await blocksOf(page)).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");

    await page.locator(".card-actions .button").tap();
    const bottoms = await page
      .locator(".settings .actions button")
      .evaluateAll((buttons) => buttons.map((button) => innerHeight - button.getBoundingClientRect().bottom));
    expect([new Set(bottoms).size, Math.min(...bottoms) >= 0]).toEqual([1, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, select, .site-bar a")]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const)
        .filter(([, height]) => height < 44),
    );
    expect(small).toEqual([]);

    await openBasic(page);
    expect(await page.locator(".site-bar").evaluate((element) => element.clientHeight)).toBeLessThan(64);
    const tops = await page
      .locator(".topbar > button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([4, 1]);

    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page.locator("main .text").first().click();
    const lines = await page.locator(".fields .field, .toolbox li").evaluateAll((labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label.firstChild as Text);
        return [label.textContent, text.getClientRects().length];
      }),
    );
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
    const lefts = await page
      .locator(".toolbox li button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(1);
  });
});
