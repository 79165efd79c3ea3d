import { expect, it } from "vitest";
import { blockIn, pageWith } from "./clipboard-page.ts";
import { serialisedPage } from "./serialised-page.ts";

const known = { Page: [], Columns: [], Column: [], Container: [], Text: [] };
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

it("a block comes out of a clipboard's text with what is in it, and a column also with columns around it", () => {
  const box = blockIn(pageWith(only("box", "text"), "box"), known);
  expect(box?.ids).toEqual(["box"]);
  expect(box?.nodes.text?.parent).toBe("box");
  expect(blockIn(pageWith(only("column"), "column"), known)?.ids).toEqual(["column", "columns"]);
});

it.each(["", "Hello", "{}", "[1]", JSON.stringify(nodes), '{"ROOT": 5}'])("there is no block in %j", (text) => {
  expect(blockIn(text, known)).toBeNull();
});
