import { describe, expect, it } from "vitest";
import { startPage } from "../page/start-page.ts";
import { knownBlocks } from "./known-blocks.ts";
import { parsePage } from "./parse-page.ts";

const parse = (page: unknown) => parsePage(JSON.stringify(page), knownBlocks);
const node = (name: string, parent: string | null, nodes: string[] = [], props: object = {}) => ({
  type: { resolvedName: name },
  parent,
  nodes,
  props,
});

describe("parsePage", () => {
  it("reads what the editor writes", () => {
    expect(parse(startPage)).toEqual({ page: startPage });
  });

  it("leaves out props that no field knows, and keeps the others", () => {
    const parsed = parse({ ROOT: node("Page", null, ["a"]), a: node("Text", "ROOT", [], { text: "x", onClick: "y" }) });
    expect(parsed).toMatchObject({ page: { a: { props: { text: "x" } } } });
    expect(JSON.stringify(parsed)).not.toContain("onClick");
  });

  const root = (...nodes: string[]) => node("Page", null, nodes);
  it.each<[what: string, page: unknown, problem: string]>([
    ["a list", [], 'A page is an object of blocks by their ids, { "ROOT": … }, and this is a list.'],
    ["a text", "page", 'and this is "page".'],
    ["null", null, "and this is null."],
    ["no ROOT", { a: node("Page", null) }, 'There is no block "ROOT"'],
    ["a ROOT of another type", { ROOT: node("Text", null) }, 'The block "ROOT" is a Text, and has to be a Page'],
    ["a number as a block", { ROOT: 5 }, 'The block "ROOT" has to be an object, and is 5.'],
    ["no type", { ROOT: { nodes: [] } }, 'The block "ROOT" has no type'],
    [
      "an element as its type",
      { ROOT: { type: "div" } },
      'The block "ROOT" is a "div", which this editor does not know',
    ],
    ["a name that every object has", { ROOT: node("constructor", null) }, 'is a "constructor", which this editor'],
    ["nodes as a string", { ROOT: { ...root(), nodes: "a" } }, 'have to be a list of ids, and are "a".'],
    ["nodes with a number", { ROOT: { ...root(), nodes: [1] } }, "have to be a list of ids, and are a list."],
    ["linked nodes", { ROOT: { ...root(), linkedNodes: { a: "b" } } }, "has linked nodes"],
    ["props that are none", { ROOT: { ...root(), props: [] } }, 'The props of the block "ROOT" have to be an object.'],
    ["a child that is missing", { ROOT: root("a") }, 'The block "ROOT" holds "a", which is not there'],
    ["a child named __proto__", { ROOT: root("__proto__") }, 'The block "ROOT" holds "__proto__", which is not there'],
    ["a parent that is missing", { ROOT: root(), a: node("Text", "b") }, 'The parent of the block "a" is "b"'],
    ["another parent", { ROOT: root("a", "b"), a: node("Card", "ROOT"), b: node("Text", "a") }, 'whose parent is "a"'],
    ["a block twice", { ROOT: root("a", "a"), a: node("Text", "ROOT") }, 'The block "a" is in two places'],
    ["a block that nobody holds", { ROOT: root(), a: node("Text", "ROOT") }, 'No block holds the block "a"'],
    [
      "blocks that hold each other",
      { ROOT: root(), a: node("Container", "b", ["b"]), b: node("Container", "a", ["a"]) },
      'No block holds the block "a"',
    ],
    ["blocks in a text", { ROOT: root("a"), a: node("Text", "ROOT", ["b"]), b: node("Text", "a") }, 'cannot be in "a"'],
    ["a column on the page", { ROOT: root("a"), a: node("Column", "ROOT") }, 'a Column, cannot be in "ROOT", a Page.'],
    [
      "a text that is a number",
      { ROOT: root("a"), a: node("Text", "ROOT", [], { text: 5 }) },
      '"text" of the block "a" is 5, and must be a text.',
    ],
    [
      "a link that runs code",
      { ROOT: root("a"), a: node("Button", "ROOT", [], { href: "javascript:alert(1)" }) },
      "and must be an https address",
    ],
    [
      "a picture from elsewhere",
      { ROOT: root("a"), a: node("Image", "ROOT", [], { picture: "https://x.example/a.png" }) },
      "and must be the name of a picture",
    ],
    [
      "a colour that is other CSS",
      { ROOT: root("a"), a: node("Card", "ROOT", [], { background: "url(https://x.example)" }) },
      "and must be a colour",
    ],
    [
      "a number that is too large",
      { ROOT: root("a"), a: node("Card", "ROOT", [], { padding: 9999 }) },
      "and must be a number from 0 to 64.",
    ],
  ])("refuses %s", (_, page, problem) => {
    const parsed = parse(page);
    expect("problem" in parsed && parsed.problem).toContain(problem);
  });

  it("reports text that is not JSON", () => {
    expect(parsePage("", knownBlocks)).toEqual({ problem: expect.stringContaining("There is nothing to import") });
    expect(parsePage('{"ROOT"', knownBlocks)).toEqual({ problem: expect.stringContaining("This is not JSON") });
  });
});
