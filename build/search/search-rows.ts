import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import type { SearchPages } from "../../worker/manifest.d.ts";
import { wordsOf } from "../../worker/search/analyse.ts";
import { fields, sectionsOfPage } from "../../worker/search/schema.ts";
import { contentHash } from "../base/hash.ts";

/** A page in the search database: the hash of its search data, and the SQL that inserts its rows. */
export interface SearchPageRows {
  hash: string;
  /** An old version, or a page about this site: it comes last. */
  isLast: boolean;
  statements: string[];
}

/** Part of every hash: raise it if the rows of an unchanged page change. */
const rowFormat = 3;

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

/** The manifest's data about them. */
export function namedPages(pages: Omit<SearchPageRows, "statements">[]): SearchPages {
  const hashes = (isLast: boolean) => pages.filter((page) => page.isLast === isLast).map(({ hash }) => hash);
  return { first: hashes(false), last: hashes(true) };
}

/** Deletes pages. `hashes` is SQL: literals or a query. */
export function deletePages(hashes: string): string[] {
  const first = `pages.id * ${sectionsOfPage}`;
  const range = `texts.rowid BETWEEN ${first} AND ${first} + ${sectionsOfPage - 1}`;
  const rows = `SELECT texts.rowid FROM pages JOIN texts ON ${range} WHERE pages.hash IN (${hashes})`;
  return [`DELETE FROM texts WHERE rowid IN (${rows})`, `DELETE FROM pages WHERE hash IN (${hashes})`];
}

/** The columns of a section's row, without its id. */
function rowOf({ anchor, type, hierarchy, otherNames, content, code }: SearchRecord): string[] {
  const levels = searchLevels.filter((level) => level !== "lvl1" && level < type);
  const around = levels.map((level) => hierarchy[level] ?? "").join("\n");
  const heading = hierarchy[type] ?? "";
  const title = type === "lvl1" ? "" : (hierarchy.lvl1 ?? "");
  const names = otherNames.join("\n");
  const labels = termsOf([heading, title, names].join("\n"));
  const body = termsOf([content, code].join("\n"));
  return [anchor ?? "", type, around, heading, title, names, content ?? "", code ?? "", labels, body];
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
      `OR REPLACE INTO texts (rowid, anchor, type, around, ${fields}, labels, body) SELECT ${columns}`,
      numbered,
      4,
    ),
  ];
}

/** The words of a text and its other index terms, each once. */
function termsOf(text: string): string {
  return [...new Set(wordsOf(text).flatMap(({ text, stem, pieces }) => [text, stem, ...pieces]))].join(" ");
}

/** Groups rows into statements of at most 100 kB, D1's limit. */
function insertJson(target: string, rows: unknown[], together: number): string[] {
  const starts = Array.from({ length: Math.ceil(rows.length / together) }, (_, at) => at * together);
  const values = starts.map((start) => JSON.stringify(rows.slice(start, start + together)));
  return values.map((json) => `INSERT ${target} FROM json_each(${quote(json)})`);
}

/** A text as an SQL literal. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
