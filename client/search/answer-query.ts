import { withBase } from "browser/base-path.ts";
import type { SearchPage, SearchSuggestions } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { searchPath } from "../components/search-help.tsx";
import { fetchPage } from "../fetch-page.ts";
import { groupByPage, type PageHits } from "./group-by-page.ts";
import { type Search, searchClient } from "./search-client.ts";

export interface Answer {
  query: string;
  status: string;
  pages: PageHits[];
  /** Number of listbox options: the hits and, if there are more, the link to all results. */
  options: number;
  isMore: boolean;
  /** Null if there are hits. */
  help: Pick<SearchPage, "near" | "suggestions"> | null;
}

let search: Search | undefined;
let suggestions: SearchSuggestions | null = null;

/**
 * Answers a query: calls `show` with the hits and, if there are none, again with suggestions. Stops on abort.
 * @throws when the search fails
 */
export async function answerQuery(
  { query, settings, signal }: { query: string; settings: SearchSettings; signal: AbortSignal },
  show: (answer: Answer) => void,
): Promise<void> {
  search ??= searchClient(settings);
  const { hits, total } = query ? await search(query, signal) : { hits: [], total: 0 };
  if (signal.aborted) return;
  const isMore = total > hits.length;
  const answer: Answer = {
    query,
    status: !query ? "" : total === 0 ? "No results were found" : total === 1 ? "One result" : `${total} results`,
    pages: groupByPage(hits),
    options: hits.length + Number(isMore),
    isMore,
    help: total === 0 ? { near: [], suggestions } : null,
  };
  show(answer);
  if (!answer.help || (!query && suggestions)) return;
  // Suggestions come from the site itself, even with Algolia. Failures are not shown; opening the dialog again retries.
  const data = await fetchPage(new URL(withBase(searchPath(query)), location.href), { signal }).catch(() => null);
  const page = data?.page as SearchPage | undefined;
  suggestions ??= page?.suggestions ?? null;
  if (page && !signal.aborted) show({ ...answer, help: { near: page.near, suggestions } });
}
