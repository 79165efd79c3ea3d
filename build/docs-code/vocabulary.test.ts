import { expect, test } from "vitest";
import type { Claims } from "./collect.ts";
import { vocabularyProblems } from "./vocabulary.ts";

const known = new Set(["onNodesChange", "setProp", "ROOT_NODE"]);

const unknown = (text: string, more: Partial<Claims> = {}) => {
  const claims: Claims = {
    code: [],
    tables: [],
    signatures: [],
    words: [{ line: 7, text }],
    absent: [],
    errors: [],
    continues: null,
    ...more,
  };
  return vocabularyProblems([{ file: "a.mdx", claims }], known, { otherName: "a sample" });
};

test("a name that is in no package is a problem, with its line and what it may have meant", () => {
  expect(unknown("onNodeChange")).toEqual([
    { file: "a.mdx", line: 7, message: expect.stringMatching(/`onNodeChange` is no name.*onNodesChange/) },
  ]);
  expect(unknown("actions.setPropz(id)")).toHaveLength(1);
});

test.each(["onNodesChange", "ROOT_NODE", "text", "a word", "otherName", "'quotedText'"])("%s is none", (text) => {
  expect(unknown(text)).toEqual([]);
});

test("names of the page's own code, and those that it says do not exist, are none", () => {
  const line = { line: 1, indent: 0, language: "ts", options: {}, fromFile: false };
  expect(unknown("myHelper", { code: [{ ...line, code: "const myHelper = 1;" }] })).toEqual([]);
  expect(unknown("setPropz", { absent: ["actions.setPropz"] })).toEqual([]);
});
