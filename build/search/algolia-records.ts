import { escapeHtml } from "../../shared/html-text.ts";
import type { SearchRecord } from "../../shared/search-record.ts";

/**
 * The records as a hosted index keeps them: full addresses, and texts written as in HTML, as DocSearch's crawler writes
 * them and its dialog expects them.
 * @param base address of the site with its base path, without a slash at its end
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

/** What a push would change: ids of records that the index lacks, has in another form, or has too many of. */
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

/** A value as JSON with its keys in order: Algolia gives attributes back in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
