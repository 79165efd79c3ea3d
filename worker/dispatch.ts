import { parseMarkdownPath } from "../shared/wire-names.ts";
import { type Address, readAddress } from "./address.ts";
import { answerMarkdown } from "./answer-markdown.ts";
import { answerOutside, answerPage, answerPageData } from "./answer-page.ts";
import { type CachePolicy, cachePolicy } from "./cache-policy.ts";
import type { SiteContext } from "./env.ts";
import { readFile, readOtherReleases } from "./files.ts";
import { manifest } from "./manifest.js";
import { answerMcpRoute, refuseMcpMethod } from "./mcp-route.ts";
import { type Route, type RouteName, routesOf } from "./routes.ts";
import { answerSearchApi, noSearchApi, refuseSearchMethod } from "./search-api.ts";

/**
 * Answers a request to a route; null if it has no response, so that the next route is tried.
 * @param caching the route's cache policy
 */
type Handler = (
  context: SiteContext,
  address: Address,
  caching: CachePolicy,
) => Response | null | Promise<Response | null>;

const handlers: Record<RouteName, Handler> = {
  "search API": answerSearchApi,
  "rest of Algolia's API": noSearchApi,
  "MCP server": answerMcpRoute,
  "outside the base path": answerOutside,
  redirect: (context, { location }, caching) => context.body(null, 301, { Location: location ?? "/", ...caching }),
  "page data": answerPageData,
  "static file": ({ env, req }, { path }, caching) => readFile(env, path, req.header("If-None-Match") ?? null, caching),
  "file of another release": ({ env }, { path }, caching) => readOtherReleases(env, path, caching),
  "page's Markdown": (context, { path }, caching) =>
    answerMarkdown(context, parseMarkdownPath(path) ?? "", caching, cachePolicy.notFound),
  "search page": answerPage,
  page: answerPage,
};

/** Tries the routes for a request's URL in order, and returns the first response. */
export async function dispatch(context: SiteContext): Promise<Response> {
  const address = readAddress(new URL(context.req.url), manifest);
  for (const route of routesOf(address)) {
    if (route.methods !== "any" && !route.methods.some((method) => method === context.req.method))
      return refuseMethod(context, route);
    const response =
      (await fromCacheWithoutQuery(context, route)) ??
      (await handlers[route.name](context, address, cachePolicy[route.cache]));
    if (response !== null) return response;
  }
  throw new Error("No route has answered"); // the last one always does
}

function refuseMethod(context: SiteContext, { name, methods }: Route): Response {
  const headers = { Allow: [...methods].join(", "), ...cachePolicy.none };
  if (name === "search API") return refuseSearchMethod(context, headers);
  if (name === "MCP server") return refuseMcpMethod(context, headers);
  return context.text("This site only answers GET and HEAD.", 405, headers);
}

/** With Cloudflare's cache for workers, the context has `cache`, and `exports.default.fetch` reaches this worker through it. */
interface CachedContext extends ExecutionContext {
  exports: Cloudflare.Exports & { default?: Fetcher };
}

/**
 * The cached response for the URL without its query, on routes that ignore the query: `utm_source=…` and `gclid=…` would each
 * create an entry. Cloudflare's cache is keyed by the whole URL, so ignoring the query takes another request to this worker
 * (https://developers.cloudflare.com/workers/cache/cache-keys/). Null without a query, or without a cache, as in local runs.
 */
async function fromCacheWithoutQuery(context: SiteContext, { query }: Route): Promise<Response | null> {
  const { cache, exports } = context.executionCtx as CachedContext;
  const url = new URL(context.req.url);
  if (query !== "ignored" || url.search === "" || !cache || !exports?.default) return null;
  url.search = "";
  const { status, body, headers } = await exports.default.fetch(new Request(url, context.req.raw));
  const response = new Response(body, { status, headers });
  response.headers.set("Cloudflare-CDN-Cache-Control", "no-store");
  return response;
}
