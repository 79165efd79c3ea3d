/**
 * Tables of the search database (SQLite with FTS5, in production Cloudflare D1). Rows belong to a version of a page,
 * identified by a hash, and never change. The worker's manifest lists the current versions.
 *
 * Earlier schemas had other tables called sections, words and terms, which databases may still have.
 */
export const schema = [
  "CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, path TEXT NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL, tags TEXT NOT NULL)",
  // The row id is the page's id × `sectionsOfPage` + the section's position. `around` has all
  // headings by level, as JSON. Only the last two columns are searched: `labels` has the words and stems (search/analyse.ts) of
  // the heading, the other names and the title, `body` has the words and stems of the section's text.
  `CREATE VIRTUAL TABLE IF NOT EXISTS texts USING fts5 (anchor UNINDEXED, type UNINDEXED, heading UNINDEXED,
  title UNINDEXED, around UNINDEXED, names UNINDEXED, content UNINDEXED, code UNINDEXED, labels, body,
  tokenize = "unicode61 remove_diacritics 2 tokenchars '_$'", prefix = '2 3')`,
  "CREATE VIRTUAL TABLE IF NOT EXISTS text_terms USING fts5vocab (texts, row)",
];

export const sectionsOfPage = 10_000;

/** The pages of the release, by their hash. “last” ranks old versions and pages about this site below the others. */
export type LivePages = ReadonlyMap<string, "first" | "last">;

/** The columns that a section's score is computed from. */
export const fields = ["heading", "title", "names", "content", "code"] as const;
export type Field = (typeof fields)[number];
/** Columns that are not scored. */
export const facts = ["hash", "path", "version", "language", "tags", "anchor", "type", "around"] as const;

/** A section from the database, with its page. */
export type Section = Record<Field | (typeof facts)[number], string> & { id: number };
