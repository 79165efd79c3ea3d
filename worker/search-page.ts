import { liteClient } from "algoliasearch/lite";
import { abortableRequester } from "../client/search/abortable-requester.ts";
import type { PageLink, SearchPage } from "../shared/page-data.ts";
import { hitParameters, type RawHit, toSearchHit } from "../shared/search-hits.ts";
import { clientHosts, type HostedIndex } from "../shared/search-settings.ts";
import { hitsPerPart } from "../shared/wire-names.ts";
import { siteSearch } from "./d1-database.ts";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";
import { answer } from "./search/answer.ts";
import { maxReadWide } from "./search/find.ts";
import { readParameters } from "./search/parameters.ts";

const snippetWords = 30;
/** Maximum number of parts of the results: the site's own index never finds more. */
export const maxParts = Math.floor(maxReadWide / hitsPerPart);
/** Milliseconds for a response from Algolia, including retries on its other hosts. */
const hostedTimeout = 4000;

export interface RequestedPart {
  /** The last part of the results to return, from 0. */
  part: number;
  /** Name of the docs version to search; absent for all. */
  version?: string;
}

/**
 * Searches pages, each represented by its best section, best first, up to the requested part or the last one.
 * @throws SearchUnavailable when neither Algolia nor the database answers
 */
export async function search(
  env: Env,
  query: string,
  requested: RequestedPart,
): Promise<Omit<SearchPage, "kind" | "suggestions">> {
  const parameters = {
    query,
    hitsPerPage: Math.min(requested.part + 1, maxParts) * hitsPerPart,
    distinct: true,
    ...hitParameters(snippetWords),
    ...(requested.version && { facetFilters: [`version:${requested.version}`] }),
  };
  const hostedResults =
    manifest.search &&
    (await queryHosted(manifest.search, parameters).catch((error) => void console.error("Algolia failed:", error)));
  const results = hostedResults || (await answer(...siteSearch(env), readParameters(parameters), (path) => path));
  const { hits, nbHits } = results;
  const part = Math.max(0, Math.ceil(hits.length / hitsPerPart) - 1);
  return {
    query,
    hits: (hits as RawHit[]).map((hit) => toSearchHit(hit, Boolean(hostedResults))),
    total: nbHits,
    part,
    // A hosted index may count more hits than it returns.
    isMore: hits.length > 0 && part + 1 < maxParts && (part + 1) * hitsPerPart < nbHits,
    near: "nearest" in results ? (results.nearest as RawHit[]).map(linkTo) : [],
  };
}

function linkTo(hit: RawHit): PageLink {
  const { path, breadcrumbs, title } = toSearchHit(hit, false);
  return { path, label: [...breadcrumbs.slice(1), title.map(({ text }) => text).join("")].join(" › ") };
}

async function queryHosted(index: HostedIndex, parameters: object): Promise<{ hits: RawHit[]; nbHits: number }> {
  const { appId, apiKey, indexName, hosts } = index;
  const requester = abortableRequester(AbortSignal.timeout(hostedTimeout));
  const client = liteClient(appId, apiKey, { ...clientHosts(hosts), requester });
  const { results } = await client.searchForHits<RawHit>({ requests: [{ indexName, ...parameters }] });
  return { hits: results[0]?.hits ?? [], nbHits: results[0]?.nbHits ?? 0 };
}
