import { expect, it } from "vitest";
import { layerRows } from "./layers.tsx";

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

it("layerRows lists all blocks in the order of the page", () => {
  expect(layerRows(nodes, "ROOT").map(({ id, above, name, excerpt }) => [id, above.join(), name, excerpt])).toEqual([
    ["ROOT", "", "Page", ""],
    ["a", "ROOT", "Card", ""],
    ["b", "ROOT,a", "Heading", "A heading that is longe…"],
    ["c", "ROOT,a", "Text", "Short"],
    ["d", "ROOT", "Logo", ""],
  ]);
});
