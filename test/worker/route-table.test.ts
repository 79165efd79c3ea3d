import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { cachePolicy } from "../../worker/cache-policy.ts";
import type { Env } from "../../worker/env.ts";
import { routes } from "../../worker/routes.ts";
import { fetchPath, origin } from "./fetch-path.ts";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

const json = { "Content-Type": "application/json" };
const params = { name: "search_docs", arguments: { query: "node" } };
const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
const oldFile = "/_assets/app-OLD.js";

/** A request to each route and its status; null for the route that the tests' build cannot reach with its base path `/`. */
const examples: Record<string, [path: string, status: number, init?: RequestInit] | null> = {
  "search API": ["/1/indexes/*/queries", 200, { method: "POST", body: '{"requests":[{"query":"node"}]}' }],
  "rest of Algolia's API": ["/1/keys", 404],
  "MCP server": ["/mcp", 200, { method: "POST", headers: json, body: message }],
  "outside the base path": null,
  redirect: ["/r/docs/overview", 301],
  "page data": [`/_data/${manifest.release}/docs/overview.json`, 200],
  "static file": ["/favicon.svg", 200],
  "file of another release": [oldFile, 200],
  "page's Markdown": ["/docs/overview.md", 200],
  "search page": ["/search?q=node", 200],
  page: ["/docs/overview", 200],
};

it("has an example for each route", () => {
  expect(Object.keys(examples)).toEqual(routes.map(({ name }) => name));
});

beforeAll(() => env.PAGES.put(oldFile, "export {}"));

describe.each(routes.filter(({ name }) => examples[name]))("the route $name", (route) => {
  const { name, methods, cache, cost, query } = route;
  const [path, status, init] = examples[name] ?? ["", 0];

  it("answers with the headers of its cache policy", async () => {
    const response = await fetchPath(path, init);
    await response.text();
    expect(response.status).toBe(status);
    const { "Cache-Control": browser, ...edge }: Record<string, string> = cachePolicy[cache];
    expect(response.headers.get("Cache-Control")).toBe(browser);
    const name = "Cloudflare-CDN-Cache-Control";
    expect(response.headers.get(name)).toBe(edge[name] ?? null);
  });

  it("rejects unlisted methods", async () => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await fetchPath(path, { method });
      await response.text();
      const isListed = methods === "any" || methods.some((listed) => listed === method);
      expect([method, response.status === 405]).toEqual([method, !isListed]);
      if (methods !== "any" && !isListed) expect(response.headers.get("Allow")).toBe(methods.join(", "));
    }
  });

  it("uses the storage that its cost allows", async () => {
    const usedBindings = new Set<string>();
    const recording = (name: "PAGES" | "SEARCH" | "ASSETS") => {
      const get = (binding: object, key: string | symbol) => {
        usedBindings.add(name);
        const value = Reflect.get(binding, key);
        return typeof value === "function" ? value.bind(binding) : value;
      };
      return new Proxy(env[name], { get });
    };
    const bindings = { PAGES: recording("PAGES"), SEARCH: recording("SEARCH"), ASSETS: recording("ASSETS") };
    // The costliest data are the results of a search.
    const costlyPath = name === "page data" ? path.replace("docs/overview.json", "search.json?q=node") : path;
    const response = await fetchPathFrom(await freshWorker(), bindings as unknown as Partial<Env>, costlyPath, init);
    const isRendered = (await response.text()).startsWith("<!DOCTYPE html>");
    if (usedBindings.has("SEARCH")) expect(cost).toBe("search");
    else if (usedBindings.has("PAGES")) expect(cost).toBe(isRendered ? "page" : "record");
    else expect(cost).toBe(usedBindings.has("ASSETS") ? "file" : "nothing");
  });

  it("reads, ignores or passes on the query as the table declares", async () => {
    let isFromCache = false;
    const fetch = async () => {
      isFromCache = true;
      return new Response("cached");
    };
    const context = { ...createExecutionContext(), cache: {}, exports: { default: { fetch } } };
    const worker = await freshWorker();
    const request = new Request(`${origin}${path.split("?")[0]}?q=node`, { redirect: "manual", ...init });
    const response = await worker.fetch(request, env, context as unknown as ExecutionContext);
    await response.text();
    const isPassedOn = response.headers.get("Location")?.endsWith("?q=node") ?? false;
    expect(isFromCache ? "ignored" : isPassedOn ? "passed on" : "read").toBe(query);
  });
});
