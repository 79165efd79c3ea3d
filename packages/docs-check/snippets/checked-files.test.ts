import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Snippet } from "../lib/read-pages.ts";
import { checkedFiles, importableFiles, placeInPage } from "./checked-files.ts";
import { snippet as block } from "./test-snippet.ts";

const file = "content/docs/api/x.mdx";
const page = (...snippets: Snippet[]) => ({ file, snippets, base: [] as Snippet[] });
const [a, A] = [block("1", { title: "src/a.ts" }), block("2", { title: "src/A.ts", line: 30 })];

test.each<[string, Snippet[], string[], object?]>([
  ["names files by the title or the line of a block", [a, block("b", { line: 20 })], ["src/a.ts", "block-20.tsx"]],
  ["keeps a later version of a file separate", [a, { ...a, line: 30 }], ["src/a.ts", "src/a.line-30.ts"]],
  [
    "reports titles that differ only in case",
    [a, A],
    ["src/a.ts"],
    { line: 30, message: /"src\/a.ts" and "src\/A.ts": they/ },
  ],
  [
    "leaves out other languages and unchecked blocks",
    [block("ls", { language: "bash" }), block("x", { options: { unchecked: "why" } })],
    [],
  ],
  [
    "reports an unknown context",
    [block("x", { options: { context: "no" } })],
    [],
    { line: 10, message: /no such context/ },
  ],
])("%s", (_, snippets, paths, problem) => {
  const { files, problems } = checkedFiles("content", page(...snippets));
  expect(files.map(({ path }) => path)).toEqual(paths.map((path) => `docs/api/x/${path}`));
  const expectedProblem = problem && {
    ...problem,
    file,
    message: expect.stringMatching((problem as { message: RegExp }).message),
  };
  expect(problems).toEqual(expectedProblem ? [expectedProblem] : []);
});

test("provides style sheets and the last versions of the base page's files", () => {
  const css = block("p {}", { language: "css", title: "src/a.css" });
  const base = ["old", "new"].map((code) => block(code, { title: "src/b.ts" }));
  const files = importableFiles("content", { ...page(css), base });
  expect(Object.fromEntries(files)).toEqual({ "docs/api/x/src/b.ts": "new", "docs/api/x/src/a.css": "p {}" });
});

test("maps a place in a file to the page, below the fence and right of its indent", () => {
  const { files } = checkedFiles("content", page(block("a\nb", { indent: 2 })));
  expect(files.map((file) => placeInPage(file, 2, 1))).toEqual([{ file, line: 12, column: 3 }]);
});

test("maps a place in a fragment's file to the page or the context", () => {
  const { files } = checkedFiles("content", page(block("query.serialize();", { options: { context: "editor" } })));
  const [fragment] = files;
  if (!fragment) throw new Error("no file");
  const context = "packages/docs-check/contexts/editor.tsx";
  const placeOf = (text: string) =>
    placeInPage(fragment, fragment.source.split("\n").findIndex((line) => line.includes(text)) + 1);
  const lineAfter =
    readFileSync(context, "utf8")
      .split("\n")
      .findIndex((line) => line.includes("return [actions")) + 1;
  expect(placeOf("query.serialize();")).toMatchObject({ file, line: 11 });
  expect([placeInPage(fragment, 1), placeOf("return [actions")]).toMatchObject([
    { file: context, line: 1 },
    { file: context, line: lineAfter },
  ]);
});
