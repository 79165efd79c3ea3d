import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

test("finds the same sentences regardless of line breaks", () => {
  const text = "A block is moved by `a.b`. `move()` needs\nno canvas: [it](/x.y) works, e.g. in a test. Then\nit ends.";
  const textsIn = (source: string) =>
    sentencesIn(unified().use(remarkParse).parse(source), source).map(({ text }) => text);
  expect(textsIn(text)).toEqual([
    "A block is moved by `a.b`.",
    "`move()` needs no canvas: [it](/x.y) works, e.g. in a test.",
    "Then it ends.",
  ]);
  expect(textsIn(text.replaceAll(" ", "\n"))).toEqual(textsIn(text));
});
