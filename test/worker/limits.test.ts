import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { maxQueries, maxUrlLength } from "../../worker/bounds.ts";
import type { Docs } from "../../worker/mcp/docs.ts";
import { tools } from "../../worker/mcp/tools.ts";
import { mcpCalls } from "../mcp-calls.ts";
import { fetchPath, origin } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

it("rejects an address that is too long on any route", async () => {
  const path = `/docs/overview?${"x".repeat(maxUrlLength)}`;
  for (const method of ["GET", "HEAD", "POST"]) {
    const response = await fetchPath(path, { method });
    const text = method === "HEAD" ? "" : `This address is longer than ${maxUrlLength} characters.`;
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([414, "no-store"]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toBe(text);
  }
});

it("answers an address of the maximum length", async () => {
  const path = "/docs/overview?";
  expect((await fetchPath(path.padEnd(maxUrlLength - origin.length, "x"))).status).toBe(200);
  expect((await fetchPath(path.padEnd(maxUrlLength + 1 - origin.length, "x"))).status).toBe(414);
});

it("a reader who has reached the limit in wrangler.toml gets 429 for searches, and pages as usual", async () => {
  const worker = await freshWorker();
  const { SEARCH_LIMIT } = env;
  const address = "192.0.2.3";
  const minute = () => Math.floor(Date.now() / 60_000);
  let usedUpIn = -1;
  /** Sends the request in the minute in which the limit was used up: the count restarts every minute. */
  const fetchAtLimit = async (path: string, init: RequestInit = {}) => {
    for (;;) {
      const start = minute();
      if (usedUpIn !== start) {
        const outcomes = await Promise.all(Array.from({ length: 601 }, () => SEARCH_LIMIT.limit({ key: address })));
        if (minute() !== start) continue;
        expect(outcomes.filter((outcome) => outcome.success)).toHaveLength(600);
        usedUpIn = start;
      }
      const response = await fetchAs(address, path, init);
      if (minute() === start) return response;
    }
  };
  const fetchAs = async (address: string, path: string, init: RequestInit = {}) => {
    const response = await fetchPathFrom(worker, {}, path, { ...init, headers: { "CF-Connecting-IP": address } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const page =
    "<h1>One moment, please</h1>\n<p>You have reached the limit of searches per minute. Please wait a moment, and try again.</p>";
  const searches: [string, string, RequestInit?][] = [
    ["/search?q=node", page],
    [`/_data/${manifest.release}/search.json?q=node`, page],
    [
      "/1/indexes/*/queries",
      '{"message":"Too many searches in a minute","status":429}',
      { method: "POST", body: '{"requests":[{"query":"node"}]}' },
    ],
  ];
  for (const [path, answer, init] of searches) {
    const { status, headers, text } = await fetchAtLimit(path, init);
    expect(text).toContain(answer);
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([429, "60", "no-store"]);
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
    expect((await fetchAs("192.0.2.2", path, init)).status).toBe(200);
  }
  for (const path of ["/docs/overview", "/search"]) expect((await fetchAtLimit(path)).status).toBe(200);
});

describe("the search limit", () => {
  /** How much a request counts, and its answers below the limit and at the limit. */
  async function counted(path: string, init: RequestInit = {}) {
    const worker = await freshWorker();
    const keys: string[] = [];
    let success = true;
    const SEARCH_LIMIT = { limit: async ({ key }: RateLimitOptions) => ({ success: keys.push(key) > 0 && success }) };
    const headers = { "CF-Connecting-IP": "2001:db8::5", ...init.headers };
    const allowed = await fetchPathFrom(worker, { SEARCH_LIMIT }, path, { ...init, headers });
    const count = keys.length;
    success = false;
    const rejected = await fetchPathFrom(worker, { SEARCH_LIMIT }, path, { ...init, headers });
    expect(keys).toEqual(keys.map(() => "2001:db8:0:0"));
    return { count, allowed: await allowed.text(), rejected: await rejected.text(), status: rejected.status };
  }

  const queries = (...texts: string[]) => ({
    method: "POST",
    body: JSON.stringify({ requests: texts.map((query) => ({ query, hitsPerPage: 5 })) }),
  });

  it("counts each query to the API", async () => {
    const one = await counted("/1/indexes/*/queries", queries("node"));
    expect([one.count, one.status]).toEqual([1, 429]);
    const many = Array.from({ length: maxQueries }, (_, index) => `node ${index}`);
    const all = await counted("/1/indexes/*/queries", queries(...many));
    expect([all.count, all.status]).toEqual([maxQueries, 429]);
  });

  it.each([
    ["/search?q=node", 1],
    [`/_data/${manifest.release}/search.json?q=node`, 1],
    ["/search", 0],
    ["/docs/overview", 0],
    ["/docs/overview.md", 0],
  ])("counts %s as %i", async (path, count) => {
    const page = await counted(path);
    expect([page.count, page.status]).toEqual([count, count === 0 ? 200 : 429]);
  });

  it.each(tools({} as Docs))(
    "counts a call of the MCP tool $name if the tool is limited",
    async ({ name, isLimited }) => {
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: mcpCalls[name] } };
      const headers = { "Content-Type": "application/json" };
      const call = await counted("/mcp", { method: "POST", headers, body: JSON.stringify(message) });
      expect(call.count).toBe(isLimited ? 1 : 0);
      expect(call.allowed).not.toContain("Too many searches");
      expect(call.rejected.includes("Too many searches and checks. Wait a minute.")).toBe(isLimited);
    },
  );
});
