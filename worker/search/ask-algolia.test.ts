import { expect, it } from "vitest";
import { AlgoliaError, askAlgolia } from "./ask-algolia.ts";

const index = { appId: "APP", apiKey: "key", indexName: "docs", hosts: ["https://one.example", "https://two.example"] };
const request = { method: "POST", path: "/1/indexes/docs/query", body: { query: "node" }, timeout: 1000 };

function algolia(...statuses: number[]) {
  const asked: string[] = [];
  const ask: typeof fetch = async (input, init) => {
    const { host, pathname } = new URL(String(input));
    expect([pathname, init?.method, init?.body]).toEqual([request.path, "POST", '{"query":"node"}']);
    asked.push(host);
    const status = statuses.shift();
    if (status === undefined) throw new Error("unexpected: one request more");
    return Response.json({ message: `reason ${status}` }, { status });
  };
  return { asked, ask };
}

it("gives the answer of the first host that has one", async () => {
  const { asked, ask } = algolia(503, 200);
  expect(await askAlgolia(index, request, { ask })).toEqual({ message: "reason 200" });
  expect(asked).toEqual(["one.example", "two.example"]);
});

it("says what the last host failed with, when each has failed", async () => {
  const { ask } = algolia(500, 503);
  const message = "Algolia does not answer after 2 attempts. https://two.example answered 503: reason 503";
  await expect(askAlgolia(index, request, { ask })).rejects.toThrow(message);
});

it.each([400, 403, 404, 429])("asks no other host after a %d, which it would answer too", async (status) => {
  const { asked, ask } = algolia(status);
  const refused = new AlgoliaError(status, `https://one.example answered ${status}: reason ${status}`);
  await expect(askAlgolia(index, request, { ask })).rejects.toThrow(refused);
  expect(asked).toHaveLength(1);
});

it("asks again after a pause, round and round, also where it has asked too often", async () => {
  const { asked, ask } = algolia(429, 500, 200);
  const told: string[] = [];
  await askAlgolia(index, request, { ask, pauses: [1, 1], onRetry: (message) => told.push(message) });
  expect(asked).toEqual(["one.example", "two.example", "one.example"]);
  expect(told).toEqual([
    "https://one.example answered 429: reason 429; trying again",
    "https://two.example answered 500: reason 500; trying again",
  ]);
});
