// Types for `import { env, exports } from "cloudflare:workers"`: keep in sync with wrangler.toml.
declare namespace Cloudflare {
  interface Env {
    PAGES: KVNamespace;
    SEARCH: D1Database;
    SEARCH_LIMIT: RateLimit;
    ASSETS: Fetcher;
  }
  interface GlobalProps {
    mainModule: { default: ExportedHandler };
  }
}
