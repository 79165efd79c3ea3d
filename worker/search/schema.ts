/**
 * Tables of the search database (SQLite with FTS5, in production Cloudflare D1). Rows belong to a version of a page,
 * named by a hash, and never change. Which versions count is in the worker's manifest.
 */
export const schema = [
  "CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, path TEXT NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL, tags TEXT NOT NULL)",
  // The row id is the page's times `sectionsOfPage`, plus the section's position. `around` has the other enclosing
  // headings, a line each.
  `CREATE VIRTUAL TABLE IF NOT EXISTS sections USING fts5 (anchor UNINDEXED, type UNINDEXED, heading, title, around, keywords,
  content, code, tokenize = "unicode61 remove_diacritics 2 tokenchars '_$'", prefix = '2 3')`,
  // Each word under its stem and, if it is a compound name, under the stems of its pieces.
  "CREATE TABLE IF NOT EXISTS words (stem TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (stem, word)) WITHOUT ROWID",
  "CREATE INDEX IF NOT EXISTS words_alike ON words (substr(word, 1, 1), length(word))",
  "CREATE VIRTUAL TABLE IF NOT EXISTS terms USING fts5vocab (sections, row)",
];

export const sectionsOfPage = 10_000;

/** Column weights of `bm25()`. A heading beats its page's title, which beats a paragraph. */
export const fieldWeights = { heading: 3, title: 2, around: 1.4, keywords: 1.2, content: 1, code: 0.5 };

export type Field = keyof typeof fieldWeights;

/** The pages that count, by their hash, and how much readers need them (1 to 100; 0 comes last). */
export type LivePages = ReadonlyMap<string, number>;

export const texts = ["heading", "title", "around", "keywords", "content", "code"] as const;
export const facts = ["hash", "path", "version", "language", "tags", "anchor", "type"] as const;

/** A section from the database, with its page. Matches are between `marks`; content and code are snippets there. */
export type Section = Record<(typeof texts)[number] | (typeof facts)[number], string> & {
  id: number;
  /** From `bm25()`: the more, the better. */
  score: number;
} & Record<`marked${"Heading" | "Title" | "Around" | "Content" | "Code"}`, string>;
