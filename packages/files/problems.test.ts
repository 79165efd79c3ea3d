import { expect, it } from "vitest";
import { ContentError, didYouMean, formatProblems, type Problem, reportOf } from "./problems.ts";

it.each([
  ["useNod", ["useEditor", "useNode"], ' Did you mean "useNode"?'],
  ["OVERVIEW", ["overview", "over"], ' Did you mean "overview"?'],
  ["noet", ["tip", "note"], ' Did you mean "note"?'],
  ["/docs/overveiw", ["/docs/overview", "/docs/dev"], ' Did you mean "/docs/overview"?'],
  ["/docs/nope", ["/docs/dev", "/docs/overview"], ""],
  ["/docs/guide/intro", ["/docs/dev", "/docs/guides/intro"], ' Did you mean "/docs/guides/intro"?'],
  ["/doc/overview", ["/docs/overview"], ' Did you mean "/docs/overview"?'],
  ["caution", ["note", "tip", "warning"], ""],
  ["anything", [], ""],
])("suggests a correction of %s, from %j", (typo, names, hint) => {
  expect(didYouMean(typo, names)).toBe(hint);
});

it.each([
  ["vue", "lua"],
  ["go", "c"],
  ["x", "ts"],
])("does not suggest a correction of %s from %s, which is too different", (typo, name) => {
  expect(didYouMean(typo, [name])).toBe("");
});

it("prints one clickable line per problem, in the order of files and lines", () => {
  const problems = [
    { file: "b.mdx", line: 2, severity: "warning" as const, message: "two" },
    { file: "a.mdx", line: 10, message: "ten" },
    { file: "a.mdx", line: 9, column: 12, message: "nine, later" },
    { file: "a.mdx", line: 9, column: 3, message: "nine" },
    { file: "a.mdx", message: "the whole file" },
  ];
  const text = [
    "a.mdx  the whole file",
    "a.mdx:9:3  nine",
    "a.mdx:9:12  nine, later",
    "a.mdx:10  ten",
    "b.mdx:2  warning: two",
  ].join("\n");
  expect(formatProblems(problems)).toBe(text);
});

const warning = (file: string, rule: string, message = rule): Problem => ({
  ...{ file, line: 1, severity: "warning", rule, message },
});

it("reports errors before warnings, and equal ones in one line with their count", () => {
  const problems: Problem[] = [
    warning("a.mdx", "front-matter/id"),
    { file: "a.mdx", line: 3, column: 1, message: "one" },
    ...["b.mdx", "c.mdx"].map((file) => ({ file, line: 2, message: "two" })),
    warning("b.mdx", "front-matter/layout"),
    warning("c.mdx", "front-matter/layout", "in other words"),
  ];
  const text = [
    "b.mdx:2  two (and 1 more like it)",
    "a.mdx:3:1  one",
    "b.mdx:1  warning: front-matter/layout (and 1 more like it)",
    "a.mdx:1  warning: front-matter/id",
    "",
    "3 errors and 3 warnings in 3 files",
  ].join("\n");
  expect(reportOf(problems)).toBe(text);
  expect(new ContentError(problems)).toMatchObject({ name: "ContentError", message: text, problems });
});

it("reports at most 30 lines and a total, and how to see the rest", () => {
  const problems = Array.from({ length: 33 }, (_, index) => ({
    file: "a.mdx",
    line: index + 1,
    message: `No ${index}`,
  }));
  const lines = reportOf([...problems, warning("b.mdx", "late")]).split("\n");
  expect(lines.slice(29)).toEqual([
    "a.mdx:30  No 29",
    "… and 4 more kinds: --problems <file> writes all of them",
    "",
    "33 errors and 1 warning in 2 files",
  ]);
});

it("reports a single problem without a total", () => {
  expect(reportOf([{ file: "a.mdx", message: "the whole file" }])).toBe("a.mdx  the whole file");
  expect(reportOf([])).toBe("");
});
