import { distance } from "fastest-levenshtein";
import { wordOf } from "./analyse.ts";
import type { Database, Row, Statement } from "./database.ts";
import { addTerms, closeness, type QueryWord } from "./query.ts";

/** Number of sections that have a term. */
export type Counts = ReadonlyMap<string, number>;

/** Minimum word lengths for one and for two typos (extra, missing or wrong letters; letters in the wrong order are one typo). */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** Limits: terms to compare with all misspelt words together, misspelt words of a query, and corrections of each. */
const maxSimilarTerms = 800;
const maxCorrectedWords = 2;
const maxCorrections = 12;

/** Counts the sections with each term of a query. A word that no section has gets the terms of similar words. */
export async function countTerms(database: Database, words: QueryWord[]): Promise<Counts> {
  const counts = new Map<string, number>();
  await addCounts(database, words, counts);
  const isInIndex = ({ text, terms }: QueryWord) =>
    [text, ...terms.keys()].some((term) => counts.has(term) && (terms.get(term) ?? 1) >= 1);
  const misspelt = words.filter((word) => !isInIndex(word) && typosIn(word) > 0).slice(0, maxCorrectedWords);
  if (misspelt.length > 0) {
    const limit = Math.floor(maxSimilarTerms / misspelt.length);
    const sql = `SELECT term ${withPrefix} LIMIT ${limit}`;
    const similar = await database.all(misspelt.map(({ text }): Statement => [sql, text.slice(0, 1)]));
    for (const [index, word] of misspelt.entries()) addCorrections(word, similar[index] ?? []);
    await addCounts(database, misspelt, counts);
  }
  return counts;
}

async function addCounts(database: Database, words: QueryWord[], counts: Map<string, number>): Promise<void> {
  const terms = JSON.stringify(words.flatMap(({ terms }) => [...terms.keys()]));
  const prefixes = words.filter(({ isPrefix }) => isPrefix);
  const rows = await database.all([
    ["SELECT term, doc FROM text_terms WHERE term IN (SELECT value FROM json_each(?))", terms],
    ...prefixes.map(
      ({ text }): Statement => [`SELECT ?1 AS term, max(doc) AS doc FROM (SELECT doc ${withPrefix} LIMIT 20)`, text],
    ),
  ]);
  for (const { term, doc } of rows.flat()) if (doc !== null) counts.set(String(term), Number(doc));
}

/** Selects the terms that begin with a parameter, in a form for which SQLite uses its index. */
const withPrefix = "FROM text_terms WHERE term >= ?1 AND term < ?1 || '\u{10ffff}'";

const typosIn = ({ text }: QueryWord) =>
  text.length >= lettersForTwoTypos ? 2 : text.length >= lettersForOneTypo ? 1 : 0;

/** Adds the terms of the words with the fewest typos. */
function addCorrections(word: QueryWord, similar: Row[]): void {
  const byTypos = Map.groupBy(similar, ({ term }) => typosBetween(word, String(term)));
  const fewest = Math.min(...byTypos.keys());
  if (fewest > typosIn(word)) return;
  for (const { term } of byTypos.get(fewest)?.slice(0, maxCorrections) ?? [])
    addTerms(word.terms, [String(term), wordOf(String(term)).stem], closeness.typos[fewest] ?? 0);
}

/** Number of typos between a word and another, or its most similar prefix if the typed word may be unfinished. */
function typosBetween({ text, isPrefix }: QueryWord, term: string): number {
  const letters = (part: string) => [...part].sort().join("");
  const ends = isPrefix ? [-1, 0, 1].map((difference) => text.length + difference) : [term.length];
  const typos = ends.map((end) => {
    const part = term.slice(0, end);
    const edits = distance(text, part);
    return edits === 2 && letters(part) === letters(text) ? 1 : edits;
  });
  return Math.min(...typos);
}
