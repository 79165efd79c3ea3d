import { escapeHtml } from "../../shared/html-text.ts";
import type { SearchRecord } from "../../shared/search-record.ts";

/**
 * Absolute URLs, and HTML-escaped texts as DocSearch's dialog expects.
 * @param base URL of the site with its base path, without a trailing slash
 */
export function algoliaRecords(records: SearchRecord[], base: string): SearchRecord[] {
  return records.map((record) => ({
    ...record,
    url: base + record.url,
    url_without_anchor: base + record.url_without_anchor,
    hierarchy: Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, text && escapeHtml(text)]),
    ) as SearchRecord["hierarchy"],
    content: record.content && escapeHtml(record.content),
    code: record.code && escapeHtml(record.code),
  }));
}
