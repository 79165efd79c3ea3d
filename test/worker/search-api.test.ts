import { env } from "cloudflare:workers";
import { algoliasearch } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import { describe, expect, it } from "vitest";
import { maxHitsPerRequest } from "../../worker/bounds.ts";
import { fetchPath, origin } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

const requester = {
  async send({ url, method, headers, data }: { url: string; method: string; headers: object; data?: unknown }) {
    const { pathname, search } = new URL(url);
    const body = method === "GET" ? {} : { body: String(data) };
    const response = await fetchPath(pathname + search, {
      method,
      headers: headers as Record<string, string>,
      ...body,
    });
    return { status: response.status, content: await response.text(), isTimedOut: false };
  },
};
const hosts = [{ url: "craft.js.org", protocol: "https" as const, accept: "readWrite" as const }];
const full = algoliasearch("app", "key", { requester, hosts });
const lite = liteClient("app", "key", { requester, hosts });

interface Section {
  objectID: string;
  url: string;
  type: string;
  version: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: { hierarchy: Record<string, { value: string; matchLevel: string; matchedWords: string[] }> };
  _snippetResult: { content: { value: string; matchLevel: string } };
}

async function search(parameters: object) {
  const { results } = await lite.searchForHits<Section>({ requests: [{ indexName: "docs", ...parameters }] });
  const [answer] = results;
  if (!answer) throw new Error("no answer");
  return answer;
}

it("answers in JSON, with the duration of the search in milliseconds", async () => {
  const SEARCH = {
    prepare: (sql: string) => env.SEARCH.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return env.SEARCH.batch(statements);
    },
  } as unknown as D1Database;
  const body = '{"requests":[{"query":"node"}]}';
  const response = await fetchPathFrom(await freshWorker(), { SEARCH }, "/1/indexes/*/queries", {
    method: "POST",
    body,
  });
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const { results } = await response.json<{ results: { processingTimeMS: number }[] }>();
  expect(results[0]?.processingTimeMS).toBeGreaterThan(15);
  expect(results[0]?.processingTimeMS).toBeLessThan(60_000);
});

