import type { Context } from "hono";

/** Bindings from wrangler.toml. */
export interface Env {
  /** Page records and sidebars, each under its content hash. */
  PAGES: KVNamespace;
  /** Sections of the docs: see worker/search/schema.ts. */
  SEARCH: D1Database;
  ASSETS: Fetcher;
}

export interface SiteRequest {
  Bindings: Env;
  /** `path`: the page's or file's, normalised and without the base path. */
  Variables: { path: string };
}

export type SiteContext = Context<SiteRequest>;
