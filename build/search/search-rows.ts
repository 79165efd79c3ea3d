import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import type { SearchPages } from "../../worker/manifest.d.ts";
import { fold, hyphenPieces, stem, termsOfWord, wordsOf } from "../../worker/search/analyse.ts";
import { sectionsOfPage } from "../../worker/search/schema.ts";
import { contentHash } from "../base/hash.ts";

/** A page in the search database: the hash of what search needs of it, and the SQL that inserts its rows. */
export interface SearchPageRows {
  hash: string;
  /** An old version, or a page about this site: it comes last. */
  isLast: boolean;
  statements: string[];
}

/** Part of every hash: raise it when the rows of the same page change. */
const rowFormat = 1;

/** The pages of the search records, in their order. */
export function searchPages(records: SearchRecord[]): SearchPageRows[] {
  return [...Map.groupBy(records, ({ url_without_anchor }) => url_without_anchor).values()].map((sections) => {
    const [{ url_without_anchor: path, version, language, tags, weight }] = sections as [SearchRecord];
    const rows = sections.map(rowOf);
    const page = [path, version, language, JSON.stringify(tags)];
    const hash = contentHash(JSON.stringify([rowFormat, page, rows]));
    return { hash, isLast: weight.pageRank === 0, statements: insertPage(hash, page, rows) };
  });
}

/** What the manifest says of them. */
export function namedPages(pages: Omit<SearchPageRows, "statements">[]): SearchPages {
  const hashes = (isLast: boolean) => pages.filter((page) => page.isLast === isLast).map(({ hash }) => hash);
  return { first: hashes(false), last: hashes(true) };
}

/** Deletes pages. `hashes` is SQL: literals or a query. */
export function deletePages(hashes: string): string[] {
  const first = `pages.id * ${sectionsOfPage}`;
  const range = `sections.rowid BETWEEN ${first} AND ${first} + ${sectionsOfPage - 1}`;
  const rows = `SELECT sections.rowid FROM pages JOIN sections ON ${range} WHERE pages.hash IN (${hashes})`;
  return [`DELETE FROM sections WHERE rowid IN (${rows})`, `DELETE FROM pages WHERE hash IN (${hashes})`];
}

/** The columns of a section's row, without its id. */
function rowOf({ anchor, type, hierarchy, otherNames, content, code }: SearchRecord): string[] {
  const levels = searchLevels.filter((level) => level !== "lvl1" && level < type);
  const around = levels.map((level) => hierarchy[level] ?? "").join("\n");
  return [anchor, type, hierarchy[type], hierarchy.lvl1, around, otherNames.join("; "), content, code].map(
    (text) => text ?? "",
  );
}

function insertPage(hash: string, page: string[], rows: string[][]): string[] {
  if (rows.length >= sectionsOfPage) throw new Error(`${page[0]} has over ${sectionsOfPage} sections`);
  const id = `(SELECT id * ${sectionsOfPage} FROM pages WHERE hash = ${quote(hash)}) + (value ->> 0)`;
  const columns = [id, ...(rows[0] ?? []).map((_, at) => `value ->> ${at + 1}`)];
  const numbered = rows.map((row, index) => [index, ...row]);
  // Two deploys at once may insert the same page.
  return [
    `INSERT OR IGNORE INTO pages (hash, path, version, language, tags) VALUES (${[hash, ...page].map(quote).join(", ")})`,
    ...insertJson(
      `OR REPLACE INTO sections (rowid, anchor, type, heading, title, around, keywords, content, code) SELECT ${columns}`,
      numbered,
      4,
    ),
    ...insertJson("OR IGNORE INTO words (stem, word) SELECT value ->> 0, value ->> 1", wordRows(rows), 400),
  ];
}

/** Every word under the stems by which a query may find it; "read-only" also as one word. */
function wordRows(rows: string[][]): string[][] {
  const found = new Set<string>();
  for (const word of wordsOf(rows.flatMap((row) => row.slice(2)).join("\n"))) {
    const pieces = hyphenPieces(word);
    const phrase = pieces.map(({ text }) => fold(text)).join(" ");
    if (pieces.length > 1) found.add(`${stem(fold(word.text.replaceAll("-", "")))}\n${phrase}`);
    for (const { text } of pieces) {
      const [whole = "", ...stems] = termsOfWord(text);
      for (const term of stems) found.add(`${term.slice(1)}\n${whole}`);
    }
  }
  return [...found].map((row) => row.split("\n"));
}

/** Statements with so many rows each that none has over 100 kB, which D1 does not take. */
function insertJson(target: string, rows: unknown[], together: number): string[] {
  const starts = Array.from({ length: Math.ceil(rows.length / together) }, (_, at) => at * together);
  const values = starts.map((start) => JSON.stringify(rows.slice(start, start + together)));
  return values.map((json) => `INSERT ${target} FROM json_each(${quote(json)})`);
}

/** A text in SQL. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
