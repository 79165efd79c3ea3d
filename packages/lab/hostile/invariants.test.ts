import { describe, expect, it } from "vitest";
import { site as settings } from "../../../content/site.ts";
import { bootDataId } from "../../../shared/boot-data.ts";
import type { Manifest } from "../../../worker/manifest.d.ts";
import { allowedBy, commonHeaders, pageHeaders } from "../../../worker/security-headers.ts";
import { coverageProblems, minRequests } from "./coverage.ts";
import { generate, reachableRoutes } from "./generate.ts";
import { generators } from "./generators.ts";
import { type ReceivedResponse, staysOnSite, violations } from "./invariants.ts";
import type { Header, HostileRequest } from "./request.ts";
import { runProblems } from "./run-problems.ts";
import { siteFacts } from "./site-facts.ts";

const page = { kind: "doc", title: "Overview" };
const head = { path: "/docs/overview", title: "Overview" };
const records: Record<string, string> = {
  overview: JSON.stringify({ head, page: { ...page, html: "<h1>Overview</h1>" }, source: "text" }),
  search: JSON.stringify({ head: { path: "/search" }, page: { kind: "search", query: "" } }),
  text: "# Overview",
  mcp: JSON.stringify({
    pages: [{ path: "/docs/overview" }],
    errors: [{ patterns: [["Invariant failed"]] }],
    reference: [{ name: "useNode" }],
  }),
};
const manifest = {
  release: "0123456789ab",
  pages: { "/docs/overview": "overview", "/search": "search" },
  mcpData: "mcp",
  files: { "/examples/basic": "/_assets/example-basic.html" },
  redirects: { "/docs": "/docs/overview" },
  inlineScripts: { first: { code: "first()", hash: "'sha256-a'" }, baseUrl: { code: "", hash: "'sha256-b'" } },
  search: null,
} as unknown as Manifest;
const facts = siteFacts(manifest, (key) => records[key] ?? "");

const get = (target: string, headers: Header[] = []): HostileRequest => ({
  method: "GET",
  target,
  headers: [["Host", "craft.example"], ...headers],
  body: "",
  validFor: null,
});
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const policies = lowerCase({ ...commonHeaders(), ...pageHeaders(allowedBy(manifest, settings)) });
const htmlHeaders = { ...policies, "content-type": "text/html; charset=utf-8" };
const cachedForAYear = { "cloudflare-cdn-cache-control": "public, max-age=31536000" };
const cachedHtmlHeaders = {
  ...htmlHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
  ...cachedForAYear,
  vary: "Accept",
};
const boot = (data: unknown) => `<script type="application/json" id="${bootDataId}">${JSON.stringify(data)}</script>`;
const document = `<script>first()</script><script src="/x.js"></script>${boot({ page: { head, page } })}`;
const overview: ReceivedResponse = { status: 200, headers: cachedHtmlHeaders, body: document };
const jsonHeaders = { ...policies, "content-type": "application/json" };
const refusedHeaders = { ...policies, "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store" };
const redirect: ReceivedResponse = {
  status: 301,
  headers: { ...policies, "cache-control": "public, max-age=3600", ...cachedForAYear, location: "/docs/overview" },
  body: "",
};
const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const call = (body: unknown): HostileRequest => ({
  ...get("/mcp"),
  method: "POST",
  body: JSON.stringify(body),
  validFor: Array.isArray(body) ? null : "MCP server",
});
const mcpHeaders = { ...jsonHeaders, "cache-control": "no-store", "access-control-allow-origin": "*" };
const searchHeaders = {
  "cache-control": "public, max-age=0, must-revalidate",
  "cloudflare-cdn-cache-control": "no-store",
};

it.each<[string, HostileRequest, ReceivedResponse]>([
  ["a page", { ...get("/docs/overview"), validFor: "page" }, overview],
  ["a redirect", { ...get("/docs"), validFor: "redirect" }, redirect],
  [
    "a 405 response",
    { ...get("/x"), method: "PUT" },
    { status: 405, headers: { ...refusedHeaders, allow: "GET, HEAD" }, body: "" },
  ],
  ["a 400 response from the runtime", get("/\u0001"), { status: 400, headers: {}, body: "" }],
  ["a result", call(message), { status: 200, headers: mcpHeaders, body: '{"jsonrpc":"2.0","id":1,"result":{}}' }],
])("accepts %s", (_, request, response) => {
  expect(violations(request, response, facts)).toEqual([]);
});

