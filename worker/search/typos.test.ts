import { expect, it } from "vitest";
import { typosBetween } from "./typos.ts";

it.each([
  ["node", "node", 0],
  ["nodes", "node", 1],
  ["nde", "node", 1],
  ["mode", "node", 1],
  ["ndoe", "node", 1],
  ["conectors", "connectors", 1],
  ["tutorail", "tutorial", 1],
  ["serializer", "serialise", 2],
])("counts the typos between %s and %s", (word, other, typos) => {
  expect(typosBetween(word, other, 2, false)).toBe(typos);
});

it("gives up where there are too many", () => {
  expect(typosBetween("editor", "element", 2, false)).toBeGreaterThan(2);
  expect(typosBetween("", "node", 2, false)).toBeGreaterThan(2);
});

it("compares the beginning of a word with what is nearest to it in the other", () => {
  expect(typosBetween("conect", "connectors", 2, true)).toBe(1);
  expect(typosBetween("conn", "connectors", 2, true)).toBe(0);
});
