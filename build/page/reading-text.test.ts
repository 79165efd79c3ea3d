import { expect, it } from "vitest";
import { textOf } from "./reading-text.ts";
import type { TreeNode } from "./tree.ts";

it("reads inline elements as one word, and blocks as words apart", () => {
  expect(
    textOf([
      ["h2", { id: "a" }, "use", ["code", null, "Node"]],
      ["p", null, "un", ["em", null, "believ"], "able\n  twice"],
      ["ul", null, ["li", null, "one"], ["li", null, "two;"], ["li", null, "(three.)"], ["li", null]],
    ]),
  ).toBe("useNode unbelievable twice one. two; (three.)");
});

const row = (cell: string, ...texts: string[]): TreeNode => [
  "tr",
  null,
  ...texts.map((text): TreeNode => [cell, null, text]),
];
const table = (...rows: TreeNode[]): TreeNode => [
  "table",
  null,
  ["thead", null, row("th", "Prop", "Type", "What it does")],
  ["tbody", null, ...rows],
];

it("reads a table's rows as sentences, each of what its first cell names", () => {
  expect(textOf([table(row("td", "is", "string", "The element"), row("td", "id", "string", "Its name."))])).toBe(
    "is: string; The element. id: string; Its name.",
  );
  expect(textOf([table(row("td", "hidden", "", "Whether it is"), row("td", "alone"))])).toBe(
    "hidden: Whether it is. alone.",
  );
});

it("adds no mark to a cell that ends in one", () => {
  expect(textOf([table(row("td", "Who?", "You, or", "a friend."), row("td", "1.", "Yes!", "Go on:"))])).toBe(
    "Who? You, or; a friend. 1. Yes! Go on:",
  );
  const optional: TreeNode = ["td", null, ["code", null, "children?"]];
  expect(textOf([table(["tr", null, optional, ["td", null, "What to show"]])])).toBe("children?: What to show.");
});

it("leaves out the names of a table's columns, and keeps those of its rows", () => {
  const named: TreeNode = ["tr", null, ["th", { scope: "row" }, "id"], ["td", null, "Its name"]];
  expect(textOf([["p", null, "Three props:"], table(named), ["p", null, "No more."]])).toBe(
    "Three props: id: Its name. No more.",
  );
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
