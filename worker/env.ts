import type { Context } from "hono";

/** What wrangler.toml binds to the worker. */
export interface Env {
  /** Page records and sidebars, each under the hash of its content. */
  PAGES: KVNamespace;
  /** Static files: hashed chunks, the examples, the search index, what stands in `content/static/`. */
  ASSETS: Fetcher;
}

/** What the app's middleware knows of a request. */
export interface SiteRequest {
  Bindings: Env;
  /** `path` is the page's or file's, put right and without the base path. */
  Variables: { path: string };
}

export type SiteContext = Context<SiteRequest>;
