import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { commonHeaders, pageHeaders } from "../../worker/security-headers.ts";
import { fetchPath, origin } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

const edge = "Cloudflare-CDN-Cache-Control";
const revalidated = "public, max-age=0, must-revalidate";
const year = "public, max-age=31536000";

describe("the cache headers of an answer", () => {
  it.each([
    ["a page", "/docs/overview", 200, revalidated, year, "Accept"],
    ["the start page", "/", 200, revalidated, year, "Accept"],
    ["the empty search page", "/search", 200, revalidated, year],
    ["the results of a search", "/search?q=node", 200, revalidated, "no-store"],
    ["an unknown page", "/docs/nope", 404, revalidated, "public, max-age=60", "Accept"],
    ["a redirect", "/r/docs/overview", 301, "public, max-age=3600", year],
    ["a page's Markdown", "/docs/overview.md", 200, revalidated, year],
    ["an example", "/examples/basic", 200, revalidated, year],
    ["a file", "/favicon.svg", 200, revalidated, year],
    ["a page's data", `/_data/${manifest.release}/docs.json`, 200, `${year}, immutable`, null],
    ["the data of the empty search page", `/_data/${manifest.release}/search.json`, 200, `${year}, immutable`, null],
    ["the data of a search", `/_data/${manifest.release}/search.json?q=node`, 200, revalidated, "no-store"],
    ["the data of an unknown page", `/_data/${manifest.release}/nope.json`, 404, revalidated, "public, max-age=60"],
    ["data of another release", "/_data/older/docs.json", 410, "no-store", null],
  ])("%s", async (_, path, status, cacheControl, edgeControl, vary?: string) => {
    const response = await fetchPath(path);
    await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe(cacheControl);
    expect(response.headers.get(edge)).toBe(edgeControl);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(response.headers.get("Vary")).toBe(vary ?? null);
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'self'; script-src 'self' 'sha256-");
    // worker/security-headers.test.ts tests their values.
    for (const name of Object.keys({ ...commonHeaders(), ...pageHeaders({ scripts: [] }) }))
      expect(response.headers.get(name), name).not.toBeNull();
  });
});

const cachedPaths = [
  "/",
  "/docs",
  "/docs/overview",
  "/search",
  "/search?q=node",
  "/docs/overview.md",
  "/examples/landing",
  "/favicon.svg",
];

