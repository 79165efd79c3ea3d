import { beforeEach, describe, expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const status = () => visit().text("#settings [role=status]");
const title = "main .text";
const blocks = () =>
  visit().evaluate(() => [...document.querySelectorAll("main :is(.text, .button)")].map((block) => block.textContent));
const start = ["My page", "Double-click me to edit, drag me to move me."];

beforeEach(async () => {
  await visit().open("/examples/basic");
  await visit().waitFor("the editor", () => !!document.querySelector("#root > :not([inert]) main .card .button"));
});

describe("with the mouse", () => {
  it("drags a new block from the toolbox onto the page", async () => {
    const reader = visit();
    await reader.drag({ css: ".toolbox li", text: "Text" }, { css: "main .card-body .text", text: "A few words" }, 0.9);
    await expect.poll(status).toBe("Text: 3 of 3 in Card body");
    expect(await reader.count("main .card-body .text")).toBe(3);
    await reader.click({ css: "button", text: "Undo" });
    await expect.poll(() => reader.count("main .card-body .text")).toBe(2);
  });

  it("drags a block to another place", async () => {
    const reader = visit();
    expect((await blocks()).slice(0, 2)).toEqual(start);
    await reader.drag({ css: title, text: "My page" }, { css: title, text: "Double-click me" }, 0.9);
    await expect.poll(async () => (await blocks()).slice(0, 2)).toEqual(start.toReversed());
  });

  it("edits a text in place, and undoes it as one step", async () => {
    const reader = visit();
    await reader.click({ css: title, text: "My page" }, 2);
    await reader.poll("the text to be edited", () => reader.count("main .text[contenteditable]"));
    await reader.press("Control+a");
    await reader.type("Another title");
    await reader.press("Enter");
    await expect.poll(() => reader.text(title)).toBe("Another title");
    await reader.click({ css: "button", text: "Undo" });
    await expect.poll(() => reader.text(title)).toBe("My page");
  });

  it("selects words of a text that is edited in a card", async () => {
    const reader = visit();
    await reader.click({ css: "main .card-body .text", text: "A few words" }, 2);
    await reader.poll("the text to be edited", () => reader.count("main .text[contenteditable]"));
    await reader.press("End");
    const { x, y } = await reader.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".text[contenteditable]") as Element);
      const { x, y, height } = words.getBoundingClientRect();
      return { x, y: y + height / 2 };
    });
    await reader.driver.mouseMove(x + 1, y);
    await reader.driver.mouseDown();
    for (const across of [20, 40, 60]) await reader.driver.mouseMove(x + across, y);
    await reader.driver.mouseUp();
    expect(await reader.evaluate(() => getSelection()?.toString())).toMatch(/^A few/);
  });

  it("changes a block in the settings panel", async () => {
    const reader = visit();
    await reader.click("main .card-actions .button");
    await expect.poll(status).toBe("Button: 1 of 1 in Card actions");
    await reader.click({ css: "label", text: "Label" });
    await reader.press("Control+a");
    await reader.type("Go");
    await expect.poll(() => reader.text("main .card-actions .button")).toBe("Go");
  });
});

it("adds, edits, moves and deletes a block, and undoes it, with the keyboard alone", async () => {
  const reader = visit();
  await reader.tabTo('button[aria-label="Add Button"]');
  await reader.press("Enter");
  await expect.poll(status).toBe("Button: 4 of 4 in Container");
  await reader.tabTo(title);
  await expect.poll(status).toBe("Text: 1 of 4 in Container");
  await reader.press("Enter");
  await reader.poll("the text to be edited", () => reader.count("main .text[contenteditable]:focus"));
  await reader.press("Control+a");
  await reader.type("By keyboard");
  await reader.press("Enter");
  await expect.poll(() => reader.text(title)).toBe("By keyboard");
  await expect.poll(() => reader.hasFocus(title)).toBe(true);
  await reader.press("ArrowDown");
  await expect.poll(status).toBe("Text: 2 of 4 in Container");
  await expect.poll(() => reader.hasFocus(title)).toBe(true);
  await reader.press("Delete");
  await expect.poll(blocks).not.toContain("By keyboard");
  await reader.press("Control+z");
  await expect.poll(blocks).toContain("By keyboard");
});
