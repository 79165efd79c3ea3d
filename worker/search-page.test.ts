import { afterEach, expect, it, vi } from "vitest";
import { searchIndex } from "../build/search/search-index.ts";
import type { SearchRecord } from "../shared/search-record.ts";
import type { Env } from "./env.ts";
import { search } from "./search-page.ts";

vi.mock("./manifest.js", () => ({
  manifest: {
    search: { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://algolia.example"] },
    searchIndex: "/_assets/search.json",
  },
}));
afterEach(() => vi.unstubAllGlobals());

const first = { part: 0, isAlone: false };
const record = {
  objectID: "/docs/overview",
  url: "/docs/overview",
  url_without_anchor: "/docs/overview",
  type: "lvl1",
  hierarchy: { lvl0: "Start", lvl1: "Overview" },
  weight: { pageRank: 1, level: 90, position: 0 },
} as SearchRecord;

function assets() {
  const asked: string[] = [];
  const fetch = async (url: URL) => {
    asked.push(url.pathname);
    return new Response(searchIndex([record]));
  };
  return { asked, env: { ASSETS: { fetch } } as unknown as Env };
}

const hostedAnswers = (body: object) => vi.stubGlobal("fetch", async () => Response.json(body));

// A hosted index is used once the site's own is too large for an isolate's memory.
it("leaves the site's own index alone where the hosted one has answered", async () => {
  hostedAnswers({ hits: [{ ...record, url: "https://site.example/docs/overview" }], nbHits: 1 });
  const { asked, env } = assets();
  expect(await search(env, "overview", first)).toMatchObject({
    total: 1,
    hits: [{ path: "/docs/overview" }],
    near: [],
  });
  expect(asked).toEqual([]);
});

it("asks it for titles that are near to what the hosted one does not find", async () => {
  hostedAnswers({ hits: [], nbHits: 0 });
  const { asked, env } = assets();
  expect(await search(env, "overveiw", first)).toMatchObject({ near: [{ label: "Overview", path: "/docs/overview" }] });
  expect(asked).toEqual(["/_assets/search.json"]);
});
