import { describe, expect, it } from "vitest";
import { markParts, type Part, partsOf } from "./mark.ts";
import type { QueryWord } from "./query.ts";
import type { Matcher } from "./score.ts";

const words = ["drag", "drop"].map((text): QueryWord => ({ text, isPrefix: false, terms: new Map() }));
/** "drag" and "drop" match fully, "pull" half of "drag". */
const match: Matcher = (text) => {
  if (text === "pull") return [[0, 0.5]];
  return [...words.entries()].flatMap(([at, word]) => (word.text === text ? [[at, 1] as [number, number]] : []));
};
const brackets = { before: "[", after: "]", ellipsis: "…" };
const mark = (parts: Part[], minWeight = 0, tags = brackets) => markParts(parts, words, minWeight, tags);

describe("a snippet", () => {
  /** Numbered words, some of them replaced. */
  const text = (count: number, replacements: Record<number, string>) =>
    `(${Array.from({ length: count }, (_, index) => replacements[index + 1] ?? `w${index + 1}`).join(", ")})`;

  it.each([
    ["all of a string that is short enough", text(5, {}), "(w1, w2, w3, w4, w5)"],
    ["the beginning of a string without a match", text(20, {}), "(w1, w2, w3, w4, w5…"],
    ["three words before the first match", text(20, { 10: "drag" }), "…w7, w8, w9, [drag], w11…"],
    ["a whole name first", text(20, { 7: "Craft.js", 10: "drag" }), "…Craft.js, w8, w9, [drag]…"],
    ["only the end of a long path first", text(20, { 7: "a/b/c/d/e", 10: "drag" }), "…e, w8, w9, [drag], w11…"],
    ["the beginning, if the match is there", text(20, { 4: "drag" }), "(w1, w2, w3, [drag], w5…"],
    ["the end, if the match is there", text(20, { 19: "drag" }), "…w16, w17, w18, [drag], w20)"],
    [
      "the passage with both words",
      text(30, { 10: "drag", 20: "drop", 21: "drag" }),
      "…w17, w18, w19, [drop], [drag]…",
    ],
    ["no passage for a repeated word", text(30, { 5: "drag", 20: "drag", 21: "drag" }), "…w2, w3, w4, [drag], w6…"],
    [
      "the passage with the better match",
      text(30, { 10: "pull", 20: "drag", 21: "pull" }),
      "…w17, w18, w19, [drag], [pull]…",
    ],
  ])("shows %s", (_, text, snippet) => {
    expect(mark(partsOf(text, match, 5)).value).toBe(snippet);
  });
});

it("marks the matches in a whole string", () => {
  expect(mark(partsOf("drag, then drop it", match))).toEqual({
    value: "[drag], then [drop] it",
    matchLevel: "full",
    matchedWords: ["drag", "drop"],
  });
});

it.each([
  ["to drop", 0, "to [drop]", "partial", ["drop"]],
  ["to pull", 0, "to [pull]", "partial", ["drag"]],
  ["to pull", 0.5, "to [pull]", "partial", ["drag"]],
  ["to pull", 0.6, "to pull", "none", []],
  ["to lift", 0, "to lift", "none", []],
  ["", 0, "", "none", []],
])("marks %j from the weight %d as %j", (text, minWeight, value, matchLevel, matchedWords) => {
  expect(mark(partsOf(text, match), minWeight)).toEqual({ value, matchLevel, matchedWords });
});

it("counts only close matches of a word that matches several words of the query", () => {
  const both: Matcher = () => [
    [0, 1],
    [1, 0.3],
  ];
  expect(mark(partsOf("drag", both), 0.7)).toMatchObject({ matchLevel: "partial", matchedWords: ["drag"] });
});

it("escapes the text if the tags are HTML", () => {
  const parts = partsOf("<drag> & more", match);
  expect(mark(parts, 0, { before: "<b>", after: "</b>", ellipsis: "…" }).value).toBe("&lt;<b>drag</b>&gt; &amp; more");
  expect(mark(parts).value).toBe("<[drag]> & more");
});
