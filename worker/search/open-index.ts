import MiniSearch from "minisearch";
import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { fold, hyphenPieces, stemTerm, wordsOf } from "./analyse.ts";
import { type IndexedSection, indexOptions, type SearchIndexFile } from "./index-options.ts";
import { plain } from "./query.ts";
import { stopWords } from "./stop-words.ts";
import { synonymGroups } from "./synonyms.ts";

/** The index as it is searched. */
export interface SearchIndex {
  records: SearchRecord[];
  engine: MiniSearch<IndexedSection>;
  /** Every word that a record holds. */
  words: ReadonlySet<string>;
  /** The same words, and those that have synonyms, by their first letter. */
  wordsByLetter: ReadonlyMap<string, string[]>;
  /** How rare each stem is: the fewer records hold it, the higher. */
  rarity: ReadonlyMap<string, number>;
  /** Of each record. */
  texts: SearchText[];
}

/** The texts of a record, as they are compared with a query. */
export interface SearchText {
  /** In `plain` form. */
  heading: string;
  /** All headings that lead to the section, in `plain` form. */
  path: string;
  /** In `plain` form. */
  content: string;
  /** The stems of heading and prose, in their order. */
  stems: string[];
  /** What the section is called, each as its stems: by its heading, alone and with its page's title, and by its keywords. */
  labels: string[][];
}

/** Makes what the build wrote ready to be searched. */
export function openIndex({ records, index }: SearchIndexFile): SearchIndex {
  const held = new Set(index.index.map(([term]) => term).filter((term) => !term.startsWith("~")));
  const words = [...new Set([...held, ...synonymGroups.flat()])];
  const rarity = index.index
    .filter(([term]) => term.startsWith("~"))
    .map(([term, fields]) => {
      const holders = new Set(Object.values(fields).flatMap((field) => Object.keys(field)));
      return [term, Math.log(1 + records.length / holders.size)] as const;
    });
  return {
    records,
    engine: MiniSearch.loadJS(index, indexOptions),
    words: held,
    wordsByLetter: Map.groupBy(words, (word) => word[0] ?? ""),
    rarity: new Map(rarity),
    texts: records.map(textsOf),
  };
}

function textsOf({ hierarchy, type, content, code, keywords }: SearchRecord): SearchText {
  const heading = hierarchy[type] ?? "";
  const labels = [heading, `${hierarchy.lvl1} ${heading}`, ...(keywords?.split(";") ?? [])];
  return {
    heading: plain(heading),
    path: plain(searchLevels.map((level) => (level === "lvl0" ? "" : (hierarchy[level] ?? ""))).join(" ")),
    content: plain(`${content ?? ""} ${code ?? ""}`),
    stems: stemsOf(`${heading} ${content ?? ""}`),
    labels: labels.map((label) => [...new Set(stemsOf(label, stopWords))]),
  };
}

function stemsOf(text: string, without?: ReadonlySet<string>): string[] {
  const words = wordsOf(text)
    .flatMap(hyphenPieces)
    .map((word) => fold(word.text));
  return words.filter((word) => !without?.has(word)).map(stemTerm);
}
