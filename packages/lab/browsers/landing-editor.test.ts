import { beforeEach, describe, expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const block = (id: string) => `[data-block="${id}"]`;
const expectStatus = (words: string) => visit().waitForText(".status-line [role=status]", words);
const focused = () => visit().evaluate(() => document.activeElement?.getAttribute("data-block"));
/** The ids of the blocks directly inside a block. */
const inside = (id: string) =>
  visit().evaluate(
    (css) =>
      [...document.querySelectorAll(`${css} [data-block]`)]
        .filter((element) => element.parentElement?.closest("[data-block]")?.matches(css))
        .map((element) => element.getAttribute("data-block")),
    block(id),
  );

beforeEach(async () => {
  await visit().open("/examples/landing");
  await visit().waitFor("the editor", () => !!document.querySelector(".selection:not([hidden])"));
});

describe("with the mouse", () => {
  it("drags a new block from the toolbox onto the page", async () => {
    const reader = visit();
    await reader.drag({ css: ".toolbox [draggable=true]", text: "Text" }, block("drag-text"), 0.9);
    await expectStatus("Text added: 3 of 3 in Card.");
    expect(await inside("drag-card")).toHaveLength(3);
  });

  it("drags a block from one container to another, and undoes it", async () => {
    const reader = visit();
    await reader.drag(block("drag-text"), block("edit-title"), 0.9);
    await expect.poll(() => inside("edit-card")).toEqual(["edit-title", "drag-text", "edit-text"]);
    expect(await inside("drag-card")).toEqual(["drag-title"]);
    await reader.click('button[aria-label="Undo"]');
    await expect.poll(() => inside("drag-card")).toEqual(["drag-title", "drag-text"]);
  });

  it("edits a text in place", async () => {
    const reader = visit();
    await reader.click(`${block("hero-title")} h1`, 2);
    await reader.poll("the text to be edited", () => reader.count("[contenteditable]:focus"));
    await reader.press("Control+a");
    await reader.type("Built by hand");
    await reader.press("Enter");
    await expect.poll(() => reader.text(block("hero-title"))).toBe("Built by hand");
  });
});

it("edits, moves, copies and deletes a block, and undoes it, with the keyboard alone", async () => {
  const reader = visit();
  await reader.tabTo(block("hero-text"));
  await reader.press("Enter");
  await reader.poll("the text to be edited", () => reader.count("[contenteditable]:focus"));
  await reader.press("Control+a");
  await reader.type("Typed by keyboard");
  await reader.press("Escape");
  await expect.poll(focused).toBe("hero-text");
  expect(await reader.text(block("hero-text"))).toBe("Typed by keyboard");
  await reader.press("ArrowUp");
  await expectStatus("Text moved: 1 of 3 in Hero.");
  await expect.poll(focused).toBe("hero-text");
  await reader.press("Control+c");
  await expectStatus("Text copied.");
  await reader.press("Control+v");
  await expectStatus("Text added: 2 of 4 in Hero.");
  await expect.poll(() => inside("hero")).toHaveLength(4);
  await reader.press("Delete");
  await expectStatus("Text deleted.");
  await reader.press("Control+z");
  await expectStatus("Undone.");
  await expect.poll(() => inside("hero")).toHaveLength(4);
});
