import { expect, it } from "vitest";
import { readCodeMeta } from "./code-meta.ts";

it.each([
  ["", {}],
  ['title="a.ts" file="b.ts" changedFrom="c.ts"', { title: "a.ts", file: "b.ts", changedFrom: "c.ts" }],
  ['showLineNumbers {1,3-5} {7} error="no such x"', { lineNumbers: true, ranges: ["{1,3-5}", "{7}"] }],
  ['nofile="a.ts" title="" {a} b', { unknown: ['nofile="a.ts"', 'title=""', "{a}", "b"] }],
])("%s", (text, read) => {
  expect(readCodeMeta(text)).toEqual({ lineNumbers: false, ranges: [], unknown: [], ...read });
});
