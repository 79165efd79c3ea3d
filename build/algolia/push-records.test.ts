import { createServer } from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { listen } from "../../test/loopback.ts";
import { testRecord } from "../../test/search/test-record.ts";
import { algoliaRecords, compareRecords, pushRecords } from "./push-records.ts";

/** The records of the fake index; null if the index does not exist. */
let stored: object[] | null;
/** The requests that change something. */
let writes: { request: string; body: string }[];

/** A fake Algolia that records writes and reports every task as done. */
const server = createServer(async (incoming, response) => {
  const body = (await incoming.toArray()).join("");
  const request = `${incoming.method} ${incoming.url?.replace(/\?.*|_\d+/g, "")}`;
  const isBrowse = request.endsWith("/browse");
  if (!isBrowse && incoming.method !== "GET") writes.push({ request, body });
  response.writeHead(isBrowse && !stored ? 404 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(isBrowse ? { hits: stored } : { taskID: 1, status: "published", updatedAt: "" }));
});
const host = await listen(server);
afterAll(() => void server.close());
beforeEach(() => {
  stored = [{ objectID: "/old" }];
  writes = [];
});

const index = { appId: "APP", apiKey: "admin", indexName: "docs", hosts: [host] };
const hierarchy = { lvl1: "Overview of <Element />" };
const record = testRecord("/docs/overview", { hierarchy, content: "A <Frame /> & more" });

it("fills a temporary index, and replaces the live one with it", async () => {
  await pushRecords(index, algoliaRecords([record], "https://craft.js.org"));
  expect(writes.map(({ request }) => request)).toEqual([
    "PUT /1/indexes/docs/settings",
    "POST /1/indexes/docs/synonyms/batch",
    "POST /1/indexes/docs/operation",
    "POST /1/indexes/docs_tmp/batch",
    "POST /1/indexes/docs/operation",
    "POST /1/indexes/docs_tmp/operation",
  ]);
  expect(JSON.parse(writes[3]?.body ?? "").requests).toEqual([
    {
      action: "addObject",
      body: {
        ...record,
        url: "https://craft.js.org/docs/overview",
        url_without_anchor: "https://craft.js.org/docs/overview",
        hierarchy: { ...record.hierarchy, lvl1: "Overview of &lt;Element /&gt;" },
        content: "A &lt;Frame /&gt; &amp; more",
      },
    },
  ]);
});

it("compares the records with the index without changing it", async () => {
  stored?.push({ objectID: record.objectID });
  const other = { ...record, objectID: "/docs/other" };
  expect(await compareRecords(index, [record, other])).toEqual({
    added: ["/docs/other"],
    changed: ["/docs/overview"],
    removed: ["/old"],
  });
  stored = null;
  expect((await compareRecords(index, [record])).added).toEqual(["/docs/overview"]);
  expect(writes).toEqual([]);
});

it("splits long sections between words, with other names in the first record only", () => {
  const long = { ...record, content: "word ".repeat(1001).trim(), code: "x".repeat(2001), otherNames: ["start"] };
  const records = algoliaRecords([long], "");
  expect(records.map(({ objectID }) => objectID)).toEqual(["/docs/overview", "/docs/overview~2"]);
  expect(records.map(({ content }) => content?.length)).toEqual([4999, 4]);
  expect(records.map(({ code }) => code?.length)).toEqual([2000, 1]);
  expect(records.map(({ otherNames }) => otherNames)).toEqual([["start"], []]);
});
