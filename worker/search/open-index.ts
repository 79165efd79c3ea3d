import MiniSearch from "minisearch";
import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { fold, hyphenPieces, stemTerm, wordsOf } from "./analyse.ts";
import { type IndexedSection, indexOptions, type SearchIndexFile } from "./index-options.ts";
import { plain } from "./query.ts";
import { stopWords } from "./stop-words.ts";
import { synonymGroups } from "./synonyms.ts";

export interface SearchIndex {
  records: SearchRecord[];
  engine: MiniSearch<IndexedSection>;
  words: ReadonlySet<string>;
  /** The same words and those with synonyms, by first letter. */
  wordsByLetter: ReadonlyMap<string, string[]>;
  rarity: ReadonlyMap<string, number>;
  texts: SearchText[];
}

export interface SearchText {
  heading: string;
  /** All headings of the section, in `plain` form. */
  path: string;
  content: string;
  stems: string[];
  /** Names of the section as lists of stems: its heading alone, its heading with the page's title, its keywords. */
  labels: string[][];
}

/** Prepares the build's index for searching. */
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
