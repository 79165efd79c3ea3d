import { describe, expect, it } from "vitest";
import { matchingRows, nodesAbove, placeOf, treeOf, treeRows } from "./tree-rows.ts";

const node = (name: string, nodes: string[] = [], linkedNodes: Record<string, string> = {}) => ({
  type: { resolvedName: name },
  displayName: name,
  nodes,
  linkedNodes,
});

const page = {
  ROOT: node("Container", ["a", "gone"], { side: "bar" }),
  a: node("Text"),
  bar: node("Column", ["b"]),
  b: node("Button"),
  lost: node("Text"),
};

describe("treeRows", () => {
  it("lists the root with its open nodes, linked nodes first, then the trees that no node lists", () => {
    const rows = treeRows(page, treeOf(page), (id) => ["ROOT", "bar"].includes(id));
    expect(rows.map(({ level, linked, name, id }) => [level, linked, name, id])).toEqual([
      [1, null, "Container", "ROOT"],
      [2, "side", "Column", "bar"],
      [3, null, "Button", "b"],
      [2, null, "Text", "a"],
      [2, null, "missing", "gone"],
      [1, null, "Text", "lost"],
    ]);
    expect(treeRows(page, treeOf(page), () => false).map(({ id, children }) => [id, children])).toEqual([
      ["ROOT", 3],
      ["lost", 0],
    ]);
  });

  it("opens a node once, even in a cycle, with two parents, or with a slash in its id", () => {
    const cyclic = {
      ROOT: node("Container", ["a/b", "c"]),
      "a/b": node("Column", ["c", "ROOT"]),
      c: node("Column", ["d", "d"]),
    };
    const rows = treeRows(cyclic, treeOf(cyclic), (id) => ["ROOT", "a/b", "c"].includes(id));
    expect(rows.map(({ level, id, children }) => [level, id, children])).toEqual([
      [1, "ROOT", 2],
      [2, "a/b", 2],
      [3, "c", 2],
      [4, "d", 0],
      [4, "d", 0],
      [3, "ROOT", 0],
      [2, "c", 0],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});

it("matchingRows finds nodes by id and by component", () => {
  expect(matchingRows(page, "text").map(({ id }) => id)).toEqual(["a", "lost"]);
  expect(matchingRows(page, "BAR").map(({ id }) => id)).toEqual(["bar"]);
});

it("nodesAbove returns the ancestors of nodes, even in an unreachable cycle", () => {
  const above = (document: object, ...ids: string[]) => [...nodesAbove(treeOf({ ...document }), ids)];
  expect(above(page, "b")).toEqual(["bar", "ROOT"]);
  expect(above(page, "b", "a", "lost")).toEqual(["bar", "ROOT"]);
  expect(above({ ROOT: node("Container", ["a"]), a: node("A", ["ROOT"]) }, "a")).toEqual(["ROOT"]);
  const cycle = { ROOT: node("Container"), a: node("A", ["b"]), b: node("B", ["a"]) };
  expect([above(cycle, "a"), above(cycle, "b")]).toEqual([[], ["a"]]);
  expect(treeRows(cycle, treeOf(cycle), () => true).map(({ level, id }) => [level, id])).toEqual([
    [1, "ROOT"],
    [1, "a"],
    [2, "b"],
    [3, "a"],
  ]);
});

it("placeOf returns the place of a child among its siblings, and null for other nodes", () => {
  const { ROOT, a, bar } = page;
  const document = {
    ROOT,
    a: { ...a, parent: "ROOT" },
    bar: { ...bar, parent: "ROOT" },
    b: { parent: { toString: 1 } },
  };
  expect(placeOf(document, "a")).toEqual({ parent: "ROOT", index: 0, count: 2 });
  for (const id of ["ROOT", "bar", "b", "nowhere"]) expect(placeOf(document, id)).toBeNull();
});

it("reads nodes whose names are objects that cannot be converted to strings", () => {
  const unprintable = { toString: 1, valueOf: 1 };
  const document = {
    ROOT: {
      type: { resolvedName: unprintable },
      displayName: unprintable,
      nodes: [unprintable, "a"],
      linkedNodes: { b: unprintable },
    },
  };
  expect(treeRows(document, treeOf(document), () => true).map(({ name, id }) => [name, id])).toEqual([
    ["no type", "ROOT"],
    ["missing", "a"],
  ]);
  expect(matchingRows(document, "x")).toEqual([]);
});
