import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hitsPerPart } from "../shared/wire-names.ts";
import { testRecord } from "../test/search/test-record.ts";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";
import { maxParts, search } from "./search-page.ts";

const before = { ...manifest };
beforeEach(() => {
  Object.assign(manifest, {
    search: { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://algolia.example"] },
    searchPages: { first: ["overview"], last: [] },
  });
});
afterEach(() => {
  Object.assign(manifest, { search: undefined, searchPages: undefined }, before);
  vi.unstubAllGlobals();
});

const first = { part: 0 };

/** A fake database that answers every statement with one section, and records the statements. */
function database(changes = {}) {
  const asked: string[] = [];
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
  const prepare = (sql: string) => ({ bind: () => asked.push(sql) });
  const env = {
    SEARCH: { prepare, batch: async (statements: unknown[]) => statements.map(() => ({ results: [row] })) },
  } as unknown as Env;
  return { asked, env };
}

/** Makes the hosted search answer with `body`, and returns the requests that it receives. */
function hostedAnswers(body: object): object[] {
  const asked: object[] = [];
  vi.stubGlobal("fetch", async (_: string, { body: sent }: { body: string }) => {
    asked.push(...JSON.parse(sent).requests);
    return Response.json({ results: [body] });
  });
  return asked;
}

it("does not use the site's own search if the hosted one has answered", async () => {
  hostedAnswers({ hits: [testRecord("https://site.example/docs/overview", {})], nbHits: 1 });
  const { asked, env } = database();
  expect(await search(env, "overview", first)).toMatchObject({
    total: 1,
    hits: [{ path: "/docs/overview" }],
  });
  expect(asked).toEqual([]);
});

it("uses the site's own search if the hosted one fails", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ message: "broken" }, { status: 500 }));
  const { asked, env } = database();
  await expect(search(env, "overview", first)).resolves.toMatchObject({ total: 1, hits: [{ path: "/docs/overview" }] });
  expect(asked).not.toEqual([]);
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
  const asked = hostedAnswers({ hits: [], nbHits: 0 });
  await search(database().env, "overview", part);
  expect(asked).toEqual([expect.objectContaining({ indexName: "docs", query: "overview", ...parameters })]);
  if (!("version" in part)) expect(asked[0]).not.toHaveProperty("facetFilters");
});

it.each([
  ["hits beyond those shown", hitsPerPart, hitsPerPart + 1, true],
  ["all hits", hitsPerPart, hitsPerPart, false],
  ["no hit, though it counts some", 0, 16, false],
  ["as many hits as are ever shown", maxParts * hitsPerPart, 1000, false],
])("reports whether more hits follow if the hosted search has answered with %s", async (_, length, nbHits, isMore) => {
  const hits = Array.from({ length }, (_, index) => testRecord(`https://site.example/docs/${index}`, {}));
  hostedAnswers({ hits, nbHits });
  expect(await search(database().env, "overview", first)).toMatchObject({ isMore, near: [] });
});

it("links to the nearest sections, by page and heading, if nothing answers a question", async () => {
  Object.assign(manifest, { search: null });
  const [title, heading] = ["Start &amp; end", "An &lt;b&gt; overview"];
  const around = JSON.stringify({ lvl0: "Start", lvl1: title, lvl2: heading });
  const { env } = database({ type: "lvl2", title, heading, around, anchor: "b" });
  const { hits, near } = await search(env, "overview kubernetes terraform postgres", first);
  expect(hits).toEqual([]);
  expect(near).toEqual([{ path: "/docs/overview#b", label: "Start &amp; end › An &lt;b&gt; overview" }]);
});
