import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { pathProblems } from "./path-problems.ts";
import { block } from "./test-block.ts";

const problems = (text: string) =>
  pathProblems(
    { ...noClaims(), code: [block("", { title: "src/blocks.tsx" })], words: [{ line: 7, text }] },
    { "src/sample.ts": "a sample" },
    (path) => path === "content/site.ts",
  );

test("a path that nothing has is a problem, with its line", () => {
  expect(problems("src/block.tsx")).toEqual([
    { line: 7, message: "`src/block.tsx` is no file, and no block here has this title" },
  ]);
});

test.each([
  ["the title of a block", "src/blocks.tsx"],
  ["a file of the project", "content/site.ts"],
  ["a sample", "src/sample.ts"],
  ["a name without a folder", "blocks.tsx"],
  ["a package", "@craftjs/core"],
])("%s is none", (_, text) => {
  expect(problems(text)).toEqual([]);
});
