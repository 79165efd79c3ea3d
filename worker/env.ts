import type { Context } from "hono";

/** Bindings from wrangler.toml. */
export interface Env {
  /** Page records and sidebars, each under its content hash. */
  PAGES: KVNamespace;
  /** Sections of the docs: see worker/search/schema.ts. */
  SEARCH: D1Database;
  /** Limit on a reader's searches; absent if the account has none. */
  SEARCH_LIMIT?: RateLimit;
  ASSETS: Fetcher;
}

export interface SiteRequest {
  Bindings: Env;
}

export type SiteContext = Context<SiteRequest>;

/** The reader's IP address, which Cloudflare sets; null in tests. */
export function readerOf({ req }: SiteContext): string | null {
  return req.header("CF-Connecting-IP") ?? null;
}
