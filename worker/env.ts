/** What wrangler.toml binds to the worker. */
export interface Env {
  /** Page records and sidebars, each under the hash of its content. */
  PAGES: KVNamespace;
  /** Static files: hashed chunks, the examples, the search index, what stands in `content/static/`. */
  ASSETS: Fetcher;
}
