import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hitsPerPart } from "../shared/wire-names.ts";
import { testRecord } from "../test/search/test-record.ts";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";
import { maxParts, search } from "./search-page.ts";

const originalManifest = { ...manifest };
beforeEach(() => {
  Object.assign(manifest, {
    search: { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://algolia.example"] },
    searchPages: { first: ["overview"], last: [] },
  });
});
afterEach(() => {
  Object.assign(manifest, { search: undefined, searchPages: undefined }, originalManifest);
  vi.unstubAllGlobals();
});

const firstPart = { part: 0 };

/** A fake database that answers every statement with one section, and records the statements. */
function database(changes = {}) {
  const prepared: string[] = [];
  const row = {
    hash: "overview",
    path: "/docs/overview",
    version: "current",
    language: "en",
    tags: "[]",
    anchor: "",
    type: "lvl1",
    id: 1,
    heading: "Overview",
    title: "",
    around: JSON.stringify({ lvl0: "Start", lvl1: "Overview" }),
    names: "",
    content: "",
    code: "",
    term: "overview",
    doc: 1,
    ...changes,
  };
  const prepare = (sql: string) => ({ bind: () => prepared.push(sql) });
  const env = {
    SEARCH: { prepare, batch: async (statements: unknown[]) => statements.map(() => ({ results: [row] })) },
  } as unknown as Env;
  return { prepared, env };
}

/** Makes the hosted search answer with `body`, and returns the requests that it receives. */
function hostedAnswers(body: object): object[] {
  const requests: object[] = [];
  vi.stubGlobal("fetch", async (_: string, { body: sent }: { body: string }) => {
    requests.push(...JSON.parse(sent).requests);
    return Response.json({ results: [body] });
  });
  return requests;
}

it("does not use the site's own search if the hosted one has answered", async () => {
  hostedAnswers({ hits: [testRecord("https://site.example/docs/overview", {})], nbHits: 1 });
  const { prepared, env } = database();
  expect(await search(env, "overview", firstPart)).toMatchObject({
    total: 1,
    hits: [{ path: "/docs/overview" }],
  });
  expect(prepared).toEqual([]);
});

it("uses the site's own search if the hosted one fails", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ message: "broken" }, { status: 500 }));
  const { prepared, env } = database();
  await expect(search(env, "overview", firstPart)).resolves.toMatchObject({
    total: 1,
    hits: [{ path: "/docs/overview" }],
  });
  expect(prepared).not.toEqual([]);
  expect(logged.mock.calls).toEqual([["Algolia failed:", expect.any(Error)]]);
  logged.mockRestore();
});

it.each([
  [{ part: 0 }, { hitsPerPage: hitsPerPart }],
  [{ part: 2 }, { hitsPerPage: 3 * hitsPerPart }],
  [{ part: 999 }, { hitsPerPage: maxParts * hitsPerPart }],
  [
    { part: 0, version: "0.1" },
    { hitsPerPage: hitsPerPart, facetFilters: ["version:0.1"] },
  ],
])("requests the parts up to %j from the hosted search with %j", async (part, parameters) => {
  const requests = hostedAnswers({ hits: [], nbHits: 0 });
  await search(database().env, "overview", part);
  expect(requests).toEqual([expect.objectContaining({ indexName: "docs", query: "overview", ...parameters })]);
  if (!("version" in part)) expect(requests[0]).not.toHaveProperty("facetFilters");
});

it.each([
  ["a part of the hits", hitsPerPart, hitsPerPart + 1, true],
  ["all hits", hitsPerPart, hitsPerPart, false],
  ["a count but no hits", 0, 16, false],
  ["the maximum number of hits", maxParts * hitsPerPart, 1000, false],
])("reports whether more hits follow if the hosted search has answered with %s", async (_, length, nbHits, isMore) => {
  const hits = Array.from({ length }, (_, index) => testRecord(`https://site.example/docs/${index}`, {}));
  hostedAnswers({ hits, nbHits });
  expect(await search(database().env, "overview", firstPart)).toMatchObject({ isMore, near: [] });
});

it("links to the nearest sections, by page and heading, if nothing answers a question", async () => {
  Object.assign(manifest, { search: null });
  const [title, heading] = ["Start &amp; end", "An &lt;b&gt; overview"];
  const around = JSON.stringify({ lvl0: "Start", lvl1: title, lvl2: heading });
  const { env } = database({ type: "lvl2", title, heading, around, anchor: "b" });
  const { hits, near } = await search(env, "overview kubernetes terraform postgres", firstPart);
  expect(hits).toEqual([]);
  expect(near).toEqual([{ path: "/docs/overview#b", label: "Start &amp; end › An &lt;b&gt; overview" }]);
});
