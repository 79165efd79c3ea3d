import type { MiddlewareHandler } from "hono";
import { withoutBase } from "../shared/base-path.ts";
import { isLiveExamplePath } from "../shared/wire-names.ts";

/** Two years; see RFC 6797. */
export function strictTransportSecurity(includeSubDomains: boolean): string {
  return `max-age=63072000${includeSubDomains ? "; includeSubDomains" : ""}`;
}

export interface Allowed {
  /** Hashes of inline scripts, each `'sha256-…'`. */
  scripts: string[];
  /** Hosts that the browser may connect to, each `https://…`. */
  searchHosts?: string[];
  /** Whether the hosts below this one are to be asked by HTTPS only, too. */
  includeSubDomains?: boolean;
}

/**
 * CSP of a live example's document, which runs code that a reader typed or a link brought. It may evaluate code, but
 * `sandbox` without `allow-same-origin` denies it this origin's rights, in its own tab too.
 * @param origin the site's own, `https://…`, for a framed document: in a sandboxed one, Safari does not match `'self'`
 */
export function liveExamplePolicy(origin?: string): string {
  const own = origin ? `'self' ${origin}` : "'self'";
  return policyOf({
    "default-src": "'none'",
    "script-src": `${own} 'unsafe-eval'`,
    "style-src": `${own} 'unsafe-inline'`,
    "font-src": own,
    "img-src": "data:",
    "connect-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    sandbox: "allow-scripts",
  });
}

/**
 * `Connection-Allowlist` of a live example's document. Chromium looks up names for `preconnect`, `dns-prefetch` and frames that
 * the policy above refuses, unless this header forbids all hosts but its own. Other browsers do not know it yet.
 */
export const liveExampleHosts = "(response-origin)";

/** Security headers for every answer of the worker. */
export function securityHeaders(allowed: Allowed): MiddlewareHandler {
  const headers = Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(allowed),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Chromium then gives a sandboxed frame a process of its own, also on phones: code that hangs in it leaves the page be.
    // On each page, since the first one of a tab decides for all.
    "Origin-Agent-Cluster": "?1",
    "Strict-Transport-Security": strictTransportSecurity(allowed.includeSubDomains ?? false),
  });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    const { pathname, origin } = new URL(context.req.url);
    const path = withoutBase(pathname);
    // On a 304 too, whose headers browsers apply to their cached copy. A 404 is an ordinary page.
    if (path === null || !isLiveExamplePath(path) || context.res.status >= 400) return;
    context.res.headers.set("Content-Security-Policy", liveExamplePolicy(origin));
    context.res.headers.set("Connection-Allowlist", liveExampleHosts);
    // Browsers refuse to open a sandboxed document in a tab under any other opener policy.
    context.res.headers.set("Cross-Origin-Opener-Policy", "unsafe-none");
    // Chromium warns of it where the origin is opaque.
    context.res.headers.delete("Origin-Agent-Cluster");
  };
}

function contentSecurityPolicy({ scripts, searchHosts = [] }: Allowed): string {
  return policyOf({
    "default-src": "'self'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": "'self'",
    "img-src": "'self' data:",
    ...(searchHosts.length > 0 ? { "connect-src": ["'self'", ...searchHosts].join(" ") } : {}),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-src": "'self'",
    "frame-ancestors": "'self'",
  });
}

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
