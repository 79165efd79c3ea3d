import type { SearchRecord } from "../../shared/search-record.ts";
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
const rowFormat = 5;

/** Limit of a section's prose, and of its code, in bytes: with its terms, a row has to fit into a statement of 100 kB, D1's limit. */
const maxBytes = 20_000;

/** Groups search records by page, in their order. */
export function searchPages(records: SearchRecord[]): SearchPageRows[] {
  return [...Map.groupBy(records, ({ url_without_anchor }) => url_without_anchor).values()].map((sections) => {
    const [{ url_without_anchor: path, version, language, tags, weight }] = sections as [SearchRecord];
    const rows = sections.map(rowOf);
    const page = [path, version, language, JSON.stringify(tags)];
    const hash = contentHash(JSON.stringify([rowFormat, page, rows]));
    return { hash, isLast: weight.pageRank === 0, statements: insertPage(hash, page, rows) };
  });
}

/** The manifest's lists of search pages. */
export function searchPageHashes(pages: Omit<SearchPageRows, "statements">[]): SearchPages {
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
  const title = type === "lvl1" ? "" : (hierarchy.lvl1 ?? "");
  const labels = [hierarchy[type] ?? "", title, otherNames.join("\n")];
  const body = [content, code].map((text) => startOf(text ?? ""));
  return [anchor ?? "", type, JSON.stringify(hierarchy), ...labels, ...body, ...[labels, body].map(termsOf)];
}

/** The start of a string, without a character that the limit would split. */
const startOf = (text: string) => new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true });

function insertPage(hash: string, page: string[], rows: string[][]): string[] {
  if (rows.length > sectionsOfPage) throw new Error(`${page[0]} has over ${sectionsOfPage} sections`);
  // Two deploys at once may insert the same page.
  const into = `INSERT OR REPLACE INTO texts (rowid, anchor, type, around, ${fields}, labels, body)`;
  return [
    `INSERT OR IGNORE INTO pages (hash, path, version, language, tags) VALUES (${[hash, ...page].map(quote).join(", ")})`,
    ...rows.map((row, index) => {
      const values = [`id * ${sectionsOfPage} + ${index}`, ...row.map(quote)];
      return `${into} SELECT ${values.join(", ")} FROM pages WHERE hash = ${quote(hash)}`;
    }),
  ];
}

/** The words of strings and their other index terms, each once. */
function termsOf(texts: string[]): string {
  return [...new Set(wordsOf(texts.join("\n")).flatMap(({ text, stem, pieces }) => [text, stem, ...pieces]))].join(" ");
}

/** Quotes a string as an SQL literal. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
