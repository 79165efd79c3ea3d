import { expect, it } from "vitest";
import { readCodeMeta } from "./code-meta.ts";

const marked = (text: string) => ({ kind: "marked", text });

it.each([
  ["", {}],
  ['title="a.ts" file="b.ts" changedFrom="c.ts"', { title: "a.ts", file: "b.ts", changedFrom: "c.ts" }],
  ['showLineNumbers {1,3-5} {7} error="no such x"', { lineNumbers: true, ranges: [marked("1,3-5"), marked("7")] }],
  ["title='a b.ts'", { title: "a b.ts" }],
  ['filename="a.ts"', { title: "a.ts" }],
  ["fileName=a.ts", { title: "a.ts" }],
  [":title=Cache", { title: "Cache" }],
  ["[npm]", { title: "npm" }],
  ["[pages/[id].vue] {1}", { title: "pages/[id].vue", ranges: [marked("1")] }],
  ["src/App.js active", { title: "src/App.js", unknown: ["active"] }],
  ["showLineNumbers={false}", {}],
  [":no-line-numbers", {}],
  [":line-numbers=2 {1}", { lineNumbers: true, ranges: [marked("1")] }],
  [
    "ins={3} del={4-5} mark={6}",
    { ranges: [{ kind: "added", text: "3" }, { kind: "removed", text: "4-5" }, marked("6")] },
  ],
  ['hl_lines="2  5-7" linenums="1"', { lineNumbers: true, ranges: [marked("2,5-7")] }],
  ['title="unclosed', { unknown: ['title="unclosed'] }],
  ["live twoslash tab", { unknown: ["live", "twoslash", "tab"] }],
  ['nofile="a.ts" title="" {a} b', { unknown: ['nofile="a.ts"', 'title=""', "{a}", "b"] }],
])("reads the options %j", (text, read) => {
  expect(readCodeMeta(text)).toEqual({ lineNumbers: false, ranges: [], unknown: [], ...read });
});
