import type { MiddlewareHandler } from "hono";
import { withoutBase } from "../shared/base-path.ts";
import { isLiveExamplePath } from "../shared/wire-names.ts";

/** Two years, as browsers want it: RFC 6797. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** What the policy lets pass besides what comes from this origin. */
export interface Allowed {
  /** Hashes of the scripts that stand in the HTML, each `'sha256-…'`. */
  scripts: string[];
  /** Other hosts that the browser may ask, each `https://…`. */
  searchHosts?: string[];
}

/**
 * The policy of a live example's document, which runs what a reader has typed or what a link has brought. It may evaluate
 * code, and that is all: `sandbox` without `allow-same-origin` takes this origin's rights from it, also in a tab of its own.
 * @param origin the site's own, `https://…`, for a document in a frame: in a sandboxed one, Safari knows no `'self'`
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

/** Policies that every answer of the worker carries. */
export function securityHeaders(allowed: Allowed): MiddlewareHandler {
  const headers = Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(allowed),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": strictTransportSecurity,
  });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    const { pathname, origin } = new URL(context.req.url);
    const path = withoutBase(pathname);
    // A 304 too: browsers take its headers for those of the answer that they have. A 404 is a page like others.
    if (path === null || !isLiveExamplePath(path) || context.res.status >= 400) return;
    context.res.headers.set("Content-Security-Policy", liveExamplePolicy(origin));
    // A browser opens no sandboxed document in a tab under another policy.
    context.res.headers.set("Cross-Origin-Opener-Policy", "unsafe-none");
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
