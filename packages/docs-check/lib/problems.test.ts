import type { Problem } from "files/problems.ts";
import { expect, test } from "vitest";
import { formatProblems } from "./problems.ts";

const problemsWith = (count: number, message: (index: number) => string, file = "content/docs/a.mdx"): Problem[] =>
  Array.from({ length: count }, (_, index) => ({ file, line: index + 1, message: message(index) }));

test("shows 1,000 equal problems in one line", () => {
  expect(formatProblems(problemsWith(1000, () => "page not found"))).toEqual([
    "content/docs/a.mdx:1 page not found (and 999 more like it)",
  ]);
});

test("groups problems that differ only in a name, the largest group first", () => {
  const problems = [
    ...problemsWith(1, () => "something else"),
    ...problemsWith(1000, (index) => `TS2304: Cannot find name 'x${index}'.`),
  ];
  expect(formatProblems(problems)).toEqual([
    "content/docs/a.mdx:1 TS2304: Cannot find name 'x0'. (and 999 more like it)",
    "content/docs/a.mdx:1 something else",
  ]);
});

test("shows each of five problems that differ only in a name", () => {
  expect(formatProblems(problemsWith(5, (index) => `Cannot find name 'x${index}'.`))).toHaveLength(5);
});

test("shows at most 60 lines, some of each stage", () => {
  const lines = formatProblems(
    problemsWith(100, (index) => `problem ${"x".repeat(index)}`),
    problemsWith(3, (index) => `reworded ${"y".repeat(index)}`, "content/docs/b.mdx"),
  );
  expect(lines).toHaveLength(61);
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^content\/docs\/b.mdx:1 /),
    expect.stringMatching(/^content\/docs\/b.mdx:2 /),
    expect.stringMatching(/^content\/docs\/b.mdx:3 /),
    "… and 43 more problems",
  ]);
});
