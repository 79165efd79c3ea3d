import type { Options } from "minisearch";

/** One page in the search index. */
export interface SearchDocument {
  /** The page's path. */
  id: string;
  title: string;
  headings: string;
  text: string;
  breadcrumbs: string[];
}

/** What the index is built and read with; the two must agree. */
export const searchOptions: Options<SearchDocument> = {
  fields: ["title", "headings", "text"],
  storeFields: ["title", "text", "breadcrumbs"],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 6, headings: 2 }, combineWith: "AND" },
};
