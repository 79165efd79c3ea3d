import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { didYouMean, type Problem } from "files/problems.ts";
import { folders } from "./folders.ts";
import type { Sentence } from "./sentences.ts";

/** Test by sentence, as in `vouched/<page>.json`. */
type Vouched = Record<string, string>;

/** Test results by full name; tests that did not run are missing. */
export type Results = ReadonlyMap<string, "passed" | "failed" | "skipped">;

export interface Reworded {
  line: number;
  old: string;
  now: string | null;
  check: string;
}

/**
 * A recorded check's result. A `test.each` title may contain `%s` and `$name` as in the source; all its rows count.
 * The site's other tests run elsewhere: their files only have to contain the title.
 */
function stateOf(check: string, results: Results): string | undefined {
  const [, file, title = ""] = /^(\S+\.(?:tsx?|txt)): (.+)$/.exec(check) ?? [];
  if (file) return existsSync(file) && readFileSync(file, "utf8").includes(title) ? "of the site's tests" : undefined;
  const exact = results.get(check);
  if (exact || !/[%$]\w/.test(check)) return exact;
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
export function findReworded(vouched: Vouched, sentences: Sentence[]): Reworded[] {
  const texts = new Set(sentences.map(({ text }) => text));
  const gone = Object.keys(vouched).filter((text) => !texts.has(text));
  if (gone.length === 0) return [];
  const free = sentences
    .filter(({ text }) => !Object.hasOwn(vouched, text))
    .map((sentence) => ({ ...sentence, words: wordsOf(sentence.text) }));
  const pairs = gone.flatMap((old) => {
    const words = wordsOf(old);
    const begins = (text: string) => old.endsWith("…") && text.startsWith(old.slice(0, -1));
    return free.map((now) => ({ old, now, similarity: begins(now.text) ? 1 : similarityOf(words, now.words) }));
  });
  const pairOf = new Map<unknown, Sentence | string>();
  for (const { old, now, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (similarity >= 0.4 && !pairOf.has(old) && !pairOf.has(now)) pairOf.set(old, now).set(now, old);
  }
  return gone.map((old) => {
    const now = pairOf.get(old) as Sentence | undefined;
    return { old, now: now?.text ?? null, line: now?.line ?? 1, check: vouched[old] ?? "" };
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
export function rewordedProblem(file: string, { line, old, now, check }: Reworded, results: Results): Problem {
  const by = `check "${check}" (${stateOf(check, results) ?? "did not run"})`;
  const message =
    now === null
      ? `removed: ${old}\n    ${by}: run check:docs with -u to remove it from the record`
      : `reworded:\n    old  ${old}\n    new  ${now}\n    ${by}: if the check proves the new sentence too, run check:docs with -u`;
  return { file, line, message };
}

/** Records the new sentences instead of the old ones. */
export function accept(page: string, reworded: Reworded[], sentences: Sentence[]): void {
  const vouched = readVouched(page);
  for (const { old, now, check } of reworded) {
    delete vouched[old];
    if (now !== null) vouched[now] = check;
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
