import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { fetchPath, origin } from "./fetch-path.ts";

/** Follows exactly one redirect. */
async function follow(path: string): Promise<Response> {
  const redirect = await fetchPath(path);
  expect(redirect.status, path).toBe(301);
  expect(await redirect.text()).toBe("");
  return fetchPath(redirect.headers.get("Location") ?? "no location");
}

describe("redirects once", () => {
  it.each([
    ["/r/docs/overview", "/docs/overview"],
    ["/r/0.1.0-beta.19/docs/overview", "/docs/overview"],
    ["/r/docs/0.1.0-beta.17/overview", "/docs/overview"],
    ["/r/next", "/"],
    ["/index.html", "/"],
    ["/docs/", "/docs"],
    ["//docs//overview", "/docs/overview"],
    ["/r/next/docs/overview/index.html", "/docs/overview"],
    ["/examples/landing/", "/examples/landing"],
    ["/examples/basic/index.html", "/examples/basic"],
    ["/r/next/examples/landing", "/examples/landing"],
    ["/r/sitemap.xml/", "/sitemap.xml"],
    ["/docs/overview.md/", "/docs/overview.md"],
    [`/_data/${manifest.release}/docs.json/`, `/_data/${manifest.release}/docs.json`],
  ])("from %s to %s", async (from, to) => {
    expect((await fetchPath(from)).headers.get("Location")).toBe(to);
    expect((await follow(from)).status).toBe(200);
  });

  it.each(["?x=1", "?x=1&x=2", "?", "?q=%2F%2Fevil.example", "?q=a+b%20c%00", "?url=https://evil.example/#x"])(
    "and keeps the query %s",
    async (query) => {
      const { search } = new URL(origin + query);
      const { headers } = await fetchPath(`/r/next/docs/overview/index.html${query}`);
      expect(headers.get("Location")).toBe(`/docs/overview${search}`);
    },
  );

  it("to search, which then answers the query", async () => {
    expect(await (await follow("/r/next/search/?q=useNode")).text()).toContain(
      "Search results for &quot;useNode&quot;",
    );
  });

  it.each(Object.entries(manifest.redirects))("from %s to %s, as set in the content", async (from, to) => {
    const [path, hash] = to.split("#");
    expect((await fetchPath(from)).headers.get("Location")).toBe(to);
    expect((await fetchPath(`/r/next${from}/?x=1`)).headers.get("Location")).toBe(
      `${path}?x=1${hash ? `#${hash}` : ""}`,
    );
    expect((await follow(from)).status).toBe(200);
  });

  it.each(["/r/docs/nextgen/x", "/r/1.2/docs/x", "//nope/", "/docs/nope/index.html"])(
    "from %s to the not-found page",
    async (from) => {
      expect((await follow(from)).status).toBe(404);
    },
  );
});
