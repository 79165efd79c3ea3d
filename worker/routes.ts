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
 * Cost of a response: "nothing" (no storage), "file" (a static file), "record" (a few KV reads), "page" (KV reads and rendering),
 * "search" (possibly the search database; counted by worker/search-limit.ts).
 */
export type CostClass = "nothing" | "file" | "record" | "page" | "search";

interface Entry {
  /** Key of its handler in worker/dispatch.ts. If that returns null, the next matching route is tried. */
  name: string;
  /** Other methods get 405. "any": the handler answers all methods. */
  methods: readonly ("GET" | "HEAD" | "POST" | "OPTIONS")[] | "any";
  matches(address: Address): boolean;
  /**
   * Policy of a successful response, except that a search page without a query has "page", and the data of a search has "search".
   * Failures have "none", unknown pages "notFound".
   */
  cache: keyof typeof cachePolicy;
  cost: CostClass;
  /** Whether the response depends on the query. If not, the cache is queried without it; redirects pass it on. */
  query: "read" | "ignored" | "passed on";
}

const readOnly = { methods: ["GET", "HEAD"], query: "ignored" } as const;

const table = [
  // /1/indexes/*/queries
  {
    name: "search API",
    methods: ["POST"],
    matches: ({ requested }) => requested !== null && isSearchApiPath(requested),
    cache: "search",
    cost: "search",
    query: "read",
  },
  // /1/…
  {
    name: "rest of Algolia's API",
    methods: "any",
    matches: ({ requested }) => requested?.startsWith("/1/") ?? false,
    cache: "none",
    cost: "nothing",
    query: "read",
  },
  {
    name: "MCP server",
    methods: ["POST", "OPTIONS"],
    // Clients are configured by hand, and not all of them follow a redirect of a POST.
    matches: ({ requested }) => requested === mcpPath || requested === `${mcpPath}/`,
    cache: "none",
    cost: "search",
    query: "read",
  },
  {
    name: "outside the base path",
    ...readOnly,
    matches: ({ requested }) => requested === null,
    cache: "notFound",
    cost: "page",
    query: "read",
  },
  // all paths that are not canonical (worker/address.ts)
  {
    name: "redirect",
    ...readOnly,
    matches: ({ location }) => location !== null,
    cache: "redirect",
    cost: "nothing",
    query: "passed on",
  },
  // /_data/{release}/{page}.json
  {
    name: "page data",
    ...readOnly,
    matches: ({ path }) => parsePageDataPath(path) !== null,
    cache: "immutable",
    cost: "search",
    query: "read",
  },
  // the URLs in `files` of the manifest
  {
    name: "static file",
    ...readOnly,
    matches: ({ isFile }) => isFile,
    cache: "file",
    cost: "file",
  },
  // /_assets/…
  {
    name: "file of another release",
    ...readOnly,
    matches: ({ path }) => isAssetPath(path),
    cache: "immutable",
    cost: "record",
  },
  // {page}.md
  {
    name: "page's Markdown",
    ...readOnly,
    matches: ({ path }) => parseMarkdownPath(path) !== null,
    cache: "page",
    cost: "record",
  },
  {
    name: "search page",
    ...readOnly,
    matches: ({ path }) => path === searchPagePath,
    cache: "search",
    cost: "search",
    query: "read",
  },
  // all others (in Markdown for clients whose Accept header prefers it)
  {
    name: "page",
    ...readOnly,
    matches: () => true,
    cache: "page",
    cost: "page",
  },
] as const satisfies Entry[];

export type RouteName = (typeof table)[number]["name"];

export interface Route extends Entry {
  name: RouteName;
}

/** All routes. The first one that matches answers; the last one matches every URL. */
export const routes: readonly Route[] = table;

/** The routes for a URL, first to last; there is always one. */
export function routesOf(address: Address): Route[] {
  return routes.filter(({ matches }) => matches(address));
}
