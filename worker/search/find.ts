import { type Database, type Row, SearchUnavailable, type Statement } from "./database.ts";
import { closeness, parseQuery, type QueryWord } from "./query.ts";
import { facts, fields, type LivePages, type Section, sectionsOfPage } from "./schema.ts";
import { scoreSections } from "./score.ts";
import { type Counts, countTerms } from "./words.ts";

export function livePages({ first, last }: Record<"first" | "last", readonly string[]>): LivePages {
  return new Map([...first.map((hash) => [hash, "first"] as const), ...last.map((hash) => [hash, "last"] as const)]);
}

export interface FindOptions {
  /** A condition on the columns of `pages` and `texts`. */
  filter: Statement;
  /** Whether to read more sections: for counts of facets' values, and for lists of pages. */
  isWide?: boolean;
}

/** Maximum number of sections to read, and of sections to read if `isWide`. */
const maxRead = 100;
export const maxReadWide = 300;
/** Maximum number of rows that SQLite ranks to choose these sections. Once reached, the more frequent words only match labels. */
const maxMatches = 5000;
const maxPhrases = 120;
/** Sections of other releases are read too, and dropped. If fewer than `minRead` remain, the next rows are read. */
const minRead = 50;
const maxRounds = 3;
/** Weights of `bm25()` in choosing the sections to read, by column of `texts`. */
const columnWeights = [...Array(8).fill(0), 3, 1];
/** Minimum share of the question that an answer matches. */
const minShare = 0.36;
/** Minimum share of other sections, relative to that of the best one. */
const minShareOfBest = 0.25;

/**
 * Finds sections, best first. A query without words matches nothing.
 * @returns also whether the best section matches enough of the question to be an answer, and whether there may be more sections
 * @throws SearchUnavailable when the database fails, or has no page of the release
 */
export async function find(database: Database, live: LivePages, text: string, options: FindOptions) {
  const words = parseQuery(text);
  if (words.length === 0) return { words, sections: [], isAnswer: false, isCut: false };
  const counts = await countTerms(database, words);
  const { sections, isCut } = await read(database, live, expression(words, counts), options);
  if (sections.length === 0) await checkFilled(database, live);
  const ranked = scoreSections(words, counts, live, sections);
  const best = Math.max(0, ...ranked.map(({ share }) => share));
  const relevant = ranked.filter(({ share }) => share >= best * minShareOfBest).map(({ section }) => section);
  return { words, sections: relevant, isAnswer: best >= minShare, isCut };
}

/** Reads the best sections for an expression, without pages of other releases. */
async function read(database: Database, live: LivePages, match: string, { filter, isWide }: FindOptions) {
  const [condition, ...values] = filter;
  const limit = isWide ? maxReadWide : maxRead;
  const sql = `SELECT texts.rowid AS id, ${[...facts, ...fields]}
    FROM texts CROSS JOIN pages ON pages.id = texts.rowid / ${sectionsOfPage}
    WHERE texts MATCH ? AND rank MATCH 'bm25(${columnWeights})' AND ${condition}
    ORDER BY rank LIMIT ${limit} OFFSET ?`;
  const sections: Section[] = [];
  let isCut = match !== "";
  for (let round = 0; isCut && sections.length < minRead && round < maxRounds; round++) {
    const [rows = []] = (await database.all([[sql, match, ...values, round * limit]])) as (Row & Section)[][];
    if (rows.some(({ hash }) => typeof hash !== "string"))
      throw new SearchUnavailable("The search database returned unexpected rows");
    sections.push(...rows.filter(({ hash }) => live.has(hash)));
    isCut = rows.length === limit;
  }
  return { sections, isCut };
}

/** The FTS5 expression for sections with any of the words, the rarest first; "" if no section has one. */
function expression(words: QueryWord[], counts: Counts): string {
  const candidates = words.flatMap(({ text, isPrefix, terms }) => {
    const counted = [...terms].filter(([term]) => counts.has(term));
    // The pieces of a name only count if the name itself is unknown.
    const minWeight = counted.some(([, value]) => value >= 1) ? closeness.piece : 0;
    const phrases = counted.flatMap(([term, value]) => (value > minWeight ? [{ term, phrase: phraseOf(term) }] : []));
    return isPrefix ? [...phrases, { term: text, phrase: `${phraseOf(text)} *` }] : phrases;
  });
  const countOf = ({ term }: { term: string }) => counts.get(term) ?? 0;
  let matches = 0;
  const matchExpressions = candidates
    .sort((a, b) => countOf(a) - countOf(b))
    .map((candidate) => {
      matches += countOf(candidate);
      return matches <= maxMatches ? candidate.phrase : `labels : ${candidate.phrase}`;
    });
  return [...new Set(matchExpressions)].slice(0, maxPhrases).join(" OR ");
}

const phraseOf = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function checkFilled(database: Database, live: LivePages): Promise<void> {
  const hashes = JSON.stringify([...live.keys()].slice(0, maxRead));
  const sql = "SELECT 1 FROM pages WHERE hash IN (SELECT value FROM json_each(?)) LIMIT 1";
  const [pages = []] = await database.all([[sql, hashes]]);
  if (pages.length === 0 && live.size > 0)
    throw new SearchUnavailable("The search database lacks this release's pages");
}
