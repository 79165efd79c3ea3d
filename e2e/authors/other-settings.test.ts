import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../test/loopback.ts";
import { hydrate } from "../support/browser.ts";
import { readManifest } from "../support/built-site.ts";
import { journeys } from "../support/journeys.ts";
import { build, prepare, serve } from "../support/other-sites.ts";
import { isMarked, mark, pathOf, waitForHeading } from "../support/reader.ts";
import type { ServedSite } from "../support/serve-worker.ts";

/** A local fake of Algolia, whose URL the build gets in its environment. */
let index: Server;
let host: string;
let site: ServedSite;
let routes: string[];
let requests: string[] = [];
const failures = ["rate limit", "HTML page", "no response", "forbidden"] as const;
/** The index's failure, if any. */
let failure: (typeof failures)[number] | null = null;

const highlights = {
  hierarchy: { lvl0: { value: "Start" }, lvl1: { value: "Overview" }, lvl2: { value: "From there" } },
};
const hit = {
  objectID: "/docs/overview#install",
  url: "https://craft.js.org/sub/path/docs/overview#install",
  type: "lvl2",
  hierarchy: { lvl0: "Start", lvl1: "Overview", lvl2: "From there" },
  _highlightResult: highlights,
  _snippetResult: { content: { value: "a &lt;Frame&gt; of \ue000craft\ue001" } },
};
const answer = {
  hits: [hit],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 15,
  processingTimeMS: 1,
  query: "",
  params: "",
};

beforeAll(async () => {
  index = createServer((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const reply = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json", ...cors }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? "", host);
    if (request.method === "OPTIONS") return reply(200, {});
    if (pathname === "/1/keys/search-key") return reply(200, { acl: ["search"] });
    requests.push(`${pathname} ${request.headers["x-algolia-api-key"] ?? searchParams.get("x-algolia-api-key")}`);
    if (failure === "forbidden") return reply(403, { message: "broken", status: 403 });
    if (failure === "rate limit") return reply(429, { message: "Too many requests", status: 429 });
    if (failure === "HTML page") return response.writeHead(200, { "Content-Type": "text/html", ...cors }).end("<html>");
    if (failure === "no response") return;
    reply(200, pathname.endsWith("/queries") ? { results: [{ ...answer, index: "docs" }] } : answer);
  });
  host = await listen(index);
  const sitePaths = await prepare("other-settings");
  const env = {
    BASE_PATH: "/sub/path/",
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_SEARCH_KEY: "search-key",
    ALGOLIA_INDEX_NAME: "docs",
    ALGOLIA_HOSTS: host,
  };
  await build({ contentDir: "content", ...sitePaths, env });
  site = await serve(sitePaths);
  routes = Object.keys((await readManifest(sitePaths.outDir)).pages);
}, 180_000);
afterAll(async () => {
  await site?.stop();
  index?.close();
});
beforeEach(() => {
  requests = [];
  failure = null;
});

