import { expect, it } from "vitest";
import { checkSavedState } from "./check-saved-state.ts";

const root = { type: "main", props: {}, isCanvas: true };
/** Checks a file with one document per line; returns the answer's paragraphs, with only the first line of each finding. */
async function check(...documents: object[]): Promise<string[]> {
  const text = documents.map((document) => JSON.stringify(document)).join("\n");
  const answer = await checkSavedState(text, undefined, "https://craft.js.org");
  return answer.replaceAll(/\n {2}.*/g, "").split("\n\n");
}

it("lists errors before warnings, and warnings before notes", async () => {
  const node = { type: "div", props: {}, parent: "ROOT", hidden: "no", custom: 5 };
  expect(await check({ a: node, ROOT: { ...root, nodes: ["a", "b"] } })).toEqual([
    "1 error, 1 warning, 1 note",
    "✗ nodes.ROOT.nodes[1]: “ROOT” lists “b”, which is not a node. [dangling-child]",
    '! nodes.a.hidden: hidden of “a” is "no", which counts as true. [bad-flag]',
    "· nodes.a.custom: custom of “a” is a number. [bad-field]",
  ]);
});

it("numbers the documents of a file with their places", async () => {
  const wrapped = { page: { data: { ROOT: root } } };
  expect(await check({ ROOT: root }, { ROOT: { ...root, nodes: ["a"] } }, wrapped)).toEqual([
    "Document 1 of 3: line 1",
    "No findings.",
    "Document 2 of 3: line 2",
    "1 error",
    "✗ nodes.ROOT.nodes[0]: “ROOT” lists “a”, which is not a node. [dangling-child]",
    "Document 3 of 3: line 3, at page.data",
    "No findings.",
  ]);
});

it("lists at most thirty findings of a document and counts the rest", async () => {
  const nodes = Array.from({ length: 31 }, (_, index) => `gone-${index}`);
  const [summary, ...findings] = await check({ ROOT: { ...root, nodes: nodes.slice(1) } });
  expect([summary, findings.length]).toEqual(["30 errors", 30]);
  const [, ...more] = await check({ ROOT: { ...root, nodes } });
  expect(more.slice(30)).toEqual(["1 more, of the same or lower severity."]);
});

it("checks up to 60,000 characters", async () => {
  const text = JSON.stringify({ ROOT: root });
  expect(await checkSavedState(text.padEnd(60_000), undefined, "")).toBe("No findings.");
  expect(await checkSavedState(text.padEnd(60_001), undefined, "")).toMatch(/^The text has 60001 characters, but/);
});
