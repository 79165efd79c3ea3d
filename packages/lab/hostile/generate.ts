import { basePath } from "browser/base-path.ts";
import { Random } from "../../../test/random.ts";
import { maxUrlLength } from "../../../worker/bounds.ts";
import { type CostClass, type RouteName, routes } from "../../../worker/routes.ts";
import { generators } from "./generators.ts";
import { mutate, noise, ordinaryHeaders } from "./noise.ts";
import type { Header, HostileRequest } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

/**
 * Routes that requests can reach. With the base path `/`, no path is outside it, so `npm run hostile -w lab` sends requests
 * to a second build, with another base path.
 */
export const reachableRoutes = routes.filter(({ name }) => basePath !== "/" || name !== "outside the base path");

/** Minimum number of requests to each route, before the weights apply. */
const evenRequests = 1000;

/** Relative frequency of a route, compared with a route that searches. */
const weights: Record<CostClass, number> = { nothing: 12, file: 12, record: 6, page: 3, search: 1 };

/** Whether a URL is below the limit of worker/bounds.ts. Parsing encodes some characters, which adds to its length. */
const isShort = (target: string) => new URL(target, "https://craft.example").href.length <= maxUrlLength;

const weightedRoutes = reachableRoutes.flatMap(({ name, cost }): RouteName[] => Array(weights[cost]).fill(name));

/** Generates a request, always the same for a seed and a number. Half of the requests are valid, the others nearly or not at all. */
export function generate(seed: number, number: number, site: SiteFacts): HostileRequest {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ number);
  const routeInTurn =
    number < evenRequests * reachableRoutes.length && reachableRoutes[number % reachableRoutes.length]?.name;
  const route = routeInTurn || random.pick(weightedRoutes);
  const request = validRequest(random, route, site);
  const kind = random.next();
  if (kind < 0.5) return request;
  return kind < 0.8 ? mutate(random, request) : noise(random, request, site);
}

function validRequest(random: Random, route: RouteName, site: SiteFacts): HostileRequest {
  const draft = generators[route].draft(random, site);
  const headers: Header[] = [["Host", "craft.example"], ...(draft.headers ?? [])];
  // Any page may be the target of a link.
  if (route !== "MCP server" && !draft.headers) headers.push(...ordinaryHeaders(random));
  const target = draft.isWhole ? draft.target : basePath + draft.target.slice(1);
  return {
    method: draft.method ?? (random.chance(0.15) ? "HEAD" : "GET"),
    target,
    headers,
    body: draft.body === undefined ? "" : JSON.stringify(draft.body),
    validFor: !draft.isRefused && isShort(target) ? route : null,
  };
}
