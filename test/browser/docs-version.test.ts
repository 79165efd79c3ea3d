import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { buildSite } from "../../build.ts";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { openKv, prepare, serve } from "../../e2e/support/other-sites.ts";
import type { ServedSite as RunningWorker } from "../../e2e/support/serve-worker.ts";

const key = "docs-preferred-version-default";
let current: Visit;

afterEach(async () => {
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

/** A visit of a reader whose browser holds the name of a version. */
async function visitWith(address: string, version: string): Promise<Page> {
  const origins = [{ origin: address, localStorage: [{ name: key, value: version }] }];
  current = await visit({ baseURL: address, storageState: { cookies: [], origins } });
  return current.page;
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key);
const docsLink = (page: Page) => page.locator(".navbar-links a", { hasText: "Documentation" }).getAttribute("href");

describe("with one version of the docs", () => {
  it("there is no version menu", async () => {
    current = await visit();
    const { page } = current;
    await page.goto("/docs/overview");
    await hydrate(page);
    expect(await page.locator(".version-menu").count()).toBe(0);
  });

  it.each(["0.9", "", "toString", "__proto__"])('a stored name that does not exist is removed: "%s"', async (name) => {
    const page = await visitWith(inject("siteAddress"), name);
    await page.goto("/docs/overview");
    expect(await stored(page)).toBe(null);
    expect(await docsLink(page)).toBe("/docs/overview");
  });

  it("the name of the version that there is stays", async () => {
    const page = await visitWith(inject("siteAddress"), "current");
    await page.goto("/docs/overview");
    expect(await stored(page)).toBe("current");
    expect(await docsLink(page)).toBe("/docs/overview");
  });
});

describe("with two versions of the docs", () => {
  let worker: RunningWorker;
  let address: string;

  beforeAll(async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const site = await prepare("two-versions");
    const kv = await openKv(site);
    await buildSite({
      contentDir: "test/fixtures/site",
      outDir: site.outDir,
      mode: "production",
      kv,
      drawsPictures: false,
    });
    await kv.close();
    worker = await serve(site);
    address = worker.address;
  });
  afterAll(() => worker?.stop());

  it("the menu names the version being read, and leads to the others", async () => {
    current = await visit({ baseURL: address });
    const { page } = current;
    await page.goto("/docs/overview");
    const menu = page.locator(".version-menu");
    expect(await menu.locator("summary").textContent()).toBe("Version: Next");
    expect(await menu.locator("li a").allTextContents()).toEqual(["Next", "1.0"]);
    expect(await menu.locator('a[aria-current="true"]').textContent()).toBe("Next");
    await page.goto("/docs/1.0/overview");
    expect(await menu.locator("summary").textContent()).toBe("Version: 1.0");
  });

  it("a choice is remembered, without a reload, and the navbar leads to the version chosen", async () => {
    current = await visit({ baseURL: address });
    const { page } = current;
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.click(".version-menu summary");
    await page.click(".version-menu a >> text=1.0");
    await page.waitForURL("**/docs/1.0/overview");
    // The address may change a frame before the page.
    await page.waitForSelector("h1 >> text=Overview of 1.0");
    expect(await page.locator(".version-menu summary").textContent()).toBe("Version: 1.0");
    expect(await page.evaluate(() => "mark" in window)).toBe(true);
    expect(await stored(page)).toBe("1.0");
    await page.click(".navbar-links a >> text=Support");
    await page.waitForURL("**/support");
    await page.waitForSelector("h1 >> text=Support");
    expect(await docsLink(page)).toBe("/docs/1.0/overview");
    // On the next visit too, before React and after it.
    await page.reload();
    expect(await docsLink(page)).toBe("/docs/1.0/overview");
    await hydrate(page);
    expect(await docsLink(page)).toBe("/docs/1.0/overview");
    await page.click(".navbar-links a >> text=Documentation");
    await page.waitForURL("**/docs/1.0/overview");
  });

  it("a choice is remembered before React is there", async () => {
    current = await visit({ baseURL: address });
    const { page } = current;
    await page.route("**/_assets/app-*", () => {}); // never answered
    await page.goto("/docs/overview");
    await page.click(".version-menu summary");
    await page.click(".version-menu a >> text=1.0");
    expect(await stored(page)).toBe("1.0");
  });

  it("in a narrow window, the drawer leads to the version chosen", async () => {
    const page = await visitWith(address, "1.0");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/support");
    await page.click(".navbar-menu");
    await page.click(".menu-site a >> text=Documentation");
    await page.waitForURL("**/docs/1.0/overview");
  });

  it("a stored name that does not exist is removed", async () => {
    const page = await visitWith(address, "0.9");
    await page.goto("/docs/overview");
    expect(await stored(page)).toBe(null);
    expect(await docsLink(page)).toBe("/docs/overview");
  });

  it("every version is there without JavaScript", async () => {
    current = await visit({ baseURL: address, javaScriptEnabled: false });
    const { page } = current;
    await page.goto("/docs/overview");
    await page.click(".version-menu summary");
    await page.click(".version-menu a >> text=1.0");
    expect(await page.locator("h1").textContent()).toBe("Overview of 1.0");
  });
});
