import { Hono, type Next } from "hono";
import { site } from "../content/site.ts";
import { maxUrlLength } from "./bounds.ts";
import { cachePolicy, unavailable } from "./cache-policy.ts";
import { dispatch } from "./dispatch.ts";
import type { SiteContext, SiteRequest } from "./env.ts";
import { errorPage } from "./error-page.ts";
import { manifest } from "./manifest.js";
import { StorageError } from "./records.ts";
import { separateSandbox } from "./sandbox-origin.ts";
import { retryAfter, TooManySearches } from "./search-limit.ts";
import { allowedBy, securityHeaders } from "./security-headers.ts";

const app = new Hono<SiteRequest>();

// In the order of processing. worker/routes.ts lists all routes.
app.use(securityHeaders(allowedBy(manifest, site)), limitUrlLength, separateSandbox(site, manifest), dispatch);
app.onError(handleError);

async function limitUrlLength(context: SiteContext, next: Next) {
  if (context.req.url.length <= maxUrlLength) return next();
  return context.text(`This address is longer than ${maxUrlLength} characters.`, 414, cachePolicy.none);
}

function handleError(error: Error, context: SiteContext) {
  if (error instanceof TooManySearches) {
    const text = "You have reached the limit of searches per minute. Please wait a moment, and try again.";
    return context.html(errorPage("One moment, please", text), 429, { ...retryAfter, ...cachePolicy.none });
  }
  console.error(`${context.req.method} ${context.req.url}`, error);
  if (error instanceof StorageError) {
    const text = "The page could not be read from storage. This is temporary; please try again in a moment.";
    return context.html(errorPage("Back in a moment", text), 503, unavailable);
  }
  const text = "The page could not be rendered. The error has been logged.";
  return context.html(errorPage("Something went wrong", text), 500, cachePolicy.none);
}

export default app;
