import { expect, it } from "vitest";
import { placeOf, treeOf } from "./tree-of.ts";

const node = (displayName: string, more: object = {}) => ({
  displayName,
  isCanvas: false,
  nodes: [],
  linkedNodes: {},
  ...more,
});
const row = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  isCanvas: false,
  linkedAs: null,
  rows: [],
  ...more,
});

it("is none before the page is there", () => {
  expect(treeOf("{}")).toBeNull();
});

it("has children in their order, and linked Nodes by their name before them", () => {
  const json = JSON.stringify({
    b: node("Text"),
    ROOT: node("Page", { isCanvas: true, nodes: ["b", "a"], linkedNodes: { footer: "c" } }),
    a: node("Card", { nodes: ["d"] }),
    c: node("Area", { isCanvas: true }),
    d: node("p"),
  });
  expect(treeOf(json)).toEqual(
    row("ROOT", "Page", {
      isCanvas: true,
      rows: [
        row("c", "Area", { isCanvas: true, linkedAs: "footer" }),
        row("b", "Text"),
        row("a", "Card", { rows: [row("d", "p")] }),
      ],
    }),
  );
});

it("leaves out an id that leads to nothing", () => {
  expect(treeOf(JSON.stringify({ ROOT: node("Page", { nodes: ["gone"] }) }))).toEqual(row("ROOT", "Page"));
});

it("is read as far as it is well-formed, without an end in a circle", () => {
  const circle = { ROOT: node("Page", { nodes: ["a"] }), a: node("Card", { nodes: ["ROOT", "a", 1], linkedNodes: 1 }) };
  expect(treeOf(JSON.stringify(circle))).toEqual(row("ROOT", "Page", { rows: [row("a", "Card")] }));
  for (const json of ["", "[1]", "null", '{"ROOT": 1}']) expect(treeOf(json)).toBeNull();
  const names = Array.from({ length: 5000 }, (_, index) => (index === 0 ? "ROOT" : `n${index}`));
  const deep = Object.fromEntries(names.map((name, index) => [name, node(name, { nodes: [`n${index + 1}`] })]));
  expect(JSON.stringify(treeOf(JSON.stringify(deep)))).not.toContain("n101");
});

it("takes no name that is no text: such an object throws when it is made one", () => {
  const bad = { toString: 1, valueOf: 1 };
  const json = JSON.stringify({
    ROOT: { displayName: bad, parent: bad, nodes: [bad, "a"], linkedNodes: { b: bad } },
    a: node("Text"),
  });
  expect(treeOf(json)).toEqual(row("ROOT", "Unnamed", { rows: [row("a", "Text")] }));
  expect(placeOf(json, "ROOT")).toBeNull();
});

it("knows the place of a Node among its siblings, and that the root and linked Nodes have none", () => {
  const json = JSON.stringify({
    ROOT: node("Page", { nodes: ["a", "b"], linkedNodes: { footer: "c" } }),
    a: node("Text", { parent: "ROOT" }),
    b: node("Text", { parent: "ROOT" }),
    c: node("Area", { parent: "ROOT" }),
  });
  expect(placeOf(json, "b")).toEqual({ parent: "ROOT", index: 1, count: 2 });
  for (const id of ["ROOT", "c", "nowhere"]) expect(placeOf(json, id)).toBeNull();
});
