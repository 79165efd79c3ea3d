import type { MiddlewareHandler } from "hono";

/** Two years, as browsers want it: RFC 6797. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** Hashes of the code that stands in the HTML, each `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Policies that every answer of the worker carries. */
export function securityHeaders(inline: InlineHashes): MiddlewareHandler {
  const headers = Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(inline),
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
  };
}

function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives = {
    "default-src": "'self'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": ["'self'", ...styles].join(" "),
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-src": "'self'",
    "frame-ancestors": "'self'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
