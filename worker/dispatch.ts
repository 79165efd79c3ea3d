import { readAddress } from "./address.ts";
import { cachePolicy } from "./cache-policy.ts";
import type { SiteContext } from "./env.ts";
import { handlers } from "./handlers.ts";
import { manifest } from "./manifest.js";
import { refuseMcpMethod } from "./mcp-route.ts";
import { type Route, routesOf } from "./routes.ts";
import { refuseSearchMethod } from "./search-api.ts";

/** If Cloudflare caches answers, the context has `cache`, and requests to `exports.default` reach this worker through that cache. */
interface CachedContext extends ExecutionContext {
  exports: Cloudflare.Exports & { default?: Fetcher };
}

/** Answers a request with the first route for its address that has an answer. */
export async function dispatch(context: SiteContext): Promise<Response> {
  const address = readAddress(new URL(context.req.url), manifest);
  for (const route of routesOf(address)) {
    if (route.methods !== "any" && !route.methods.some((method) => method === context.req.method))
      return refuseMethod(context, route);
    const answer =
      (await fromCacheWithoutQuery(context, route)) ??
      (await handlers[route.name](context, address, cachePolicy[route.cache]));
    if (answer !== null) return answer;
  }
  throw new Error("No route has answered"); // the last one always does
}

function refuseMethod(context: SiteContext, { name, methods }: Route): Response {
  const headers = { Allow: [...methods].join(", "), ...cachePolicy.none };
  if (name === "search API") return refuseSearchMethod(context, headers);
  if (name === "MCP server") return refuseMcpMethod(context, headers);
  return context.text("This site only answers GET and HEAD.", 405, headers);
}

/**
 * The cached answer for the address without its query, on routes that ignore the query: `utm_source=…` and `gclid=…` would each
 * fill an entry. Cloudflare's cache is keyed by the whole address, so only a request to ourselves can do that
 * (https://developers.cloudflare.com/workers/cache/cache-keys/). Null without a query, or without a cache, as in local runs.
 */
async function fromCacheWithoutQuery(context: SiteContext, { query }: Route): Promise<Response | null> {
  const { cache, exports } = context.executionCtx as CachedContext;
  const url = new URL(context.req.url);
  if (query !== "ignored" || url.search === "" || !cache || !exports?.default) return null;
  url.search = "";
  const { status, body, headers } = await exports.default.fetch(new Request(url, context.req.raw));
  const answer = new Response(body, { status, headers });
  answer.headers.set("Cloudflare-CDN-Cache-Control", "no-store");
  return answer;
}
