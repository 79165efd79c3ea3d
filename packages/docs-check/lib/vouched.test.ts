import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Sentence } from "./sentences.ts";

const folder = mkdtempSync(join(tmpdir(), "vouched-"));
vi.stubEnv("DOCS_CHECK_FOLDER", folder);
const { accept, findReworded, missingChecks, readVouched, rewordedProblem } = await import("./vouched.ts");
afterAll(() => rmSync(folder, { recursive: true }));

const sentences = (...texts: string[]): Sentence[] => texts.map((text, index) => ({ line: index + 1, text }));
const vouched = { "Undo brings a block back.": "a: undo", "The result is JSON.": "a: serialize" };

test("does not report unchanged and new sentences as reworded", () => {
  expect(findReworded(vouched, sentences("New.", "The result is JSON.", "Undo brings a block back."))).toEqual([]);
});

test("shows a reworded sentence with the recorded one, the check and its result", () => {
  const [change] = findReworded(vouched, sentences("The result is JSON.", "Undo brings back a block."));
  if (!change) throw new Error("no change was found");
  expect(rewordedProblem("content/docs/a.mdx", change, new Map([["a: undo", "failed"]]))).toEqual({
    file: "content/docs/a.mdx",
    line: 2,
    message: [
      "reworded:",
      "    old  Undo brings a block back.",
      "    new  Undo brings back a block.",
      '    check "a: undo" (failed): if the check proves the new sentence too, run check:docs with -u',
    ].join("\n"),
  });
});

test("identifies a sentence by its recorded beginning", () => {
  expect(findReworded({ "It is…": "a: is" }, sentences("It is a text."))).toMatchObject([{ newText: "It is a text." }]);
});

test("reports a recorded sentence without a match as removed", () => {
  expect(findReworded({ "Gone for good.": "a: gone" }, sentences("It is a text."))).toMatchObject([{ newText: null }]);
});

test("records accepted sentences in the page's order, without removed ones", () => {
  const page = sentences("The result is a JSON text.", "Undo brings back a block.", "It is short.");
  const before = { ...vouched, "It is brief.": "a: serialize", "Gone for good.": "a: gone" };
  accept("a", findReworded(before, page), page);
  const text = readFileSync(join(folder, "vouched/a.json"), "utf8");
  expect(Object.entries(JSON.parse(text))).toEqual([
    ["The result is a JSON text.", "a: serialize"],
    ["Undo brings back a block.", "a: undo"],
    ["It is short.", "a: serialize"],
  ]);
  expect(findReworded(readVouched("a"), page)).toEqual([]);
});

test("reports a check that does not exist", () => {
  const results = new Map([["a: undo", "passed"]] as const);
  expect(missingChecks("a", { "One.": "a: undo", "Two.": "a: undoo" }, results)).toEqual([
    {
      file: join(folder, "vouched/a.json"),
      line: 3,
      message: expect.stringContaining('there is no test "a: undoo"'),
    },
  ]);
});

test("finds a check by the title of a test.each", () => {
  expect(missingChecks("a", { "One.": "a: %s works" }, new Map([["a: one works", "passed"]]))).toEqual([]);
});

test("finds a test of the site or a row of a table of cases by its file and text", () => {
  const existingCheck = "packages/docs-check/lib/vouched.test.ts: finds 300 reworded sentences at once";
  const missingTexts = [
    "build/settings/mistakes.txt: → ",
    "build/settings/mistakes.txt: Nothing",
    "build/gone.test.ts: a",
  ];
  const missing = missingChecks(
    "a",
    Object.fromEntries([existingCheck, ...missingTexts].map((check) => [check, check])),
    new Map(),
  );
  expect(missing.map(({ line }) => line)).toEqual([4, 5]);
});

test("finds 300 reworded sentences at once", () => {
  const text = (word: string) => (_: unknown, index: number) => `Sentence ${index} has the ${word} ${index * 7}.`;
  const before = Object.fromEntries(
    Array.from({ length: 300 }, text("number")).map((sentence) => [sentence, "a: check"]),
  );
  const reworded = findReworded(before, sentences(...Array.from({ length: 300 }, text("value"))));
  expect(reworded.filter(({ oldText, newText }) => newText === oldText.replace("number", "value"))).toHaveLength(300);
});
