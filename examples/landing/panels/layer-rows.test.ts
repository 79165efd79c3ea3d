import { describe, expect, it } from "vitest";
import { layerRows, visibleRows } from "./layer-rows.ts";

const data = (displayName: string, nodes: string[] = [], text?: string, name?: string) => ({
  data: { displayName, custom: { displayName: name }, nodes, props: text === undefined ? {} : { text } },
});
const nodes = {
  ROOT: data("Page", ["a", "d"]),
  a: data("Card", ["b", "c"]),
  b: data("Heading", [], "A heading that is longer than a row"),
  c: data("Text", [], "Short"),
  d: data("Image", [], undefined, "Logo"),
};

describe("layerRows", () => {
  it("lists all blocks in the order of the page", () => {
    expect(layerRows(nodes, "ROOT", []).map(({ id, depth, name, excerpt }) => [id, depth, name, excerpt])).toEqual([
      ["ROOT", 0, "Page", ""],
      ["a", 1, "Card", ""],
      ["b", 2, "Heading", "A heading that is longe…"],
      ["c", 2, "Text", "Short"],
      ["d", 1, "Logo", ""],
    ]);
  });

  it("gives the same list where nothing has changed, and the same rows where others have", () => {
    const rows = layerRows(nodes, "ROOT", []);
    expect(layerRows({ ...nodes }, "ROOT", rows)).toBe(rows);
    const changed = layerRows({ ...nodes, c: data("Text", [], "Other") }, "ROOT", rows);
    expect(changed.map((row, at) => row === rows[at])).toEqual([true, true, true, false, true]);
  });
});

it("visibleRows leaves out what is in a closed row", () => {
  const rows = layerRows(nodes, "ROOT", []);
  expect(visibleRows(rows, new Set(["a"])).map(({ id }) => id)).toEqual(["ROOT", "a", "d"]);
  expect(visibleRows(rows, new Set(["ROOT", "a"])).map(({ id }) => id)).toEqual(["ROOT"]);
});
