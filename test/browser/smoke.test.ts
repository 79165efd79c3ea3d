import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { pageOfEachKind, pagesToVisit } from "../../e2e/support/pages.ts";
import { settle } from "../../e2e/support/reader.ts";

// One browser tab loads them all, one after the other, so that what all pages share is fetched once.
let all: Visit;
afterEach(async () => {
  await all?.page.goto("about:blank"); // what is still on its way then is no trouble of the next page
  if (all) all.troubles.length = 0;
});
afterAll(() => all?.page.context().close());

describe("a page of the site", () => {
  beforeAll(async () => {
    all = await visit();
  });

  it.each(pagesToVisit)("%s is served, titled and taken over by React without a complaint", async (path) => {
    const { page, troubles } = all;
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(200);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.title()).toContain(await page.locator("h1").textContent());
    const fromEdge = await content(page);
    await hydrate(page);
    expect(await content(page)).toBe(fromEdge);
    expect(troubles).toEqual([]);
  });
});

describe("every kind of page, with the development build of React, which complains about what production lets pass", () => {
  beforeAll(async () => {
    await all.page.context().close();
    all = await visit({ baseURL: inject("developmentAddress") });
  });

  it.each(pageOfEachKind)("%s looks the same when React renders it anew", async (path) => {
    const { page, troubles } = all;
    await page.goto(path, { waitUntil: "load" });
    const fromEdge = await content(page);
    await hydrate(page);
    await settle(page); // React hydrates the content after what is around it
    await renderAnew(page);
    expect(await content(page)).toBe(fromEdge);
    await settle(page);
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
    main.querySelector("h1")?.removeAttribute("tabindex"); // a route change puts the focus there
    // The edge writes attributes in an order of its own, and comments between two texts and around what may be hidden.
    for (const element of main.querySelectorAll("*")) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
    return main.innerHTML.replace(/<!--.*?-->/g, "");
  });

/** Has React render the page's content: by a link to the page itself. */
async function renderAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector("main h1")?.setAttribute("data-from-edge", "");
    const link = Object.assign(document.createElement("a"), { href: location.href });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.waitForSelector("main h1:not([data-from-edge])");
}

let current: Visit | undefined;
afterEach(async () => {
  await current?.page.context().close();
});

it.each([".footer h2", "main h1"])(
  "a page that React renders otherwise than the edge did is noticed: %s",
  async (selector) => {
    current = await visit({ baseURL: inject("developmentAddress") });
    const { page, troubles } = current;
    await page.goto("/support");
    await page
      .locator(selector)
      .first()
      .evaluate((heading) => heading.replaceChildren("Another heading"));
    await hydrate(page);
    await expect.poll(() => troubles.join()).toContain("Hydration failed");
  },
);

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