describe.each(cachedPaths)("%s in the browser's cache", (path) => {
  const etagOf = async () => {
    const response = await fetchPath(path);
    await response.text();
    return response.headers.get("ETag") ?? "no ETag";
  };

  it("is not sent again if it has not changed", async () => {
    const etag = await etagOf();
    expect(etag).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/);
    for (const ifNoneMatch of [etag, etag.replace(/^W\//, ""), `"other", ${etag}`, `${etag},W/"other"`, "*"]) {
      const response = await fetchPath(path, { headers: { "If-None-Match": ifNoneMatch } });
      expect(response.status, ifNoneMatch).toBe(304);
      expect(await response.text()).toBe("");
    }
  });

  it("keeps its cache headers", async () => {
    const full = await fetchPath(path);
    await full.text();
    const etag = full.headers.get("ETag") ?? "";
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await fetchPath(path, { method, headers: { "If-None-Match": etag } });
      expect(status).toBe(304);
      for (const name of ["ETag", "Cache-Control", edge, "Content-Security-Policy"]) {
        expect(headers.get(name), name).toBe(full.headers.get(name));
      }
    }
  });

  it("is sent again when it has changed", async () => {
    const other = (await etagOf()).replace(/"$/, '0"');
    for (const ifNoneMatch of [other, 'W/"older-release"', ""]) {
      const response = await fetchPath(path, { headers: { "If-None-Match": ifNoneMatch } });
      expect(response.status, ifNoneMatch).toBe(200);
      expect((await response.text()).length).toBeGreaterThan(0);
    }
  });
});

it("distinguishes pages, their Markdown and queries by ETags that begin with the release", async () => {
  const paths = [
    "/",
    "/docs",
    "/docs/overview",
    "/docs/overview.md",
    "/search",
    "/search?q=a",
    "/search?q=A",
    "/search?q=%22",
    "/search?q=a1",
    "/search?q=a&part=10",
  ];
  const etags = await Promise.all(
    paths.map(async (path) => (await fetchPath(path, { method: "HEAD" })).headers.get("ETag") ?? ""),
  );
  expect(new Set(etags).size).toBe(paths.length);
  for (const etag of etags) expect(etag).toMatch(new RegExp(`^W/"${manifest.release}-`));
});

it("gives each response of a hosted search a different ETag, as its index may have changed", async () => {
  const worker = await freshWorker();
  vi.stubGlobal("fetch", async () => Response.json({ results: [{ hits: [], nbHits: 0 }] }));
  onTestFinished(() => {
    manifest.search = null;
    vi.unstubAllGlobals();
  });
  manifest.search = { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://algolia.example"] };
  const etags = [1, 2].map(async () => {
    const response = await fetchPathFrom(worker, {}, "/search?q=node");
    expect(await response.text()).toContain("No results were found");
    return response.headers.get("ETag");
  });
  expect(new Set(await Promise.all(etags)).size).toBe(2);
});

it.each(["/nope", "/docs/nope", "/r/docs/overview"])(
  "answers %s as usual for a browser with a cached copy",
  async (path) => {
    const response = await fetchPath(path, { headers: { "If-None-Match": "*" } });
    await response.text();
    expect(response.status).toBe((await fetchPath(path)).status);
    expect(response.headers.get("ETag")).toBeNull();
  },
);

it("uses the cache entry of the URL without its query on routes that ignore it", async () => {
  const worker = await freshWorker();
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response("cached", { headers: { "Cache-Control": revalidated, ETag: "x" } });
  };
  const context = { ...createExecutionContext(), cache: {}, exports: { default: { fetch } } };
  const fetchCached = (path: string) =>
    worker.fetch(
      new Request(origin + path, { headers: { Accept: "text/html" } }),
      env,
      context as unknown as ExecutionContext,
    );
  for (const path of ["/docs/overview", "/examples/basic", "/nope"]) {
    const response = await fetchCached(`${path}?utm_source=x&gclid=y`);
    expect(await response.text()).toBe("cached");
    expect([response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual([revalidated, "x"]);
    expect(response.headers.get(edge)).toBe("no-store");
    const { url, headers } = requests.pop() as Request;
    expect([url, headers.get("Accept")]).toEqual([origin + path, "text/html"]);
  }
  for (const path of ["/docs/overview", "/search?q=node", "/r/docs/overview?utm_source=x"]) {
    await (await fetchCached(path)).text();
  }
  expect(requests).toEqual([]);
});

describe("unknown query parameters", () => {
  const queries = ["?utm_source=x", "?q=node", "?x=%", "?__proto__=1", "?"];

  it.each(["/", "/docs", "/docs/overview", "/blog/archive"])("change nothing on %s", async (path) => {
    const withoutQuery = await fetchPath(path);
    const html = await withoutQuery.text();
    for (const query of queries) {
      const response = await fetchPath(path + query);
      expect(response.status).toBe(200);
      expect(response.headers.get("ETag")).toBe(withoutQuery.headers.get("ETag"));
      expect(await response.text()).toBe(html);
    }
  });

  it("change nothing on the search page and in its data", async () => {
    for (const path of ["/search", `/_data/${manifest.release}/search.json`]) {
      const html = await (await fetchPath(`${path}?q=node`)).text();
      expect(await (await fetchPath(`${path}?x=1&q=node&page=7&Q=z`)).text()).toBe(html);
      expect(await (await fetchPath(`${path}?Q=node&x=1`)).text()).toBe(await (await fetchPath(path)).text());
    }
  });
});
