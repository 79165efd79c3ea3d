import type { QueryWord } from "./query.ts";

/** A letter too many, too few, wrong or swapped is forgiven: in short words none, in long ones two. */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** Terms that one misspelt word may stand for. */
const mostTerms = 12;

/**
 * The terms that a word which is not in the index may have meant, all with as few typos as any has, by the number of
 * typos. The first letter is taken to be right, as it mostly is.
 */
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
 * The least number of single-letter changes that make one word of the other, swapped neighbours counting as one; more
 * than `limit` when there are more. With `isPrefix`, of the beginning of the other that is nearest.
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
