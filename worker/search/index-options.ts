import type { AsPlainObject, Options } from "minisearch";
import { type SearchLevel, type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { termsOf } from "./analyse.ts";

/** A record as it is indexed: `id` is its place in the list of records. */
export interface IndexedSection {
  id: number;
  /** The section's own heading. */
  heading: string;
  /** The title of its page. */
  title: string;
  /** What stands between the two, and the sidebar's category. */
  around: string;
  content: string;
  code: string;
  /** What else readers call what the section is about. */
  keywords: string;
}

/** The file that the build writes and the worker loads. */
export interface SearchIndexFile {
  records: SearchRecord[];
  index: AsPlainObject;
}

/** How much a word counts by where it stands: a title beats a heading, which beats a paragraph. */
export const indexFields = { heading: 3, title: 2, around: 1.4, keywords: 1.2, content: 1, code: 0.5 };

/** What the index is built and read with; the two must agree. */
export const indexOptions: Options<IndexedSection> = {
  fields: Object.keys(indexFields),
  storeFields: [],
  tokenize: termsOf,
  processTerm: (term) => term,
};

export function indexedSection(record: SearchRecord, id: number): IndexedSection {
  const { hierarchy, type, content, code, keywords } = record;
  const between = searchLevels.filter((level) => level !== "lvl1" && level < type);
  return {
    id,
    heading: hierarchy[type] ?? "",
    title: hierarchy.lvl1 ?? "",
    around: between.map((level: SearchLevel) => hierarchy[level] ?? "").join("\n"),
    content: content ?? "",
    code: code ?? "",
    keywords: keywords ?? "",
  };
}
