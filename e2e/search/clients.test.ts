import { build } from "esbuild";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";

const it = journeys({ viewport: { width: 1000, height: 800 } });

/** Shows a custom page on the site's origin, with a script that may import packages. */
async function show(page: Page, html: string, script: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const body = `<!doctype html><title>Clients</title>${html}<script>${outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>`;
  await page.route("**/clients", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto("/clients");
}

/** Options for a client of the site. The default timeout for connecting, 1 s, is too short for a busy machine. */
const clientOptions = `{
  hosts: [{ url: location.host, protocol: location.protocol.slice(0, -1), accept: "readWrite" }],
  timeouts: { connect: 10_000, read: 20_000, write: 20_000 },
}`;

describe("a third-party client of the search API", () => {
  it("shows sections in DocSearch's dialog, with marked matches, and code as text", async ({ page, expectErrors }) => {
    expectErrors("status 404"); // it probes for an Algolia service
    await show(
      page,
      '<div id="search-box"></div>',
      `import docsearch from "@docsearch/js";
       import { liteClient } from "algoliasearch/lite";
       docsearch({
         container: "#search-box", appId: "app", apiKey: "key", indices: ["docs"], insights: false,
         transformSearchClient: () => {
           const client = liteClient("app", "key", ${clientOptions});
           return { ...client, addAlgoliaAgent() {} };
         },
       });`,
    );
    await page.click(".DocSearch-Button");
    await page.fill(".DocSearch-Input", "setProp");
    await page.waitForSelector(".DocSearch-Hit");
    const hit = page.locator(".DocSearch-Hit").first();
    expect(await hit.locator("a").getAttribute("href")).toMatch(/\/docs\/api\/use(Node|Editor)#set-prop$/);
    expect(await hit.locator("mark").first().textContent()).toContain("setProp");
    expect(await hit.textContent()).toMatch(/use(Node|Editor)\(\)/);
    await page.fill(".DocSearch-Input", "Element that is used inside a User Component must specify an id prop");
    await expect.poll(() => page.locator(".DocSearch-Dropdown").textContent()).toContain("<Element");
    expect(await page.locator(".DocSearch-Dropdown element").count()).toBe(0);
  });

  it("shows hits, facets with counts, and pagination in InstantSearch's widgets", async ({ page }) => {
    await show(
      page,
      '<div id="box"></div><div id="stats"></div><div id="types"></div><div id="hits"></div><div id="pages"></div>',
      `import instantsearch from "instantsearch.js";
       import { searchBox, hits, refinementList, pagination, stats, configure } from "instantsearch.js/es/widgets";
       import { liteClient } from "algoliasearch/lite";
       const search = instantsearch({ indexName: "docs", searchClient: liteClient("app", "key", ${clientOptions}) });
       search.addWidgets([
         configure({ hitsPerPage: 5, attributesToSnippet: ["content:10"] }),
         searchBox({ container: "#box" }), stats({ container: "#stats" }),
         refinementList({ container: "#types", attribute: "type" }),
         hits({ container: "#hits", templates: { item: (hit, { html, components }) =>
           html\`<a href="\${hit.url}">\${components.Highlight({ hit, attribute: "hierarchy.lvl1" })}</a> \${components.Snippet({ hit, attribute: "content" })}\` } }),
         pagination({ container: "#pages" }),
       ]);
       search.start();`,
    );
    const firstHit = () => page.locator("#hits a").first().getAttribute("href");
    const hitCount = async () => Number.parseInt((await page.locator("#stats").textContent()) ?? "", 10);
    await page.fill("#box input", "useNode");
    await expect.poll(firstHit).toMatch(/\/docs\/api\/useNode$/);
    expect(await page.locator("#hits mark").first().textContent()).toBe("useNode");
    const counts = await page.locator("#types .ais-RefinementList-count").allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(await hitCount());
    await page.locator("#types input").first().click();
    await expect.poll(hitCount).toBe(Number(counts[0]));
    const firstOfPage1 = await firstHit();
    await page.click("#pages [aria-label='Page 2']");
    await expect.poll(firstHit).not.toBe(firstOfPage1);
  });
});
