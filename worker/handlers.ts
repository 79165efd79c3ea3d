import { parseMarkdownPath } from "../shared/wire-names.ts";
import type { Address } from "./address.ts";
import { answerMarkdown } from "./answer-markdown.ts";
import { answerOutside, answerPage } from "./answer-page.ts";
import { answerPageData } from "./answer-page-data.ts";
import { type CachePolicy, cachePolicy } from "./cache-policy.ts";
import type { SiteContext } from "./env.ts";
import { readFile } from "./files.ts";
import { answerMcpRoute } from "./mcp-route.ts";
import { readOtherReleases } from "./other-releases.ts";
import type { RouteName } from "./routes.ts";
import { answerSearchApi, noSearchApi } from "./search-api.ts";

/**
 * Answers a request to a route; null if it has no answer, so that the next route is tried.
 * @param caching the route's cache policy
 */
type Handler = (
  context: SiteContext,
  address: Address,
  caching: CachePolicy,
) => Response | null | Promise<Response | null>;

export const handlers: Record<RouteName, Handler> = {
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
