import { expect, it } from "vitest";
import { breakLongCode } from "./code-in-cells.ts";
import type { TreeNode } from "./tree.ts";

const broken = (text: string) => {
  const [, , ...parts] = breakLongCode(["code", null, text]) as [string, null, ...TreeNode[]];
  return parts.map((part) => (typeof part === "string" ? part : "·")).join("");
};

it.each([
  ["store.subscribe(collector, onChange)", "store·.subscribe(·collector, onChange)"],
  ["query.parseReactElement(element).toNodeTree()", "query·.parseReactElement(·element)·.toNodeTree()"],
  ["content/docs/overview.mdx", "content/·docs/·overview·.mdx"],
])("lets long code break between its parts: %s", (text, parts) => {
  expect(broken(text)).toBe(parts);
});

it.each([
  ["short code", "data.displayName"],
  ["one name", "ActionMethodsWithConfig"],
  ["a call without arguments", "deserializeEverything()"],
  ["a call with arguments that are left out", "addCraftEventListener(…)"],
  ["numbers and three dots", "[...ids, 16.8.0, 17.0.2]"],
])("leaves %s whole", (_, text) => {
  expect(broken(text)).toBe(text);
});

it("finds code in a link, and leaves words alone", () => {
  expect(
    breakLongCode(["p", null, "a.long/path.of.words", ["a", { href: "/x" }, ["code", null, "a.long/path.of.names"]]]),
  ).toEqual([
    "p",
    null,
    "a.long/path.of.words",
    [
      "a",
      { href: "/x" },
      [
        "code",
        null,
        "a",
        ["wbr", null],
        ".long/",
        ["wbr", null],
        "path",
        ["wbr", null],
        ".of",
        ["wbr", null],
        ".names",
      ],
    ],
  ]);
});
