import { withoutBase } from "browser/base-path.ts";
import { isLiveExamplePath } from "playground/names.ts";
import { documentPrefixes, liveAssetPrefix } from "../../../build/base/asset-file.ts";
import { site as settings } from "../../../content/site.ts";
import { assetsPath, blogFeeds, docsFeed, parsePageDataPath, searchPagePath } from "../../../shared/wire-names.ts";
import { cachePolicy } from "../../../worker/cache-policy.ts";
import { prefersMarkdown } from "../../../worker/negotiation.ts";
import { normaliseUrl } from "../../../worker/normalise-url.ts";
import type { Route } from "../../../worker/routes.ts";
import { withoutControls } from "../../../worker/search/database.ts";
import {
  allowedBy,
  commonHeaders,
  forAnyOrigin,
  liveExampleHeaders,
  mediaEditorPath,
  pageHeaders,
} from "../../../worker/security-headers.ts";
import type { Destination } from "./destination.ts";
import { type HostileRequest, headerOf } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

/** Expected values by lower-case name: exact, a pattern, or null for a header that must be absent. */
export type ExpectedHeaders = Record<string, string | RegExp | null>;

const lowerCase = (headers: ExpectedHeaders): ExpectedHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers that no response may have, including the runtime's own responses. */
const forbiddenHeaders: ExpectedHeaders = { "set-cookie": null, "x-injected": null };

const absentHeaders: ExpectedHeaders = Object.fromEntries(
  [
    "Connection-Allowlist",
    "Origin-Agent-Cluster",
    "Cloudflare-CDN-Cache-Control",
    "Vary",
    "Access-Control-Allow-Origin",
  ].map((name) => [name, null]),
);

/** The headers that the policies require of a response: security, caching, CORS and Content-Type. */
export function expectedHeaders(
  request: HostileRequest,
  { url, address, route: matchedRoute, next }: Destination,
  status: number,
  { manifest }: SiteFacts,
): ExpectedHeaders {
  if (matchedRoute === null) return { ...forbiddenHeaders, ...assetHeaders(url, status) };
  const isPassedOn = matchedRoute.name === "file of another release" && status !== 200 && status !== 405;
  const route = isPassedOn && next ? next : matchedRoute;
  const path = withoutBase(url.pathname);
  const isLive = path !== null && isLiveExamplePath(path) && status < 400;
  const isMarkdown = route.name === "page" && prefersMarkdown(headerOf(request, "Accept") ?? undefined);
  const q = withoutControls(url.searchParams.get("q") ?? "").trim();
  const isSearch = q !== "" && (pageOfData(address.path, manifest.redirects) ?? address.path) === searchPagePath;
  return {
    ...lowerCase({
      ...absentHeaders,
      ...commonHeaders(settings.strictTransportSecurity.includeSubDomains),
      ...(isLive
        ? liveExampleHeaders(url.origin)
        : pageHeaders(allowedBy(manifest, settings), path === mediaEditorPath)),
      ...cachePolicy[policyOf(route, status, isMarkdown, isSearch)],
      "Content-Type": typeOf(route, status, isMarkdown),
      ...(status === 405 && route.methods !== "any" && { Allow: route.methods.join(", ") }),
      ...((status === 429 || status === 503) && { "Retry-After": /^\d+$/ }),
      ...(isCacheable(status) && headersOfRoute(route, isMarkdown, manifest.files[address.path] ?? "", address.path)),
      ...(route.name === "MCP server" && status !== 414 && { "Access-Control-Allow-Origin": "*" }),
    }),
    ...forbiddenHeaders,
  };
}

const isCacheable = (status: number) => [200, 301, 304, 404].includes(status);

function policyOf(
  { name, cache }: Route,
  status: number,
  isMarkdown: boolean,
  isSearch: boolean,
): keyof typeof cachePolicy {
  if (!isCacheable(status) || cache === "none") return "none";
  if (isMarkdown) return "search";
  if (status === 404) return "notFound";
  if (name === "search page") return isSearch ? "search" : "page";
  return name === "page data" && isSearch ? "search" : cache;
}

/** The path of the page that a path of page data belongs to, after redirects; null for other paths. */
export function pageOfData(path: string, redirects: Record<string, string>): string | null {
  const data = parsePageDataPath(path);
  const decision = data && normaliseUrl(data.path, "", redirects);
  if (decision === null) return null;
  return "path" in decision ? decision.path : decision.location.replace(/#.*/, "");
}

function typeOf({ name }: Route, status: number, isMarkdown: boolean): string | RegExp | null {
  const html = "text/html; charset=utf-8";
  const json = "application/json";
  if (status === 301 || status === 202 || status === 204) return null;
  if (status === 304) return /^/;
  if (status === 414) return /^text\/plain/i;
  if (name === "MCP server") return /^(application\/json|text\/event-stream)/;
  if (name === "search API" || name === "rest of Algolia's API") return json;
  if (status === 405) return /^text\/plain/i;
  if (status === 429) return /^text\/html/i;
  if (name === "page data") return json;
  if (name === "static file" || name === "file of another release") return /^[a-z]+\/[\w.+-]+/;
  return isMarkdown || name === "page's Markdown" ? "text/markdown; charset=utf-8" : html;
}

const varyByAccept = { Vary: "Accept" };
const allowAnyOrigin = { "Access-Control-Allow-Origin": "*" };

/** Headers that only some routes have, on responses that may be cached. */
function headersOfRoute({ name }: Route, isMarkdown: boolean, file: string, path: string): ExpectedHeaders {
  switch (name) {
    case "page":
      return isMarkdown ? { ...varyByAccept, ...allowAnyOrigin } : varyByAccept;
    case "outside the base path":
      return varyByAccept;
    case "page's Markdown":
      return allowAnyOrigin;
    case "file of another release":
      return { ...allowAnyOrigin, ...forAnyOrigin };
    case "static file": {
      const isDocument = Object.values(documentPrefixes).some((prefix) => file.startsWith(prefix));
      const isFeed = [...Object.values(blogFeeds), docsFeed].some((feed) => feed.path === path);
      const isForAnyone = isFeed || path.startsWith("/llms") || file.startsWith(liveAssetPrefix);
      return { ...(isDocument ? {} : forAnyOrigin), ...(isForAnyone && allowAnyOrigin) };
    }
    default:
      return {};
  }
}

/** Headers of static assets, from `_headers` (build/served/write-output.ts). */
function assetHeaders({ pathname }: URL, status: number): ExpectedHeaders {
  if (status !== 200) return {};
  // The runtime sets no Cache-Control for authorised requests and ranges.
  const policy = (withoutBase(pathname) ?? "").startsWith(assetsPath) ? "immutable" : "file";
  return lowerCase({
    ...commonHeaders(settings.strictTransportSecurity.includeSubDomains),
    "Cache-Control": new RegExp(`^(${cachePolicy[policy]["Cache-Control"]})?$`),
    "Content-Type": /^[a-z]+\/[\w.+-]+/,
  });
}
