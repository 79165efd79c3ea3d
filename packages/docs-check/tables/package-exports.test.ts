import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { exportProblems } from "./export-problems.ts";
import { packageExports } from "./package-exports.ts";

const load = createRequire(import.meta.url);

test.each(["@craftjs/core", "@craftjs/layers"])("finds every value that %s exports", (name) => {
  expect(packageExports(name)).toEqual(expect.arrayContaining(Object.keys(load(name))));
});

test("finds types and re-exported names", () => {
  expect(packageExports("@craftjs/core")).toEqual(expect.arrayContaining(["EditorState", "NodeTree", "ROOT_NODE"]));
});

test.each([
  [
    ["Export", "Kind"],
    [
      "1: the kind of `b` is function, not type",
      "2: p does not export `gone`.",
      "9: p exports names that no row lists: c",
    ],
  ],
  [
    ["Type"],
    [
      "1: the kind of `b` is function, not type",
      "2: p does not export `gone`.",
      "9: p exports names that no row lists: c",
    ],
  ],
  [["Export"], ["2: p does not export `gone`.", "9: p exports names that no row lists: c"]],
])("compares the names and kinds in a table with the columns %j", (headers, expected) => {
  const rows = ["a", "b", "gone"].map((name, line) => ({
    line,
    cells: [name, "type"].slice(0, headers.length).map((text) => ({ text, codes: [text] })),
  }));
  const mark = { kind: "exports" as const, subject: "p", prefix: "", partial: false, without: "never" };
  const table = { page: "a.mdx", table: { line: 9, anchor: "", mark, headers, rows } };
  const problems = exportProblems({ name: "p", exported: ["a", "b", "c"], values: { b: () => {} } }, [table]);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual(expected);
});
