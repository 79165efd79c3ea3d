import { withBase } from "../../shared/base-path.ts";
import type { PageData, PageLink, SearchPage, SearchSuggestions } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { dataUrl } from "../fetch-page.ts";
import { groupByPage, type PageHits } from "./group-by-page.ts";
import { recentSearches } from "./recent-searches.ts";
import { type Search, searchClient } from "./search-client.ts";

/** What the dialog has to say to a query. */
export interface Answer {
  /** Without spaces around it. */
  query: string;
  /** What is said of the results, or of their lack. */
  status: string;
  pages: PageHits[];
  /** How many options are listed: the sections, and where there are more of them, the link to all. */
  options: number;
  isMore: boolean;
  /** What is offered where nothing is listed; null where a search has failed, too. */
  offers: Offers | null;
}

interface Offers {
  /** Earlier searches, where nothing is asked for. */
  recent: string[];
  /** Titles that are spelt like a query that nothing matches. */
  near: PageLink[];
  /** Queries to try, once they are there. */
  suggestions: SearchSuggestions | null;
}

let search: Search | undefined;
let suggestions: SearchSuggestions | null = null;

/**
 * Answers a query until its signal is aborted: first with what is most wanted, then with what comes later.
 * @throws when there is no answer
 */
export async function ask(
  { query, settings, signal }: { query: string; settings: SearchSettings; signal: AbortSignal },
  show: (answer: Answer) => void,
): Promise<void> {
  if (!search) {
    search = searchClient(settings);
    // The first query that an isolate of the worker gets has to load the index: that is made before the reader has typed.
    if (!settings) search("", new AbortController().signal).catch(() => {});
  }
  const { hits, total } = query ? await search(query, signal) : { hits: [], total: 0 };
  if (signal.aborted) return;
  const isMore = total > hits.length;
  const answer: Answer = {
    query,
    status: !query ? "" : total === 0 ? "No results were found" : total === 1 ? "One result" : `${total} results`,
    pages: groupByPage(hits),
    options: hits.length + Number(isMore),
    isMore,
    offers: total === 0 ? { recent: query ? [] : recentSearches(), near: [], suggestions } : null,
  };
  show(answer);
  if (!answer.offers || (!query && suggestions)) return;
  // Without it there is still the sentence that says what to type, and the next opening asks anew.
  const page = await searchPage(query, signal).catch(() => null);
  suggestions ??= page?.suggestions ?? null;
  if (page && !signal.aborted) show({ ...answer, offers: { ...answer.offers, near: page.near, suggestions } });
}

/** What the search page says to a query. It comes from the site itself, whoever else is asked for hits. */
async function searchPage(query: string, signal: AbortSignal): Promise<SearchPage | null> {
  const url = new URL(withBase("/search"), location.href);
  if (query) url.searchParams.set("q", query);
  const { page } = (await (await fetch(dataUrl(url), { signal })).json()) as PageData;
  return page.kind === "search" ? page : null;
}
