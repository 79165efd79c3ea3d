import { expect, test } from "vitest";
import { defaultProblems, type Measured } from "./default-problems.ts";
import { show } from "./show.ts";

const code = (text: string) => ({ text, codes: [text] });
const words = (text: string) => ({ text, codes: [] });

const problems = (cell: { text: string; codes: string[] }, measured: Measured | undefined) =>
  defaultProblems(
    {
      page: "a.mdx",
      table: {
        line: 1,
        directive: { kind: "members", subject: "T", prefix: "", partial: false, defaults: "d", without: "never" },
        headers: ["Prop", "Default"],
        rows: [{ line: 3, cells: [code("x"), cell] }],
      },
    },
    "a.check.tsx",
    measured ? { x: measured } : {},
  ).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ["true", true],
  ["{}", {}],
  ["'red'", "red"],
  ["{ b: 2, a: 'x' }", { a: "x", b: 2 }],
  ["0.5", 0.5],
])("%s is what was measured", (text, value) => {
  expect(problems(code(text), { shown: show(value) })).toEqual([]);
});

test("another value is a problem that says what was measured", () => {
  expect(problems(code("false"), { shown: "true" })).toEqual(["3: the default of `x` is true, not false"]);
  expect(problems(words("none"), { shown: "0" })).toEqual(["3: the default of `x` is 0, not undefined"]);
});

test("words must be those that were measured, and true", () => {
  expect(problems(words("does nothing"), { words: "does nothing", holds: true })).toEqual([]);
  expect(problems(words("does nothing"), { words: "does nothing", holds: false })).toHaveLength(1);
  expect(problems(words("does much"), { words: "does nothing", holds: true })).toHaveLength(1);
});

test("a default that nobody measured is a problem, unless there is none", () => {
  expect(problems(code("true"), undefined)).toEqual([expect.stringContaining("is not measured in a.check.tsx")]);
  expect(problems(words(""), undefined)).toEqual([]);
  expect(problems(words("required"), undefined)).toEqual([]);
});