describe("Algolia's own clients", () => {
  it("get an answer in Algolia's format", async () => {
    const answer = await search({ query: "useNode", hitsPerPage: 3 });
    expect(answer).toMatchObject({ page: 0, hitsPerPage: 3, query: "useNode" });
    expect(answer.nbHits).toBeGreaterThan(3);
    expect(answer.nbPages).toBe(Math.ceil((answer.nbHits ?? 0) / 3));
    expect(answer.processingTimeMS).toBeGreaterThan(0);
    expect(new URLSearchParams(answer.params).get("hitsPerPage")).toBe("3");
    expect(answer.hits).toHaveLength(3);
    expect(answer.hits[0]).toMatchObject({
      objectID: "/docs/api/useNode",
      url: `${origin}/docs/api/useNode`,
      anchor: null,
      type: "lvl1",
      hierarchy: { lvl0: "API Reference", lvl1: "useNode()", lvl2: null },
      version: "current",
      _highlightResult: {
        hierarchy: { lvl1: { value: "<em>useNode</em>()", matchLevel: "full", matchedWords: ["usenode"] } },
      },
    });
    expect(answer.hits[0]).not.toHaveProperty("code");
  });

  it("send several queries at once, with the full client or the lite client", async () => {
    const requests = [
      { indexName: "docs", query: "setProp", hitsPerPage: 1 },
      { indexName: "docs", query: "undo redo", hitsPerPage: 1 },
    ];
    for (const client of [full, lite]) {
      const { results } = await client.search<Section>({ requests } as never);
      expect(results.map((result) => "hits" in result && result.hits[0]?.url)).toEqual([
        expect.stringContaining("set-prop"),
        expect.stringMatching(/history|undo|redo/),
      ]);
      expect(results.map((result) => "index" in result && result.index)).toEqual(["docs", "docs"]);
    }
  });

  it("get every hit once, page by page", async () => {
    const ids: string[] = [];
    const first = await search({ query: "node", hitsPerPage: 7 });
    for (let page = 0; page < (first.nbPages ?? 0); page++) {
      ids.push(...(await search({ query: "node", hitsPerPage: 7, page })).hits.map(({ objectID }) => objectID));
    }
    expect(ids).toHaveLength(first.nbHits ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await search({ query: "node", page: 10_000 })).hits).toEqual([]);
    const slice = await search({ query: "node", offset: 3, length: 2 });
    expect(slice.hits.map(({ objectID }) => objectID)).toEqual(ids.slice(3, 5));
  });

  it("choose the returned attributes and highlight tags", async () => {
    const { hits } = await search({
      query: "serialize",
      hitsPerPage: 5,
      attributesToRetrieve: ["hierarchy.lvl1", "type"],
      attributesToHighlight: ["hierarchy.lvl1"],
      attributesToSnippet: ["content:6"],
      highlightPreTag: "[[",
      highlightPostTag: "]]",
      snippetEllipsisText: "~",
    });
    for (const hit of hits) {
      expect(Object.keys(hit).sort()).toEqual(["_highlightResult", "_snippetResult", "hierarchy", "objectID", "type"]);
      expect(hit._snippetResult.content.value.match(/[\w$]+/g)?.length ?? 0).toBeLessThanOrEqual(6);
    }
    expect(JSON.stringify(hits)).toMatch(/\[\[\w*seriali[sz]e?\w*\]\]/i);
  });

  it("filter, and count facet values", async () => {
    const all = await search({ query: "undo", facets: ["type", "version", "tags"], hitsPerPage: 0 });
    const types = all.facets?.type ?? {};
    expect(Object.values(types).reduce((sum, count) => sum + count, 0)).toBe(all.nbHits);
    expect(all.facets?.version).toEqual({ current: all.nbHits });
    const count = async (filter: object) =>
      (await search({ query: "undo", facets: "type", hitsPerPage: 0, ...filter })).nbHits;
    for (const [type, number] of Object.entries(types)) {
      expect(await count({ filters: `type:${type}` })).toBe(number);
      expect(await count({ facetFilters: [`type:${type}`] })).toBe(number);
      expect(await count({ filters: `NOT type:${type} AND version:current` })).toBe((all.nbHits ?? 0) - number);
    }
    const two = (types.lvl1 ?? 0) + (types.lvl2 ?? 0);
    expect(await count({ facetFilters: [["type:lvl1", "type:lvl2"]] })).toBe(two);
    expect(await count({ filters: '(type:lvl1 OR type:"lvl2") AND language:en' })).toBe(two);
    for (const [tag, number] of Object.entries(all.facets?.tags ?? {})) {
      expect(await count({ filters: `tags:"${tag}"` })).toBe(number);
    }
    expect(await count({ filters: "version:0.1" })).toBe(0);
  });

  it("get one hit per page with `distinct: true`, or up to a number of hits per page", async () => {
    const one = await search({ query: "node", distinct: true, hitsPerPage: maxHitsPerRequest });
    const pages = one.hits.map(({ url }) => url.replace(/#.*/, ""));
    expect(new Set(pages).size).toBe(pages.length);
    expect(one.nbHits).toBe(pages.length);
    const three = await search({ query: "node", distinct: 3, hitsPerPage: maxHitsPerRequest });
    const counts = Map.groupBy(three.hits, ({ url }) => url.replace(/#.*/, ""));
    expect(Math.max(...[...counts.values()].map((hits) => hits.length))).toBe(3);
  });

  it("get errors in Algolia's format", async () => {
    await expect(search({ filters: "((" })).rejects.toMatchObject({ name: "ApiError", status: 400 });
  });

  it.each([
    [{ hitsPerPage: maxHitsPerRequest + 1 }, new RegExp(`^hitsPerPage: ${maxHitsPerRequest + 1} hits`)],
    [{ optionalWords: "node" }, /^optionalWords is not a parameter/],
    [{ aroundLatLng: "1,2" }, /^aroundLatLng is not a parameter/],
    [{ filters: "weight.level < 5" }, /^filters must be .*version, language, type, tags/],
    [{ facetFilters: ["title:x"] }, /^facetFilters must be/],
    [{ highlightPreTag: "x".repeat(65) }, /^highlightPreTag must be a string of at most/],
  ])("get the name of an unsupported parameter: %j", async (parameters, message) => {
    await expect(search(parameters)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
  });

  it("get a limited number of hits in all queries of a request", async () => {
    const requests = (count: number) =>
      Array(count).fill({ indexName: "docs", query: "node", hitsPerPage: maxHitsPerRequest / 2 });
    await expect(full.search({ requests: requests(3) })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(`${maxHitsPerRequest * 1.5} hits in all queries together`),
    });
    const { results } = await full.search<Section>({ requests: requests(2) });
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results).length).toBeLessThan(1_000_000);
  });

  it("may send parameters for Algolia's analytics", async () => {
    const { hits } = await search({
      query: "useNode",
      clickAnalytics: true,
      analytics: false,
      userToken: "x",
      facets: [],
    });
    expect(hits[0]?.objectID).toBe("/docs/api/useNode");
  });
});

describe("documentation text with HTML tags", () => {
  it("is shown as text, never as HTML", async () => {
    const { hits } = await search({
      query: "<Element",
      highlightPreTag: "<mark>",
      attributesToSnippet: ["content:20"],
    });
    const texts = hits.flatMap((hit) => [
      hit._snippetResult?.content?.value,
      ...Object.values(hit._highlightResult.hierarchy).map(({ value }) => value),
    ]);
    expect(texts.join("")).toContain("&lt;");
    for (const text of texts) expect(text?.replace(/<mark>|<\/em>|<\/mark>/g, "") ?? "").not.toMatch(/[<>]/);
  });
});
