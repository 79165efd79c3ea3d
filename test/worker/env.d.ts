// Types for `import { env, exports } from "cloudflare:workers"`: keep in sync with wrangler.toml.
declare namespace Cloudflare {
  interface Env {
    PAGES: KVNamespace;
    ASSETS: Fetcher;
  }
  interface GlobalProps {
    mainModule: { default: ExportedHandler };
  }
}
