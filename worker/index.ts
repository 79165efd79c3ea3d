import { Hono, type Next } from "hono";
import { searchPath } from "../client/components/search-help.tsx";
import { site } from "../content/site.ts";
import { basePath, withBase, withoutBase } from "../shared/base-path.ts";
import { hasMarkdown, type PageData } from "../shared/page-data.ts";
import { markdownPath, parseMarkdownPath, parsePageDataPath } from "../shared/wire-names.ts";
import { longestUrl } from "./bounds.ts";
import { cachePolicy } from "./cache-policy.ts";
import type { Misplaced } from "./document.tsx";
import { readerOf, type SiteContext, type SiteRequest } from "./env.ts";
import { errorPage } from "./error-page.ts";
import { etagOf, isFresh } from "./etag.ts";
import { readFile } from "./files.ts";
import { impliedBase } from "./implied-base.ts";
import { manifest } from "./manifest.js";
import { answerMcpRoute } from "./mcp-route.ts";
import { prefersMarkdown } from "./negotiation.ts";
import { normaliseUrl } from "./normalise-url.ts";
import { notFoundMarkdown } from "./not-found-markdown.ts";
import { readOtherReleases } from "./other-releases.ts";
import { type LoadedPage, loadPage, loadSource } from "./pages.ts";
import { StorageError } from "./records.ts";
import { renderPage } from "./render.tsx";
import { answerSearchApi } from "./search/api.ts";
import { comeBack, TooManySearches } from "./search-limit.ts";
import { allowedBy, securityHeaders } from "./security-headers.ts";

/** Where Cloudflare caches answers, there is `cache`, and `exports.default` is this worker behind that cache. */
interface CachedContext extends ExecutionContext {
  exports: Cloudflare.Exports & { default?: Fetcher };
}

/** A page's address answers HTML or Markdown. */
const variesByAccept = { Vary: "Accept" };

/** Headers of a failure that passes. */
const unavailable = { "Retry-After": "30", ...cachePolicy.none };

const app = new Hono<SiteRequest>();

// In the order in which a request meets them.
app.use(securityHeaders(allowedBy(manifest, site)));
app.use(bounded, apis, onlyReading, canonicalAddress, pageData, cachedWithoutQuery, staticFile, pageSource, page);
app.onError(failure);

async function bounded(context: SiteContext, next: Next) {
  if (context.req.url.length <= longestUrl) return next();
  return context.text(`This address is longer than ${longestUrl} characters.`, 414, cachePolicy.none);
}

async function apis(context: SiteContext, next: Next) {
  const path = withoutBase(new URL(context.req.url).pathname);
  if (path === null) return next();
  return (await answerSearchApi(context, path)) ?? (await answerMcpRoute(context, path)) ?? next();
}

async function onlyReading(context: SiteContext, next: Next) {
  if (context.req.method === "GET" || context.req.method === "HEAD") return next();
  return context.text("This site only answers GET and HEAD.", 405, { Allow: "GET, HEAD", ...cachePolicy.none });
}

async function canonicalAddress(context: SiteContext, next: Next) {
  const { pathname, search } = new URL(context.req.url);
  const path = withoutBase(pathname);
  if (path === null) return answer(context, await loadPage(context.env, "", new URLSearchParams(), null), pathname);
  const decision = normaliseUrl(path, search, manifest.redirects);
  const isBase = "location" in decision && decision.location === path.slice(0, -1) + search && mayBeBase(path);
  const location = "location" in decision && !isBase ? withBase(decision.location) : null;
  // Only the base path ends with a slash: without it, `/sub` would be a page outside of it.
  if (location !== null || withBase(path) !== pathname) {
    return context.body(null, 301, { Location: location ?? withBase(path) + search, ...cachePolicy.redirect });
  }
  context.set("path", path);
  return next();
}

/**
 * Whether `/sub/` may be where the site is routed to by mistake, at `/sub/*`: a redirect to `/sub` would leave that route, and
 * the reader would never see the banner.
 */
function mayBeBase(path: string): boolean {
  const isKnown = [manifest.pages, manifest.files].some((known) => Object.hasOwn(known, path.slice(0, -1)));
  return !isKnown && !path.includes(".") && impliedBase(path, manifest.pages) === path;
}

async function pageData(context: SiteContext, next: Next) {
  const request = parsePageDataPath(context.var.path);
  if (!request) return next();
  const { release, appVersion } = manifest;
  if (request.release !== release) return context.json({ release, appVersion }, 410, cachePolicy.none);
  const url = new URL(context.req.url);
  // A link to a redirected address gets the data of the redirect's target.
  const decision = normaliseUrl(request.path, "", manifest.redirects);
  const target = new URL("path" in decision ? decision.path : decision.location, url);
  const { status, data } = await loadPage(context.env, target.pathname, url.searchParams, readerOf(context));
  if (status === 503) return context.json({ message: "The search cannot be reached" }, status, unavailable);
  if (target.hash) data.hash = target.hash;
  const keep = isSearch(data) ? cachePolicy.search : cachePolicy.immutable;
  return context.json(data, status, status === 404 ? cachePolicy.notFound : keep);
}

/**
 * Has the cache answer for the address without its query, which means nothing on any page but one: `utm_source=…` and
 * `gclid=…` would each fill an entry. Cloudflare's cache is keyed by the whole address, so only a request to ourselves can
 * do that (https://developers.cloudflare.com/workers/cache/cache-keys/). Local runs have no cache.
 */
