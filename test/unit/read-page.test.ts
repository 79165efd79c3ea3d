import type { Resolver } from "@craftjs/core";
import { describe, expect, it } from "vitest";
import { readPage } from "../../examples/basic/src/editor/read-page.ts";

// Not in the folder of read-page.ts: /examples/basic shows all files in examples/basic/src as its source.

const resolver = {
  Container: Object.assign(() => null, { craft: { props: { padding: 0 } } }),
  Text: Object.assign(() => null, { craft: { props: { text: "", size: 16 } } }),
} as unknown as Resolver;

const block = (resolvedName: string, overrides: object = {}) => ({
  type: { resolvedName },
  displayName: resolvedName,
  props: {},
  nodes: [],
  linkedNodes: {},
  ...overrides,
});
const root = (overrides: object, otherNodes: object = {}) =>
  JSON.stringify({ ROOT: block("Container", overrides), ...otherNodes });
const inRoot = (overrides: object) => root({ nodes: ["a"] }, { a: block("Text", { parent: "ROOT", ...overrides }) });
const messageFor = (json: string) => {
  try {
    readPage(json, resolver);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

function nested(depth: number): string {
  const ids = ["ROOT", ...Array.from({ length: depth }, (_, index) => `n${index + 1}`)];
  const nodes = ids.map((id, index) => [
    id,
    block("Container", { parent: ids[index - 1], nodes: ids.slice(index + 1, index + 2) }),
  ]);
  return JSON.stringify(Object.fromEntries(nodes));
}

describe("the JSON reader of the basic example", () => {
  it("accepts minimal JSON and 100 levels of nodes", () => {
    expect(messageFor(inRoot({ props: { text: "Short", size: 20 } }))).toBe("");
    expect(messageFor(nested(100))).toBe("");
    expect(messageFor(nested(101))).toBe("The node n101 is nested too deep.");
  });

  it("drops nodes that are not on the page", () => {
    const cycle = {
      a: block("Container", { parent: "b", nodes: ["b"] }),
      b: block("Container", { parent: "a", nodes: ["a"] }),
    };
    const page = readPage(root({}, { ...cycle, c: block("Text", { parent: "ROOT" }) }), resolver);
    expect(Object.keys(page)).toEqual(["ROOT"]);
  });

  it.each([
    ["{", expect.stringMatching(/^This is not JSON: /)],
    ["[]", "The JSON has to be an object of nodes."],
    ["null", "The JSON has to be an object of nodes."],
    ["{}", "The JSON has no node ROOT."],
    ['{"ROOT": 1}', "The JSON has no node ROOT."],
    ['{"ROOT": {}}', "The node ROOT has no component."],
    [root({ type: {} }), "The node ROOT has no component."],
    [root({ type: { resolvedName: "Heading" } }), "The node ROOT has an unknown component: Heading."],
    [root({ type: { resolvedName: "toString" } }), "The node ROOT has an unknown component: toString."],
    [root({ type: "script" }), "The node ROOT has an unknown component: script."],
    [root({ type: "Container" }), "The node ROOT has an unknown component: Container."],
    [root({ displayName: { a: 1 } }), "The node ROOT has no displayName."],
    [root({ nodes: "a" }), "The node ROOT has no nodes or no linkedNodes."],
    [root({ linkedNodes: null }), "The node ROOT has no nodes or no linkedNodes."],
    [root({ nodes: ["a"] }), "The node ROOT lists a, which doesn’t exist."],
    [root({ linkedNodes: { body: "b" } }), "The node ROOT lists b, which doesn’t exist."],
    [root({ nodes: ["toString"] }), "The node ROOT lists toString, which doesn’t exist."],
    [root({ nodes: [["ROOT"]] }), "The node ROOT lists ROOT, which doesn’t exist."],
    [
      root({ nodes: ["proto"] }, { proto: block("Text", { parent: "ROOT" }) }).replaceAll("proto", "__proto__"),
      "The node ROOT lists __proto__, which doesn’t exist.",
    ],
    [root({ nodes: ["a"] }, { a: 1 }), "The node a is not an object."],
    [root({ nodes: ["ROOT"] }), "The node ROOT lists ROOT, which is already in a node."],
    [
      root(
        { nodes: ["a"] },
        {
          a: block("Container", { parent: "ROOT", nodes: ["b"] }),
          b: block("Container", { parent: "a", nodes: ["a"] }),
        },
      ),
      "The node b lists a, which is already in a node.",
    ],
    [
      root({ nodes: ["a", "a"] }, { a: block("Text", { parent: "ROOT" }) }),
      "The node ROOT lists a, which is already in a node.",
    ],
    [inRoot({ parent: "b" }), "The node a is in ROOT, but its parent is b."],
    [inRoot({ parent: null }), "The node a is in ROOT, but its parent is missing."],
    [inRoot({ parent: undefined }), "The node a is in ROOT, but its parent is missing."],
    [root({ parent: "ROOT" }), "The node ROOT is in no node, but its parent is ROOT."],
    [inRoot({ props: null }), "The node a has no props."],
    [inRoot({ props: { text: { a: 1 } } }), "The prop text of the node a has to be a string."],
    [inRoot({ props: { text: null } }), "The prop text of the node a has to be a string."],
    [inRoot({ props: { size: "20" } }), "The prop size of the node a has to be a number."],
    [root({ props: { children: { a: 1 } } }), "The node ROOT has an unknown prop: children."],
  ])("rejects %s", (json, message) => {
    expect(messageFor(json)).toEqual(message);
  });
});
