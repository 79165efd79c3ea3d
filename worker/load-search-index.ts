import type { Env } from "./env.ts";
import { fetchAsset } from "./files.ts";
import { manifest } from "./manifest.js";
import type { SearchIndexFile } from "./search/index-options.ts";
import { openIndex, type SearchIndex } from "./search/open-index.ts";

/** Not a promise: one made by a request that is cancelled never settles, and later requests would hang. */
let loaded: SearchIndex | undefined;

/** The index of this release, loaded once per isolate. */
export async function loadIndex(env: Env): Promise<SearchIndex> {
  loaded ??= openIndex((await (await fetchAsset(env, manifest.searchIndex)).json()) as SearchIndexFile);
  return loaded;
}
