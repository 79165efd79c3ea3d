import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { chosen, covers, setAt, valueAt, valuesAt } from "./attributes.ts";
import { type Found, find } from "./find.ts";
import { highlight, snippet, type Wanted } from "./highlight.ts";
import type { SearchIndex } from "./open-index.ts";
import type { Parameters } from "./parameters.ts";
import type { QueryWord } from "./query.ts";
import { closeTerm } from "./rank.ts";

/** A hit in Algolia's format: the requested attributes of a record, with highlights and snippets. */
export type Hit = Partial<SearchRecord> & { objectID: string; [attribute: string]: unknown };

export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  exhaustiveNbHits: true;
  exhaustiveTypo: true;
  exhaustiveFacetsCount?: true;
}

const attributes = [
  ...["url", "url_without_anchor", "anchor", "type", "content", "code", "position", "tags", "version", "language"],
  ...searchLevels.map((level) => `hierarchy.${level}`),
  ...["pageRank", "level", "position"].map((name) => `weight.${name}`),
];
const facetNames = ["version", "type", "tags", "language", "hierarchy.lvl0", "hierarchy.lvl1"];
/** Text attributes, which can be highlighted. */
const texts = ["content", "code", "url", ...searchLevels.map((level) => `hierarchy.${level}`)];

/** Answers a query. `address` turns a site path into a full address. */
export function answer(index: SearchIndex, asked: Parameters, address: (path: string) => string): SearchAnswer {
  const { words, found } = find(index, asked.query, asked);
  const hits = asked.distinct > 0 ? fewOfEachPage(found, asked.distinct) : found;
  const { slice, page, hitsPerPage } = asked;
  const start = slice ? slice.offset : page * hitsPerPage;
  const shown = hits.slice(start, start + (slice ? slice.length : hitsPerPage));
  return {
    hits: shown.map((hit) => toHit(hit, words, asked, address)),
    nbHits: hits.length,
    page: slice ? 0 : page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage: slice ? slice.length : hitsPerPage,
    ...facetsOf(found, asked),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
  };
}

/** Keeps the best records of each page, grouped at the position of the page's best one. */
function fewOfEachPage(found: Found[], few: number): Found[] {
  const pages = Map.groupBy(found, ({ record }) => record.url_without_anchor);
  return [...pages.values()].flatMap((records) => records.slice(0, few));
}

function facetsOf(found: Found[], { facets, maxValuesPerFacet }: Parameters): Partial<SearchAnswer> {
  const names = facets.includes("*") ? facetNames : facets.filter((name) => facetNames.includes(name));
  if (facets.length === 0) return {};
  const counts = names.map((name) => {
    const values = new Map<string, number>();
    for (const { record } of found) {
      for (const value of valuesAt(record, name)) values.set(String(value), (values.get(String(value)) ?? 0) + 1);
    }
    const most = [...values].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, maxValuesPerFacet);
    return [name, Object.fromEntries(most)];
  });
  return { facets: Object.fromEntries(counts), exhaustiveFacetsCount: true };
}

function toHit(
  { record, terms }: Found,
  words: QueryWord[],
  asked: Parameters,
  address: (path: string) => string,
): Hit {
  const full = { ...record, url: address(record.url), url_without_anchor: address(record.url_without_anchor) };
  const hit: Hit = { objectID: record.objectID };
  for (const path of chosen(asked.retrieve, attributes)) setAt(hit, path, valueAt(full, path));
  const wanted = wantedIn(words, terms);
  const marked = <Result>(paths: string[], mark: (text: string, path: string) => Result) => {
    const result: Record<string, unknown> = {};
    for (const path of paths) {
      const text = valueAt(full, path);
      if (typeof text === "string") setAt(result, path, mark(text, path));
    }
    return Object.keys(result).length > 0 ? result : undefined;
  };
  const lengthOf = (path: string) => [...asked.snippet].find(([name]) => covers(name, path))?.[1] ?? 0;
  const snippets = chosen([...asked.snippet.keys()], texts);
  hit._highlightResult = marked(chosen(asked.highlight, texts), (text) => highlight(text, wanted, asked.tags));
  hit._snippetResult = marked(snippets, (text, path) => snippet(text, wanted, asked.tags, lengthOf(path)));
  return hit;
}

function wantedIn(words: QueryWord[], terms: string[]): Wanted[] {
  const found = new Set(terms);
  const some = words.some(({ isOptional }) => !isOptional) ? words.filter(({ isOptional }) => !isOptional) : words;
  const all = (least: number): Wanted[] =>
    some.map(({ text, isPrefix, terms: own }) => {
      const answers = [...own].filter(([term, value]) => value >= least && found.has(term));
      return { text, isPrefix, terms: new Set(answers.map(([term]) => term)) };
    });
  // Highlight synonyms and pieces of words only if there are no better matches.
  const near = all(closeTerm);
  return near.some(({ terms, isPrefix }) => isPrefix || terms.size > 0) ? near : all(0);
}
