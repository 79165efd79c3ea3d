import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { readManifest } from "../../e2e/support/built-site.ts";
import { answer } from "../../e2e/support/reader.ts";

const words = "Your site did not load properly";
const banner = "body > [role=alert]";

/** A server that serves the site, which was built for `/`, under `/other/`; nothing is there outside of that. */
let server: Server;
let address: string;
let current: Visit;

beforeAll(async () => {
  server = createServer(async ({ url = "" }, response) => {
    if (!/^\/other(\/|$)/.test(url)) return response.writeHead(404).end();
    const answer = await fetch(inject("siteAddress") + (url.slice("/other".length) || "/"));
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

afterEach(async () => {
  await current?.page.context().close();
});

describe("a site that is served under another path than it was built for", () => {
  it.each([
    ["/other/", "/other/"],
    ["/other", "/other/"],
    ["/other/?x=1#y", "/other/"],
  ])("says so without React at %s, with the configured and the suggested path", async (path, suggestion) => {
    current = await visit({ baseURL: address });
    const { page, troubles } = current;
    await page.goto(path);
    await page.waitForSelector(banner);
    expect(await page.locator(banner).count()).toBe(1);
    expect(await page.locator(banner).isVisible()).toBe(true);
    const text = (await page.locator(banner).innerText()).replace(/\s+/g, " ");
    expect(text).toContain(`${words}. The usual cause is a wrong base URL setting.`);
    expect(await page.locator(`${banner} code`).allTextContents()).toEqual(["/", suggestion, "BASE_PATH"]);
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBe(undefined);
    // What is missing is the site's files, and nothing but that goes wrong: no policy forbids the banner anything.
    expect(troubles.filter((trouble) => !/404/.test(trouble))).toEqual([]);
    expect(troubles.length).toBeGreaterThan(0);
  });

  it("shows it above the page, which reads all the same", async () => {
    current = await visit({ baseURL: address });
    const { page } = current;
    await page.goto("/other/");
    await page.waitForSelector(banner);
    expect(await page.locator(banner).evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(20);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("shows it on the page at the base path only", async () => {
    current = await visit({ baseURL: address });
    const { page } = current;
    await page.goto("/other/docs/overview");
    expect(await page.getByText(words).count()).toBe(0);
  });
});

describe("a site that is served where it was built for", () => {
  it("shows no banner, before hydration and after it", async () => {
    current = await visit();
    const { page, troubles } = current;
    await page.goto("/");
    expect(await page.getByText(words).count()).toBe(0);
    await hydrate(page);
    expect(await page.getByText(words).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it("shows it when the start script throws", async () => {
    current = await visit();
    const { page } = current;
    await page.route("**/_assets/start-*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("by this test")' }),
    );
    await page.goto("/");
    await page.waitForSelector(banner);
  });

  it("shows it when the app cannot be loaded, until it is there after all", async () => {
    current = await visit();
    const { page } = current;
    const mend = await answer(page, "**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/");
    await page.dispatchEvent(".navbar-title", "pointerover");
    await page.waitForSelector(banner);
    mend();
    await hydrate(page);
    expect(await page.locator(banner).isVisible()).toBe(false);
  });

  it("shows none without JavaScript", async () => {
    current = await visit({ javaScriptEnabled: false });
    await current.page.goto("/");
    expect(await current.page.getByText(words).count()).toBe(0);
    expect(await current.page.locator("body").innerText()).not.toContain(words);
  });

  it("has the banner's words in a template, on the page at the base path and on no other", async () => {
    const html = async (path: string) => (await fetch(inject("siteAddress") + path)).text();
    const landing = await html("/");
    expect(landing.split(words)).toHaveLength(2);
    expect(/<template id="base-url-banner">.*?<\/template>/s.exec(landing)?.[0]).toContain(words);
    for (const path of Object.keys((await readManifest()).pages).filter((path) => path !== "/")) {
      expect(await html(path), path).not.toContain(words);
    }
  });
});
