import { type Database, type Row, SearchUnavailable, type Statement } from "./database.ts";
import { mostOfPiece, parseQuery, type QueryWord } from "./query.ts";
import { rank } from "./rank.ts";
import { facts, fieldWeights, type LivePages, type Section, sectionsOfPage, texts } from "./schema.ts";
import { lookUp, stemOfTerm, type Vocabulary } from "./words.ts";

export function livePages({ first, last }: Record<"first" | "last", readonly string[]>): LivePages {
  const need = (place: number) => Math.max(1, Math.round(100 * (1 - place / (first.length + 1))));
  return new Map([...first.map((hash, at) => [hash, need(at)] as const), ...last.map((hash) => [hash, 0] as const)]);
}

export interface FindOptions {
  /** A condition on the columns of `pages` and `sections`. */
  filter: Statement;
  /** Words of a snippet. FTS5 allows 64. */
  contentWords: number;
  codeWords: number;
  /** Whether more sections are read: for counts of facets' values, and for lists of pages. */
  isWide?: boolean;
}

export interface Findings {
  words: QueryWord[];
  /** Best first, one for each section. */
  found: Section[];
  /** Whether there may be more than were read. */
  isCut: boolean;
}

/** Private-use characters around a match, and for what a snippet leaves out: they occur in no text. */
export const marks = { start: "\ue000", end: "\ue001", ellipsis: "\ue002" };

/** Sections to read for each way of matching. */
const mostRead = 100;
const mostReadWide = 300;
/** Limit for an expression: SQLite looks for each phrase in every matching section. */
const maxPhrases = 120;
/** Old versions of pages are read too and left out. With less than `enough` others, the next ones are read. */
const enough = 50;
const mostRounds = 3;

/**
 * Finds sections. A query without words matches nothing; a quoted one that stands nowhere, what its words do.
 * @throws SearchUnavailable when the database fails, or has no page of the release
 */
export async function find(database: Database, live: LivePages, text: string, options: FindOptions): Promise<Findings> {
  const { words, quoted } = parseQuery(text);
  if (words.length === 0) return { words, found: [], isCut: false };
  const vocabulary = await lookUp(database, words);
  const ways = [...(quoted ? [[phraseOf(quoted)]] : []), expressions(words, vocabulary)];
  for (const matches of ways) {
    const { found, isCut } = await read(database, live, matches, options);
    if (found.length === 0) continue;
    // A long section has several rows.
    const seen = new Set<string>();
    const isFirst = (url: string) => !seen.has(url) && seen.add(url);
    const ranked = rank(words, vocabulary, live, found);
    return { words, found: ranked.filter(({ path, anchor }) => isFirst(`${path}#${anchor}`)), isCut };
  }
  const some = JSON.stringify([...live.keys()].slice(0, mostRead));
  const sql = "SELECT 1 FROM pages WHERE hash IN (SELECT value FROM json_each(?)) LIMIT 1";
  const [pages = []] = await database.all([[sql, some]]);
  if (pages.length === 0 && live.size > 0)
    throw new SearchUnavailable("The search database lacks this release's pages");
  return { words, found: [], isCut: false };
}

/** Reads the best sections for some expressions, and keeps those of live pages. */
async function read(database: Database, live: LivePages, matches: string[], options: FindOptions) {
  const { filter, contentWords, codeWords, isWide } = options;
  const [condition, ...values] = filter;
  const most = isWide ? mostReadWide : mostRead;
  const between = `'${marks.start}', '${marks.end}'`;
  const sql = `SELECT sections.rowid AS id, ${[...facts, ...texts]}, -rank AS score,
    highlight(sections, 2, ${between}) AS markedHeading, highlight(sections, 3, ${between}) AS markedTitle,
    highlight(sections, 4, ${between}) AS markedAround,
    snippet(sections, 6, ${between}, '${marks.ellipsis}', ${contentWords}) AS markedContent,
    snippet(sections, 7, ${between}, '${marks.ellipsis}', ${codeWords}) AS markedCode
    FROM sections CROSS JOIN pages ON pages.id = sections.rowid / ${sectionsOfPage}
    WHERE sections MATCH ? AND rank MATCH 'bm25(0, 0, ${Object.values(fieldWeights)})' AND ${condition}
    ORDER BY rank LIMIT ${most} OFFSET ?`;
  const found = new Map<number, Section>();
  let isCut = true;
  for (let round = 0; isCut && found.size < enough && round < mostRounds; round++) {
    const rows = await database.all(matches.map((match) => [sql, match, ...values, round * most]));
    for (const section of rows.flat() as (Row & Section)[]) {
      if (typeof section.hash !== "string") throw new SearchUnavailable("The search database answers something else");
      if (live.has(section.hash) && !found.has(section.id)) found.set(section.id, section);
    }
    isCut = rows.some(({ length }) => length === most);
  }
  return { found: [...found.values()], isCut };
}

/** FTS5 expressions: for sections with all words of a query, and for those with any. */
function expressions(words: QueryWord[], vocabulary: Vocabulary): string[] {
  const required = merged(words.filter(({ isOptional }) => !isOptional));
  const maxPerWord = Math.ceil(maxPhrases / required.length);
  const groups = (withPieces: boolean) =>
    required.map((word) => `(${alternatives(word, vocabulary, withPieces).slice(0, maxPerWord).join(" OR ")})`);
  // A single letter begins a word in nearly every text, so only titles are searched.
  const within = words.every(({ text }) => text.length === 1) ? "{heading title} : " : "";
  const all = `${within}(${groups(false).join(" AND ")})`;
  return required.length === 1 ? [all] : [all, `${within}(${groups(true).join(" OR ")})`];
}

/** Merges equal words and their terms. */
function merged(words: QueryWord[]): QueryWord[] {
  return [...Map.groupBy(words, ({ text }) => text).values()].map((same) => ({
    ...(same[0] as QueryWord),
    isPrefix: same.some(({ isPrefix }) => isPrefix),
    terms: new Map(same.flatMap(({ terms }) => [...terms])),
  }));
}

/**
 * FTS5 phrases for a word, the word itself first.
 * @param withPieces whether the pieces of a known name are enough
 */
function alternatives(word: QueryWord, { words, sections }: Vocabulary, withPieces: boolean): string[] {
  const { text, isPrefix, terms } = word;
  const usable = [...terms].filter(([, value]) => withPieces || value > mostOfPiece || !sections.has(text));
  const forms = usable
    .sort(([, a], [, b]) => b - a)
    .flatMap(([term]) => [...(term.startsWith("~") ? [] : [term]), ...(words.get(stemOfTerm(term)) ?? [])]);
  const begun = isPrefix ? (words.get(text) ?? []) : [];
  const phrases = [...new Set([text, ...forms, ...begun])].map(phraseOf);
  return [...(isPrefix ? [`${phraseOf(text)} *`] : []), ...phrases];
}

const phraseOf = (text: string) => `"${text.replaceAll('"', '""')}"`;
