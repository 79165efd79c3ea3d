import { distance } from "fastest-levenshtein";
import { synonymGroups } from "../../content/search-words.ts";
import { stem } from "./analyse.ts";
import type { Database, Row, Statement } from "./database.ts";
import { addTerms, type QueryWord, synonymsOf } from "./query.ts";

/** The words of the database that a query's terms stand for. */
export interface Vocabulary {
  /** Words by stem; a compound name also by the stems of its pieces. */
  words: Map<string, string[]>;
  /** Number of sections with a word. */
  sections: Map<string, number>;
}

/** Maximum number of words for a stem, for the beginning of a word, and for a misspelt one, shortest first. */
const mostOfStem = 12;
/** Minimum word lengths for one and for two typos (extra, missing or wrong letters; those in another order are one). */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** Limits: rows for all misspelt words together, and the number of misspelt words. */
const maxAlike = 1500;
const maxUnknown = 4;
const answerByTypos = [1, 0.85, 0.7];

/** Looks up the words of a query. A word that is in no section gets the terms of those that it may be a typo of. */
export async function lookUp(database: Database, words: QueryWord[]): Promise<Vocabulary> {
  const vocabulary: Vocabulary = { words: new Map(), sections: new Map() };
  await addWords(database, words, vocabulary);
  const unknown = words.filter((word) => !isKnown(word, vocabulary) && typosIn(word) > 0).slice(0, maxUnknown);
  if (unknown.length > 0) {
    const limit = Math.floor(maxAlike / unknown.length);
    const alike = await database.all(unknown.map((word) => wordsAlike(word, limit)));
    for (const [index, word] of unknown.entries()) forgive(word, alike[index] ?? []);
    await addWords(database, unknown, vocabulary);
  }
  return vocabulary;
}

async function addWords(
  database: Database,
  words: QueryWord[],
  { words: byStem, sections }: Vocabulary,
): Promise<void> {
  const stems = JSON.stringify(words.flatMap(({ terms }) => [...terms.keys()].map(stemOfTerm)));
  const beginnings = words.filter(({ isPrefix }) => isPrefix).map(({ text }) => text);
  const count = "(SELECT doc FROM terms WHERE term = word) AS sections";
  const rows = await database.all([
    [
      `SELECT stem, word, ${count} FROM (
        SELECT stem, word, row_number() OVER (PARTITION BY stem ORDER BY length(word)) AS place
        FROM words WHERE stem IN (SELECT value FROM json_each(?))) WHERE place <= ${mostOfStem}`,
      stems,
    ],
    ...beginnings.map(
      (text): Statement => [
        `SELECT ?1 AS stem, word, ${count} FROM words WHERE words.stem >= ?1 AND words.stem < ?1 || '\u{10ffff}'
        ORDER BY length(word) LIMIT ${mostOfStem}`,
        text,
      ],
    ),
  ]);
  for (const { stem, word, sections: held } of rows.flat() as {
    stem: string;
    word: string;
    sections: number | null;
  }[]) {
    byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), word])]);
    sections.set(word, held ?? 0);
  }
}

/** The stem of a term, which is a word, or a stem after a `~`. */
export const stemOfTerm = (term: string) => (term.startsWith("~") ? term.slice(1) : stem(term));

/** Whether a section has the word itself, its beginning, or what it makes with its neighbour. */
function isKnown({ text, isPrefix, terms }: QueryWord, { words, sections }: Vocabulary): boolean {
  if (sections.has(text) || (isPrefix && words.has(text))) return true;
  return [...terms].some(([term, answer]) => answer > 1 && sections.has(term));
}

const typosIn = ({ text }: QueryWord) =>
  text.length >= lettersForTwoTypos ? 2 : text.length >= lettersForOneTypo ? 1 : 0;

/** Words with the same first letter and about the same length; any longer ones too for the beginning of a word. */
function wordsAlike(word: QueryWord, limit: number): Statement {
  const { text, isPrefix } = word;
  const typos = typosIn(word);
  return [
    `SELECT DISTINCT word FROM words WHERE substr(word, 1, 1) = ? AND length(word) BETWEEN ? AND ? LIMIT ${limit}`,
    ...[text[0] ?? "", text.length - typos, isPrefix ? 64 : text.length + typos],
  ];
}

/** Adds the terms of the words with the fewest typos between. */
function forgive(word: QueryWord, rows: Row[]): void {
  const held = new Set(rows.map((row) => String(row.word)));
  const candidates = [...new Set([...held, ...synonymGroups.flat()])].filter((other) => other[0] === word.text[0]);
  const byTypos = Map.groupBy(candidates, (other) => typosBetween(word, other));
  const fewest = Math.min(...byTypos.keys());
  const answer = fewest <= typosIn(word) ? (answerByTypos[fewest] ?? 0) : 0;
  if (answer === 0) return;
  for (const meant of byTypos.get(fewest)?.slice(0, mostOfStem) ?? []) {
    if (held.has(meant)) addTerms(word, [meant], answer);
    else for (const [term, value] of synonymsOf(meant)) addTerms(word, [term], value * answer);
  }
}

/** Typos between a word and another, or the most similar beginning of it where the word may be unfinished. */
function typosBetween(word: QueryWord, other: string): number {
  const { text, isPrefix } = word;
  const ends = isPrefix ? [-1, 0, 1].map((more) => text.length + more) : [other.length];
  const letters = (part: string) => [...part].sort().join("");
  return Math.min(
    ...ends.map((end) => {
      const part = other.slice(0, end);
      return letters(part) === letters(text) ? 1 : distance(text, part);
    }),
  );
}
