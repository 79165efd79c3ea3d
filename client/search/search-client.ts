import { liteClient } from "algoliasearch/lite";
import { basePath } from "../../shared/base-path.ts";
import type { SearchHit } from "../../shared/page-data.ts";
import { hitParameters, type RawHit, toSearchHit } from "../../shared/search-hits.ts";
import { type HostedIndex, ownIndexName, type SearchSettings } from "../../shared/search-settings.ts";
import { abortableRequester } from "./abortable-requester.ts";

type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface Results {
  hits: SearchHit[];
  /** How many sections match in all. */
  total: number;
}

/** @throws when there is no answer, or the signal is aborted */
export type Search = (query: string, signal: AbortSignal) => Promise<Results>;

/** Sections that are shown, of all and of one page; and words of each one's text. */
const mostHits = 16;
const mostOfAPage = 4;
const snippetWords = 14;

/** Milliseconds that the site itself may take to answer: nobody else can be asked. Algolia's own 1 s is for several hosts. */
const patience = { timeouts: { connect: 10_000, read: 20_000, write: 20_000 } };

/** The function that searches: by Algolia where that is set up and can be asked, else by the site itself. */
export function searchClient(hosted: SearchSettings): Search {
  const site = { appId: "site", apiKey: "site", indexName: ownIndexName };
  const own = searcher({ ...site, hosts: [location.origin + basePath.slice(0, -1)] }, false, patience);
  if (!hosted) return own;
  const ask = searcher(hosted, true);
  return (query, signal) =>
    ask(query, signal).catch((error) => {
      signal.throwIfAborted();
      console.warn("Algolia could not be asked; the site answers itself:", error);
      return own(query, signal);
    });
}

function searcher(index: HostedIndex, isHtml: boolean, options: LiteClientOptions = {}): Search {
  const { appId, apiKey, indexName } = index;
  const hosts = index.hosts.map((host) => {
    const [protocol = "", url = ""] = host.split("://");
    return { protocol: protocol as "http" | "https", url, accept: "readWrite" as const };
  });
  const allOptions = { ...options, ...(hosts.length > 0 && { hosts }) };
  const known = new Map<string, Results>();

  return async (query, signal) => {
    const before = known.get(query);
    if (before) return before;
    // A client for each query: what it asks with ends with the query's signal.
    const client = liteClient(appId, apiKey, { ...allOptions, requester: abortableRequester(signal) });
    const parameters = { query, hitsPerPage: mostHits, distinct: mostOfAPage, ...hitParameters(snippetWords) };
    const { results } = await client.searchForHits({ requests: [{ indexName, ...parameters }] });
    const { hits = [], nbHits = 0 } = results[0] ?? {};
    const all = hits.map((hit) => toSearchHit(hit as unknown as RawHit, isHtml));
    // A hosted index holds a long section in pieces, and may find several of them.
    const seen = new Set<string>();
    const found = { hits: all.filter(({ path }) => !seen.has(path) && seen.add(path)), total: nbHits };
    known.set(query, found);
    return found;
  };
}