/** Reduced motion: transitions swallow clicks while they run. */
const it = journeys({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
const fetchPath = (path: string) => fetch(site.url + path, { redirect: "manual" });

describe("a site built for another base path", () => {
  test("has all pages and working addresses below the base path, and nothing outside it", async () => {
    const addresses = new Set<string>();
    for (const route of routes) {
      const response = await fetchPath(`/sub/path${route}`);
      expect(response.status, route).toBe(200);
      const addressesInPage = (await response.text()).matchAll(/<[^>]+ (?:href|src|action)="(\/[^"#]*)/g);
      for (const [, url = ""] of addressesInPage) addresses.add(url.replaceAll("&amp;", "&"));
    }
    expect(addresses.size).toBeGreaterThan(routes.length);
    expect([...addresses].filter((url) => !url.startsWith("/sub/path/"))).toEqual([]);
    // Search pages would query the hosted index each time; pages were requested above.
    const otherAddresses = [...addresses].filter(
      (url) => !url.includes("?q=") && !routes.includes(url.slice("/sub/path".length)),
    );
    const statuses = await Promise.all(otherAddresses.map(async (path) => `${(await fetchPath(path)).status} ${path}`));
    expect(statuses.filter((status) => !status.startsWith("200 "))).toEqual([]);

    for (const [path, canonical] of [
      ["docs/overview", "docs/overview"],
      ["examples/tutorial/step-2", "docs/guides/basic-tutorial"],
      ["examples/live/nodes", "docs/concepts/nodes"],
    ]) {
      const html = await (await fetchPath(`/sub/path/${path}`)).text();
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`https://craft.js.org/sub/path/${canonical}`);
    }
    for (const [path = "", location] of [
      ["/sub/path?x=1", "/sub/path/?x=1"],
      ["/sub/path/r/docs/next/overview/index.html?x=1", "/sub/path/docs/overview?x=1"],
      ["/sub/path/r", "/sub/path/"],
      ["/sub/path/r//evil.example", "/sub/path/evil.example"],
    ]) {
      const response = await fetchPath(path);
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 301, location]);
    }
    const outside = ["/", "/docs/overview", "/sub", "/sub/pathology", "/sub/docs/overview", "/r/docs/overview"];
    for (const path of [...outside, "/sub/path/nope"])
      expect([path, (await fetchPath(path)).status]).toEqual([path, 404]);
  });

  test.each(["/docs/overview", "/sub/path/docs/overview", "https://craft.js.org/sub/path/docs/overview.md"])(
    "answers MCP clients below the base path, and reads the page %s for them",
    async (path) => {
      const params = { name: "read_page", arguments: { path } };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(`${site.url}/sub/path/mcp`, { method: "POST", headers, body });
      const text = await (await fetchPath("/sub/path/docs/overview.md")).text();
      expect(await response.json()).toMatchObject({ result: { content: [{ type: "text", text }] } });
    },
  );

  it("shows the base URL banner outside the base path, and works inside it", async ({ page, expectErrors }) => {
    expectErrors("404");
    await page.goto(`${site.url}/docs/overview`);
    const banner = page.locator("body > [role=alert]");
    expect(await banner.locator("code").allTextContents()).toEqual(["/sub/path/", "/", "BASE_PATH"]);
    await hydrate(page);
    expect(await banner.isVisible()).toBe(true);
    await page.goto(`${site.url}/wp-login.php`);
    expect(await page.getByText("Your site did not load properly").count()).toBe(0);

    await page.goto(`${site.url}/sub/path/docs/overview`);
    await page.waitForSelector("link[rel=prefetch]", { state: "attached" });
    const hrefs = await page
      .locator("link[rel=prefetch], link[rel=modulepreload]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.filter((href) => !href?.startsWith("/sub/path/"))).toEqual([]);
    await hydrate(page);
    await mark(page);
    await page.click('.sidebar a[href="/sub/path/docs/api/useNode"]');
    await page.waitForURL("**/sub/path/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    await page.click(".navbar-title");
    await page.waitForURL("**/sub/path/");
    await page.mouse.move(300, 300); // starts the editor
    await page.waitForSelector(".landing-example[data-loaded]");
    expect(await page.locator("body > [role=alert]").count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/sub/path/docs/api/useNode");
    expect(await isMarked(page)).toBe(true);
    await page.click(".navbar-links summary");
    await page.click('.navbar-links a[href="/sub/path/examples/basic"]');
    await page.waitForURL("**/sub/path/examples/basic");
    expect(await isMarked(page)).toBe(false);
    await page.goto(`${site.url}/sub/path/docs/nope`);
    await hydrate(page);
    await page.click("text=See all its pages");
    await page.waitForURL("**/sub/path/docs");
    await waitForHeading(page, "Documentation");
  });
});

describe("a site with a hosted search index", () => {
  it("uses the index in the search dialog, and its own search with a warning if the index fails", async ({
    page,
    errors,
    expectErrors,
  }) => {
    const response = await page.goto(`${site.url}/sub/path/docs/api/useNode`);
    expect(response?.headers()["content-security-policy"]).toContain(`connect-src 'self' ${host}`);
    await page.keyboard.press("/");
    await page.fill("#_site-search input", "craft");
    const option = page.locator('#_site-search [role="option"]');
    await option.first().waitFor();
    expect(await option.getAttribute("href")).toBe("/sub/path/docs/overview#install");
    expect(await page.locator("#_site-search-results").textContent()).toContain("a <Frame> of craft");
    expect(await page.locator("#_site-search-results mark").textContent()).toBe("craft");
    expect(requests.every((request) => /^\/1\/indexes\/(\*|%2A)\/queries search-key$/.test(request))).toBe(true);
    expect(requests.length).toBeGreaterThan(0);

    expectErrors("Algolia failed", "403", "429");
    for (failure of failures) {
      await page.goto(`${site.url}/sub/path/docs/overview`);
      await hydrate(page);
      await mark(page);
      await page.keyboard.press("/");
      await page.fill("#_site-search input", "useNode");
      await option.first().waitFor();
    }
    await page.keyboard.press("Enter");
    await waitForHeading(page, "useNode()");
    expect(pathOf(page)).toBe("/sub/path/docs/api/useNode");
    expect(await isMarked(page)).toBe(true);
    expect(errors.join("\n")).toContain("Algolia failed; using the site's own search");
  });

  it("uses the index for the search page, and its own search if the index fails", async ({ page }) => {
    const search = (query: string) => page.goto(`${site.url}/sub/path/search?q=${query}`);
    await search("craft");
    expect(await page.locator(".hits").textContent()).toContain("From there");
    expect(requests).toEqual([expect.stringMatching(/^\/1\/indexes\/(\*|%2A)\/queries search-key$/)]);
    const firstHit = () => page.locator(".hits h2 a").first().getAttribute("href");
    for (failure of failures) {
      await search("useNode");
      expect(await firstHit()).toBe("/sub/path/docs/api/useNode");
    }
    await hydrate(page);
    expect(await firstHit()).toBe("/sub/path/docs/api/useNode");
  });
});
