import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { prepare, serve } from "../../e2e/support/other-sites.ts";
import type { ServedSite as RunningWorker } from "../../e2e/support/serve-worker.ts";

/** The real content, built for a hosted index: a server on this machine that answers as Algolia does. */
let server: Server;
let host: string;
let worker: RunningWorker;
let current: Visit;
/** Requests that the hosted index got, with the key that came with them. */
let seen: string[] = [];
let isBroken = false;

const hit = {
  objectID: "/docs/overview#install",
  url: "https://craft.js.org/docs/overview#install",
  type: "lvl2",
  hierarchy: { lvl0: "Start", lvl1: "Overview", lvl2: "From the hosted index" },
  _highlightResult: {
    hierarchy: { lvl0: { value: "Start" }, lvl1: { value: "Overview" }, lvl2: { value: "From the hosted index" } },
  },
  _snippetResult: { content: { value: "a &lt;Frame&gt; of \ue000craft\ue001" } },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const reply = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json", ...cors }).end(JSON.stringify(body));
    const path = request.url?.replace(/\?.*/, "") ?? "";
    if (request.method === "OPTIONS") return reply(200, {});
    if (path === "/1/keys/search-key") return reply(200, { acl: ["search"] });
    const key =
      request.headers["x-algolia-api-key"] ?? new URL(request.url ?? "", host).searchParams.get("x-algolia-api-key");
    seen.push(`${path} ${key}`);
    if (isBroken) return reply(403, { message: "broken", status: 403 });
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
    reply(200, path.endsWith("/queries") ? { results: [{ ...answer, index: "docs" }] } : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await prepare("hosted-search");
  // Where searches go is read when the site is built: a process of its own.
  const env = {
    ...process.env,
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_SEARCH_KEY: "search-key",
    ALGOLIA_INDEX_NAME: "docs",
    ALGOLIA_HOSTS: host,
  };
  await promisify(execFile)(process.execPath, ["e2e/support/build-other-site.ts", site.outDir, site.state], { env });
  worker = await serve(site);
}, 120_000);

afterAll(() => {
  worker?.stop();
  server?.close();
});

afterEach(async () => {
  await current?.page.context().close();
  seen = [];
  isBroken = false;
});

const open = async () => {
  current = await visit({ baseURL: worker.address, viewport: { width: 1280, height: 800 } });
  return current.page;
};

it("the dialog asks the hosted index, which the policy of the page names, and shows its texts", async () => {
  const page = await open();
  const response = await page.goto("/docs/overview");
  expect(response?.headers()["content-security-policy"]).toContain(`connect-src 'self' ${host}`);
  await page.keyboard.press("/");
  await page.fill("#search input", "craft");
  await page.waitForSelector('#search [role="option"]');
  expect(await page.locator('#search [role="option"]').getAttribute("href")).toBe("/docs/overview#install");
  expect(await page.locator("#search-results").textContent()).toContain("a <Frame> of craft");
  expect(await page.locator("#search-results mark").textContent()).toBe("craft");
  expect(seen.every((request) => /^\/1\/indexes\/(\*|%2A)\/queries search-key$/.test(request))).toBe(true);
  expect(seen.length).toBeGreaterThan(0);
  expect(current.troubles).toEqual([]);
});

it("the dialog asks the site itself when the hosted index fails, and says so in the console", async () => {
  isBroken = true;
  const page = await open();
  await page.goto("/docs/overview");
  await page.keyboard.press("/");
  await page.fill("#search input", "useNode");
  await page.waitForSelector('#search [role="option"]');
  expect(await page.locator('#search [role="option"]').first().getAttribute("href")).toBe("/docs/api/useNode");
  expect(current.troubles.join("\n")).toContain("Algolia could not be asked; the site answers itself");
  expect(seen.length).toBeGreaterThan(0);
});

it("the search page is answered by the hosted index at the edge, and by the site itself when that fails", async () => {
  const page = await open();
  await page.goto("/search?q=craft");
  expect(await page.locator(".hits").textContent()).toContain("From the hosted index");
  expect(seen).toEqual(["/1/indexes/docs/query search-key"]);
  isBroken = true;
  await page.goto("/search?q=useNode");
  await hydrate(page);
  expect(await page.locator(".hits h2 a").first().getAttribute("href")).toBe("/docs/api/useNode");
  expect(current.troubles).toEqual([]);
});
