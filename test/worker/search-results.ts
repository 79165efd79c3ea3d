import { manifest } from "../../dist/worker/manifest.js";
import type { PageData, SearchPage } from "../../shared/page-data.ts";
import { fetchPath } from "./fetch-path.ts";

/** The data of the search page for a query string, such as `?q=node`. */
export async function searchResults(query: string): Promise<SearchPage> {
  const { page } = await (await fetchPath(`/_data/${manifest.release}/search.json${query}`)).json<PageData>();
  if (page.kind !== "search") throw new Error(`unexpected page: ${page.kind}`);
  return page;
}
