import type { Env } from "./env.ts";
import { fetchAsset } from "./files.ts";
import { manifest } from "./manifest.js";
import type { SearchIndexFile } from "./search/index-options.ts";
import { openIndex, type SearchIndex } from "./search/open-index.ts";

/**
 * The loaded index. Not its promise: a promise belongs to the request that made it and is never settled once that request
 * has been cancelled, so that every later one would wait for it in vain.
 */
let loaded: SearchIndex | undefined;

/** The index of this release, loaded once in each isolate. */
export async function loadIndex(env: Env): Promise<SearchIndex> {
  loaded ??= openIndex((await (await fetchAsset(env, manifest.searchIndex)).json()) as SearchIndexFile);
  return loaded;
}
