import { describe, expect, it } from "vitest";
import { startPage } from "../page/start-page.tsx";
import { parsePage } from "./parse-page.ts";

const parse = (page: unknown) => parsePage(JSON.stringify(page));
const node = (name: string, parent: string | null, nodes: string[] = [], props: object = {}) => ({
  type: { resolvedName: name },
  parent,
  nodes,
  props,
});

describe("parsePage", () => {
  it("reads a page that the editor has saved", () => {
    const parsed = parse(startPage);
    expect(parsed).toEqual({ page: startPage });
    expect(Object.keys("page" in parsed ? parsed.page : {})).toEqual(Object.keys(startPage));
  });

  it("drops props without a field, and keeps the other props", () => {
    const parsed = parse({ ROOT: node("Page", null, ["a"]), a: node("Text", "ROOT", [], { text: "x", onClick: "y" }) });
    expect(parsed).toMatchObject({ page: { a: { props: { text: "x" } } } });
    expect(JSON.stringify(parsed)).not.toContain("onClick");
  });

  const root = (...nodes: string[]) => node("Page", null, nodes);
  it("sets the parent of a block to the block that lists it", () => {
    const page = { ROOT: root("a", "b"), a: node("Card", "ROOT"), b: node("Text", "a") };
    expect(parse(page)).toMatchObject({ page: { b: { parent: "ROOT" } } });
  });

  it.each<[what: string, page: unknown, problem: string]>([
    ["a list", [], '"ROOT", which contains all others, is missing'],
    ["a string", "page", '"ROOT", which contains all others, is missing'],
    ["null", null, '"ROOT", which contains all others, is missing'],
    ["no ROOT", { a: node("Page", null) }, '"ROOT", which contains all others, is missing'],
    ["a ROOT of another type", { ROOT: node("Text", null) }, 'The block "ROOT" has to be a Page'],
    ["a number as a block", { ROOT: 5 }, 'The type of the block "ROOT" is undefined.'],
    [
      "an element as its type",
      { ROOT: { type: "div" } },
      'The type of the block "ROOT" is "div". This editor has Page,',
    ],
    [
      "a type named like a property of every object",
      { ROOT: node("constructor", null) },
      'is {"resolvedName":"constructor"}.',
    ],
    ["nodes as a string", { ROOT: { ...root(), nodes: "a" } }, "have to be a list of ids."],
    ["nodes with a number", { ROOT: { ...root(), nodes: [1] } }, "have to be a list of ids."],
    [
      "linked nodes",
      { ROOT: { ...root(), linkedNodes: { a: "b" } }, b: node("Text", "ROOT") },
      'No block lists the block "b"',
    ],
    [
      "props that are a list",
      { ROOT: { ...root(), props: [] } },
      'The props of the block "ROOT" have to be an object.',
    ],
    ["a child that is missing", { ROOT: root("a") }, 'The block "ROOT" lists "a", which is missing'],
    ["a child named __proto__", { ROOT: root("__proto__") }, 'The block "ROOT" lists "__proto__", which is missing'],
    ["a block twice", { ROOT: root("a", "a"), a: node("Text", "ROOT") }, 'The block "a" is in two places'],
    ["a block that no block lists", { ROOT: root(), a: node("Text", "ROOT") }, 'No block lists the block "a"'],
    [
      "blocks that only list each other",
      { ROOT: root(), a: node("Container", "b", ["b"]), b: node("Container", "a", ["a"]) },
      'No block lists the block "a"',
    ],
    ["blocks in a text", { ROOT: root("a"), a: node("Text", "ROOT", ["b"]), b: node("Text", "a") }, 'cannot be in "a"'],
    ["a column on the page", { ROOT: root("a"), a: node("Column", "ROOT") }, 'a Column, cannot be in "ROOT", a Page.'],
    [
      "a text that is a number",
      { ROOT: root("a"), a: node("Text", "ROOT", [], { text: 5 }) },
      '"text" of the block "a" is 5, and must be text.',
    ],
    [
      "a link that runs code",
      { ROOT: root("a"), a: node("Button", "ROOT", [], { href: "javascript:alert(1)" }) },
      "and must be an https address",
    ],
    [
      "a picture of another site",
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
  ])("rejects %s", (_, page, problem) => {
    const parsed = parse(page);
    expect("problem" in parsed && parsed.problem).toContain(problem);
  });

  it("reports text that is not JSON", () => {
    expect(parsePage("")).toEqual({ problem: expect.stringContaining("This is not JSON") });
    expect(parsePage('{"ROOT"')).toEqual({ problem: expect.stringContaining("This is not JSON") });
  });
});
