import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { cssAssertions, cssProblems } from "./css-problems.ts";
import { block } from "./test-block.ts";

const page = (css: string) => {
  const code = [block('<p className="note" />', { line: 2 }), block(css, { line: 8, language: "css" })];
  return { ...noClaims(), code, words: [{ line: 1, text: "said" }] };
};

const problems = (css: string) =>
  cssProblems(page(css), new Set(["drag-shadow"])).map(({ line, message }) => `${line}: ${message}`);

test("classes that the page or the packages have, and queries that there are, are no problem", () => {
  const css = ".note, .said > p {\n  margin: 0.5em;\n}\n.drag-shadow {\n}\n@container (min-width: 600px) {\n}";
  expect(problems(css)).toEqual([]);
});

test("others are, with their lines", () => {
  expect(problems("/* .not { a class } */\n\n.craft-shadow {\n}\n@media (min-widht: 9px) {\n}")).toEqual([
    '11: nothing on this page or in the packages has the class "craft-shadow"',
    '13: no query asks "min-widht"',
  ]);
});

test("a declaration becomes an assertion about React's type, on its own line", () => {
  const [file] = cssAssertions("a.mdx", page(".note {\n  -webkit-user-select: none !important;\n}"));
  const [, assertion] = [...(file?.byLine.values() ?? [])];
  expect(assertion).toMatchObject({ line: 10, code: '({ WebkitUserSelect: "none" }) satisfies CSSProperties;' });
});

test("a page without CSS has none", () => {
  expect(cssAssertions("a.mdx", noClaims())).toEqual([]);
});
