import { withoutBase } from "browser/base-path.ts";
import type { MiddlewareHandler } from "hono";
import { isLiveExamplePath } from "playground/names.ts";
import type { site } from "../content/site.ts";
import { isAssetPath } from "../shared/wire-names.ts";
import { cachePolicy } from "./cache-policy.ts";
import type { SiteRequest } from "./env.ts";
import type { Manifest } from "./manifest.d.ts";

/**
 * Serves the documents that run readers' code only on `sandboxOrigin`, if the site has one, and there only these and assets.
 * URLs of these documents on the site's origin redirect, so links, bookmarks and frames keep working; the browser keeps
 * their fragment. On any other host, such as a preview's, the site is complete.
 */
export function separateSandbox(
  { origin, sandboxOrigin }: Pick<typeof site, "origin" | "sandboxOrigin">,
  manifest: Pick<Manifest, "files">,
): MiddlewareHandler<SiteRequest> {
  return async (context, next) => {
    if (sandboxOrigin === null) return next();
    const url = new URL(context.req.url);
    const path = withoutBase(url.pathname) ?? "";
    const isSandboxed = isLiveExamplePath(path) && Object.hasOwn(manifest.files, path);
    if (url.origin === sandboxOrigin && !isSandboxed && !isAssetPath(path)) {
      // A page here would be a copy of the site under another URL.
      return context.text(`This address only serves examples. The site is at ${origin}.`, 404, cachePolicy.notFound);
    }
    if (url.origin === origin && isSandboxed) {
      const location = sandboxOrigin + url.pathname + url.search;
      return context.body(null, 301, { Location: location, ...cachePolicy.redirect });
    }
    return next();
  };
}
