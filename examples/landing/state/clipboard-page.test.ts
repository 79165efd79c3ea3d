import { expect, it } from "vitest";
import { blockIn, pageWith } from "./clipboard-page.ts";
import { serialisedPage } from "./serialised-page.ts";

const components = { Page: [], Columns: [], Column: [], Container: [], Text: [] };
const nodes = serialisedPage([
  "Page",
  "ROOT",
  {},
  [
    ["Container", "box", {}, [["Text", "text"]]],
    ["Columns", "columns", {}, [["Column", "column"]]],
  ],
]);
const only = (...ids: string[]) => Object.fromEntries(ids.flatMap((id) => (nodes[id] ? [[id, nodes[id]]] : [])));

it("reads a block with its content from the clipboard, and a column with columns around it", () => {
  const box = blockIn(pageWith(only("box", "text"), "box"), components);
  expect(box?.ids).toEqual(["box"]);
  expect(box?.nodes.text?.parent).toBe("box");
  expect(blockIn(pageWith(only("column"), "column"), components)?.ids).toEqual(["column", "columns"]);
});

it.each(["", "Hello", "{}", "[1]", JSON.stringify(nodes), '{"ROOT": 5}'])("finds no block in the text %j", (text) => {
  expect(blockIn(text, components)).toBeNull();
});
