import type { AsPlainObject, Options } from "minisearch";
import { type SearchLevel, type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { termsOf } from "./analyse.ts";

export interface IndexedSection {
  id: number;
  heading: string;
  title: string;
  around: string;
  content: string;
  code: string;
  keywords: string;
}

export interface SearchIndexFile {
  records: SearchRecord[];
  index: AsPlainObject;
}

/** Field weights: a heading beats its page's title, which beats a paragraph. */
export const indexFields = { heading: 3, title: 2, around: 1.4, keywords: 1.2, content: 1, code: 0.5 };

/** The index must be built and loaded with the same options. */
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
