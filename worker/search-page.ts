import type { SearchPage } from "../shared/page-data.ts";
import { hitParameters, type RawHit, toSearchHit } from "../shared/search-hits.ts";
import type { HostedIndex } from "../shared/search-settings.ts";
import { mostPartsTogether } from "../shared/wire-names.ts";
import type { Env } from "./env.ts";
import { loadIndex } from "./load-search-index.ts";
import { manifest } from "./manifest.js";
import { answer } from "./search/answer.ts";
import { askAlgolia } from "./search/ask-algolia.ts";
import { nearTitles } from "./search/near-titles.ts";
import { readParameters } from "./search/parameters.ts";

const hitsPerPart = 15;
const snippetWords = 30;
/** Milliseconds before the next Algolia host is tried. */
const hostedTimeout = 2000;

export interface WantedPart {
  part: number;
  isAlone: boolean;
}

/**
 * Searches documents, each represented by its best section, best first. Beyond the last hit, a single part is empty,
 * and parts shown together end with the last one.
 */
export async function search(
  env: Env,
  query: string,
  wanted: WantedPart,
): Promise<Omit<SearchPage, "kind" | "suggestions">> {
  const firstPart = wanted.isAlone ? wanted.part : 0;
  const lastWanted = wanted.isAlone ? firstPart : Math.min(wanted.part, mostPartsTogether - 1);
  const hitsPerPage = (lastWanted - firstPart + 1) * hitsPerPart;
  const parameters = { query, page: firstPart, hitsPerPage, distinct: true, ...hitParameters(snippetWords) };
  const hosted = manifest.search && (await askHosted(manifest.search, parameters).catch(tellHosted));
  // The site's own index may be large, so it is loaded only if the hosted one fails or finds nothing.
  const { hits, nbHits } = hosted || answer(await loadIndex(env), readParameters(parameters), (path) => path);
  const lastPart = Math.max(firstPart, firstPart + Math.ceil(hits.length / hitsPerPart) - 1);
  return {
    query,
    hits: (hits as RawHit[]).map((hit) => toSearchHit(hit, Boolean(hosted))),
    total: nbHits,
    firstPart,
    lastPart,
    // A hosted index may count more hits than it returns.
    isMore: hits.length > 0 && (lastPart + 1) * hitsPerPart < nbHits,
    near: nbHits === 0 ? nearTitles(await loadIndex(env), query) : [],
  };
}

function askHosted(index: HostedIndex, parameters: object): Promise<{ hits: RawHit[]; nbHits: number }> {
  const path = `/1/indexes/${encodeURIComponent(index.indexName)}/query`;
  return askAlgolia(index, { method: "POST", path, body: parameters, timeout: hostedTimeout });
}

/** Falls back to the site's own index when Algolia fails. */
function tellHosted(error: unknown): null {
  console.error("Algolia could not be asked:", error);
  return null;
}
