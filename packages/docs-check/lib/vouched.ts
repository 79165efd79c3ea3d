import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { didYouMean, type Problem } from "files/problems.ts";
import { folders } from "./folders.ts";
import type { Sentence } from "./sentences.ts";

/** Test by sentence, as in `vouched/<page>.json`. */
type Vouched = Record<string, string>;

/** Test results by full name; tests that did not run are missing. */
export type Results = ReadonlyMap<string, "passed" | "failed" | "skipped">;

export interface Rewording {
  line: number;
  oldText: string;
  /** Null for a removed sentence. */
  newText: string | null;
  check: string;
}

/**
 * A recorded check's result. A `test.each` title may contain `%s` and `$name` as in the source; all its rows count.
 * The site's other tests run elsewhere: their files only have to contain the title.
 */
function stateOf(check: string, results: Results): string | undefined {
  const [, file, title = ""] = /^(\S+\.(?:tsx?|txt)): (.+)$/.exec(check) ?? [];
  if (file) return existsSync(file) && readFileSync(file, "utf8").includes(title) ? "of the site's tests" : undefined;
  const state = results.get(check);
  if (state || !/[%$]\w/.test(check)) return state;
  const parts = check.split(/%[sdifjo]|\$\w+/).map(RegExp.escape);
  const pattern = new RegExp(`^${parts.join(".*")}$`);
  const states = [...results].filter(([name]) => pattern.test(name)).map(([, state]) => state);
  return states.find((state) => state !== "passed") ?? states[0];
}

const vouchedFile = (page: string): string => join(folders.vouched, `${page}.json`);

export function readVouched(page: string): Vouched {
  const file = vouchedFile(page);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Records of pages that don't exist. */
export function recordsWithoutPage(pages: string[]): Problem[] {
  return globSync("**/*.json", { cwd: folders.vouched })
    .filter((file) => !pages.includes(file.replace(/\.json$/, "")))
    .map((file) => ({
      file: join(folders.vouched, file),
      message: "no page has this id: rename or delete the record",
    }));
}

/** Pairs each recorded sentence missing from a page with the most similar sentence that has no check. */
export function findReworded(vouched: Vouched, sentences: Sentence[]): Rewording[] {
  const texts = new Set(sentences.map(({ text }) => text));
  const missingTexts = Object.keys(vouched).filter((text) => !texts.has(text));
  if (missingTexts.length === 0) return [];
  const unrecorded = sentences
    .filter(({ text }) => !Object.hasOwn(vouched, text))
    .map((sentence) => ({ ...sentence, words: wordsOf(sentence.text) }));
  const pairs = missingTexts.flatMap((oldText) => {
    const words = wordsOf(oldText);
    const hasBeginning = (text: string) => oldText.endsWith("…") && text.startsWith(oldText.slice(0, -1));
    return unrecorded.map((sentence) => ({
      oldText,
      sentence,
      similarity: hasBeginning(sentence.text) ? 1 : similarityOf(words, sentence.words),
    }));
  });
  const pairOf = new Map<unknown, Sentence | string>();
  for (const { oldText, sentence, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (similarity < 0.4 || pairOf.has(oldText) || pairOf.has(sentence)) continue;
    pairOf.set(oldText, sentence).set(sentence, oldText);
  }
  return missingTexts.map((oldText) => {
    const sentence = pairOf.get(oldText) as Sentence | undefined;
    return { oldText, newText: sentence?.text ?? null, line: sentence?.line ?? 1, check: vouched[oldText] ?? "" };
  });
}

function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

function similarityOf(a: Map<string, number>, b: Map<string, number>): number {
  let common = 0;
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0);
  const lengths = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return (2 * common) / Math.max(lengths, 1);
}

/** Shows the old and the new sentence, with the check and its result. */
export function rewordedProblem(file: string, { line, oldText, newText, check }: Rewording, results: Results): Problem {
  const checkText = `check "${check}" (${stateOf(check, results) ?? "did not run"})`;
  const message =
    newText === null
      ? `removed: ${oldText}\n    ${checkText}: run check:docs with -u to remove it from the record`
      : `reworded:\n    old  ${oldText}\n    new  ${newText}\n    ${checkText}: if the check proves the new sentence too, run check:docs with -u`;
  return { file, line, message };
}

/** Records the new sentences instead of the old ones. */
export function accept(page: string, reworded: Rewording[], sentences: Sentence[]): void {
  const vouched = readVouched(page);
  for (const { oldText, newText, check } of reworded) {
    delete vouched[oldText];
    if (newText !== null) vouched[newText] = check;
  }
  const texts = sentences.map(({ text }) => text).filter((text) => Object.hasOwn(vouched, text));
  const entries = texts.map((text) => [text, vouched[text]]);
  const file = vouchedFile(page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Recorded checks that no longer exist: a test was renamed or deleted. */
export function missingChecks(page: string, vouched: Vouched, results: Results): Problem[] {
  const checks = Object.values(vouched);
  const missing = [...new Set(checks)].filter((check) => !stateOf(check, results));
  const advice = "write the test's new name, or remove the sentence";
  return missing.map((check) => ({
    file: vouchedFile(page),
    line: checks.indexOf(check) + 2,
    message: `there is no test "${check}": ${advice}.${didYouMean(check, results.keys())}`,
  }));
}

/** Pages whose checks vouch for this page's sentences. */
export function vouchingPages(page: string): string[] {
  return Object.values(readVouched(page)).flatMap((check) => /^[\w/.-]+/.exec(check) ?? []);
}
