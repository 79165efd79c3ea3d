import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import worker from "../../dist/worker/index.js";
import { manifest } from "../../dist/worker/manifest.js";
import { ask, origin } from "./ask.ts";

const tricks = [
  ..."// /// /\\ \\\\ /./ /../ /%2e%2e/ /%2E%2E%2F /%252e%252e%252f /%2f /%2F%2F /%252F%252F /%5c /%255C /;/ /:/ /@ /~ /* /%".split(" "),
  ..."/%00 /%0a /%0d%0aLocation:%20https:%2f%2fevil.example /%0d%0a%0d%0a<script> /%09 /%20 /%7f /%c3 /%c0%ae /%ff%fe /%zz /%u002f /%e2%80%a8".split(" "),
  ..."/__proto__ /constructor /prototype /hasOwnProperty /toString /valueOf /__defineGetter__ /then /undefined /null /NaN /[object%20Object]".split(" "),
  ..."/http://evil.example /https:evil.example /javascript:alert(1) /data:text/html,x /evil.example /user:pass@evil.example".split(" "),
  ..."/.git/config /.env /_headers /_worker.js /releases.json /records.json /manifest.js /worker/index.js /wrangler.toml /index.php".split(" "),
  ..."/<script>alert(1)</script> /\"onload=alert(1) /'--x /${7*7} /{{7*7}} /😀 /é /\ud800 /%ed%a0%80 /\u202e /\u0000 /\t /\n".split(" "),
  `/${"a".repeat(8000)}`,
  "/a".repeat(4000),
  "/..".repeat(2000),
  "/%2e%2e".repeat(1000),
  "/r".repeat(4000),
  "/next".repeat(1000),
  "/index.html".repeat(700),
];
const prefixes = ["", "/r", "/r/next", "/docs", "/docs/overview", "/_data", `/_data/${manifest.release}`, "/examples", "/_assets"];
const suffixes = ["", "/", "/index.html", ".json", ".md"];
const queries = ["?", "?q", "?q=%", "?q=%00", "?q=%ED%A0%80", "?__proto__=x", "?q=<script>", `?q=${"é".repeat(4000)}`, "?q=1&q=2"];

/** A few thousand addresses: every trick under every prefix, with suffixes and queries in turn. */
const addresses = prefixes.flatMap((prefix, row) =>
  tricks.flatMap((trick, column) =>
    suffixes.map((suffix, index) => prefix + trick + suffix + (index === 0 ? "" : queries[(row + column + index) % queries.length])),
  ),
);

/** What the answers to some requests are, and to those that they redirect to. Every one must be in order. */
async function answers(paths: string[], init: RequestInit = {}): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (const path of paths) {
    let response = await ask(path, init);
    await response.body?.cancel();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const location = response.headers.get("Location");
    expect(location === null, path).toBe(response.status !== 301);
    if (location === null) continue;
    expect(location, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(location, origin).origin, path).toBe(origin);
    response = await ask(location, init);
    await response.body?.cancel();
    expect(response.status, `${path} → ${location}`).toBeOneOf([200, 404, 410]);
  }
  return statuses;
}

describe("hostile addresses", () => {
  it("get a page, a redirect to one on this origin, or the not-found page", async () => {
    const statuses = await answers(addresses);
    expect(addresses.length).toBeGreaterThan(3000);
    expect([...statuses.keys()].sort()).toEqual([200, 301, 404, 410]);
  });

  it("get the same for HEAD", async () => {
    expect([...(await answers(addresses, { method: "HEAD" })).keys()].sort()).toEqual([200, 301, 404, 410]);
  });

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
    "/docs/%6fverview",
    "/docs/overview%00",
    "/docs/overview%20",
    "/docs/overview%2f",
    "/docs%2Foverview",
    "/docs/overview;x=1",
    "/docs/OVERVIEW",
    "/docs/api/usenode",
    "/.md",
    "/docs.md",
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
    [`/_data/${manifest.release.toUpperCase()}/docs.json`, 410],
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

  it("never reach KV: it is only asked for keys of the manifest", async () => {
    const keys = new Set([...Object.values(manifest.pages), ...Object.values(manifest.sidebars), manifest.notFound]);
    const asked = new Set<string>();
    const get = (key: string) => {
      asked.add(key);
      return env.PAGES.get(key);
    };
    vi.resetModules();
    const { default: fresh } = (await import("../../dist/worker/index.js")) as { default: typeof worker };
    for (const path of addresses.filter((_, index) => index % 5 === 0)) {
      const request = new Request(origin + path, { redirect: "manual" });
      const context = { waitUntil() {}, passThroughOnException() {} } as unknown as ExecutionContext;
      const response = await fresh.fetch(request, { ...env, PAGES: { get } as unknown as KVNamespace }, context);
      await response.body?.cancel();
    }
    expect(asked.size).toBeGreaterThan(1);
    expect([...asked].filter((key) => !keys.has(key))).toEqual([]);
  });
});

it.each(["Cookie", "Accept", "Accept-Language", "If-None-Match", "If-Modified-Since", "Range", "Host", "X-Forwarded-Host", "X-Original-URL", "X-HTTP-Method-Override"])(
  "a hostile %s header changes nothing",
  async (name) => {
    for (const value of ["//evil.example", "x".repeat(8000), '"', ",,,W/", "bytes=0-1", "DELETE"]) {
      const response = await ask("/r/docs/overview", { headers: { [name]: value } });
      expect([response.status, response.headers.get("Location")]).toEqual([301, "/docs/overview"]);
      const page = await ask("/docs/overview", { headers: { [name]: value } });
      await page.body?.cancel();
      expect(page.status).toBe(200);
    }
  },
);
