import { withBase, withoutBase } from "browser/base-path.ts";
import { hasMarkdown, type PageData } from "../shared/page-data.ts";
import { markdownPath, parsePageDataPath, searchPagePath } from "../shared/wire-names.ts";
import type { Address } from "./address.ts";
import { answerMarkdown } from "./answer-markdown.ts";
import { type CachePolicy, cachePolicy, unavailable } from "./cache-policy.ts";
import type { Misplaced } from "./document.tsx";
import { readerOf, type SiteContext } from "./env.ts";
import { etagOf, isFresh } from "./etag.ts";
import { impliedBase } from "./implied-base.ts";
import { manifest } from "./manifest.js";
import { prefersMarkdown } from "./negotiation.ts";
import { normaliseUrl } from "./normalise-url.ts";
import { loadPage, type PageAnswer } from "./pages.ts";
import { renderPage } from "./render.tsx";

/** A page's URL returns HTML or Markdown, depending on `Accept`. */
const variesByAccept = { Vary: "Accept" };

/**
 * Headers of Markdown at a page's own URL, which is not cached. Cloudflare's cache would store one answer for each value
 * of `Accept`, but clients send so many different values that few entries would be hit again. Nor can a cache that ignores
 * `Vary` then return Markdown to a browser.
 * https://developers.cloudflare.com/workers/cache/configuration/#vary
 */
const negotiated = { ...cachePolicy.search, ...variesByAccept };

/** The page at a path, in HTML or in Markdown. */
export async function answerPage(context: SiteContext, { path }: Address, caching: CachePolicy): Promise<Response> {
  // Results of a search are HTML only: see `hasMarkdown`.
  if (path !== searchPagePath && prefersMarkdown(context.req.header("Accept")))
    return answerMarkdown(context, path, negotiated, negotiated);
  const { searchParams } = new URL(context.req.url);
  return answer(context, await loadPage(context.env, path, searchParams, readerOf(context)), path, caching);
}

/** The not-found page, for a URL that is not below the base path. */
export async function answerOutside(context: SiteContext, _: Address, caching: CachePolicy): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  return answer(context, await loadPage(context.env, "", new URLSearchParams(), null), pathname, caching);
}

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
  // A link to a redirected URL gets the data of the redirect's target.
  const decision = normaliseUrl(request.path, "", manifest.redirects);
  const target = new URL("path" in decision ? decision.path : decision.location, url);
  const { status, data } = await loadPage(context.env, target.pathname, url.searchParams, readerOf(context));
  if (status === 503) return context.json({ message: "The search cannot be reached" }, status, unavailable);
  if (target.hash) data.hash = target.hash;
  const isSearch = data.page.kind === "search" && data.page.query !== "";
  return context.json(data, status, status === 404 ? cachePolicy.notFound : isSearch ? cachePolicy.search : caching);
}

/** @param pathname the whole path of a URL outside the base path, or else the path without the base path */
async function answer(
  context: SiteContext,
  { status, version, data }: PageAnswer,
  pathname: string,
  caching: CachePolicy,
): Promise<Response> {
  const etag = etagOf(manifest.release, version);
  const varies = hasMarkdown(data) || status === 404 ? variesByAccept : {};
  const policy = data.page.kind === "search" && data.page.query === "" ? cachePolicy.page : caching;
  const headers: Record<string, string> = {
    ...varies,
    ...(status === 503 ? unavailable : status === 404 ? cachePolicy.notFound : { ETag: etag, ...policy }),
  };
  if (status === 200 && isFresh(context.req.header("If-None-Match") ?? null, etag)) {
    return context.body(null, 304, headers);
  }
  const html = { "Content-Type": "text/html; charset=utf-8", ...linkToSource(data), ...headers };
  // Renders for HEAD too, whose body Hono drops: a page that cannot render must fail for both.
  return context.body(await renderPage(data, status === 404 ? misplacedAt(context, pathname) : null), status, html);
}

/** The base path under which the site seems to be served, if it was built for another one; null otherwise. */
function misplacedAt(context: SiteContext, pathname: string): Misplaced | null {
  const base = impliedBase(pathname, manifest.pages);
  if (base === null) return null;
  const isOutside = withoutBase(new URL(context.req.url).pathname) === null;
  return { impliedBase: isOutside ? base : withBase(base), isOutside };
}

function linkToSource(data: PageData): Record<string, string> {
  const path = withBase(markdownPath(data.head.path));
  return hasMarkdown(data) ? { Link: `<${path}>; rel="alternate"; type="text/markdown"` } : {};
}
