import {
  isAssetPath,
  isSearchApiPath,
  mcpPath,
  parseMarkdownPath,
  parsePageDataPath,
  searchPagePath,
} from "../shared/wire-names.ts";
import type { Address } from "./address.ts";
import type { cachePolicy } from "./cache-policy.ts";

/**
 * What answering once costs. "nothing" reads no storage, "file" a static file, "record" some KV records; "page" renders one, too.
 * "search" may ask the search database, and is counted (worker/search-limit.ts).
 */
export type CostClass = "nothing" | "file" | "record" | "page" | "search";

export type HandlerName =
  | "searchApi"
  | "noSearchApi"
  | "mcp"
  | "outside"
  | "redirect"
  | "pageData"
  | "file"
  | "otherReleases"
  | "markdown"
  | "page";

export interface Route {
  name: string;
  /** All others are refused with 405, but by a route for any method. */
  methods: readonly ("GET" | "HEAD" | "POST" | "OPTIONS")[] | "any";
  /** The paths in words, for people; `matches` decides. */
  path: string;
  matches(address: Address): boolean;
  /** Name of the function in worker/handlers.ts that answers; where it has no answer, the next route that matches is asked. */
  handler: HandlerName;
  /**
   * Policy of a successful answer; a search page without a query is kept as a page, data of a search as a search. Failures are
   * never kept, an unknown page for a minute.
   */
  cache: keyof typeof cachePolicy;
  cost: CostClass;
  /** Whether answers depend on the query; where they do not, the cache is asked without it. A redirect passes it on. */
  query: "read" | "ignored" | "passed on";
}

const reading = ["GET", "HEAD"] as const;

/** What the worker answers. The first route that matches does; the last one matches whatever is left. */
export const routes: Route[] = [
  {
    name: "search API",
    methods: ["POST"],
    path: "/1/indexes/*/queries",
    matches: ({ sent }) => sent !== null && isSearchApiPath(sent),
    handler: "searchApi",
    cache: "search",
    cost: "search",
    query: "read",
  },
  {
    name: "rest of Algolia's API",
    methods: "any",
    path: "/1/…",
    matches: ({ sent }) => sent?.startsWith("/1/") ?? false,
    handler: "noSearchApi",
    cache: "none",
    cost: "nothing",
    query: "read",
  },
  {
    name: "MCP server",
    methods: ["POST", "OPTIONS"],
    path: "/mcp, /mcp/",
    // Clients are configured by hand, and not all of them follow a redirect of a POST.
    matches: ({ sent }) => sent === mcpPath || sent === `${mcpPath}/`,
    handler: "mcp",
    cache: "none",
    cost: "search",
    query: "read",
  },
  {
    name: "outside the base path",
    methods: reading,
    path: "whatever is not below it",
    matches: ({ sent }) => sent === null,
    handler: "outside",
    cache: "notFound",
    cost: "page",
    query: "read",
  },
  {
    name: "redirect",
    methods: reading,
    path: "whatever is not canonical: worker/address.ts",
    matches: ({ location }) => location !== null,
    handler: "redirect",
    cache: "redirect",
    cost: "nothing",
    query: "passed on",
  },
  {
    name: "page data",
    methods: reading,
    path: "/_data/{release}/{page}.json",
    matches: ({ path }) => parsePageDataPath(path) !== null,
    handler: "pageData",
    cache: "immutable",
    cost: "search",
    query: "read",
  },
  {
    name: "static file",
    methods: reading,
    path: "those with an address of their own in the manifest",
    matches: ({ isFile }) => isFile,
    handler: "file",
    cache: "file",
    cost: "file",
    query: "ignored",
  },
  {
    name: "file of another release",
    methods: reading,
    path: "/_assets/…",
    matches: ({ path }) => isAssetPath(path),
    handler: "otherReleases",
    cache: "immutable",
    cost: "record",
    query: "ignored",
  },
  {
    name: "page's Markdown",
    methods: reading,
    path: "{page}.md",
    matches: ({ path }) => parseMarkdownPath(path) !== null,
    handler: "markdown",
    cache: "page",
    cost: "record",
    query: "ignored",
  },
  {
    name: "search page",
    methods: reading,
    path: searchPagePath,
    matches: ({ path }) => path === searchPagePath,
    handler: "page",
    cache: "search",
    cost: "search",
    query: "read",
  },
  {
    name: "page",
    methods: reading,
    path: "all others; Markdown for those who prefer it by Accept",
    matches: () => true,
    handler: "page",
    cache: "page",
    cost: "page",
    query: "ignored",
  },
];

/** The routes for an address, first to last; there is always one. */
export function routesOf(address: Address): Route[] {
  return routes.filter(({ matches }) => matches(address));
}
