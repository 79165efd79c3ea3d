import { expect, test } from "vitest";
import { type Claims, noClaims } from "./collect.ts";
import { block } from "./test-block.ts";
import { vocabularyProblems } from "./vocabulary.ts";

const known = {
  packages: new Set(["onNodesChange", "setProp", "ROOT_NODE"]),
  members: new Set(["push"]),
  site: new Set(["sidebar"]),
  messages: new Set(["Node", "gone", "is"]),
};

const unknown = (text: string, more: Partial<Claims> = {}) => {
  const claims: Claims = { ...noClaims(), words: [{ line: 7, text }], ...more };
  return vocabularyProblems(claims, known, { otherName: "a sample" });
};

test("a name that is in no package is a problem, with its line and what it may have meant", () => {
  expect(unknown("onNodeChange")).toEqual([
    { line: 7, message: expect.stringMatching(/`onNodeChange` is no name.*onNodesChange/) },
  ]);
  expect(unknown("setPropz(x)")).toHaveLength(1);
});

test.each(["text", "texts", "Frame", "<Sample />", "a word"])("%s is one, however ordinary it looks", (text) => {
  expect(unknown(text)).not.toEqual([]);
});

test.each(["onNodesChange", "ROOT_NODE", "x", "otherName", "'quotedText'", "Node x is gone"])("%s is none", (text) => {
  expect(unknown(text)).toEqual([]);
});

test("names of the page's own code, and those that it says do not exist, are none", () => {
  expect(unknown("myHelper", { code: [block("const myHelper = 1;")] })).toEqual([]);
  expect(unknown("setPropz", { absent: ["actions.setPropz"] })).toEqual([]);
});

test("a member is one of anything, a name by itself is not", () => {
  expect(unknown("list.push(item)", { code: [] }).map(({ message }) => message.split(" ")[0])).toEqual([
    "`list`",
    "`item`",
  ]);
  expect(unknown("push")).toHaveLength(1);
});

test("a name with hyphens is one, in the page's code as CSS or as a property of a style", () => {
  const code = [block("<p aria-disabled style={{ pointerEvents: 'none' }} />")];
  expect(["aria-disabled", "pointer-events"].flatMap((text) => unknown(text, { code }))).toEqual([]);
  expect(unknown("aria-disable", { code })).toHaveLength(1);
});

test("the text of an element is none", () => {
  expect(unknown("<onNodesChange>Hello you</onNodesChange>")).toEqual([]);
});

test("a name of this site is none on a page about it", () => {
  expect(unknown("sidebar")).toHaveLength(1);
  expect(unknown("sidebar", { aboutSite: true })).toEqual([]);
});
