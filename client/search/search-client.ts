import { liteClient } from "algoliasearch/lite";
import { basePath } from "browser/base-path.ts";
import type { SearchHit } from "../../shared/page-data.ts";
import { dialogParameters, type RawHit, toSearchHit } from "../../shared/search-hits.ts";
import { clientHosts, type HostedIndex, ownIndexName, type SearchSettings } from "../../shared/search-settings.ts";
import { abortableRequester } from "./abortable-requester.ts";

type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface Results {
  hits: SearchHit[];
  total: number;
}

/** @throws when the search fails or is aborted */
export type Search = (query: string, signal: AbortSignal) => Promise<Results>;

/** Milliseconds, for the site's own search: longer than the client's default of 1 s, since no other host can answer. */
const siteTimeouts = { timeouts: { connect: 10_000, read: 20_000, write: 20_000 } };

/** A search function that queries Algolia if it is set up and reachable, else the site's own API. */
export function searchClient(hosted: SearchSettings): Search {
  const site = { appId: "site", apiKey: "site", indexName: ownIndexName };
  const siteSearch = searcher({ ...site, hosts: [location.origin + basePath.slice(0, -1)] }, false, siteTimeouts);
  if (!hosted) return siteSearch;
  const hostedSearch = searcher(hosted, true);
  return (query, signal) =>
    hostedSearch(query, signal).catch((error) => {
      signal.throwIfAborted();
      console.warn("Algolia failed; using the site's own search:", error);
      return siteSearch(query, signal);
    });
}

function searcher(index: HostedIndex, isHtml: boolean, options: LiteClientOptions = {}): Search {
  const { appId, apiKey, indexName } = index;
  const allOptions = { ...options, ...clientHosts(index.hosts) };
  const cache = new Map<string, Results>();

  return async (query, signal) => {
    const cached = cache.get(query);
    if (cached) return cached;
    // A new client per query, since its requester is bound to the query's signal.
    const client = liteClient(appId, apiKey, { ...allOptions, requester: abortableRequester(signal) });
    const { results } = await client.searchForHits({ requests: [{ indexName, query, ...dialogParameters }] });
    const { hits = [], nbHits = 0 } = results[0] ?? {};
    const allHits = hits.map((hit) => toSearchHit(hit as unknown as RawHit, isHtml));
    // Algolia splits a long section into several records.
    const paths = new Set<string>();
    const answer = { hits: allHits.filter(({ path }) => !paths.has(path) && paths.add(path)), total: nbHits };
    cache.set(query, answer);
    return answer;
  };
}
