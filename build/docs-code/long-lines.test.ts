import { expect, test } from "vitest";
import { type FoundCode, noClaims } from "./collect.ts";
import { longLineProblems } from "./long-lines.ts";
import { block } from "./test-block.ts";

const problems = (code: string, more: Partial<FoundCode> = {}) => {
  return longLineProblems({ ...noClaims(), code: [block(code, more)] });
};

test("a line of more than 80 characters is a problem at its own place", () => {
  expect(problems(`a\n${"b".repeat(81)}\n${"c".repeat(80)}`)).toEqual([
    { line: 12, message: "code block: this line has 81 characters: break it, 80 fit" },
  ]);
});

test("of code from a file, the block is named, and the line in the file", () => {
  expect(problems("b".repeat(90), { fromFile: true })).toEqual([
    { line: 10, message: "code block: line 1 of the file has 90 characters: break it, 80 fit" },
  ]);
});

test("a sign that takes two places in memory counts as one", () => {
  expect(problems("🔒".repeat(80))).toEqual([]);
});

test.each(["text", ""])("a long line in a block of the language '%s' is none", (language) => {
  expect(problems("b".repeat(90), { language })).toEqual([]);
});
