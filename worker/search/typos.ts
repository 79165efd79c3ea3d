import type { QueryWord } from "./query.ts";

/** Minimum word lengths for one and for two typos (extra, missing, wrong or swapped letters). */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
const mostTerms = 12;

/** Likely corrections by number of typos: those with the fewest. The first letter must match. */
export function termsMeant(word: QueryWord, termsByLetter: ReadonlyMap<string, string[]>): Map<string, number> {
  const length = word.text.length;
  const allowed = length >= lettersForTwoTypos ? 2 : length >= lettersForOneTypo ? 1 : 0;
  let meant = new Map<string, number>();
  let fewest = allowed;
  if (allowed === 0) return meant;
  for (const term of termsByLetter.get(word.text[0] ?? "") ?? []) {
    if (term.length < length - fewest || (!word.isPrefix && term.length > length + fewest)) continue;
    const typos = typosBetween(word.text, term, fewest, word.isPrefix);
    if (typos > fewest) continue;
    if (typos < fewest) meant = new Map();
    fewest = typos;
    if (meant.size < mostTerms) meant.set(term, typos);
  }
  return meant;
}

/**
 * Edit distance where swapped neighbours count as one; more than `limit` if it exceeds that. With `isPrefix`, the
 * distance to the nearest prefix of `other`.
 */
export function typosBetween(word: string, other: string, limit: number, isPrefix: boolean): number {
  const end = Math.min(other.length, word.length + limit);
  let before: number[] = [];
  let row = Array.from({ length: end + 1 }, (_, column) => column);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let column = 1; column <= end; column++) {
      const same = word[at - 1] === other[column - 1];
      let least = Math.min(
        (row[column - 1] ?? 0) + (same ? 0 : 1),
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      if (at > 1 && column > 1 && word[at - 1] === other[column - 2] && word[at - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return isPrefix ? Math.min(...row) : end < other.length ? limit + 1 : (row[end] ?? limit + 1);
}
