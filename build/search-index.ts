import MiniSearch from "minisearch";
import type { PageRecord } from "../client/page-data.ts";
import { type SearchDocument, searchOptions } from "../client/search-options.ts";

/** The search index of all docs pages, as the text that the worker loads. */
export function searchIndex(records: PageRecord[]): string {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  for (const { head, page, text } of records) {
    if (page.kind !== "doc") continue;
    index.add({
      id: head.path,
      title: head.title,
      headings: page.toc.map((entry) => entry.text).join("\n"),
      text: `${head.description} ${text ?? ""}`,
      breadcrumbs: page.breadcrumbs,
    });
  }
  return JSON.stringify(index);
}
