import { liteClient } from "algoliasearch/lite";
import { basePath } from "../../shared/base-path.ts";
import type { SearchHit } from "../../shared/page-data.ts";
import { type HostedIndex, ownIndexName } from "../../shared/search-settings.ts";
import { hitParameters, type RawHit, toSearchHit } from "./hits.ts";

export interface Results {
  hits: SearchHit[];
  /** How many sections match in all. */
  total: number;
}

/** Sections that are shown, of all and of one page; and words of each one's text. */
const mostHits = 16;
const mostOfAPage = 4;
const snippetWords = 14;

/** Milliseconds that the site itself may take to answer: nobody else can be asked. Algolia's own 1 s is for several hosts. */
const patience = { connect: 10_000, read: 20_000, write: 20_000 };

/** The function that searches: by Algolia where that is set up and can be asked, else by the site itself. */
export function searchClient(hosted: HostedIndex | null): (query: string) => Promise<Results> {
  const own = searcher(
    clientOf("site", "site", [location.origin + basePath.slice(0, -1)], patience),
    ownIndexName,
    false,
  );
  if (!hosted) return own;
  const ask = searcher(clientOf(hosted.appId, hosted.apiKey, hosted.hosts), hosted.indexName, true);
  return (query) =>
    ask(query).catch((error) => {
      console.warn("Algolia could not be asked; the site answers itself:", error);
      return own(query);
    });
}

type Client = ReturnType<typeof liteClient>;

/** @param hosts with their protocols; empty for Algolia's own */
function clientOf(appId: string, apiKey: string, hosts: string[], timeouts?: typeof patience): Client {
  const list = hosts.map((host) => {
    const [protocol = "", url = ""] = host.split("://");
    return { protocol: protocol as "http" | "https", url, accept: "readWrite" as const };
  });
  return liteClient(appId, apiKey, { ...(list.length > 0 && { hosts: list }), ...(timeouts && { timeouts }) });
}

function searcher(client: Client, indexName: string, isHtml: boolean) {
  return async (query: string): Promise<Results> => {
    const parameters = { query, hitsPerPage: mostHits, distinct: mostOfAPage, ...hitParameters(snippetWords) };
    const { results } = await client.searchForHits({ requests: [{ indexName, ...parameters }] });
    const { hits = [], nbHits = 0 } = results[0] ?? {};
    const all = hits.map((hit) => toSearchHit(hit as unknown as RawHit, isHtml));
    // A hosted index holds a long section in pieces, and may find several of them.
    const seen = new Set<string>();
    return { hits: all.filter(({ path }) => !seen.has(path) && seen.add(path)), total: nbHits };
  };
}
