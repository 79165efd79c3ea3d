import { bootDataId } from "../../../shared/boot-data.ts";
import { searchPagePath } from "../../../shared/wire-names.ts";
import { maxUrlLength } from "../../../worker/bounds.ts";
import { withoutControls } from "../../../worker/search/database.ts";
import { wordsOfPath } from "../../../worker/suggest-paths.ts";
import { type Destination, destinationOf, mayBeRefused } from "./destination.ts";
import { expectedHeaders, pageOfData } from "./expected-headers.ts";
import { generators } from "./generators.ts";
import { plantedMarkup } from "./noise.ts";
import type { RawResponse } from "./raw-client.ts";
import type { HostileRequest } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

export type ReceivedResponse = Omit<RawResponse, "milliseconds">;

/** In bytes. Files may be larger. */
const maxResponseBytes = 1_000_000;

/** Rules that a response breaks. */
export function violations(request: HostileRequest, response: ReceivedResponse, site: SiteFacts): string[] {
  const { status, headers, body } = response;
  const place = destinationOf(request, site);
  const problems: string[] = [];
  const expectThat = (holds: boolean, rule: string) => void (holds || problems.push(rule));

  expectThat(status < 500 || (status === 501 && mayBeRefused(request)), `status ${status}`);
  const type = headers["content-type"] ?? "";
  const isFile = place?.route === null || place?.route?.name === "static file";
  expectThat(isFile || new Blob([body]).size <= maxResponseBytes, "a response over 1 MB");
  const isHtml = /html|xml/.test(type);
  expectThat(!isHtml || !plantedMarkup.some((text) => body.includes(text)), "text of the request in HTML");

  const { location } = headers;
  // The runtime redirects to the canonical URLs of static assets by 307.
  const isRedirect = status === 301 || status === 307;
  expectThat((location !== undefined) === isRedirect, "a redirect without a target, or the reverse");
  expectThat(location === undefined || staysOnSite(location), `a redirect to ${location}`);
  if (status === 301 && place) expectThat(location === place.address.location, "a redirect to a different target");

  const isOfRuntime = mayBeRefused(request) && !("strict-transport-security" in headers);
  if (place === null || isOfRuntime) return problems;
  if (place.route !== null)
    expectThat((status === 414) === place.url.href.length > maxUrlLength, "a different limit for the length of URLs");
  for (const [name, expected] of Object.entries(expectedHeaders(request, place, status, site))) {
    const value = headers[name];
    const holds = expected instanceof RegExp ? expected.test(value ?? "") : (value ?? null) === expected;
    expectThat(holds, `${name}: ${value} instead of ${expected}`);
  }
  if (request.validFor !== null) {
    expectThat(place.route?.name === request.validFor, `the route ${place.route?.name} instead of ${request.validFor}`);
    const { successes } = generators[request.validFor];
    expectThat(successes.includes(status), `a valid request gets status ${status}`);
  }
  if (body !== "" && place.route !== null && status !== 414)
    problems.push(...contentProblems(request, response, place, site));
  return problems;
}

/** Whether a `Location` begins with exactly one slash, so that no browser leaves the origin. */
export function staysOnSite(location: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(location);
}

function contentProblems(
  request: HostileRequest,
  response: ReceivedResponse,
  place: Destination,
  site: SiteFacts,
): string[] {
  const { status, headers, body } = response;
  const { route, address } = place;
  const type = headers["content-type"] ?? "";
  const isJson = type.startsWith("application/json");
  const json = isJson ? parse(body) : undefined;
  if (isJson && json === undefined) return ["no JSON"];
  if (route?.name === "MCP server") return mcpProblems(request, status, json ?? parse(eventIn(body)));
  if (route?.name === "search API" && status === 200) {
    const { length } = (parse(request.body) as { requests: unknown[] }).requests;
    return (json as { results?: unknown[] }).results?.length === length ? [] : ["not a result for each query"];
  }
  if (route?.name === "page data" && (status === 200 || status === 404)) {
    return pageProblems(json, status, false, pageOfData(address.path, site.manifest.redirects) ?? "", place, site);
  }
  if (route?.name === "page's Markdown" && status === 200) {
    const path = address.path === "/index.md" ? "/" : address.path.replace(/\.md$/, "");
    return body === site.sourceOf(path) ? [] : ["not the page's Markdown"];
  }
  const isDocument = route?.name === "page" || route?.name === "search page" || route?.name === "outside the base path";
  return isDocument && type.startsWith("text/html") ? documentProblems(body, status, place, site) : [];
}

/** Checks the scripts of a page, and its boot data. */
function documentProblems(html: string, status: number, place: Destination, site: SiteFacts): string[] {
  const problems: string[] = [];
  const knownScripts = Object.values(site.manifest.inlineScripts).map(({ code }) => code);
  let boot: unknown;
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes)) continue;
    if (!/type="application\/(ld\+)?json"/.test(attributes)) {
      if (!knownScripts.includes(code)) problems.push("an unknown inline script");
      continue;
    }
    const data = parse(code);
    if (data === undefined || code.includes("<")) problems.push("JSON that is invalid or contains <");
    if (attributes.includes(`id="${bootDataId}"`)) boot = data;
  }
  if (status !== 200 && status !== 404) return problems;
  const { page } = (boot ?? {}) as { page?: unknown };
  return [...problems, ...pageProblems(page, status, true, place.address.path, place, site)];
}

/**
 * Compares a page's data, in a document or for a route change, with its record.
 * @param path the page's path, or the missing page's
 */
function pageProblems(
  data: unknown,
  status: number,
  isDocument: boolean,
  path: string,
  { url }: Destination,
  site: SiteFacts,
) {
  const { head, page } = (data ?? {}) as { head?: { path: string }; page?: Record<string, unknown> };
  if (!head || !page) return ["no data of a page"];
  if (status === 404) return page.query === wordsOfPath(path) ? [] : ["the query of another missing page"];
  if (path === searchPagePath) {
    const q = withoutControls(url.searchParams.get("q") ?? "").trim();
    return page.query === q.slice(0, 200).toWellFormed() ? [] : ["the results of another query"];
  }
  const record = site.records.get(path);
  const { html: _, ...otherFields } = { html: "", ...record?.page }; // the document has it as HTML
  const isSame = isEqual(page, isDocument ? otherFields : record?.page) && isEqual(head, record?.head);
  return isSame ? [] : ["not the stored page"];
}

/** Compares values as JSON, which omits `undefined`. */
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function mcpProblems({ body, validFor }: HostileRequest, status: number, response: unknown): string[] {
  const { jsonrpc, id, result, error } = (response ?? {}) as Record<string, unknown>;
  if (jsonrpc !== "2.0" || (result === undefined) === (error === undefined)) return ["not a JSON-RPC message"];
  const message = parse(body) as { id?: unknown; method?: string } | undefined;
  if (Array.isArray(message) && status < 400) return ["a batch is accepted"];
  if (validFor === null || message === undefined) return [];
  if (id !== message.id || result === undefined) return ["no result for a valid message"];
  return (result as { isError?: boolean }).isError ? ["an error for a valid tool call"] : [];
}

const eventIn = (text: string) => /^data: (\{.+)$/m.exec(text)?.[1] ?? "";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
