import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { didYouMean, type Problem } from "./problems.ts";
import type { Page, Sentence } from "./read-pages.ts";

/** Test by sentence, as it stands in `docs-check/vouched/<page>.json`. */
type Vouched = Record<string, string>;

/** How a test ended, by its full name; tests that did not run are missing. */
export type Results = ReadonlyMap<string, "passed" | "failed" | "skipped">;

/** A recorded sentence that the page no longer has, and what stands there now. */
export interface Reworded {
  line: number;
  old: string;
  /** Null when no sentence of the page is like it. */
  now: string | null;
  check: string;
}

/** How a recorded check ended. A title of `test.each` may stand as in the source, `%s` and `$name` included: all its rows count. */
function stateOf(check: string, results: Results): string | undefined {
  const exact = results.get(check);
  if (exact || !/[%$]\w/.test(check)) return exact;
  const pattern = new RegExp(
    `^${check
      .split(/%[sdifjo]|\$\w+/)
      .map(RegExp.escape)
      .join(".*")}$`,
  );
  const states = [...results].filter(([name]) => pattern.test(name)).map(([, state]) => state);
  return states.find((state) => state !== "passed") ?? states[0];
}

export const vouchedFile = (page: string): string => `docs-check/vouched/${page}.json`;

export function readVouched(page: string): Vouched {
  const file = vouchedFile(page);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Pairs each recorded sentence that a page no longer has with the sentence that is most like it and that nothing vouches for. */
export function findReworded(vouched: Vouched, sentences: Sentence[]): Reworded[] {
  const texts = new Set(sentences.map(({ text }) => text));
  const free = new Set(sentences.filter(({ text }) => !Object.hasOwn(vouched, text)));
  const gone = Object.keys(vouched).filter((text) => !texts.has(text));
  const pairs = gone.flatMap((old) =>
    [...free].map((sentence) => ({ old, sentence, likeness: likeness(old, sentence.text) })),
  );
  const found = new Map<string, Sentence>();
  for (const { old, sentence, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < 0.4 || found.has(old) || !free.has(sentence)) continue;
    found.set(old, sentence);
    free.delete(sentence);
  }
  return gone.map((old) => {
    const now = found.get(old);
    return { old, now: now?.text ?? null, line: now?.line ?? 1, check: vouched[old] ?? "" };
  });
}

/** Share of words that two sentences have in common; 1 when the first one is the beginning of the other and ends in "…". */
function likeness(old: string, now: string): number {
  if (old.endsWith("…") && now.startsWith(old.slice(0, -1))) return 1;
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [a, b] = [words(old), words(now)];
  const rest = [...b];
  const common = a.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * common.length) / Math.max(a.length + b.length, 1);
}

/** Old and new side by side, with the check and its result. */
export function rewordedProblem(page: Page, { line, old, now, check }: Reworded, results: Results): Problem {
  const state = stateOf(check, results) ?? "did not run";
  const change = now === null ? `removed: "${old}"` : `reworded:\n    old  ${old}\n    new  ${now}`;
  const advice =
    now === null ? "run check:docs -u to forget it" : "read both; if the check still proves it, run check:docs -u";
  return { file: page.file, line, message: `${change}\n    check "${check}" (${state}): ${advice}` };
}

/** Records the new sentences in the place of the old ones. */
export function accept(page: string, reworded: Reworded[], sentences: Sentence[]): void {
  const vouched = readVouched(page);
  for (const { old, now, check } of reworded) {
    delete vouched[old];
    if (now !== null) vouched[now] = check;
  }
  const order = sentences.map(({ text }) => text).filter((text) => Object.hasOwn(vouched, text));
  const file = vouchedFile(page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(order.map((text) => [text, vouched[text]])), null, 2)}\n`);
}

/** Recorded checks that do not exist: a test was renamed or deleted. Those of a page whose checks did not run may exist. */
export function missingChecks(
  page: string,
  vouched: Vouched,
  results: Results,
  ran = (_subject: string) => true,
): Problem[] {
  const [first, ...others] = [...new Set(Object.values(vouched))].filter(
    (check) => ran(check.split(/#| > /)[0] ?? "") && !stateOf(check, results),
  );
  if (first === undefined) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const line = Object.values(vouched).indexOf(first) + 2;
  const advice = "write the new name, or remove its sentences";
  const hint = didYouMean(first, results.keys());
  return [{ file: vouchedFile(page), line, message: `there is no test "${first}"${more}: ${advice}.${hint}` }];
}
