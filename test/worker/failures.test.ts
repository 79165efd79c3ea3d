import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { type PageRecord, recordFormat } from "../../shared/page-data.ts";
import { hashLength } from "../../shared/wire-names.ts";
import type { Env } from "../../worker/env.ts";
import { builtRecords } from "./built-records.ts";
import { origin } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker, kvWith } from "./fresh-worker.ts";

const builtPages = { ...manifest.pages };
const pageKey = (path: string) => manifest.pages[path] ?? "";
const sidebarKey = Object.values(manifest.sidebars)[0] ?? "";

const failing = (...keys: string[]) =>
  kvWith((key) => (keys.includes(key) ? Promise.reject(new Error("KV GET failed: 500")) : undefined));
const missing = (...keys: string[]) => kvWith((key) => (keys.includes(key) ? Promise.resolve(null) : undefined));
const withText = (changed: string, text: string) =>
  kvWith((key) => (key === changed ? Promise.resolve(text) : undefined));
/** Replaces a page's record in KV, under a valid key that the manifest has until the test ends. */
async function withRecord(path: string, text: string): Promise<KVNamespace> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${text.length}:${text}`));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const key = hash.slice(0, hashLength);
  manifest.pages[path] = key;
  return withText(key, text);
}
const noKv = kvWith((key) => {
  throw new Error(`unexpected: PAGES.get(${key})`);
});

let worker: Awaited<ReturnType<typeof freshWorker>>;
let logged: unknown[][];

beforeEach(async () => {
  worker = await freshWorker();
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...parameters) => void logged.push(parameters));
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(manifest.pages, builtPages);
});

const fetchPath = (path: string, bindings: Partial<Env>, init?: RequestInit) =>
  fetchPathFrom(worker, bindings, path, init);

const explanations: Record<string, string> = {
  "Back in a moment": "The page could not be read from storage. This is temporary; please try again in a moment.",
  "Something went wrong": "The page could not be rendered. The error has been logged.",
};

/** An error page must be complete, uncached and as secure as any other page. */
async function expectErrorPage(response: Response, status: number, title: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("ETag")).toBeNull();
  expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
  expect(response.headers.get("Content-Security-Policy")).toContain(manifest.inlineScripts.first.hash);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr" data-theme="light">/);
  expect(html).toMatch(/<\/html>$/);
  expect(html).toContain(`<h1>${title}</h1>\n<p>${explanations[title]}</p>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="">Try again</a>');
  expect(html).toContain(`<script>${manifest.inlineScripts.first.code}</script>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
}

describe("when KV fails", () => {
  const data = `/_data/${manifest.release}/docs/overview.json`;

  it.each([
    ["a page", "/docs/overview", pageKey("/docs/overview")],
    ["the start page", "/", pageKey("/")],
    ["a page's sidebar", "/docs/overview", sidebarKey],
    ["an unknown page", "/nope", manifest.notFound],
    ["an unknown page's sidebar", "/docs/nope", sidebarKey],
    ["a page's data", data, pageKey("/docs/overview")],
    ["a page's source", "/docs/overview.md", pageKey("/docs/overview")],
    ["the results of a search", "/search?q=node", pageKey("/search")],
  ])("%s answers 503 and asks the reader to retry", async (_, path, key) => {
    for (const PAGES of [failing(key), missing(key)]) {
      const response = await fetchPath(path, { PAGES });
      expect(response.headers.get("Retry-After")).toBe("30");
      await expectErrorPage(response, 503, "Back in a moment");
    }
    expect(logged.map(([request, error]) => [request, (error as Error).name])).toEqual([
      [`GET ${origin}${path}`, "StorageError"],
      [`GET ${origin}${path}`, "StorageError"],
    ]);
  });

  it("a read is aborted after 2 s", async () => {
    vi.useFakeTimers();
    const slow = kvWith(() => new Promise(() => {}));
    const response = fetchPath("/docs/overview", { PAGES: slow });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2000);
    await expectErrorPage(await response, 503, "Back in a moment");
    vi.useRealTimers();
  });

  it("HEAD answers like GET, without a body", async () => {
    const response = await fetchPath(
      "/docs/overview",
      { PAGES: failing(pageKey("/docs/overview")) },
      { method: "HEAD" },
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("30");
    expect(await response.text()).toBe("");
  });

  it("no conditional request gets a 304", async () => {
    const init = { headers: { "If-None-Match": "*" } };
    expect((await fetchPath("/docs/overview", { PAGES: missing(pageKey("/docs/overview")) }, init)).status).toBe(503);
  });

  it("the next request finds the page again", async () => {
    expect((await fetchPath("/docs/overview", { PAGES: failing(pageKey("/docs/overview")) })).status).toBe(503);
    const response = await fetchPath("/docs/overview", {});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<h1");
  });

  it("cached pages are still served", async () => {
    await (await fetchPath("/docs/overview", {})).text();
    const response = await fetchPath("/docs/overview", { PAGES: noKv });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<\/html>$/);
  });

  it.each([
    ["a redirect", "/r/docs/overview", 301],
    ["an example", "/examples/landing", 200],
    ["a file", "/favicon.svg", 200],
    ["data of another release", "/_data/older/docs.json", 410],
  ])("%s is answered as usual", async (_, path, status) => {
    const response = await fetchPath(path, { PAGES: noKv });
    await response.text();
    expect(response.status).toBe(status);
    expect(logged).toEqual([]);
  });
});

describe("when a record is broken", () => {
  it.each([
    ["changed, so that its key is not its hash", `${builtRecords.get(pageKey("/support"))} `, false],
    ["not JSON", "<html>", true],
    ["in another format", '{"format":0,"head":{},"page":{"kind":"page","html":{}}}', true],
    [
      "a page of an unknown kind",
      `{"format":${recordFormat},"head":{"title":"x","description":"","path":"/support"},"page":{"kind":"nope","html":{}}}`,
      true,
    ],
  ])(
    "if it is %s, the answer is a complete error page with 500, and the error is logged",
    async (_, text, hasValidKey) => {
      const PAGES = hasValidKey ? await withRecord("/support", text) : withText(pageKey("/support"), text);
      const response = await fetchPath("/support", { PAGES });
      await expectErrorPage(response, 500, "Something went wrong");
      expect(response.headers.get("Retry-After")).toBeNull();
      expect(logged).toHaveLength(1);
      expect(logged[0]?.[0]).toBe(`GET ${origin}/support`);
      expect(logged[0]?.[1]).toBeInstanceOf(Error);
    },
  );

  it("a broken sidebar is answered with 500", async () => {
    await expectErrorPage(await fetchPath("/docs", { PAGES: withText(sidebarKey, "{}") }), 500, "Something went wrong");
  });

  it("the MCP server reports that it cannot read its data", async () => {
    const text = `${builtRecords.get(manifest.mcpData)} `;
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_pages", arguments: {} } };
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    };
    const response = await fetchPath("/mcp", { PAGES: withText(manifest.mcpData, text) }, init);
    const advice = "The documentation cannot be read at the moment. Try again.";
    expect(await response.json()).toMatchObject({
      result: { isError: true, content: [{ type: "text", text: advice }] },
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(logged.at(-1)).toEqual(["An MCP tool failed:", expect.any(Error)]);
  });

  it("broken Markdown of a page is answered with 500", async () => {
    const { source = "" }: PageRecord = JSON.parse(builtRecords.get(pageKey("/docs/overview")) ?? "");
    const PAGES = withText(source, `${builtRecords.get(source)}!`);
    await expectErrorPage(await fetchPath("/docs/overview.md", { PAGES }), 500, "Something went wrong");
  });
});

describe("when a page cannot be rendered", () => {
  const path = "/docs/overview";

  async function pageWith(changes: object): Promise<KVNamespace> {
    const record = (await env.PAGES.get<PageRecord>(pageKey(path), "json")) as PageRecord;
    return withRecord(path, JSON.stringify({ ...record, page: { ...record.page, ...changes } }));
  }

  const body = Array.from({ length: 2000 }, (_, index) => `<p>Paragraph ${index} of a long page.</p>`).join("");

  it.each([
    ["no HTML", { html: null }],
    ["no headings", { toc: null }],
    ["an error after a long text", { html: { body }, tags: null }],
    ["an invalid label after a long text", { html: { body }, next: { label: { x: 1 }, path: "/docs" } }],
  ])("for %s, the answer is a complete error page with 500", async (_, changes) => {
    const response = await fetchPath(path, { PAGES: await pageWith(changes) });
    await expectErrorPage(response, 500, "Something went wrong");
    expect(logged).toHaveLength(1);
    expect(logged[0]?.[0]).toBe(`GET ${origin}${path}`);
  });

  it("HEAD answers like GET, without a body", async () => {
    const response = await fetchPath(path, { PAGES: await pageWith({ html: null }) }, { method: "HEAD" });
    expect(response.status).toBe(500);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toBe("");
  });

  it("the page is still rendered if its text is long", async () => {
    const response = await fetchPath(path, {
      PAGES: await pageWith({ html: { body: `${body}<p id="end">The end.</p>` } }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<p id="end">The end\.<\/p>.*<\/html>$/s);
    expect(logged).toEqual([]);
  });
});

describe("when a static file fails", () => {
  const landing = manifest.files["/examples/landing"];
  const assetsWith = (fetch: () => Promise<Response>) => ({ fetch }) as unknown as Fetcher;

  it("a missing file is a failure of the site, not an unknown page", async () => {
    const ASSETS = assetsWith(async () => new Response("gone", { status: 404 }));
    await expectErrorPage(await fetchPath("/examples/landing", { ASSETS }), 500, "Something went wrong");
    expect(logged[0]?.[1]).toMatchObject({ message: `The static file ${landing} returned 404` });
  });

  const cause = new Error("Network connection lost");

  it.each([
    ["it returns 500", () => Promise.resolve(new Response("", { status: 500 })), { message: " returned 500" }],
    ["it cannot be reached", () => Promise.reject(cause), { message: " could not be read", cause }],
  ])("if %s, the reader is asked to retry, and the error is logged", async (_, fetch, { message, ...error }) => {
    const response = await fetchPath("/examples/landing", { ASSETS: assetsWith(fetch) });
    expect(response.headers.get("Retry-After")).toBe("30");
    await expectErrorPage(response, 503, "Back in a moment");
    expect(logged[0]?.[1]).toMatchObject({ message: `The static file ${landing}${message}`, ...error });
  });

  it("a file without an ETag is sent again", async () => {
    const ASSETS = assetsWith(async () => new Response("whole"));
    const response = await fetchPath("/examples/landing", { ASSETS }, { headers: { "If-None-Match": "*" } });
    expect([response.status, await response.text()]).toEqual([200, "whole"]);
  });
});

describe("when the search database fails", () => {
  const failing = {
    prepare: () => ({ bind: () => ({}) }),
    batch: () => Promise.reject(new Error("D1_ERROR: no such table: pages")),
  } as unknown as D1Database;
  /** An existing database, with pages of other releases only. */
  const empty = {
    prepare: () => ({ bind: () => ({}) }),
    batch: async (statements: unknown[]) => statements.map(() => ({ results: [] })),
  } as unknown as D1Database;

  it.each([
    ["fails", failing],
    ["is empty", empty],
  ])("because it %s, the search page reports that and links to all pages", async (_, SEARCH) => {
    const response = await fetchPath("/search?q=node", { SEARCH });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(response.headers.get("Retry-After")).toBe("30");
    expect(response.headers.get("ETag")).toBeNull();
    const html = await response.text();
    expect(html).toContain("The search cannot be reached");
    expect(html).toContain('<a href="/docs">all pages</a>');
    expect(html).not.toContain("No results were found");
    expect(html).toContain('value="node"');
    expect(logged).toEqual([["/search?q=node", expect.objectContaining({ name: "SearchUnavailable" })]]);
  });

  it("a search is aborted after 2 s", async () => {
    vi.useFakeTimers();
    const slow = { ...failing, batch: () => new Promise(() => {}) } as unknown as D1Database;
    const response = fetchPath("/search?q=node", { SEARCH: slow });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(4000); // up to 2 s for KV, then 2 s for the search
    expect((await response).status).toBe(503);
    vi.useRealTimers();
  });

  const query = { method: "POST", body: '{"requests":[{"query":"node"}]}' };

  it.each([
    ["the page's data", `/_data/${manifest.release}/search.json?q=node`, undefined],
    ["the API", "/1/indexes/*/queries", query],
  ])("%s answers 503 in JSON, which is not cached", async (_, path, init) => {
    for (const SEARCH of [failing, empty]) {
      const response = await fetchPath(path, { SEARCH }, init);
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
      expect(response.headers.get("Retry-After")).toBe("30");
      expect(await response.json()).toMatchObject({ message: expect.stringContaining("cannot be reached") });
    }
    expect((await fetchPath(path, {}, init)).status).toBe(200);
  });

  it("a row that cannot be read is a failure of the site, and is logged", async () => {
    const hash = manifest.searchPages.first[0] ?? "";
    const row = { hash, path: "/docs", type: "lvl1", heading: "Node", content: "", code: "", term: "node", doc: 1 };
    const texts = { version: "", language: "", anchor: "", title: "", names: "", around: "{}", tags: "no JSON" };
    const SEARCH = {
      ...failing,
      batch: async (statements: unknown[]) => statements.map(() => ({ results: [{ ...row, ...texts }] })),
    } as unknown as D1Database;
    await expectErrorPage(await fetchPath("/search?q=node", { SEARCH }), 500, "Something went wrong");
    const response = await fetchPath("/1/indexes/*/queries", { SEARCH }, query);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
    expect(await response.json()).toEqual({ message: "The query failed. The error has been logged.", status: 500 });
    expect(logged).toEqual([
      [`GET ${origin}/search?q=node`, expect.any(SyntaxError)],
      [`POST ${origin}/1/indexes/*/queries`, expect.any(SyntaxError)],
    ]);
  });

  it("the search page without a query and all other pages are answered as usual", async () => {
    for (const path of ["/search", "/docs/overview"])
      expect((await fetchPath(path, { SEARCH: failing })).status).toBe(200);
    expect(logged).toEqual([]);
  });
});
