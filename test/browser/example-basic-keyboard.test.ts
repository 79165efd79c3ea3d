import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { blocksOf, openBasic, startBlocks, status, text } from "../../e2e/support/basic-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

describe("by keyboard alone", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });
  beforeEach(() => openBasic(page()));

  /** Presses Tab until what has the focus is the one that is wanted. */
  async function tabTo(wanted: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page().keyboard.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("Tab does not lead there");
  }

  it("goes from loading to a page that has another block, another text and another order", async () => {
    const { keyboard } = page();
    await tabTo(page().getByRole("button", { name: "Add Button" }));
    await keyboard.press("Enter");
    expect(await status(page())).toBe("Button: 4 of 4 in Container");

    await tabTo(text(page(), "My page"));
    expect(await status(page())).toBe("Text: 1 of 4 in Container");
    await keyboard.press("Enter");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("By keyboard");
    await keyboard.press("Enter");
    const title = text(page(), "By keyboard");
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);

    // Past the second text, then into the card's body, place by place.
    await keyboard.press("ArrowDown");
    expect(await status(page())).toBe("Text: 2 of 4 in Container");
    await keyboard.press("ArrowDown");
    await expect.poll(() => status(page())).toBe("Text: 1 of 3 in Card body");
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press("ArrowUp");
    await expect.poll(() => status(page())).toBe("Text: 2 of 4 in Container");
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);

    await keyboard.press("Delete");
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text)] [CardActions(Button)]) Button)");
    await page().locator("main > .container").focus();
    await keyboard.press("ControlOrMeta+z");
    expect(await title.count()).toBe(1);
    await keyboard.press("ControlOrMeta+Shift+z");
    expect(await title.count()).toBe(0);
  });

  it("goes on from the block around one that was deleted", async () => {
    await page().locator(".card-actions .button").focus();
    await page().keyboard.press("Delete");
    expect(await status(page())).toBe("Card actions: part of Card");
    await page().keyboard.press("Escape");
    expect(await status(page())).toBe("Card: 3 of 3 in Container");
    await page().keyboard.press("Escape");
    expect(await status(page())).toBe("Container: the whole page");
    await page().keyboard.press("Escape");
    await page().keyboard.press("Delete");
    await page().keyboard.press("ArrowDown");
    expect(await blocksOf(page())).toBe("Container(Text Text Card([CardBody(Text Text)] [CardActions]))");
  });

  it("goes to a deleted block that Undo brings back, and to the others with the selection", async () => {
    const { keyboard } = page();
    const title = text(page(), "My page");
    await title.focus();
    await keyboard.press("Delete");
    expect(await status(page())).toBe("Container: the whole page");
    await keyboard.press("ControlOrMeta+z");
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press("Delete");
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text)] [CardActions(Button)]))");
  });

  it("keeps the selection on the way to the toolbox and back", async () => {
    const { keyboard } = page();
    await text(page(), "My page").focus();
    await keyboard.press("a");
    await keyboard.press("Tab");
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    await keyboard.press("Enter");
    expect(await status(page())).toBe("Text: 2 of 4 in Container");
    await keyboard.press("Escape");
    await keyboard.press("ArrowDown");
    expect(await status(page())).toBe("Text: 3 of 4 in Container");
  });

  it("keeps the focus on a button that has nothing left to do", async () => {
    await text(page(), "Double-click me").focus();
    const moveUp = page().getByRole("button", { name: "Move up" });
    await page().keyboard.press("Space");
    await tabTo(moveUp);
    await page().keyboard.press("Enter");
    expect(await moveUp.getAttribute("aria-disabled")).toBe("true");
    await page().keyboard.press("Enter");
    expect(await moveUp.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    await page().keyboard.press("Escape");
    const block = text(page(), "Double-click me");
    expect(await block.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("skips the places that do not take a block", async () => {
    await page().locator(".card-body .text").last().focus();
    await page().keyboard.press("ArrowDown");
    await expect.poll(() => status(page())).toBe("Text: 4 of 4 in Container");
  });

  it("lists the keys under ?, and none of them acts in a field", async () => {
    await text(page(), "My page").focus();
    await page().getByLabel("Text", { exact: true }).focus();
    await page().keyboard.type("?");
    expect(await page().locator("dialog[open]").count()).toBe(0);
    expect(await page().getByLabel("Text", { exact: true }).inputValue()).toBe("My page?");
    await page().keyboard.press("Backspace");
    await page().locator("main > .container").focus();
    await page().keyboard.press("?");
    expect(await page().locator("dialog[open] dt").count()).toBe(10);
    await page().keyboard.press("Escape");
    expect(await page().locator("dialog[open]").count()).toBe(0);
    expect(await blocksOf(page())).toBe(startBlocks);
  });
});
