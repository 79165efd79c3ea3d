import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { ask, origin } from "./ask.ts";
import { builtRecords } from "./built-records.ts";
import { askWith, freshWorker, kvWith } from "./fresh-worker.ts";

// Upper case makes another release name; digits alone have no upper case, so append a letter.
const otherRelease = /[a-f]/.test(manifest.release) ? manifest.release.toUpperCase() : `${manifest.release}A`;

const tricks = [
  ..."// /// /\\ \\\\ /./ /../ /%2e%2e/ /%2E%2E%2F /%252e%252e%252f /%2f /%2F%2F /%252F%252F /%5c /%255C /;/ /:/ /@ /~ /* /%".split(
    " ",
  ),
  ..."/%00 /%0a /%0d%0aLocation:%20https:%2f%2fevil.example /%0d%0a%0d%0a<script> /%09 /%20 /%7f /%c3 /%c0%ae /%ff%fe /%zz /%u002f /%e2%80%a8".split(
    " ",
  ),
  ..."/__proto__ /constructor /prototype /hasOwnProperty /toString /valueOf /__defineGetter__ /then /undefined /null /NaN /[object%20Object]".split(
    " ",
  ),
  ..."/http://evil.example /https:evil.example /javascript:alert(1) /data:text/html,x /evil.example /user:pass@evil.example".split(
    " ",
  ),
  ..."/.git/config /.env /_headers /_worker.js /releases.json /records.json /manifest.js /worker/index.js /wrangler.toml /index.php".split(
    " ",
  ),
  ..."/<script>alert(1)</script> /\"onload=alert(1) /'--x /$(id) /{{7*7}} /😀 /é /\ud800 /%ed%a0%80 /\u202e /\u0000 /\t /\n".split(
    " ",
  ),
  `/${"a".repeat(8000)}`,
  "/a".repeat(4000),
  "/..".repeat(2000),
  "/%2e%2e".repeat(1000),
  "/r".repeat(4000),
  "/next".repeat(1000),
  "/index.html".repeat(700),
];
const prefixes = [
  "",
  "/r",
  "/r/next",
  "/docs",
  "/docs/overview",
  "/_data",
  `/_data/${manifest.release}`,
  "/examples",
  "/_assets",
];
const suffixes = ["", "/", "/index.html", ".json", ".md"];
const queries = [
  "?",
  "?q",
  "?q=%",
  "?q=%00",
  "?q=%ED%A0%80",
  "?__proto__=x",
  "?q=<script>",
  `?q=${"é".repeat(4000)}`,
  "?q=1&q=2",
];

const hostile = (prefix: string) =>
  tricks.flatMap((trick, column) =>
    suffixes.map(
      (suffix, row) => prefix + trick + suffix + (row === 0 ? "" : queries[(column + row) % queries.length]),
    ),
  );

const addresses = prefixes.flatMap(hostile);
const every = <Item>(count: number, items: Item[]) => items.filter((_, index) => index % count === 0);

/** Counts statuses, and checks every response and redirect target. */
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
  it.each(prefixes)("under %j get a page, a redirect to one on this origin, or the not-found page", async (prefix) => {
    const statuses = await answers(hostile(prefix));
    // Guard against a vacuous test: both kinds must occur.
    expect(statuses.get(301)).toBeGreaterThan(100);
    expect((statuses.get(404) ?? 0) + (statuses.get(410) ?? 0)).toBeGreaterThan(prefix.startsWith("/r") ? 0 : 50);
  });

  it("get the same for HEAD", async () => {
    const statuses = await answers(every(7, addresses), { method: "HEAD" });
    expect([...statuses.keys()].sort()).toEqual([200, 301, 404, 410, 414]);
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
    const keys = new Set([...listed, ...sources]);
    const asked = new Set<string>();
    const PAGES = kvWith((key) => void asked.add(key));
    const worker = await freshWorker();
    for (const path of every(7, addresses)) {
      const response = await askWith(worker, { PAGES }, path);
      await response.body?.cancel();
    }
    expect(asked.size).toBeGreaterThan(1);
    expect([...asked].filter((key) => !keys.has(key) && !key.startsWith("/_assets/"))).toEqual([]);
  });
});

it.each([
  "Cookie",
  "Accept",
  "Accept-Language",
  "If-None-Match",
  "If-Modified-Since",
  "Range",
  "Host",
  "X-Forwarded-Host",
  "X-Original-URL",
  "X-HTTP-Method-Override",
])("a hostile %s header changes nothing", async (name) => {
  for (const value of ["//evil.example", "x".repeat(8000), '"', ",,,W/", "bytes=0-1", "DELETE"]) {
    const response = await ask("/r/docs/overview", { headers: { [name]: value } });
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/docs/overview"]);
    const page = await ask("/docs/overview", { headers: { [name]: value } });
    await page.body?.cancel();
    expect(page.status).toBe(200);
  }
});
