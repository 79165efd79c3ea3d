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

/** Words as MiniSearch cuts them: what stands between spaces and punctuation. */
const word = /([^\n\r\p{Z}\p{P}]+)/gu;

/**
 * The loaded index. Not its promise: a promise belongs to the request that made it and is never settled once that request
 * has been cancelled, so that every later one would wait for it in vain.
 */
let index: MiniSearch<SearchDocument> | undefined;

/** The pages that answer a query, best first, with the number of all of them. */
export async function search(env: Env, query: string): Promise<{ hits: SearchHit[]; total: number }> {
  index ??= await loadIndex(env);
  const pages = index;
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
  for (const piece of text.split(word)) {
    if (!piece) continue;
    const match = wanted.has(piece.toLowerCase());
    const last = fragments.at(-1);
    if (last?.match === match) last.text += piece;
    else fragments.push({ text: piece, match });
  }
  return fragments;
}

/** The part of a text that holds the first of the words, cut at spaces where there are any. */
export function snippetOf(text: string, terms: string[]): string {
  const wanted = new Set(terms);
  const match = [...text.matchAll(word)].find(([piece]) => wanted.has(piece.toLowerCase()));
  const first = match?.index ?? 0;
  const start = first < snippetLength / 2 ? 0 : cut(text.indexOf(" ", first - snippetLength / 3) + 1, 1, first);
  const limit = start + snippetLength;
  const end = limit >= text.length ? text.length : cut(text.lastIndexOf(" ", limit), first + 1, limit);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`.toWellFormed();
}

/** A place to cut a text at, or `last` when that place is not in its bounds. */
function cut(place: number, first: number, last: number): number {
  return place >= first && place <= last ? place : last;
}
