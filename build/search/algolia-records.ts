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

export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export function changesBetween(before: { objectID: string }[], after: SearchRecord[]): Changes {
  const old = new Map(before.map((record) => [record.objectID, canonical(record)]));
  const ids = new Set(after.map(({ objectID }) => objectID));
  return {
    added: after.filter(({ objectID }) => !old.has(objectID)).map(({ objectID }) => objectID),
    changed: after
      .filter((record) => old.has(record.objectID) && old.get(record.objectID) !== canonical(record))
      .map(({ objectID }) => objectID),
    removed: [...old.keys()].filter((id) => !ids.has(id)),
  };
}

/** JSON with sorted keys, as Algolia returns attributes in its own order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
