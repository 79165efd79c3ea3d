import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { cachePolicy } from "../../worker/cache-policy.ts";
import { routes } from "../../worker/routes.ts";
import { ask } from "./ask.ts";

const json = { "Content-Type": "application/json" };
const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

/** A successful request to each route; null if the tests' build has none: the base path is `/`, and KV has no old files. */
const examples: Record<string, [path: string, status: number, init?: RequestInit] | null> = {
  "search API": ["/1/indexes/*/queries", 200, { method: "POST", body: '{"requests":[{"query":"node"}]}' }],
  "rest of Algolia's API": ["/1/keys", 404],
  "MCP server": ["/mcp", 200, { method: "POST", headers: json, body: message }],
  "outside the base path": null,
  redirect: ["/r/docs/overview", 301],
  "page data": [`/_data/${manifest.release}/docs/overview.json`, 200],
  "static file": ["/favicon.svg", 200],
  "file of another release": null,
  "page's Markdown": ["/docs/overview.md", 200],
  "search page": ["/search?q=node", 200],
  page: ["/docs/overview", 200],
};

it("has an example for each route", () => {
  expect(Object.keys(examples)).toEqual(routes.map(({ name }) => name));
});

describe.each(routes.filter(({ name }) => examples[name]))("the route $name", ({ name, methods, cache }) => {
  const [path, status, init] = examples[name] ?? ["", 0];

  it("answers under its cache policy", async () => {
    const response = await ask(path, init);
    await response.text();
    expect(response.status).toBe(status);
    const { "Cache-Control": browser, ...edge }: Record<string, string> = cachePolicy[cache];
    expect(response.headers.get("Cache-Control")).toBe(browser);
    const name = "Cloudflare-CDN-Cache-Control";
    expect(response.headers.get(name)).toBe(edge[name] ?? null);
  });

  it("rejects unlisted methods", async () => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await ask(path, { method });
      await response.text();
      const isListed = methods === "any" || methods.some((listed) => listed === method);
      expect([method, response.status === 405]).toEqual([method, !isListed]);
      if (methods !== "any" && !isListed) expect(response.headers.get("Allow")).toBe(methods.join(", "));
    }
  });
});