async function cachedWithoutQuery(context: SiteContext, next: Next) {
  const { cache, exports } = context.executionCtx as CachedContext;
  const url = new URL(context.req.url);
  if (!cache || !exports?.default || url.search === "" || context.var.path === searchPath("")) return next();
  url.search = "";
  const { status, body, headers } = await exports.default.fetch(new Request(url, context.req.raw));
  const answer = new Response(body, { status, headers });
  answer.headers.set("Cloudflare-CDN-Cache-Control", "no-store");
  return answer;
}

async function staticFile(context: SiteContext, next: Next) {
  const { env } = context;
  const { path } = context.var;
  return (await readFile(env, path, ifNoneMatch(context))) ?? (await readOtherReleases(env, path)) ?? next();
}

async function pageSource(context: SiteContext, next: Next) {
  const path = parseMarkdownPath(context.var.path);
  return path === null ? next() : answerMarkdown(context, path, cachePolicy);
}

async function page(context: SiteContext) {
  const { path } = context.var;
  // Results of a search are HTML only: see `hasMarkdown`.
  if (prefersMarkdown(context.req.header("Accept")) && path !== searchPath(""))
    return answerMarkdown(context, path, negotiated);
  const { searchParams } = new URL(context.req.url);
  return answer(context, await loadPage(context.env, path, searchParams, readerOf(context)), path);
}

type MarkdownPolicy = Record<"page" | "notFound", Record<string, string>>;

/**
 * Markdown at a page's own address. Cloudflare's cache in front of the worker does keep one answer for each value of a
 * header in `Vary`, but compares the values letter by letter, and each client has a value of its own: these would not be
 * hit again. Not kept at all, they cannot reach a browser through a cache that ignores `Vary`, either.
 * https://developers.cloudflare.com/workers/cache/configuration/#vary
 */
const negotiated: MarkdownPolicy = {
  page: { ...cachePolicy.search, ...variesByAccept },
  notFound: { ...cachePolicy.search, ...variesByAccept },
};

async function answerMarkdown(context: SiteContext, path: string, keep: MarkdownPolicy) {
  const type = { "Content-Type": "text/markdown; charset=utf-8", "Access-Control-Allow-Origin": "*" };
  const loaded = await loadSource(context.env, path);
  if (loaded === null) {
    const { data } = await loadPage(context.env, path, new URLSearchParams(), null);
    return context.body(notFoundMarkdown(path, data.page), 404, { ...type, ...keep.notFound });
  }
  const etag = etagOf(manifest.release, loaded.version);
  // Search engines should index the HTML page instead.
  const Link = `<${site.origin}${withBase(path)}>; rel="canonical"`;
  const headers = { ...type, ETag: etag, Link, ...keep.page };
  if (isFresh(ifNoneMatch(context), etag)) return context.body(null, 304, headers);
  return context.body(loaded.source, 200, headers);
}

function failure(error: Error, context: SiteContext) {
  if (error instanceof TooManySearches) {
    const text = "You have searched very often within a minute. Please wait a moment, and try again.";
    return context.html(errorPage("One moment, please", text), 429, { ...comeBack, ...cachePolicy.none });
  }
  console.error(`${context.req.method} ${context.req.url}`, error);
  if (error instanceof StorageError) {
    const text = "The page could not be read from storage. This passes; please try again in a moment.";
    return context.html(errorPage("Back in a moment", text), 503, unavailable);
  }
  const text = "The page could not be made. The error has been logged.";
  return context.html(errorPage("Something went wrong", text), 500, cachePolicy.none);
}

/** @param pathname as asked for: outside of the base path, or a path within it */
async function answer(
  context: SiteContext,
  { status, version, data }: LoadedPage,
  pathname: string,
): Promise<Response> {
  const etag = etagOf(manifest.release, version);
  const keep = isSearch(data) ? cachePolicy.search : cachePolicy.page;
  const varies = hasMarkdown(data) || status === 404 ? variesByAccept : {};
  const headers: Record<string, string> = {
    ...varies,
    ...(status === 503 ? unavailable : status === 404 ? cachePolicy.notFound : { ETag: etag, ...keep }),
  };
  if (status === 200 && isFresh(ifNoneMatch(context), etag)) {
    return context.body(null, 304, headers);
  }
  const html = { "Content-Type": "text/html; charset=utf-8", ...linkToSource(data), ...headers };
  // Renders for HEAD too, whose body Hono drops: a page that cannot render must fail for both.
  return context.body(await renderPage(data, status === 404 ? misplacedAt(context, pathname) : null), status, html);
}

/** Base paths that the operator has been told of: once each and few, as scanners ask for what looks like many. */
const toldBases = new Set<string>();
const mostTold = 10;

/** Whether the site seems to be served under another base path than it was built for, which the operator is told. */
function misplacedAt(context: SiteContext, pathname: string): Misplaced | null {
  const base = impliedBase(pathname, manifest.pages);
  if (base === null) return null;
  const asked = new URL(context.req.url);
  const isOutside = withoutBase(asked.pathname) === null;
  const implied = isOutside ? base : withBase(base);
  if (toldBases.size < mostTold && !toldBases.has(implied)) {
    toldBases.add(implied);
    console.warn(
      `Not found: ${asked.origin}${asked.pathname}. If the site is to be served under ${implied}, build it with BASE_PATH=${implied} (it was built for ${basePath})`,
    );
  }
  return { impliedBase: implied, isOutside };
}

function linkToSource(data: PageData): Record<string, string> {
  const path = withBase(markdownPath(data.head.path));
  return hasMarkdown(data) ? { Link: `<${path}>; rel="alternate"; type="text/markdown"` } : {};
}

function isSearch({ page }: PageData): boolean {
  return page.kind === "search" && page.query !== "";
}

function ifNoneMatch(context: SiteContext): string | null {
  return context.req.header("If-None-Match") ?? null;
}

export default app;
