import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { exportProblems } from "./export-problems.ts";
import { packageExports } from "./package-exports.ts";

const load = createRequire(import.meta.url);

test.each(["@craftjs/core", "@craftjs/layers"])("every value that %s exports is among the names found", (name) => {
  const values = Object.keys(load(name));
  expect(packageExports(name)).toEqual(expect.arrayContaining(values));
});

test("types and re-exported names are found too", () => {
  expect(packageExports("@craftjs/core")).toEqual(expect.arrayContaining(["EditorState", "NodeTree", "ROOT_NODE"]));
});

test("a table is compared with the names both ways, and with what each is called, in a column or at the head of its own", () => {
  const cell = (text: string) => ({ text, codes: [text] });
  const rows = ["a", "b", "gone"].map((name, line) => ({ line, cells: [cell(name), { text: "type", codes: [] }] }));
  const mark = { kind: "exports" as const, subject: "p", prefix: "", partial: false, without: "never" };
  const table = { page: "a.mdx", table: { line: 9, anchor: "", mark, headers: ["Export", "Kind"], rows } };
  const names = { name: "p", exported: ["a", "b", "c"], values: { b: () => {} } };
  expect(exportProblems(names, [table]).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "1: `b` is no type, but a function",
    "2: p exports no `gone`.",
    "9: p exports what no row lists: c",
  ]);
  const bare = (head: string) => ({
    page: "a.mdx",
    table: {
      line: 9,
      mark,
      anchor: "",
      headers: [head],
      rows: rows.slice(0, 2).map((row) => ({ ...row, cells: row.cells.slice(0, 1) })),
    },
  });
  const found = (head: string) => exportProblems({ ...names, exported: ["a", "b"] }, [bare(head)]);
  expect(found("Type").map(({ message }) => message)).toEqual(["`b` is no type, but a function"]);
  expect(found("Export")).toEqual([]);
});
