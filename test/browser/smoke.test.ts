import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { hydrate, type Visit, visit } from "./browser.ts";
import { readManifest } from "./built-site.ts";

const routes = Object.keys((await readManifest()).pages);

describe.each(["siteAddress", "developmentAddress"] as const)("every page of the site (%s)", (address) => {
  // One browser tab loads them all, one after the other, so that what all pages share is fetched once.
  let all: Visit;
  beforeAll(async () => {
    all = await visit({ baseURL: inject(address) });
  });
  afterEach(async () => {
    await all.page.goto("about:blank"); // what is still on its way then is no trouble of the next page
    all.troubles.length = 0;
  });
  afterAll(() => all.page.context().close());

  it.each(routes)("%s is served, titled and taken over by React without a complaint", async (path) => {
    const { page, troubles } = all;
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(200);
    expect(await page.locator("h1").count()).toBe(1);
    const heading = await page.locator("h1").textContent();
    expect(await page.title()).toContain(heading);
    const html = () =>
      page.evaluate(() => {
        const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
        // The list of headings follows the reading, and what is in a frame comes when it is ready, whoever renders them.
        for (const changing of main.querySelectorAll(".toc, .live")) changing.remove();
        main.querySelector(".landing-example")?.removeAttribute("data-loaded");
        return main.innerHTML;
      });
    const before = await html();
    await hydrate(page);
    expect(await html()).toBe(before);
    expect(troubles).toEqual([]);
  });
});

let current: Visit | undefined;
afterEach(async () => {
  await current?.page.context().close();
});

it("would notice a page that React renders in another way than the edge did", async () => {
  current = await visit({ baseURL: inject("developmentAddress") });
  const { page, troubles } = current;
  await page.goto("/support");
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = "Another heading";
  });
  await hydrate(page);
  expect(troubles.join()).toContain("Hydration failed");
});

describe("the not-found page", () => {
  it("answers with status 404, and its links work", async () => {
    current = await visit();
    const { page, troubles } = current;
    const response = await page.goto("/docs/nope");
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("Page not found");
    await hydrate(page);
    await page.click("text=See all its pages");
    await page.waitForURL("**/docs");
    expect(await page.locator("h1").textContent()).toBe("Documentation");
    // The page itself and its data answer 404, and nothing else goes wrong.
    expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
  });
});
