import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { nearNameProblems } from "./near-names.ts";
import { block } from "./test-block.ts";

const page = (...words: string[]) => ({
  ...noClaims(),
  words: words.map((text, index) => ({ line: index + 1, text })),
});

const lines = (...words: string[]) =>
  nearNameProblems(page(...words), new Set(["SerializedNodes"]), { items: "a sample" }).map(({ line }) => line);

test("a name that is all but another one of the page is taken for a slip", () => {
  expect(lines("ref", "refs", "ref={…}")).toEqual([2]);
  expect(lines("removeHover", "removeHaver", "removeHover")).toEqual([2]);
});

test("what is said twice is meant, and so is what belongs to something", () => {
  expect(lines("refs", "refs", "ref", "ref")).toEqual([]);
  expect(lines("node", "node", "state.nodes")).toEqual([]);
});

test("names of the packages and those of other things may be near to each other", () => {
  expect(lines("SerializedNode", "SerializedNode", "SerializedNodes", "item", "item", "items")).toEqual([]);
});

test("code of the page has said it, too", () => {
  const code = [block("const refs = 1;")];
  expect(nearNameProblems({ ...page("ref", "refs", "ref"), code }, new Set(), {})).toEqual([]);
});
