import { withBase } from "../../shared/base-path.ts";
import { cachePolicy } from "../cache-policy.ts";
import type { SiteContext } from "../env.ts";
import { loadIndex } from "../load-search-index.ts";
import { answer } from "./answer.ts";
import { BadRequest } from "./bad-request.ts";
import { type Input, readParameters } from "./parameters.ts";
import { readText } from "./read-text.ts";

const largestBody = 64 * 1024;
const mostQueries = 20;

/**
 * The site's own index in Algolia's protocol: `POST /1/indexes/{*}/queries`, `POST /1/indexes/{name}/query` and `GET
 * /1/indexes/{name}`. Any index name works; null for other paths.
 * @param path the request's path without the base path
 */
export async function answerSearchApi(context: SiteContext, path: string): Promise<Response | null> {
  if (!path.startsWith("/1/")) return null;
  const [, name = "", action = ""] = /^\/1\/indexes\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const method = { "": "GET", "/query": "POST", "/queries": "POST" }[action];
  if (!name || !method || (action === "/queries") !== /^(\*|%2A)$/i.test(name)) {
    return fail(context, 404, `There is no ${path.slice(0, 80)} here`);
  }
  if (context.req.method !== method && !(method === "GET" && context.req.method === "HEAD")) {
    return fail(context, 405, `${action || "An index"} answers ${method} only`, { Allow: method });
  }
  try {
    return context.json(await answerAction(context, action, name), 200, cachePolicy.search);
  } catch (error) {
    if (error instanceof BadRequest) return fail(context, 400, error.message);
    console.error(`${context.req.method} ${context.req.url}`, error);
    return fail(context, 500, "The query could not be answered. The error has been logged.");
  }
}

function fail(context: SiteContext, status: 400 | 404 | 405 | 500, message: string, headers = {}): Response {
  return context.json({ message: message.toWellFormed(), status }, status, { ...headers, ...cachePolicy.none });
}

async function answerAction(context: SiteContext, action: string, name: string): Promise<object> {
  if (action === "") return answerOne(context, fromUrl(new URL(context.req.url).searchParams));
  const body = parse(await readText(context.req.raw.body, largestBody));
  if (action === "/query") return answerOne(context, inputOf(body));
  const { requests } = body;
  if (!Array.isArray(requests)) throw new BadRequest('"requests" must be a list of queries');
  if (requests.length > mostQueries) throw new BadRequest(`"requests" must hold at most ${mostQueries} queries`);
  const results: object[] = [];
  for (const request of requests) {
    if (!isObject(request)) throw new BadRequest('each of "requests" must be an object');
    if (request.type === "facet") throw new BadRequest("a query among the values of a facet is not answered here");
    const index = typeof request.indexName === "string" ? request.indexName : name;
    results.push({ ...(await answerOne(context, inputOf(request))), index });
  }
  return { results };
}

async function answerOne(context: SiteContext, input: Input): Promise<object> {
  const start = Date.now();
  const asked = readParameters(input);
  const { origin } = new URL(context.req.url);
  const found = answer(await loadIndex(context.env), asked, (path) => origin + withBase(path));
  const params = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return {
    ...found,
    query: asked.query,
    params: new URLSearchParams(params as [string, string][]).toString(),
    renderingContent: {},
    processingTimeMS: Math.max(1, Date.now() - start),
  };
}

const isObject = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): Input {
  let body: unknown;
  try {
    body = JSON.parse(text || "{}");
  } catch {
    throw new BadRequest("The body is no JSON");
  }
  if (!isObject(body)) throw new BadRequest("The body must be a JSON object");
  return body;
}

/** Parameters are either in the body itself or URL-encoded in `params`. */
function inputOf({ params, ...others }: Input): Input {
  if (params === undefined) return others;
  if (typeof params !== "string") throw new BadRequest("params must be a string");
  return { ...others, ...fromUrl(new URLSearchParams(params)) };
}

const fromUrl = (params: URLSearchParams): Input => Object.fromEntries(params);
