import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { testRecord } from "../test/search/test-record.ts";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";
import { search } from "./search-page.ts";

const before = { ...manifest };
beforeAll(() => {
  Object.assign(manifest, {
    search: { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://algolia.example"] },
    searchPages: { first: ["overview"], last: [] },
  });
});
afterAll(() => void Object.assign(manifest, { search: undefined, searchPages: undefined }, before));
afterEach(() => vi.unstubAllGlobals());

const first = { part: 0, isAlone: false };

/** A database with one section, which answers every statement with it and records the statements. */
function database() {
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
    around: "Start",
    names: "",
    content: "",
    code: "",
    term: "overview",
    doc: 1,
  };
  const prepare = (sql: string) => ({ bind: () => asked.push(sql) });
  const env = {
    SEARCH: { prepare, batch: async (statements: unknown[]) => statements.map(() => ({ results: [row] })) },
  } as unknown as Env;
  return { asked, env };
}

const hostedAnswers = (body: object) => vi.stubGlobal("fetch", async () => Response.json({ results: [body] }));

it("does not use the site's own search if the hosted one has answered", async () => {
  hostedAnswers({ hits: [testRecord("https://site.example/docs/overview", {})], nbHits: 1 });
  const { asked, env } = database();
  expect(await search(env, "overview", first)).toMatchObject({
    total: 1,
    hits: [{ path: "/docs/overview" }],
  });
  expect(asked).toEqual([]);
});

it("uses it if the hosted one fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ message: "broken" }, { status: 500 }));
  const { asked, env } = database();
  await expect(search(env, "overview", first)).resolves.toMatchObject({ total: 1, hits: [{ path: "/docs/overview" }] });
  expect(asked).not.toEqual([]);
});
