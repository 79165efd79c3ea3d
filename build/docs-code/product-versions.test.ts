import { expect, test } from "vitest";
import { productVersionProblems } from "./product-versions.ts";

const ranges = [["styled-components", ">= 6.1"]] as const;
const installed = (name: string) => (name === "@tiptap/core" ? "3.34.0" : null);

const problems = (text: string) => productVersionProblems(text, ranges, installed);

const styled = "[styled-components](https://www.npmjs.com/package/styled-components)";

test.each([
  `with ${styled}, version 6.1 or later.`,
  "The example uses [Tiptap](https://tiptap.dev) 3.",
  "run with [Other](https://example.com) 16",
])("%s", (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  [`with ${styled}, version 5.3 or later.`, "styled-components 5.3 is not the oldest of >= 6.1"],
  ["uses [Tiptap](https://tiptap.dev) 2.", "the code of this page is checked with Tiptap 3.34.0, not 2"],
])("false: %s", (text, message) => {
  expect(problems(text)).toEqual([message]);
});
