import { stemTerm } from "./analyse.ts";
import type { SearchText } from "./open-index.ts";
import type { Query, QueryWord } from "./query.ts";

export interface Wish {
  query: Query;
  phrase: string;
  rows: string[];
  /** For each stem, the query words that it matches (by index), and how well. */
  wordsByStem: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How rare each word of the query is; 0 for optional words. */
  rarity: number[];
  rarityOf: (stem: string) => number;
}

/** Weaker term matches are ignored when comparing labels. */
const leastAnswer = 0.5;
/** Weight of keywords relative to headings: keywords only guess at what a reader means. */
const keywordsWorth = 0.9;
/** Consecutive words that count as a quotation. */
const wordsOfRow = 5;
const nearnessOfRow = 1.3;
const headings = 2;

/** Maps each stem to the query words that it matches, and how well. */
export function wordsByStem(words: QueryWord[]): Wish["wordsByStem"] {
  const stems = new Map<string, Map<number, number>>();
  for (const [at, { isOptional, terms }] of words.entries()) {
    if (isOptional) continue;
    for (const [term, value] of terms) {
      if (value < leastAnswer) continue;
      const stem = term.startsWith("~") ? term : stemTerm(term);
      const answered = stems.get(stem) ?? new Map<number, number>();
      stems.set(stem, answered.set(at, Math.max(Math.min(1, value), answered.get(at) ?? 0)));
    }
  }
  return stems;
}

/** Score factor (1 or more) for how closely a record matches the query as a whole, beyond its single words. */
export function closeness(wish: Wish, text: SearchText): number {
  const near = nearness(wish, text.stems);
  // Quotations are the slowest to find, and imply that the words are near each other.
  const share = near < nearnessOfRow ? 0 : quotedShare(wish.rows, text);
  const isPhrase = wish.rows.length === 0 && wish.query.words.length > 1;
  const hasPhrase = isPhrase && text.content.includes(` ${wish.phrase} `);
  return (1 + 6 * likeness(wish, text.labels) ** 2) * near * (1 + (hasPhrase ? 0.5 : 3 * share));
}

/**
 * The longest literal match as a share of the query (0 to 1): it identifies an error message pasted with other text.
 */
function quotedShare(rows: string[], { heading, content }: SearchText): number {
  let inRow = 0;
  let longest = 0;
  for (const row of rows) {
    inRow = content.includes(row) || heading.includes(row) ? inRow + 1 : 0;
    longest = Math.max(longest, inRow);
  }
  return longest === 0 ? 0 : (longest + wordsOfRow - 1) / (rows.length + wordsOfRow - 1);
}

/** All runs of `wordsOfRow` words in a phrase. */
export function rowsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  const starts = Array.from({ length: Math.max(0, words.length - wordsOfRow + 1) }, (_, start) => start);
  return starts.map((start) => ` ${words.slice(start, start + wordsOfRow).join(" ")} `);
}

/** How well the best label matches the query (0 to 1). Readers type little, so a label's extra words count less. */
function likeness({ query, wordsByStem, rarity, rarityOf }: Wish, labels: string[][]): number {
  const last = query.words.length - 1;
  const typed = query.words[last]?.isPrefix ? `~${query.words[last]?.text}` : null;
  const begun = new Map([[last, 1]]);
  const all = rarity.reduce((sum, value) => sum + value, 0);
  let best = 0;
  for (const [number, label] of labels.entries()) {
    const shared = new Map<number, number>();
    let beyond = 0;
    for (const stem of label) {
      const words = wordsByStem.get(stem) ?? (typed && stem.startsWith(typed) ? begun : null);
      if (!words) beyond += rarityOf(stem);
      else for (const [at, value] of words) shared.set(at, Math.max(value, shared.get(at) ?? 0));
    }
    if (shared.size === 0) continue;
    const common = [...shared].reduce((sum, [at, value]) => sum + value * (rarity[at] ?? 0), 0);
    best = Math.max(best, (common / (all + 0.7 * beyond)) * (number >= headings ? keywordsWorth : 1));
  }
  return best;
}

/** Score factor for the proximity of the query's words in a text. */
function nearness({ wordsByStem, rarity }: Wish, stems: string[]): number {
  if (rarity.filter((value) => value > 0).length < 2) return 1;
  const last = new Map<number, number>();
  let best = 0;
  for (const [place, stem] of stems.entries()) {
    const words = wordsByStem.get(stem);
    if (words === undefined) continue;
    for (const word of words.keys()) last.set(word, place);
    // Words seen last count less the farther away they are.
    let near = 0;
    for (const other of last.values()) near += 1 / (1 + (place - other) / 6);
    best = Math.max(best, near);
  }
  return 1 + 0.5 * Math.max(0, best - 1);
}
