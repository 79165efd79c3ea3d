import MiniSearch, { type SearchResult } from "minisearch";
import type { Fragment, SearchHit } from "../client/page-data.ts";
import { type SearchDocument, searchOptions } from "../client/search-options.ts";
import type { Env } from "./env.ts";
import { fetchAsset } from "./files.ts";
import { manifest } from "./manifest.js";

/** How many hits a page of results holds. */
const hitsPerPage = 15;
/** How many characters of a page are shown around the first match. */
const snippetLength = 180;

let index: Promise<MiniSearch<SearchDocument>> | undefined;

/** The pages that answer a query, best first, with the number of all of them. */
export async function search(env: Env, query: string): Promise<{ hits: SearchHit[]; total: number }> {
  index ??= loadIndex(env);
  const pages = await index.catch((error: unknown) => {
    index = undefined; // the next query tries again
    throw error;
  });
  let results = pages.search(query);
  // Words that no page has together are looked for one by one, rather than not at all.
  if (results.length === 0) results = pages.search(query, { combineWith: "OR" });
  return { hits: results.slice(0, hitsPerPage).map(toHit), total: results.length };
}

async function loadIndex(env: Env): Promise<MiniSearch<SearchDocument>> {
  const response = await fetchAsset(env, manifest.searchIndex);
  return MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions);
}

function toHit(result: SearchResult): SearchHit {
  const terms = Object.keys(result.match);
  return {
    path: String(result.id),
    breadcrumbs: result.breadcrumbs as string[],
    title: markTerms(result.title as string, terms),
    snippet: markTerms(snippetOf(result.text as string, terms), terms),
  };
}

/** Cuts a text into pieces that are one of the words and pieces that are not. `terms` are in lower case. */
export function markTerms(text: string, terms: string[]): Fragment[] {
  const wanted = new Set(terms);
  const fragments: Fragment[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (!piece) continue;
    const match = wanted.has(piece.toLowerCase());
    const last = fragments.at(-1);
    if (last?.match === match) last.text += piece;
    else fragments.push({ text: piece, match });
  }
  return fragments;
}

/** The part of a text that holds the first of the words, cut at spaces. */
export function snippetOf(text: string, terms: string[]): string {
  const positions = terms.map((term) => text.toLowerCase().indexOf(term)).filter((position) => position >= 0);
  const first = positions.length > 0 ? Math.min(...positions) : 0;
  const start = first < snippetLength / 2 ? 0 : text.indexOf(" ", first - snippetLength / 3) + 1;
  const end = start + snippetLength >= text.length ? text.length : text.lastIndexOf(" ", start + snippetLength);
  return `${start > 0 ? "… " : ""}${text.slice(start, Math.max(end, start))}${end < text.length ? " …" : ""}`;
}
