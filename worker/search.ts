import type { SearchPage } from "../client/page-data.ts";
import { hitParameters, type RawHit, toSearchHit } from "../client/search/hits.ts";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";
import { answer } from "./search/answer.ts";
import { askHosted } from "./search/hosted.ts";
import { nearTitles } from "./search/near-titles.ts";
import { readParameters } from "./search/parameters.ts";
import { loadIndex } from "./search-index.ts";

/** How many hits a page of results holds. */
const hitsPerPage = 15;
/** Words of the text that is shown of a hit. */
const snippetWords = 30;

/** A page of results, from 0: the documents that answer a query, each by its best section, the best document first. */
export async function search(env: Env, query: string, page: number): Promise<Omit<SearchPage, "kind">> {
  const parameters = { query, page, hitsPerPage, distinct: true, ...hitParameters(snippetWords) };
  const hosted = manifest.search && (await askHosted(manifest.search, parameters).catch(tellHosted));
  const index = await loadIndex(env);
  const { hits, nbHits } = hosted || answer(index, readParameters(parameters), (path) => path);
  return {
    query,
    hits: (hits as RawHit[]).map((hit) => toSearchHit(hit, Boolean(hosted))),
    total: nbHits,
    number: page,
    isMore: (page + 1) * hitsPerPage < nbHits,
    near: nbHits === 0 ? nearTitles(index, query) : [],
  };
}

/** The site's own index answers when Algolia does not. */
function tellHosted(error: unknown): null {
  console.error("Algolia could not be asked:", error);
  return null;
}
