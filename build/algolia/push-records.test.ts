import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SearchRecord } from "../../shared/search-record.ts";
import { algoliaRecords } from "./algolia-records.ts";
import { compareRecords, pushRecords } from "./push-records.ts";

/** Fake Algolia: the records of each index by id. Unknown requests fail the test. */
let indexes: Map<string, Map<string, { objectID: string }>>;
let seen: string[];
/** Status to fail a request with, if any. */
let breaks: (request: string) => number | undefined;
let server: Server;

interface Body {
  operation?: string;
  destination?: string;
  requests?: { action: string; body: { objectID: string } }[];
}

function answer(request: string, body: Body): [status: number, answer: object] {
  const [, name = "", action = ""] = /^\w+ \/1\/indexes\/([^/?]+)(.*)$/.exec(request) ?? [];
  const records = indexes.get(name);
  const own = records ?? new Map();
  const done: [number, object] = [200, { taskID: seen.length, updatedAt: "2026-01-01T00:00:00Z" }];
  if (action === "/browse") return records ? [200, { hits: [...own.values()] }] : [404, { message: "no such index" }];
  if (/^GET .*\/task\/\d+$/.test(request)) return [200, { status: "published" }];
  if (action === "/settings" || action.startsWith("/synonyms/batch")) {
    indexes.set(name, own);
    return done;
  }
  if (action === "/batch") {
    for (const { action, body: record } of body.requests ?? []) {
      if (action === "addObject") own.set(record.objectID, record);
    }
    return done;
  }
  if (action === "/operation" && body.operation === "copy") {
    // Settings and synonyms only.
    if (!indexes.has(String(body.destination))) indexes.set(String(body.destination), new Map());
    return done;
  }
  if (action === "/operation" && body.operation === "move") {
    indexes.set(String(body.destination), own);
    indexes.delete(name);
    return done;
  }
  if (request.startsWith("DELETE") && action === "") {
    indexes.delete(name);
    return done;
  }
  return [400, { message: `unexpected: ${request}`, status: 400 }];
}

beforeEach(async () => {
  indexes = new Map([["docs", new Map([["/old", { objectID: "/old" }]])]]);
  seen = [];
  breaks = () => undefined;
  server = createServer(async (incoming, response) => {
    const text = (await incoming.toArray()).join("");
    const request = `${incoming.method} ${incoming.url?.replace(/[?&]x-algolia-agent=[^&]*/, "").replace(/^([^?]*)&/, "$1?")}`;
    seen.push(request.replace(/_tmp_\d+/, "_tmp"));
    const broken = breaks(request);
    const [status, body] = broken ? [broken, { message: "broken" }] : answer(request, JSON.parse(text || "{}"));
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void server.close());

const index = () => ({
  ...{ appId: "APP", apiKey: "admin", indexName: "docs" },
  hosts: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
});
const record = {
  objectID: "/docs/overview",
  url: "/docs/overview",
  url_without_anchor: "/docs/overview",
  hierarchy: { lvl0: "Start", lvl1: "Overview of <Element />" },
  content: "A <Frame /> & more",
  code: null,
} as SearchRecord;
const records = algoliaRecords([record], "https://craft.js.org");
const writes = () => seen.filter((request) => !/^GET |\/browse$/.test(request));

describe("a push", () => {
  it("fills an index beside the old one, and moves it over that one", async () => {
    await pushRecords(index(), records);
    expect(writes()).toEqual([
      "PUT /1/indexes/docs/settings",
      "POST /1/indexes/docs/synonyms/batch?replaceExistingSynonyms=true",
      "POST /1/indexes/docs/operation",
      "POST /1/indexes/docs_tmp/batch",
      "POST /1/indexes/docs/operation",
      "POST /1/indexes/docs_tmp/operation",
    ]);
    expect([...indexes.keys()]).toEqual(["docs"]);
    expect([...(indexes.get("docs")?.values() ?? [])]).toEqual([
      {
        ...record,
        url: "https://craft.js.org/docs/overview",
        url_without_anchor: "https://craft.js.org/docs/overview",
        hierarchy: { lvl0: "Start", lvl1: "Overview of &lt;Element /&gt;" },
        content: "A &lt;Frame /&gt; &amp; more",
      },
    ]);
    expect(await compareRecords(index(), records)).toEqual({ added: [], changed: [], removed: [] });
  });

  it("leaves the records as they were when Algolia refuses the new ones, and nothing beside them", async () => {
    breaks = (request) => (request.endsWith("/batch") ? 400 : undefined);
    await expect(pushRecords(index(), records)).rejects.toThrow("broken");
    expect([...indexes.keys()]).toEqual(["docs"]);
    expect([...(indexes.get("docs")?.keys() ?? [])]).toEqual(["/old"]);
  });
});

it("a comparison only tells what a push would change", async () => {
  indexes.get("docs")?.set(record.objectID, { objectID: record.objectID });
  const other = { ...record, objectID: "/docs/other" };
  expect(await compareRecords(index(), [record, other])).toEqual({
    added: ["/docs/other"],
    changed: ["/docs/overview"],
    removed: ["/old"],
  });
  expect(writes()).toEqual([]);
  indexes.clear();
  expect((await compareRecords(index(), [record])).added).toEqual(["/docs/overview"]);
});
