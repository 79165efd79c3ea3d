import { stemTerm } from "./analyse.ts";
import type { SearchText } from "./open-index.ts";
import type { Query, QueryWord } from "./query.ts";

/** A query as it is compared with one record after the other. */
export interface Wish {
  query: Query;
  /** The query in `plain` form, without the spaces around. */
  phrase: string;
  /** Its rows of words, as `rowsOf` gives them. */
  rows: string[];
  /** Which words of the query each stem answers, and how well. */
  wordsByStem: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How rare each word of the query is; 0 for those that need not be there. */
  rarity: number[];
  /** How rare a stem is in the whole index. */
  rarityOf: (stem: string) => number;
}

/** Terms that answer a word less well than this say nothing about what a label means. */
const leastAnswer = 0.5;
/** Keywords are what a reader may have meant; the headings say what is there. */
const keywordsWorth = 0.9;
/** So many words in a row are a quotation. */
const wordsOfRow = 5;
/** The nearness of two words at the ends of such a row. */
const nearnessOfRow = 1.3;
/** Labels of a record that are headings: they come first. */
const headings = 2;

/** What each stem says of a query: the words that it answers, each with how well. */
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

/** How much more a record is what was asked for than the words that it holds tell: 1 for one that has nothing but them. */
export function closeness(wish: Wish, text: SearchText): number {
  const near = nearness(wish, text.stems);
  // To look for rows of words takes longest: what is quoted stands near to each other.
  const share = near < nearnessOfRow ? 0 : quotedShare(wish.rows, text);
  const isPhrase = wish.rows.length === 0 && wish.query.words.length > 1;
  const hasPhrase = isPhrase && text.content.includes(` ${wish.phrase} `);
  return (1 + 6 * likeness(wish, text.labels) ** 2) * near * (1 + (hasPhrase ? 0.5 : 3 * share));
}

/**
 * How much of a query stands word for word in a record, from 0 to 1. A pasted message goes on with what is about the
 * reader's own code: the part that the documentation quotes tells which message it is.
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

/** Each of the rows of words in a phrase that are so long that who writes them quotes. */
export function rowsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  const starts = Array.from({ length: Math.max(0, words.length - wordsOfRow + 1) }, (_, start) => start);
  return starts.map((start) => ` ${words.slice(start, start + wordsOfRow).join(" ")} `);
}

/**
 * How far the best label of a record says what the query says, from 0 to 1. What the query has beyond the label counts
 * against it; what the label has beyond the query counts less, because readers type less than writers write.
 */
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

/** How much more it counts that the words of the query stand near to each other in a text. */
function nearness({ wordsByStem, rarity }: Wish, stems: string[]): number {
  if (rarity.filter((value) => value > 0).length < 2) return 1;
  const last = new Map<number, number>();
  let best = 0;
  for (const [place, stem] of stems.entries()) {
    const words = wordsByStem.get(stem);
    if (words === undefined) continue;
    for (const word of words.keys()) last.set(word, place);
    // The words seen last: each counts less the farther it is.
    let near = 0;
    for (const other of last.values()) near += 1 / (1 + (place - other) / 6);
    best = Math.max(best, near);
  }
  return 1 + 0.5 * Math.max(0, best - 1);
}
