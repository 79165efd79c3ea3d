import { withBase } from "browser/base-path.ts";
import type { Address } from "./address.ts";
import { maxBodyLength, maxHitsPerRequest, maxQueries, readBody } from "./bounds.ts";
import { type CachePolicy, cachePolicy, unavailable } from "./cache-policy.ts";
import { siteSearch } from "./d1-database.ts";
import { readerOf, type SiteContext } from "./env.ts";
import { answer } from "./search/answer.ts";
import { SearchUnavailable } from "./search/database.ts";
import { BadRequest, type Input, readParameters } from "./search/parameters.ts";
import { countSearches, retryAfter, TooManySearches } from "./search-limit.ts";

/** In bytes. */
const maxAnswerLength = 1_000_000;

/** The site's own search in Algolia's protocol, as far as its search clients use it: `POST /1/indexes/{*}/queries`. */
export async function answerSearchApi(context: SiteContext, _: Address, caching: CachePolicy): Promise<Response> {
  try {
    const text = JSON.stringify({ results: await answerAll(context) });
    if (new Blob([text]).size > maxAnswerLength)
      throw new BadRequest("The answer would be too long: ask for fewer hits or attributes");
    return context.body(text, 200, { "Content-Type": "application/json", ...caching });
  } catch (error) {
    if (error instanceof BadRequest) return fail(context, error.status, error.message);
    if (error instanceof TooManySearches) return fail(context, 429, "Too many searches in a minute", retryAfter);
    console.error(`${context.req.method} ${context.req.url}`, error);
    if (error instanceof SearchUnavailable) return fail(context, 503, "The search cannot be reached", unavailable);
    return fail(context, 500, "The query failed. The error has been logged.");
  }
}

export function noSearchApi(context: SiteContext, { requested }: Address): Response {
  return fail(context, 404, `There is no ${requested?.slice(0, 80)} here`);
}

export function refuseSearchMethod(context: SiteContext, headers: { Allow: string }): Response {
  return fail(context, 405, "Queries must use POST", headers);
}

function fail(
  context: SiteContext,
  status: 400 | 413 | 404 | 405 | 429 | 500 | 503,
  message: string,
  headers = {},
): Response {
  return context.json({ message: message.toWellFormed(), status }, status, { ...headers, ...cachePolicy.none });
}

async function answerAll(context: SiteContext): Promise<object[]> {
  const { requests } = await readRequest(context);
  if (!Array.isArray(requests) || requests.length > maxQueries || !requests.every(isObject)) {
    throw new BadRequest(`"requests" must be a list of at most ${maxQueries} queries`);
  }
  if (requests.some(({ type }) => type === "facet")) throw new BadRequest("Values of facets cannot be searched");
  const queries = requests.map(readParameters);
  const hits = queries.reduce((sum, { length }) => sum + length, 0);
  if (hits > maxHitsPerRequest) {
    throw new BadRequest(
      `hitsPerPage: ${hits} hits in all queries together, but the limit of a request is ${maxHitsPerRequest}`,
    );
  }
  const { origin } = new URL(context.req.url);
  await countSearches(context.env, readerOf(context), queries.length);
  const [database, live] = siteSearch(context.env);
  const results: object[] = [];
  for (const [index, parameters] of queries.entries()) {
    const start = Date.now();
    const response = await answer(database, live, parameters, (path) => origin + withBase(path));
    const { query, length } = parameters;
    const params = `query=${encodeURIComponent(query)}&hitsPerPage=${length}`;
    const processingTimeMS = Math.max(1, Date.now() - start);
    results.push({
      ...response,
      query,
      params,
      index: requests[index]?.indexName,
      renderingContent: {},
      processingTimeMS,
    });
  }
  return results;
}

const isObject = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function readRequest(context: SiteContext): Promise<Input> {
  const text = await readBody(context.req.raw.body);
  if (text === null) throw new BadRequest(`The body is longer than ${maxBodyLength} bytes`, 413);
  const body = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => null);
  if (!isObject(body)) throw new BadRequest("The body must be a JSON object");
  return body;
}
