import { expect, test } from "vitest";
import type { CheckedFile } from "./checked-files.ts";
import { snippet as block } from "./test-snippet.ts";
import { parseDiagnostics } from "./type-check.ts";
import { typeProblems } from "./type-problems.ts";

const file = (error?: string): CheckedFile => ({
  path: "docs/a/b.tsx",
  source: "x\ny",
  page: "content/docs/a.mdx",
  context: null,
  linesBefore: 0,
  block: block("x\ny", { options: error ? { error } : {} }),
});
const said = parseDiagnostics(
  [
    "docs/a/b.tsx(2,3): error TS2345: Argument of type 'A' is not assignable.",
    "  Types of property 'x' are incompatible.",
    "docs/other.ts(1,1): error TS1: Other.",
  ].join("\n"),
);

test("the compiler's messages are read with what follows them", () => {
  expect(said).toHaveLength(2);
  expect(said[0]).toEqual({
    path: "docs/a/b.tsx",
    line: 2,
    column: 3,
    code: "TS2345",
    message: "Argument of type 'A' is not assignable. Types of property 'x' are incompatible.",
  });
});

test("an error in a block is a problem of the page's line", () => {
  expect(typeProblems([file()], said)).toEqual([
    {
      file: "content/docs/a.mdx",
      line: 12,
      column: 3,
      message: expect.stringMatching(/^TS2345: Argument/),
    },
  ]);
});

test("an error that the block announces is none, and it must come", () => {
  expect(typeProblems([file("TS2345")], said)).toEqual([]);
  expect(typeProblems([file("not assignable")], said)).toEqual([]);
  expect(typeProblems([file("TS2345")], [])).toEqual([
    { file: "content/docs/a.mdx", line: 10, message: expect.stringContaining('expects the error "TS2345"') },
  ]);
});

test("another error than the announced one is a problem, besides", () => {
  const problems = typeProblems([file("TS9999")], said);
  expect(problems.map(({ line }) => line)).toEqual([12, 10]);
});
