/**
 * How long an answer may be kept, by whom. Each is a set of headers; `Cloudflare-CDN-Cache-Control` speaks to the cache in
 * front of the worker, which belongs to one worker version and is therefore never stale, `Cache-Control` to browsers.
 */
type CachePolicy = Record<string, string>;

const edgeYear = { "Cloudflare-CDN-Cache-Control": "public, max-age=31536000" };

export const cachePolicy = {
  /** HTML: a browser asks each time, and is told 304 when nothing has changed. */
  page: { "Cache-Control": "public, max-age=0, must-revalidate", ...edgeYear },
  /** What is named by its content or its release, and so never changes. */
  immutable: { "Cache-Control": "public, max-age=31536000, immutable" },
  /** Answers that depend on what a reader typed: one edge entry for each would never be asked for again. */
  search: { "Cache-Control": "public, max-age=0, must-revalidate", "Cloudflare-CDN-Cache-Control": "no-store" },
  /** Permanent by nature, yet a mistake in one should not stay in browsers for good. */
  redirect: { "Cache-Control": "public, max-age=3600", ...edgeYear },
  /** Unknown addresses: short, as there is no end to them. */
  notFound: {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Cloudflare-CDN-Cache-Control": "public, max-age=60",
  },
  /** Files that keep their name when they change, and the examples. */
  file: { "Cache-Control": "public, max-age=0, must-revalidate", ...edgeYear },
  /** Failures: the next request may well succeed. */
  none: { "Cache-Control": "no-store" },
} satisfies Record<string, CachePolicy>;
