import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { hydrate, type Visit, visit } from "./browser.ts";
import { readManifest } from "./built-site.ts";
import { settle, whenWhole } from "./reader.ts";

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
    const fromEdge = await content(page);
    await hydrate(page);
    expect(await content(page)).toBe(fromEdge);
    await renderAnew(page);
    expect(await content(page)).toBe(fromEdge);
    await settle(page); // what is around it is taken over in the next frame at the latest
    expect(troubles).toEqual([]);
  });
});

/** The page's content as HTML, without what differs whoever renders it. */
const content = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    // The list of headings follows the reading, and what is in a frame comes when it is ready.
    for (const changing of main.querySelectorAll(".toc, .live")) changing.remove();
    main.querySelector(".landing-example")?.removeAttribute("data-loaded");
    // It loses this mark when the browser is idle.
    for (const run of main.querySelectorAll(".far")) run.classList.remove("below-1400");
    main.querySelector("h1")?.removeAttribute("tabindex"); // a route change puts the focus there
    // The edge writes attributes in an order of its own, and a comment between two texts.
    for (const element of main.querySelectorAll("*")) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
    return main.innerHTML.replaceAll("<!-- -->", "");
  });

/** Has React render the page's content: by a link to the page itself. */
async function renderAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector("main")?.setAttribute("data-from-edge", "");
    const link = Object.assign(document.createElement("a"), { href: location.href });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.waitForSelector("main:not([data-from-edge])", { state: "attached" });
  await whenWhole(page); // on a slow machine, the title is there first
}

let current: Visit | undefined;
afterEach(async () => {
  await current?.page.context().close();
});

describe("a page that React renders in another way than the edge did would be noticed", () => {
  it("around the content", async () => {
    current = await visit({ baseURL: inject("developmentAddress") });
    const { page, troubles } = current;
    await page.goto("/support");
    await page.evaluate(() => {
      const heading = document.querySelector(".footer h2");
      if (heading) heading.textContent = "Another heading";
    });
    await hydrate(page);
    await expect.poll(() => troubles.join()).toContain("Hydration failed"); // when the link under the pointer is ready
  });

  it("in the content", async () => {
    current = await visit();
    const { page } = current;
    await page.route("**/docs/overview.json", async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({ response, json: { ...data, head: { ...data.head, title: "Another heading" } } });
    });
    await page.goto("/docs/overview");
    const fromEdge = await content(page);
    await hydrate(page);
    await renderAnew(page);
    expect(await content(page)).toBe(fromEdge.replace(">Overview</h1>", ">Another heading</h1>"));
    expect(await content(page)).not.toBe(fromEdge);
  });
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
