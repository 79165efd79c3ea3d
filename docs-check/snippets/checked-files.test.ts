import { describe, expect, test } from "vitest";
import type { Snippet } from "../lib/read-pages.ts";
import { checkedFiles, filesBeside, placeInPage } from "./checked-files.ts";
import { snippet as block } from "./test-snippet.ts";

const page = (...code: Snippet[]) => ({ file: "content/docs/api/x.mdx", snippets: code, base: [] as Snippet[] });

describe("the files of a page", () => {
  test("have the blocks' titles as paths, so that blocks import each other", () => {
    const { files } = checkedFiles("content", page(block("a", { title: "src/a.ts" }), block("b", { line: 20 })));
    expect(files.map(({ path }) => path)).toEqual(["docs/api/x/src/a.ts", "docs/api/x/block-20.tsx"]);
  });

  test("keep a later state of a file apart", () => {
    const { files } = checkedFiles(
      "content",
      page(block("1", { title: "src/a.ts" }), block("2", { title: "src/a.ts", line: 30 })),
    );
    expect(files.map(({ path }) => path)).toEqual(["docs/api/x/src/a.ts", "docs/api/x/src/a.line-30.ts"]);
  });

  test("are refused when their names differ in upper and lower case only", () => {
    const { files, problems } = checkedFiles(
      "content",
      page(block("1", { title: "src/App.tsx" }), block("2", { title: "src/app.tsx", line: 30 })),
    );
    expect(files.map(({ path }) => path)).toEqual(["docs/api/x/src/App.tsx"]);
    expect(problems).toEqual([
      {
        file: "content/docs/api/x.mdx",
        line: 30,
        message: expect.stringContaining('the titles "src/App.tsx" and "src/app.tsx": they differ'),
      },
    ]);
  });

  test("leave out other languages and what is not to be checked", () => {
    const { files } = checkedFiles(
      "content",
      page(block("ls", { language: "bash" }), block("x", { options: { unchecked: "why" } })),
    );
    expect(files).toEqual([]);
  });

  test("have styles and the other page's files beside them", () => {
    const beside = filesBeside("content", {
      ...page(block("p {}", { language: "css", title: "src/a.css" })),
      base: [block("old", { title: "src/b.ts" }), block("new", { title: "src/b.ts" })],
    });
    expect(Object.fromEntries(beside)).toEqual({ "docs/api/x/src/b.ts": "new", "docs/api/x/src/a.css": "p {}" });
  });

  test("report a context that is not there, with page and line", () => {
    const { problems } = checkedFiles("content", page(block("x", { options: { context: "nowhere" } })));
    expect(problems).toEqual([
      {
        file: "content/docs/api/x.mdx",
        line: 10,
        message: expect.stringContaining("no context docs-check/contexts/nowhere.tsx"),
      },
    ]);
  });
});

describe("a place in a file", () => {
  test("is found in the page, below the fence and right of its indent", () => {
    const { files } = checkedFiles("content", page(block("a\nb", { indent: 2 })));
    expect(files.map((file) => placeInPage(file, 2, 1))).toEqual([
      { file: "content/docs/api/x.mdx", line: 12, column: 3 },
    ]);
  });

  test("of a fragment is in the page or in its context", () => {
    const { files } = checkedFiles("content", page(block("query.serialize();", { options: { context: "editor" } })));
    const [file] = files;
    if (!file) throw new Error("there is no file");
    const line = file.source.split("\n").indexOf("query.serialize();") + 1;
    expect(placeInPage(file, line)).toMatchObject({ file: "content/docs/api/x.mdx", line: 11 });
    expect(placeInPage(file, 1)).toMatchObject({ file: "docs-check/contexts/editor.tsx", line: 1 });
    const returned = file.source.split("\n").findIndex((text) => text.includes("return [actions")) + 1;
    const { readFileSync } = process.getBuiltinModule("node:fs");
    const context = readFileSync("docs-check/contexts/editor.tsx", "utf8").split("\n");
    const place = placeInPage(file, returned);
    expect(place.file).toBe("docs-check/contexts/editor.tsx");
    expect(context[(place.line ?? 0) - 1]).toContain("return [actions");
  });
});