it.each<[string, HostileRequest, ReceivedResponse]>([
  ["status 500", get("/docs/overview"), { ...overview, status: 500 }],
  ["status 501", get("/docs/overview"), { ...overview, status: 501 }],
  ["x-injected: 1 instead of null", get("/docs"), { ...redirect, headers: { ...redirect.headers, "x-injected": "1" } }],
  ["text of the request in HTML", get("/docs/overview"), { ...overview, body: `${document}<xss>` }],
  ["a response over 1 MB", get("/docs/overview"), { ...overview, body: document + " ".repeat(1_000_001) }],
  [
    "a redirect to //evil.example",
    get("/docs"),
    { ...redirect, headers: { ...redirect.headers, location: "//evil.example" } },
  ],
  ["a redirect to a different target", get("/docs"), { ...redirect, headers: { ...redirect.headers, location: "/" } }],
  [
    "vary: undefined instead of Accept",
    get("/docs/overview"),
    { ...overview, headers: { ...htmlHeaders, ...searchHeaders } },
  ],
  ["the route page instead of redirect", { ...get("/docs/overview"), validFor: "redirect" }, overview],
  ["a valid request gets status 404", { ...get("/docs/overview"), validFor: "page" }, { ...overview, status: 404 }],
  ["an unknown inline script", get("/docs/overview"), { ...overview, body: `${document}<script>x</script>` }],
  [
    "JSON that is invalid or contains <",
    get("/docs/overview"),
    { ...overview, body: boot({ page: { head, page }, text: "<" }) },
  ],
  [
    "not the stored page",
    get("/docs/overview"),
    { ...overview, body: boot({ page: { head, page: { ...page, title: "Other" } } }) },
  ],
  [
    "cloudflare-cdn-cache-control: public, max-age=31536000 instead of no-store",
    get("/search?q=a"),
    { ...overview, headers: cachedHtmlHeaders },
  ],
  ["the results of another query", get("/search?q=a"), overview],
  ["no JSON", get(`/_data/${manifest.release}/docs/overview.json`), { status: 200, headers: jsonHeaders, body: "{" }],
  ["a batch is accepted", call([message]), { status: 200, headers: mcpHeaders, body: '{"jsonrpc":"2.0","result":{}}' }],
  ["not a JSON-RPC message", call(message), { status: 200, headers: mcpHeaders, body: "{}" }],
  [
    "no result for a valid message",
    call(message),
    { status: 200, headers: mcpHeaders, body: '{"jsonrpc":"2.0","id":1,"error":{}}' },
  ],
])("reports “%s”", (rule, request, response) => {
  expect(violations(request, response, facts)).toContain(rule);
});

it("reports every missing or changed header", () => {
  for (const name of Object.keys(cachedHtmlHeaders)) {
    for (const changedHeaders of [
      { ...cachedHtmlHeaders, [name]: "x" },
      Object.fromEntries(Object.entries(cachedHtmlHeaders).filter(([other]) => other !== name)),
    ]) {
      const problems = violations(get("/docs/overview"), { ...overview, headers: changedHeaders }, facts);
      expect(problems.join("\n"), name).toContain(`${name}: `);
    }
  }
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "", "docs", "/a b", "/\r\nx"])(
  "%j is not a safe redirect target",
  (location) => {
    expect(staysOnSite(location)).toBe(false);
  },
);

it("reports slow requests, page views that wait for them, and growing memory", () => {
  const slow = { number: 7, route: "page", underLoad: 3000, alone: 900, pageView: 400 };
  const memory = [...Array(20).fill(1), ...Array(10).fill(100), ...Array(60).fill(500), 500, ...Array(9).fill(120)];
  expect(runProblems({ slow: [slow], memory })).toEqual([]);
  expect(
    runProblems({
      slow: [
        { ...slow, alone: 1001 },
        { ...slow, pageView: 501 },
      ],
      memory: [...memory.slice(0, 90), ...Array(10).fill(121)],
    }),
  ).toEqual([
    "request 7 (page) takes 1001 ms alone",
    "a page waits 501 ms for request 7 (page)",
    "memory grew from 100 to 121 bytes",
  ]);
});

describe("coverage", () => {
  const table = [{ name: "a" }, { name: "b" }];
  const bothGenerators = { a: { successes: [200] }, b: { successes: [301, 304] } };
  const counts = new Map([
    [
      "a",
      new Map([
        [200, 100],
        [404, 400],
      ]),
    ],
    [
      "b",
      new Map([
        [301, 60],
        [304, 40],
        [404, 400],
      ]),
    ],
  ]);

  it("accepts 500 requests to each route, 100 of them successful", () => {
    expect(coverageProblems(table, bothGenerators, counts, 500)).toEqual([]);
  });

  it("reports routes with too few requests or successes", () => {
    expect(coverageProblems(table, bothGenerators, counts, 505)).toHaveLength(4);
    expect(coverageProblems([...table, { name: "c" }], bothGenerators, counts, 500)).toHaveLength(2);
  });

  it("needs fewer requests in a short run", () => {
    expect(minRequests(100_000, 10)).toBe(500);
    expect(minRequests(2000, 10)).toBe(100);
  });
});

it("generates the same request for the same seed and number", () => {
  expect(generate(1, 7, facts)).toEqual(generate(1, 7, facts));
  expect(generate(1, 7, facts)).not.toEqual(generate(2, 7, facts));
});

it("generates valid requests in about half of the cases, for each route", () => {
  for (const [index, { name }] of reachableRoutes.entries()) {
    const requests = Array.from({ length: 200 }, (_, turn) =>
      generate(1, turn * reachableRoutes.length + index, facts),
    );
    expect(generators[name].successes.length, name).toBeGreaterThan(0);
    const { length } = requests.filter(({ validFor }) => validFor === name);
    expect(length, name).toBeGreaterThan(70);
    expect(length, name).toBeLessThan(130);
  }
});
