import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { maxBodyLength, maxQueries } from "../../worker/bounds.ts";
import { fetchPath } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

const post = (body: string) => fetchPath("/1/indexes/*/queries", { method: "POST", body });
const query = async (parameters: object) => {
  const response = await post(JSON.stringify({ requests: [{ indexName: "docs", ...parameters }] }));
  const { results } = await response.json<{ results: Record<string, never>[] }>();
  return { status: response.status, body: results[0] as Record<string, never> };
};

const deep = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

describe("a hostile request", () => {
  it.each([
    ["an unclosed object", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a query that is not a string", '{"query":{"a":1}}'],
    ["deeply nested filters", JSON.stringify({ filters: "(".repeat(20_000) })],
    ["filters in SQL", JSON.stringify({ filters: "version:x) OR (1=1" })],
    ["deeply nested facet filters", JSON.stringify({ facetFilters: deep(500) })],
    ["a tag that would make an answer of 100 MB", JSON.stringify({ highlightPreTag: "x".repeat(4000) })],
  ])("with %s gets a 400 in Algolia's format", async (_, body) => {
    for (const text of [body, `{"requests":[${body}]}`]) {
      const response = await post(text);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: expect.any(String), status: 400 });
    }
  });

  it("with a body that is too long gets a 413", async () => {
    const response = await post(JSON.stringify({ requests: [{ query: "a".repeat(100_000) }] }));
    expect(await response.json()).toEqual({ message: `The body is longer than ${maxBodyLength} bytes`, status: 413 });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([413, "no-store"]);
  });

  const none = { hitsPerPage: 0 };
  const noQueries = `"requests" must be a list of at most ${maxQueries} queries`;

  it.each([
    ["a body that is a list", "[]", "The body must be a JSON object"],
    ["a body that is not JSON", "{", "The body must be a JSON object"],
    ["requests that are not a list", '{"requests":{}}', noQueries],
    ["a request that is null", JSON.stringify({ requests: [none, null] }), noQueries],
    ["a request that is a number", '{"requests":[5]}', noQueries],
    ["too many requests", JSON.stringify({ requests: Array(maxQueries + 1).fill(none) }), noQueries],
    [
      "a search for facets",
      JSON.stringify({ requests: [none, { type: "facet" }] }),
      "Values of facets cannot be searched",
    ],
  ])("with %s gets a 400 with the reason", async (_, body, message) => {
    const response = await post(body);
    expect(await response.json()).toEqual({ message, status: 400 });
  });

  it("gets no answer of more than a million bytes", async () => {
    const hash = manifest.searchPages.first[0];
    const texts = { version: "", language: "", anchor: "", title: "", names: "", around: "{}", tags: "[]", code: "" };
    const answerWith = async (content: string) => {
      const row = { hash, path: "/docs", type: "lvl1", heading: "Node", content, term: "node", doc: 1, ...texts };
      const SEARCH = {
        prepare: () => ({ bind: () => ({}) }),
        batch: async (statements: unknown[]) => statements.map(() => ({ results: [row] })),
      } as unknown as D1Database;
      const init = { method: "POST", body: '{"requests":[{"query":"node"}]}' };
      return fetchPathFrom(await freshWorker(), { SEARCH }, "/1/indexes/*/queries", init);
    };
    expect((await answerWith("é".repeat(499_000))).status).toBe(200);
    const message = "The answer would be too long: ask for fewer hits or attributes";
    expect(await (await answerWith("é".repeat(500_000))).json()).toEqual({ message, status: 400 });
  });

  it.each([
    "\u0000\u0001\u001b[31m",
    "(a+)+$",
    ".*.*.*.*.*=.*",
    "<script>alert(1)</script>",
    "\ud800\udfff\ud800",
    "__proto__ constructor toString hasOwnProperty",
    "\ue000\ue001",
    '"'.repeat(500),
    '"a '.repeat(120),
    "-".repeat(512),
    "a-".repeat(256),
    "aB".repeat(256),
    "ﷺ".repeat(512),
    "é\u0301".repeat(256),
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "node ".repeat(100),
    "x".repeat(5000),
    "日本語のドキュメント",
  ])("with odd words gets a harmless answer: %j", async (text) => {
    const { status, body } = await query({ query: text, attributesToSnippet: ["*:20"], facets: ["*"], distinct: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ hits: expect.any(Array), nbHits: expect.any(Number) });
  });

  it("with control characters in its strings gets the same hits as with spaces", async () => {
    for (const control of ["\0", "\u0001", "\n", "\u001b", "\u007f", "\u0085"]) {
      for (const parameters of [
        { query: `"${control}node"` },
        { query: "node", filters: `version:cur${control}rent` },
        { query: "node", facetFilters: [[`type:${control}`, `version:${control}`]] },
        { query: "node", filters: `tags:"${control}"` },
      ]) {
        const { status, body } = await query(parameters);
        expect([status, JSON.stringify(parameters)]).toEqual([200, JSON.stringify(parameters)]);
        const spaced = JSON.parse(JSON.stringify(parameters).replaceAll(JSON.stringify(control).slice(1, -1), " "));
        expect(body.hits).toEqual((await query(spaced)).body.hits);
      }
    }
  });

  // The limits bound the cost of a query.
  it.each([
    ["20 words", "node ".repeat(20), "toolbar "],
    ["512 characters", `useNode ${"-".repeat(504)}`, " toolbar"],
  ])("only searches for the first %s", async (_, counted, rest) => {
    const hitsOf = async (text: string) => (await query({ query: text })).body.hits;
    const hits = await hitsOf(counted);
    expect(hits).not.toEqual([]);
    expect(await hitsOf(counted + rest)).toEqual(hits);
    expect(await hitsOf(`useNode ${rest}`)).not.toEqual(hits);
  });

  it.each([
    ["GET", "/1/indexes/*/queries", 405],
    ["PUT", "/1/indexes/%2A/queries", 405],
    ["GET", "/1/indexes/docs", 404],
    ["POST", "/1/indexes/docs/query", 404],
    ["POST", "/1/indexes/docs/batch", 404],
    ["DELETE", "/1/indexes/docs", 404],
    ["POST", "/1/keys", 404],
    ["GET", "/1/", 404],
    ["GET", "/1/indexes/%00%ff", 404],
    ["GET", `/1/indexes/${"x".repeat(100)}`, 404],
  ])("%s %s is answered with %i", async (method, path, status) => {
    const response = await fetchPath(path, { method, ...(method === "GET" ? {} : { body: "{}" }) });
    expect(response.status).toBe(status);
    const message = status === 405 ? "Queries must use POST" : `There is no ${path.slice(0, 80)} here`;
    expect(await response.json()).toEqual({ message, status });
  });
});
