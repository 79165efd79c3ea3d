// What `import { env, exports } from "cloudflare:workers"` gives a test: the bindings and the entry point of wrangler.toml.
declare namespace Cloudflare {
  interface Env {
    PAGES: KVNamespace;
    ASSETS: Fetcher;
  }
  interface GlobalProps {
    mainModule: { default: ExportedHandler };
  }
}
