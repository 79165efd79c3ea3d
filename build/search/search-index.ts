import MiniSearch from "minisearch";
import type { SearchRecord } from "../../shared/search-record.ts";
import { indexedSection, indexOptions, type SearchIndexFile } from "../../worker/search/index-options.ts";

export function searchIndex(records: SearchRecord[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(records.map(indexedSection));
  return JSON.stringify({ records, index: index.toJSON() } satisfies SearchIndexFile);
}
