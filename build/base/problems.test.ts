import { expect, it } from "vitest";
import { ContentError, didYouMean, formatProblems } from "./problems.ts";

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
])("proposes what %s was meant to be, of %j", (found, known, hint) => {
  expect(didYouMean(found, known)).toBe(hint);
});

it.each([
  ["vue", "lua"],
  ["go", "c"],
  ["x", "ts"],
])("does not take %s for %s, which share hardly a letter", (found, known) => {
  expect(didYouMean(found, [known])).toBe("");
});

it("prints one clickable line a problem, in the order of the files and of their lines", () => {
  const problems = [
    { file: "b.mdx", line: 2, message: "two" },
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
    "b.mdx:2  two",
  ].join("\n");
  expect(formatProblems(problems)).toBe(text);
  expect(new ContentError(problems)).toMatchObject({ name: "ContentError", message: text, problems });
});
