import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { generate, type HostileRequest } from "../hostile/generate.ts";
import { violations } from "../hostile/invariants.ts";
import { ask, origin } from "./ask.ts";
import { builtRecords } from "./built-records.ts";
import { askWith, freshWorker, kvWith } from "./fresh-worker.ts";

// Upper case makes another release name; digits alone have no upper case, so append a letter.
const otherRelease = /[a-f]/.test(manifest.release) ? manifest.release.toUpperCase() : `${manifest.release}A`;

const known = { release: manifest.release, paths: [...Object.keys(manifest.pages), ...Object.keys(manifest.files)] };

/** The generated requests of `npm run hostile`, without those that cannot be made of a `Request`. */
const requests = Array.from({ length: 600 }, (_, number) => generate(1, number, known)).filter(
  ({ target, method, headers }) =>
    URL.parse(origin + target)?.origin === origin &&
    /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) &&
    headers.every(([, value]) => /^[\x20-\x7e]*$/.test(value)),
);
const initOf = ({ method, headers, body }: HostileRequest): RequestInit =>
  body && method !== "GET" && method !== "HEAD" ? { method, headers, body } : { method, headers };

it("generated requests break no rule, and their redirects lead to where they are answered at once", async () => {
  const statuses = new Set<number>();
  for (const request of requests) {
    const response = await ask(request.target, initOf(request));
    const headers = Object.fromEntries(response.headers);
    const answer = { status: response.status, headers, body: await response.text() };
    expect(violations(request, answer), request.target).toEqual([]);
    statuses.add(response.status);
    if (headers.location === undefined) continue;
    const next = await ask(headers.location);
    await next.body?.cancel();
    expect(next.status, `${request.target} → ${headers.location}`).toBeOneOf([200, 404, 410, 414]);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 400, 404, 405, 414]));
});

describe("hostile addresses", () => {
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
  ])("%s is not found", async (path) => {
    expect((await ask(path)).status).toBe(404);
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
  ])("%s answers %i", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it("never reach KV: it is only asked for keys of the manifest and of its records, and for hashed files", async () => {
    const listed = [...Object.values(manifest.pages), ...Object.values(manifest.sidebars), manifest.notFound];
    const sources = listed.map((key) => JSON.parse(builtRecords.get(key) ?? "{}").source);
    const keys = new Set([...listed, ...sources, manifest.mcpData]);
    const asked = new Set<string>();
    const PAGES = kvWith((key) => void asked.add(key));
    const worker = await freshWorker();
    for (const request of requests.slice(0, 500)) {
      const response = await askWith(worker, { PAGES }, request.target, initOf(request));
      await response.body?.cancel();
    }
    expect(asked.size).toBeGreaterThan(1);
    expect([...asked].filter((key) => !keys.has(key) && !key.startsWith("/_assets/"))).toEqual([]);
  });
});
