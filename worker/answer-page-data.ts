import { parsePageDataPath } from "../shared/wire-names.ts";
import type { Address } from "./address.ts";
import { type CachePolicy, cachePolicy, unavailable } from "./cache-policy.ts";
import { readerOf, type SiteContext } from "./env.ts";
import { manifest } from "./manifest.js";
import { normaliseUrl } from "./normalise-url.ts";
import { loadPage } from "./pages.ts";

/** A page's data for a route change. A tab with another release gets 410 and the current release. */
export async function answerPageData(
  context: SiteContext,
  { path }: Address,
  caching: CachePolicy,
): Promise<Response | null> {
  const request = parsePageDataPath(path);
  if (!request) return null;
  const { release, appVersion } = manifest;
  if (request.release !== release) return context.json({ release, appVersion }, 410, cachePolicy.none);
  const url = new URL(context.req.url);
  // A link to a redirected address gets the data of the redirect's target.
  const decision = normaliseUrl(request.path, "", manifest.redirects);
  const target = new URL("path" in decision ? decision.path : decision.location, url);
  const { status, data } = await loadPage(context.env, target.pathname, url.searchParams, readerOf(context));
  if (status === 503) return context.json({ message: "The search cannot be reached" }, status, unavailable);
  if (target.hash) data.hash = target.hash;
  const isSearch = data.page.kind === "search" && data.page.query !== "";
  return context.json(data, status, status === 404 ? cachePolicy.notFound : isSearch ? cachePolicy.search : caching);
}
