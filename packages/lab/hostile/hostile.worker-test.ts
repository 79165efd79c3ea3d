import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { manifest } from "../../../dist/worker/manifest.js";
import { builtRecords } from "../../../test/worker/built-records.ts";
import { fetchPath, origin } from "../../../test/worker/fetch-path.ts";
import { fetchPathFrom, freshWorker, kvWith } from "../../../test/worker/fresh-worker.ts";
import { coverageProblems } from "./coverage.ts";
import { destinationOf, mayBeRefused } from "./destination.ts";
import { generate, reachableRoutes } from "./generate.ts";
import { generators } from "./generators.ts";
import { violations } from "./invariants.ts";
import type { HostileRequest } from "./request.ts";
import { otherFiles, siteFacts } from "./site-facts.ts";

// Upper case makes another release name; digits alone have no upper case, so append a letter.
const otherRelease = /[a-f]/.test(manifest.release) ? manifest.release.toUpperCase() : `${manifest.release}A`;

const facts = siteFacts(manifest, (key) => builtRecords.get(key) ?? "", { protocol: "https:" });

/** 30 generated requests of `npm run hostile -w lab` for each route, except requests that `Request` refuses. */
const requests = Array.from({ length: 30 * reachableRoutes.length }, (_, number) => generate(1, number, facts)).filter(
  (request) =>
    URL.parse(origin + request.target)?.origin === origin &&
    !mayBeRefused(request) &&
    request.headers.every(([, value]) => !value.includes("\r")) &&
    (request.body === "" || !/^(GET|HEAD)$/.test(request.method)),
);
const initOf = ({ method, headers, body }: HostileRequest): RequestInit =>
  body ? { method, headers, body } : { method, headers };

it("responses to generated requests break no rule, and redirects lead directly to their target", async () => {
  await Promise.all(Object.entries(otherFiles).map(([path, text]) => env.PAGES.put(path, text)));
  const counts = new Map<string, Map<number, number>>();
  for (const request of requests) {
    const response = await fetchPath(request.target, initOf(request));
    const headers = Object.fromEntries(response.headers);
    const { status } = response;
    const body = new TextDecoder().decode(await response.arrayBuffer());
    const [, ...others] = request.headers;
    const sent: HostileRequest = { ...request, headers: [["Host", new URL(origin).host], ...others] };
    expect(violations(sent, { status, headers, body }, facts), request.target).toEqual([]);
    const name = destinationOf(sent, facts)?.route?.name ?? "";
    const ofRoute = counts.get(name) ?? new Map<number, number>();
    counts.set(name, ofRoute.set(status, (ofRoute.get(status) ?? 0) + 1));
    if (headers.location === undefined) continue;
    const next = await fetchPath(headers.location);
    await next.body?.cancel();
    expect(next.status, `${request.target} → ${headers.location}`).toBeOneOf([200, 404, 405, 410, 414]);
  }
  expect(coverageProblems(reachableRoutes, generators, counts, 15)).toEqual([]);
});

describe("requests to hostile URLs", () => {
  it.each([
    "/__proto__",
    "/constructor",
    "/toString",
    "/docs/__proto__",
    "/docs/constructor",
    "/docs/hasOwnProperty",
    "/__proto__.md",
    "/constructor.md",
    "/docs/overview/__proto__",
    "/examples/__proto__",
    "/docs/overview%00",
    "/docs/overview%20",
    "/docs/overview%2f",
    "/docs%2Foverview",
    "/docs/overview;x=1",
    "/docs/OVERVIEW",
    "/docs/api/usenode",
    "/.md",
    "/docs/nope.md",
    "/docs/overview.md.md",
    "/_headers",
    "/releases.json",
    "/404",
    "/404.html",
  ])("return 404: %s", async (path) => {
    expect((await fetchPath(path)).status).toBe(404);
  });

  it.each([
    ["/_data", 404],
    ["/_data/x", 404],
    ["/_data/x.json", 404],
    ["/_data/__proto__/docs.json", 410],
    ["/_data/constructor/docs.json", 410],
    [`/_data/${manifest.release}%00/docs.json`, 410],
    [`/_data/${otherRelease}/docs.json`, 410],
    [`/_data/${manifest.release}`, 404],
    [`/_data/${manifest.release}.json`, 404],
    [`/_data/${manifest.release}/docs`, 404],
    [`/_data/${manifest.release}/__proto__.json`, 404],
    [`/_data/${manifest.release}/docs/constructor.json`, 404],
    [`/_data/${manifest.release}/docs%2Foverview.json`, 404],
    [`/_data/${manifest.release}/%.json`, 404],
    [`/_data/${manifest.release}/_data/${manifest.release}/docs.json.json`, 404],
  ])("for page data: %s → %i", async (path, status) => {
    expect((await fetchPath(path)).status).toBe(status);
  });

  it("only read keys of the manifest and its records, and hashed files, from KV", async () => {
    const pageKeys = [...Object.values(manifest.pages), ...Object.values(manifest.sidebars), manifest.notFound];
    const sources = pageKeys.map((key) => JSON.parse(builtRecords.get(key) ?? "{}").source);
    const keys = new Set([...pageKeys, ...sources, manifest.mcpData]);
    const keysRead = new Set<string>();
    const PAGES = kvWith((key) => void keysRead.add(key));
    const worker = await freshWorker();
    for (const request of requests.slice(0, 150)) {
      const response = await fetchPathFrom(worker, { PAGES }, request.target, initOf(request));
      await response.body?.cancel();
    }
    expect(keysRead.size).toBeGreaterThan(1);
    expect([...keysRead].filter((key) => !keys.has(key) && !key.startsWith("/_assets/"))).toEqual([]);
  });
});
