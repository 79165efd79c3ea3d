import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { hydrate, visit } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { answer } from "../support/reader.ts";
import { type ServedSite, serveWorker } from "../support/serve-worker.ts";

const words = "Your site did not load properly";
const banner = "body > [role=alert]";

describe("a site that is served under another path than it was built for", () => {
  /** Serves a site built for `/` under `/other/`, and nothing elsewhere. */
  let server: Server;
  let address: string;

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

  test("says so above the page at the base path, without React, with the configured and the suggested path", async () => {
    const { page, troubles } = await visit({ baseURL: address });
    for (const path of ["/other/", "/other", "/other/?x=1#y"]) {
      await page.goto(path);
      await page.waitForSelector(banner);
      expect(await page.locator(banner).count()).toBe(1);
      expect(await page.locator(banner).isVisible()).toBe(true);
      const text = (await page.locator(banner).innerText()).replace(/\s+/g, " ");
      expect(text).toContain(`${words}. The usual cause is a wrong base URL setting.`);
      expect(await page.locator(`${banner} code`).allTextContents()).toEqual(["/", "/other/", "BASE_PATH"]);
      expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBe(undefined);
    }
    const top = await page.locator(banner).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(20);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.goto("/other/docs/overview");
    expect(await page.getByText(words).count()).toBe(0);
    // Only the site's files are missing: the CSP does not block the banner.
    expect(troubles.filter((trouble) => !/404/.test(trouble))).toEqual([]);
    expect(troubles.length).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe("a site built for / whose worker is routed at /sub/*", () => {
  let site: ServedSite;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    site = await serveWorker();
    server = createServer(async ({ url = "" }, response) => {
      if (!url.startsWith("/sub/")) return response.writeHead(404).end();
      const answer = await fetch(site.address + url, { redirect: "manual" });
      const { "content-encoding": _, ...headers } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, headers);
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server?.close();
    await site?.stop();
  });

  test("says so to readers, with both paths, and in the log", async () => {
    const { page } = await visit({ baseURL: address });
    for (const path of ["/sub/", "/sub/docs/overview"]) {
      await page.goto(path);
      await page.waitForSelector(banner);
      expect(await page.locator(`${banner} code`).allTextContents()).toEqual(["/", "/sub/", "BASE_PATH"]);
      expect(site.logs.at(-1)).toContain("build it with BASE_PATH=/sub/ (it was built for /)");
    }
    await page.context().close();
  });
});

describe("a site that is served where it was built for", () => {
  const it = journeys();

  it("shows no banner before hydration and after it, but where the app cannot be loaded, until it is there after all", async ({
    page,
    expectTrouble,
  }) => {
    await page.goto("/");
    expect(await page.getByText(words).count()).toBe(0);
    await hydrate(page);
    expect(await page.getByText(words).count()).toBe(0);

    expectTrouble("/app-", "Could not load the app", "Failed to load resource");
    const mend = await answer(page, "**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/");
    await page.dispatchEvent(".navbar-title", "pointerover");
    await page.waitForSelector(banner);
    mend();
    await hydrate(page);
    expect(await page.locator(banner).isVisible()).toBe(false);
  });

  it("shows none on a not-found page at an address that another base path would explain", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble("404");
    await page.goto("/sub/docs/overview");
    expect(await page.locator("template#base-url-banner").count()).toBe(1);
    await hydrate(page);
    expect(await page.getByText(words).count()).toBe(0);
  });

  it("shows it when the start script throws", async ({ page, expectTrouble }) => {
    expectTrouble("by this test");
    await page.route("**/_assets/start-*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("by this test")' }),
    );
    await page.goto("/");
    await page.waitForSelector(banner);
  });

  journeys({ javaScriptEnabled: false })("shows none without JavaScript", async ({ page }) => {
    await page.goto("/");
    expect(await page.getByText(words).count()).toBe(0);
    expect(await page.locator("body").innerText()).not.toContain(words);
  });
});
