import { withoutBase } from "browser/base-path.ts";
import { trustedTypesPolicy } from "browser/names.ts";
import type { MiddlewareHandler } from "hono";
import { isLiveExamplePath } from "playground/names.ts";
import { hostsOf } from "../shared/search-settings.ts";
import type { Manifest } from "./manifest.d.ts";

/** Two years; see RFC 6797. */
export function strictTransportSecurity(includeSubDomains: boolean): string {
  return `max-age=63072000${includeSubDomains ? "; includeSubDomains" : ""}`;
}

export interface Allowed {
  /** Hashes of inline scripts, each `'sha256-…'`. */
  scripts: string[];
  /** Hosts that the browser may connect to, each `https://…`. */
  searchHosts?: string[];
  /** Whether HTTPS is also required for subdomains. */
  includeSubDomains?: boolean;
  /** The separate origin of the documents that run readers' code, if any, and the origin of the pages that frame them. */
  sandbox?: { origin: string; pages: string } | null;
}

/** Sources that the policy of a release allows. */
export function allowedBy(
  { inlineScripts, search }: Pick<Manifest, "inlineScripts" | "search">,
  {
    strictTransportSecurity,
    origin,
    sandboxOrigin,
  }: { strictTransportSecurity: { includeSubDomains: boolean }; origin: string; sandboxOrigin: string | null },
): Allowed {
  return {
    scripts: Object.values(inlineScripts).map(({ hash }) => hash),
    searchHosts: search ? hostsOf(search) : [],
    includeSubDomains: strictTransportSecurity.includeSubDomains,
    sandbox: sandboxOrigin === null ? null : { origin: sandboxOrigin, pages: origin },
  };
}

/**
 * CSP of a live example's document, which runs code that a reader typed or that comes from a link. It may evaluate code, but
 * `sandbox` without `allow-same-origin` gives it an opaque origin, even when opened in its own tab.
 * @param origin origin of the document, `https://…`, because Safari does not match `'self'` in a sandboxed frame
 * @param ancestors origin of the pages that may frame the document
 */
export function liveExamplePolicy(origin?: string, ancestors = "'self'"): string {
  const self = origin ? `'self' ${origin}` : "'self'";
  return policyOf({
    "default-src": "'none'",
    "script-src": `${self} 'unsafe-eval'`,
    "style-src": `${self} 'unsafe-inline'`,
    "font-src": self,
    "img-src": "data:",
    "connect-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": ancestors,
    sandbox: "allow-scripts",
  });
}

type Headers = Record<string, string>;

/** Headers of every response: documents, data and files. */
export function commonHeaders(includeSubDomains = false): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Strict-Transport-Security": strictTransportSecurity(includeSubDomains),
  };
}

/**
 * Headers of the worker's answers, except live examples' documents, which have an opaque origin.
 * @param hasMedia whether the document shows pictures and videos from other sites
 */
export function pageHeaders(allowed: Allowed, hasMedia = false): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(allowed, hasMedia),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Chromium then gives a sandboxed frame a separate process, also on phones: code that hangs in it does not block the page.
    // Every page needs it, since the first page of a tab decides for all.
    "Origin-Agent-Cluster": "?1",
  };
}

/**
 * Headers of a live example's document, without `Origin-Agent-Cluster`: Chromium warns about that header if the origin is opaque.
 * @param origin as for `liveExamplePolicy`
 * @param ancestors as for `liveExamplePolicy`
 */
export function liveExampleHeaders(origin?: string, ancestors?: string): Headers {
  return {
    "Content-Security-Policy": liveExamplePolicy(origin, ancestors),
    // Chromium looks up names for `preconnect`, `dns-prefetch` and frames that the policy refuses, unless this header forbids all
    // hosts but the document's own. Other browsers do not support it yet.
    "Connection-Allowlist": "(response-origin)",
    // Browsers refuse to open a sandboxed document in a tab under any other opener policy.
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** For files that any site may load, including live examples, whose origin is opaque. */
export const forAnyOrigin: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Security headers for every response of the worker, except that files keep their own `Cross-Origin-Resource-Policy`. */
export function securityHeaders(allowed: Allowed): MiddlewareHandler {
  const common = commonHeaders(allowed.includeSubDomains);
  const page = pageHeaders(allowed);
  const mediaEditor = pageHeaders(allowed, true);
  const { sandbox } = allowed;
  return async (context, next) => {
    await next();
    const { pathname, origin } = new URL(context.req.url);
    const path = withoutBase(pathname);
    // On a 304 too, whose headers browsers apply to their cached copy. A 404 is an ordinary page.
    const isLive = path !== null && isLiveExamplePath(path) && context.res.status < 400;
    const { "Cross-Origin-Resource-Policy": resourcePolicy = "", ...others } = isLive
      ? liveExampleHeaders(origin, origin === sandbox?.origin ? sandbox.pages : undefined)
      : path === mediaEditorPath
        ? mediaEditor
        : page;
    for (const [name, value] of Object.entries({ ...common, ...others })) context.res.headers.set(name, value);
    if (!context.res.headers.has("Cross-Origin-Resource-Policy"))
      context.res.headers.set("Cross-Origin-Resource-Policy", resourcePolicy);
  };
}

/** The page editor in which visitors can embed pictures and videos from other sites. */
export const mediaEditorPath = "/examples/landing";

/** Players for videos that are not plain files. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

function contentSecurityPolicy({ scripts, searchHosts = [], sandbox }: Allowed, hasMedia = false): string {
  return policyOf({
    "default-src": "'self'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": "'self'",
    "img-src": `'self' data:${hasMedia ? " https:" : ""}`,
    ...(hasMedia ? { "media-src": "'self' https:" } : {}),
    ...(searchHosts.length > 0 ? { "connect-src": ["'self'", ...searchHosts].join(" ") } : {}),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-src": ["'self'", ...(sandbox ? [sandbox.origin] : []), ...(hasMedia ? videoPlayers : [])].join(" "),
    "frame-ancestors": "'self'",
    // Duplicates: the start script and the app each bundle packages/browser/trusted-types.ts, and a retried import runs it again.
    "require-trusted-types-for": "'script'",
    "trusted-types": `${trustedTypesPolicy} 'allow-duplicates'`,
  });
}

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
