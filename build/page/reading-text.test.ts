import { expect, it } from "vitest";
import type { TreeNode } from "../../client/page-data.ts";
import { textOf } from "./reading-text.ts";

it("reads inline elements as one word, and blocks as words apart", () => {
  expect(
    textOf([
      ["h2", { id: "a" }, "use", ["code", null, "Node"]],
      ["p", null, "un", ["em", null, "believ"], "able\n  twice"],
      ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ]),
  ).toBe("useNode unbelievable twice one two");
});

it("reads a table's rows as sentences", () => {
  const row = (cell: string, ...texts: string[]): TreeNode => [
    "tr",
    null,
    ...texts.map((text): TreeNode => [cell, null, text]),
  ];
  const head: TreeNode = ["thead", null, row("th", "", "Prop", "What it does")];
  const body: TreeNode = ["tbody", null, row("td", "1.", "is", "The element"), row("td", "2.", "id", "Its name.")];
  expect(textOf([["table", null, head, body]])).toBe("Prop, What it does. 1. is, The element. 2. id, Its name.");
});

it("leaves out code blocks, whose text is in a prop", () => {
  expect(
    textOf([
      ["p", null, "Before"],
      ["CodeBlock", { html: "const a" }],
      ["p", null, "after"],
    ]),
  ).toBe("Before after");
});
