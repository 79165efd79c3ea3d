import MiniSearch from "minisearch";
import { type SearchRecord, searchLevels } from "../../client/search/record.ts";
import { fold, hyphenPieces, stemTerm, wordsOf } from "./analyse.ts";
import { type IndexedSection, indexOptions, type SearchIndexFile } from "./index-options.ts";
import { plain } from "./query.ts";

/** The index as it is searched. */
export interface SearchIndex {
  records: SearchRecord[];
  engine: MiniSearch<IndexedSection>;
  /** Every word that a record holds. */
  words: ReadonlySet<string>;
  /** The same words, by their first letter. */
  wordsByLetter: ReadonlyMap<string, string[]>;
  /** The texts of each record in `plain` form. */
  texts: { heading: string; path: string; content: string; stems: string[] }[];
}

/** Makes what the build wrote ready to be searched. */
export function openIndex({ records, index }: SearchIndexFile): SearchIndex {
  const words = index.index.map(([term]) => term).filter((term) => !term.startsWith("~"));
  return {
    records,
    engine: MiniSearch.loadJS(index, indexOptions),
    words: new Set(words),
    wordsByLetter: Map.groupBy(words, (word) => word[0] ?? ""),
    texts: records.map(({ hierarchy, type, content, code }) => ({
      heading: plain(hierarchy[type] ?? ""),
      path: plain(searchLevels.map((level) => (level === "lvl0" ? "" : (hierarchy[level] ?? ""))).join(" ")),
      content: plain(`${content ?? ""} ${code ?? ""}`),
      stems: wordsOf(`${hierarchy[type]} ${content ?? ""}`)
        .flatMap(hyphenPieces)
        .map((word) => stemTerm(fold(word.text))),
    })),
  };
}
