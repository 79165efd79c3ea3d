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
const parsed = parseDiagnostics(
  [
    "docs/a/b.tsx(2,3): error TS2345: Argument of type 'A' is not assignable.",
    "  Types of property 'x' are incompatible.",
    "docs/other.ts(1,1): error TS1: Other.",
  ].join("\n"),
);

test("reads the compiler's messages with their continuation lines", () => {
  const message = "Argument of type 'A' is not assignable. Types of property 'x' are incompatible.";
  expect(parsed).toEqual([
    { path: "docs/a/b.tsx", line: 2, column: 3, code: "TS2345", message },
    { path: "docs/other.ts", line: 1, column: 1, code: "TS1", message: "Other." },
  ]);
});

const error = { line: 12, column: 3, message: expect.stringMatching(/^TS2345: Argument/) };
const expected = (text: string) => ({
  line: 10,
  message: expect.stringContaining(`the compiler does not report "${text}"`),
});

test.each([
  ["reports an error on the page's line", undefined, parsed, [error]],
  ["accepts an announced error", "TS2345", parsed, []],
  ["accepts an error announced by a part of its message", "not assignable", parsed, []],
  ["reports an announced error that does not occur", "TS2345", [], [expected("TS2345")]],
  ["reports another error instead of the announced one", "TS9999", parsed, [error, expected("TS9999")]],
])("%s", (_, announcedError, diagnostics, expectedProblems) => {
  const problems = typeProblems([file(announcedError)], diagnostics);
  expect(problems).toEqual(expectedProblems.map((problem) => ({ file: "content/docs/a.mdx", ...problem })));
});
