/**
 * `Cloudflare-CDN-Cache-Control` is for the cache in front of the worker, which is per worker version and so never
 * stale; `Cache-Control` is for browsers. `stale-if-error` would add nothing: a cached page is fresh for as long as its worker
 * version is deployed, and Cloudflare already serves stale responses when the worker fails.
 */
export type CachePolicy = Record<string, string>;

const edgeYear = { "Cloudflare-CDN-Cache-Control": "public, max-age=31536000" };

export const cachePolicy = {
  /** HTML: browsers revalidate each time and get a 304 if nothing has changed. */
  page: { "Cache-Control": "public, max-age=0, must-revalidate", ...edgeYear },
  /** Addressed by content hash or release, so it never changes. */
  immutable: { "Cache-Control": "public, max-age=31536000, immutable" },
  /** Depends on what the reader typed, so edge cache entries would rarely be hit again. */
  search: { "Cache-Control": "public, max-age=0, must-revalidate", "Cloudflare-CDN-Cache-Control": "no-store" },
  /** Cached only briefly in browsers, so that a wrong redirect does not stick. */
  redirect: { "Cache-Control": "public, max-age=3600", ...edgeYear },
  /** Cached briefly, since there are infinitely many unknown URLs. */
  notFound: {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Cloudflare-CDN-Cache-Control": "public, max-age=60",
  },
  file: { "Cache-Control": "public, max-age=0, must-revalidate", ...edgeYear },
  /** Failures: a retry may succeed. */
  none: { "Cache-Control": "no-store" },
} satisfies Record<string, CachePolicy>;

/** Headers of a temporary failure. */
export const unavailable = { "Retry-After": "30", ...cachePolicy.none };
