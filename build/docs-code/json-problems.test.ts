import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { jsonProblems } from "./json-problems.ts";
import { block } from "./test-block.ts";

const problems = (code: string, options = {}) =>
  jsonProblems({
    ...noClaims(),
    code: [block(code, { line: 7, language: "json", options })],
  });

test.each([
  ["a name without quotes", '{ body: "x" }'],
  ["a comma too many", '{ "body": "x", }'],
])("%s is a problem, with the block's line", (_, code) => {
  expect(problems(code)).toEqual([{ line: 7, message: expect.stringContaining("code block: this is not JSON: ") }]);
});

test("JSON is none, nor is what a block says it does not show", () => {
  expect(problems('{ "body": "x" }')).toEqual([]);
  expect(problems("{ … }", { unchecked: "a sketch" })).toEqual([]);
});
