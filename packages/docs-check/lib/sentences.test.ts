import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

test("a sentence does not depend on where its lines end, and may begin with code", () => {
  const text = "A block is moved by `a.b`. `move()` needs\nno canvas: [it](/x.y) works, e.g. in a test. Then\nit ends.";
  const inLines = (source: string) =>
    sentencesIn(unified().use(remarkParse).parse(source), source).map(({ text }) => text);
  expect(inLines(text)).toEqual([
    "A block is moved by `a.b`.",
    "`move()` needs no canvas: [it](/x.y) works, e.g. in a test.",
    "Then it ends.",
  ]);
  expect(inLines(text.replaceAll(" ", "\n"))).toEqual(inLines(text));
});
