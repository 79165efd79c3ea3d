import { distance } from "fastest-levenshtein";
import { synonymGroups } from "../../content/search-words.ts";
import { wordOf } from "./analyse.ts";
import type { Database, Row, Statement } from "./database.ts";
import { addTerms, closeness, type QueryWord, synonymsOf } from "./query.ts";

/** Number of sections that have a term. */
export type Counts = ReadonlyMap<string, number>;

/** Minimum word lengths for one and for two typos (extra, missing or wrong letters; those in another order are one). */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** Limits: terms to read for all misspelt words together, the number of misspelt words, and the meanings of each. */
const maxAlike = 800;
const maxUnknown = 2;
const maxMeant = 12;

/** Counts the terms of a query. A word without matches gets the terms of words that it may be a typo of. */
export async function countTerms(database: Database, words: QueryWord[]): Promise<Counts> {
  const counts = new Map<string, number>();
  await add(database, words, counts);
  const isKnown = ({ text, terms }: QueryWord) =>
    [text, ...terms.keys()].some((term) => counts.has(term) && (terms.get(term) ?? 1) >= 1);
  const unknown = words.filter((word) => !isKnown(word) && typosIn(word) > 0).slice(0, maxUnknown);
  if (unknown.length > 0) {
    const limit = Math.floor(maxAlike / unknown.length);
    const alike = await database.all(unknown.map((word) => alikeTo(word, limit)));
    for (const [index, word] of unknown.entries()) forgive(word, alike[index] ?? []);
    await add(database, unknown, counts);
  }
  return counts;
}

async function add(database: Database, words: QueryWord[], counts: Map<string, number>): Promise<void> {
  const terms = JSON.stringify(words.flatMap(({ terms }) => [...terms.keys()]));
  const begun = words.filter(({ isPrefix }) => isPrefix).map(({ text }) => text);
  const rows = await database.all([
    ["SELECT term, doc FROM text_terms WHERE term IN (SELECT value FROM json_each(?))", terms],
    ...begun.map(
      (text): Statement => [
        "SELECT ?1 AS term, max(doc) AS doc FROM (SELECT doc FROM text_terms WHERE term >= ?1 AND term < ?1 || '\u{10ffff}' LIMIT 20)",
        text,
      ],
    ),
  ]);
  for (const { term, doc } of rows.flat()) if (doc !== null) counts.set(String(term), Number(doc));
}

const typosIn = ({ text }: QueryWord) =>
  text.length >= lettersForTwoTypos ? 2 : text.length >= lettersForOneTypo ? 1 : 0;

/** Terms with the same first letter and about the same length; any longer ones too for the beginning of a word. */
function alikeTo(word: QueryWord, limit: number): Statement {
  const { text, isPrefix } = word;
  const typos = typosIn(word);
  return [
    `SELECT term FROM (SELECT term FROM text_terms WHERE term >= ?1 AND term < ?1 || '\u{10ffff}' LIMIT ${limit})
      WHERE length(term) BETWEEN ?2 AND ?3`,
    ...[text.slice(0, 1), text.length - typos, isPrefix ? 64 : text.length + typos],
  ];
}

/** Adds the terms of the words with the fewest typos. */
function forgive(word: QueryWord, rows: Row[]): void {
  const held = new Set(rows.map(({ term }) => String(term)));
  const candidates = [...new Set([...held, ...synonymGroups.flat()])].filter((other) => other[0] === word.text[0]);
  const byTypos = Map.groupBy(candidates, (other) => typosBetween(word, other));
  const fewest = Math.min(...byTypos.keys());
  const value = fewest <= typosIn(word) ? (closeness.typos[fewest] ?? 0) : 0;
  if (value === 0) return;
  for (const meant of byTypos.get(fewest)?.slice(0, maxMeant) ?? []) {
    const { stem } = wordOf(meant);
    addTerms(word.terms, [meant, stem], value);
    addTerms(word.terms, synonymsOf(stem), value * closeness.synonym);
  }
}

/** Number of typos between a word and another, or its most similar prefix if the typed word may be unfinished. */
function typosBetween({ text, isPrefix }: QueryWord, other: string): number {
  const ends = isPrefix ? [-1, 0, 1].map((more) => text.length + more) : [other.length];
  const letters = (part: string) => [...part].sort().join("");
  return Math.min(
    ...ends.map((end) => {
      const part = other.slice(0, end);
      return letters(part) === letters(text) ? 1 : distance(text, part);
    }),
  );
}
