import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { hydrate, type Visit, visit } from "./browser.ts";

const manifestModule = await readFile("dist/worker/manifest.js", "utf8");
const manifest = JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/.exec(manifestModule)?.[1] ?? "null"));
const routes = Object.keys(manifest.pages);

let current: Visit | undefined;
afterEach(async () => {
  await current?.page.context().close();
});

describe("every page of the site", () => {
  it.each(routes)("%s is served, titled and taken over by React without a complaint", async (path) => {
    current = await visit();
    const { page, troubles } = current;
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(200);
    expect(await page.locator("h1").count()).toBe(1);
    const heading = await page.locator("h1").innerText();
    expect(await page.title()).toContain(heading);
    const html = () => page.evaluate(() => document.querySelector("main")?.innerHTML);
    const before = await html();
    await hydrate(page);
    expect(await html()).toBe(before);
    expect(troubles).toEqual([]);
  });

  it("shows the not-found page with status 404, in which links work", async () => {
    current = await visit();
    const { page, troubles } = current;
    const response = await page.goto("/docs/nope");
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("Page not found");
    await hydrate(page);
    await page.click("text=See all its pages");
    await page.waitForURL("**/docs");
    expect(await page.locator("h1").innerText()).toBe("Documentation");
    // The page itself and its data answer 404, and nothing else goes wrong.
    expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
  });
});
