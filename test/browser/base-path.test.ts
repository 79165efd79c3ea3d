import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { readManifest } from "../../e2e/support/built-site.ts";
import { prepare, serve } from "../../e2e/support/other-sites.ts";
import type { ServedSite as RunningWorker } from "../../e2e/support/serve-worker.ts";

/** The real content, built for the base path `/sub/path/`. */
let worker: RunningWorker;
let routes: string[];
let current: Visit | undefined;

beforeAll(async () => {
  const site = await prepare("base-path");
  // The base path is read when the modules are loaded: a process of its own.
  const env = { ...process.env, BASE_PATH: "/sub/path/" };
  await promisify(execFile)(process.execPath, ["e2e/support/build-other-site.ts", site.outDir, site.state], { env });
  worker = await serve(site);
  routes = Object.keys((await readManifest(site.outDir)).pages);
});
afterAll(() => worker?.stop());

const open = async (options: Parameters<typeof visit>[0] = {}) => {
  // Without transitions, which take clicks that come while they last.
  current = await visit({ baseURL: worker.address, reducedMotion: "reduce", ...options });
  return current.page;
};

afterEach(async () => {
  await current?.page.context().close();
  expect(current?.troubles ?? []).toEqual([]);
});

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => "mark" in window);
const ask = (path: string) => fetch(worker.address + path, { redirect: "manual" });

it("every page is there, and every address in it lies below the base path and answers", async () => {
  const addresses = new Set<string>();
  for (const route of routes) {
    const response = await ask(`/sub/path${route}`);
    expect(response.status, route).toBe(200);
    const found = (await response.text()).matchAll(/<[^>]+ (?:href|src|action)="(\/[^"#]*)/g);
    for (const [, address = ""] of found) addresses.add(address.replaceAll("&amp;", "&"));
  }
  expect(addresses.size).toBeGreaterThan(routes.length);
  expect([...addresses].filter((address) => !address.startsWith("/sub/path/"))).toEqual([]);
  const statuses = await Promise.all([...addresses].map(async (path) => `${(await ask(path)).status} ${path}`));
  expect(statuses.filter((status) => !status.startsWith("200 "))).toEqual([]);
});

it.each([
  ["docs/overview", "docs/overview"],
  ["examples/basic", "examples/basic"],
  ["examples/basic/step-2", "docs/guides/basic-tutorial"],
  ["examples/live/nodes", "docs/concepts/nodes"],
])("%s names the public address of %s below the base path", async (path, canonical) => {
  const html = await (await ask(`/sub/path/${path}`)).text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`https://craft.js.org/sub/path/${canonical}`);
});

it.each([
  ["/sub/path", "/sub/path/"],
  ["/sub/path?x=1", "/sub/path/?x=1"],
  ["/sub/path/r/docs/overview", "/sub/path/docs/overview"],
  ["/sub/path/r/docs/next/overview/?x=1", "/sub/path/docs/overview?x=1"],
  ["/sub/path/r", "/sub/path/"],
  ["/sub/path/index.html", "/sub/path/"],
  ["/sub/path/docs/overview/index.html", "/sub/path/docs/overview"],
  ["/sub/path/docs/overview/", "/sub/path/docs/overview"],
  ["/sub/path//evil.example", "/sub/path/evil.example"],
  ["/sub/path/r//evil.example", "/sub/path/evil.example"],
])("%s leads to %s", async (path, location) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("Location")]).toEqual([301, location]);
});

it.each(["/", "/docs/overview", "/sub", "/sub/pathology", "/sub/docs/overview", "/r/docs/overview", "/sub/path/nope"])(
  "%s is not found",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

it("React takes the page over and follows links without a reload, on to the page at the base path and back", async () => {
  const page = await open();
  await page.goto("/sub/path/docs/overview");
  await hydrate(page);
  await mark(page);
  await page.click('.sidebar a[href="/sub/path/docs/api/useNode"]');
  await page.waitForURL("**/sub/path/docs/api/useNode");
  expect(await page.locator("h1").textContent()).toBe("useNode()");
  await page.click(".navbar-title");
  await page.waitForURL("**/sub/path/");
  await page.waitForSelector(".landing-example[data-loaded]");
  await page.goBack();
  await page.waitForURL("**/sub/path/docs/api/useNode");
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "useNode()");
  expect(await isMarked(page)).toBe(true);
});

it("links in a page's text stay below the base path, and are followed without a reload", async () => {
  const page = await open();
  await page.goto("/sub/path/docs/api/useNode");
  await hydrate(page);
  await mark(page);
  const link = page.locator('main .prose-body a[href^="/sub/path/docs/"]').first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL(`**${href}`);
  expect(await isMarked(page)).toBe(true);
});

it("links in view are prefetched from below the base path", async () => {
  const page = await open();
  await page.goto("/sub/path/docs/overview");
  await page.waitForSelector("link[rel=prefetch]", { state: "attached" });
  const hrefs = await page
    .locator("link[rel=prefetch], link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.filter((href) => !href?.startsWith("/sub/path/"))).toEqual([]);
});

it("the landing example, the search and the examples work, without the banner of a wrong base path", async () => {
  const page = await open();
  await page.goto("/sub/path/");
  await page.waitForSelector(".landing-example[data-loaded]");
  expect(await page.locator("body > [role=alert]").count()).toBe(0);
  await hydrate(page);
  await mark(page);
  await page.click(".navbar-search");
  await page.keyboard.type("useNode");
  await page.locator("#search-results [role=option]").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sub/path/docs/api/useNode*");
  expect(await isMarked(page)).toBe(true);
  await page.click(".navbar-links summary");
  await page.click('.navbar-links a[href="/sub/path/examples/basic"]');
  await page.waitForURL("**/sub/path/examples/basic");
  expect(await isMarked(page)).toBe(false);
});

it("the not-found page is the site's own, and its links work", async () => {
  const page = await open();
  await page.goto("/sub/path/docs/nope");
  await hydrate(page);
  await page.click("text=See all its pages");
  await page.waitForURL("**/sub/path/docs");
  expect(await page.locator("h1").textContent()).toBe("Documentation");
  expect(current?.troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
  current?.troubles.splice(0);
});
