import { describe, expect, it } from "vitest";
import { placeForNew, placeOf, stepOf, type Tree } from "./places.ts";

const children: Record<string, string[]> = {
  ROOT: ["title", "row", "card", "columns"],
  row: ["one", "two"],
  card: ["words"],
  columns: ["left", "right"],
  left: [],
  right: [],
};
const leaves = new Set(["title", "one", "two", "words"]);
const tree: Tree = {
  parent: (id) => Object.keys(children).find((parent) => children[parent]?.includes(id)) ?? null,
  children: (id) => children[id] ?? [],
  isRow: (id) => id === "row" || id === "columns",
  accepts: (parent, id) => {
    if (leaves.has(parent) || parent === id) return false;
    return parent === "columns" ? ["left", "right"].includes(id) : !["left", "right"].includes(id);
  },
};

describe("stepOf", () => {
  it("moves in the direction of the siblings", () => {
    const steps = (id: string) =>
      (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const).map((key) => stepOf(tree, id, key));
    expect(steps("title")).toEqual(["back", "forth", "out", "into"]);
    expect(steps("one")).toEqual(["out", "out", "back", "forth"]);
  });
});

describe("placeOf", () => {
  it.each([
    ["back among siblings", "two", "back", { parent: "row", index: 0 }],
    ["forth among siblings", "one", "forth", { parent: "row", index: 2 }],
    ["back at the start: out, before the container", "one", "back", { parent: "ROOT", index: 1 }],
    ["forth at the end: out, after the container", "two", "forth", { parent: "ROOT", index: 2 }],
    ["nowhere, being the first one on the page", "title", "back", null],
    ["out, after the container", "words", "out", { parent: "ROOT", index: 3 }],
    ["nowhere, as only the page is around it", "title", "out", null],
    ["to the start of the next container", "title", "into", { parent: "row", index: 0 }],
    ["nowhere, as no container is beside it", "two", "into", null],
    ["to the end of the previous container if none follows", "columns", "into", { parent: "card", index: 1 }],
    ["into a container in the next one", "card", "into", { parent: "left", index: 0 }],
    ["nowhere, as a column must be in columns", "left", "out", null],
    ["nowhere, being the page itself", "ROOT", "forth", null],
  ] as const)("moves a block %s", (_, id, step, place) => {
    expect(placeOf(tree, id, step)).toEqual(place);
  });
});

describe("placeForNew", () => {
  it("is in the selected container, after the selected block, or after an ancestor", () => {
    const accepts = (parent: string) => tree.accepts(parent, "new");
    expect(placeForNew(tree, "card", accepts)).toEqual({ parent: "card", index: 1 });
    expect(placeForNew(tree, "one", accepts)).toEqual({ parent: "row", index: 1 });
    expect(placeForNew(tree, "columns", accepts)).toEqual({ parent: "ROOT", index: 4 });
    expect(placeForNew(tree, "words", (parent) => parent === "ROOT")).toEqual({ parent: "ROOT", index: 3 });
    expect(placeForNew(tree, "words", () => false)).toBeNull();
  });
});
