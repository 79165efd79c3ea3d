import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { pagesToVisit } from "../support/pages.ts";
import { heading, settle } from "../support/reader.ts";

/** The page's content as HTML, without differences between edge and client rendering. */
const content = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    // The list of headings follows scrolling, and frames load late.
    for (const changing of main.querySelectorAll(".toc, .live")) changing.remove();
    main.querySelector(".landing-example")?.removeAttribute("data-loaded");
    main.querySelector("h1")?.removeAttribute("tabindex"); // set by a route change for the focus
    // The edge orders attributes differently, and adds comments between texts and around optional parts.
    for (const element of main.querySelectorAll("*")) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
    return main.innerHTML.replace(/<!--.*?-->/g, "");
  });

/** Makes React render the page's content, through a link to the page itself. */
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

// React's development build warns about what production ignores.
describe("a page of each kind", () => {
  const it = journeys({ baseURL: inject("developmentAddress") });

  it.for(pagesToVisit)(
    "is served, titled, taken over and rendered anew without a complaint: %s",
    async (path, { page }) => {
      const response = await page.goto(path, { waitUntil: "load" });
      expect(response?.status()).toBe(200);
      expect(await page.locator("h1").count()).toBe(1);
      expect(await page.title()).toContain(await page.locator("h1").textContent());
      const fromEdge = await content(page);
      await hydrate(page);
      await settle(page); // React hydrates the content last
      expect(await content(page)).toBe(fromEdge);
      await renderAnew(page);
      expect(await content(page)).toBe(fromEdge);
      await settle(page);
    },
  );

  it.for([".footer h2", "main h1"])(
    "that React renders otherwise than the edge did would be noticed: %s",
    async (selector, { page, troubles, expectTrouble }) => {
      expectTrouble("Hydration failed");
      await page.goto("/support");
      await page
        .locator(selector)
        .first()
        .evaluate((heading) => heading.replaceChildren("Another heading"));
      await hydrate(page);
      await expect.poll(() => troubles.join()).toContain("Hydration failed");
    },
  );
});

describe("an address that is unknown", () => {
  const it = journeys();

  it("has the not-found page, whose links work, and which suggests what was meant", async ({ page, expectTrouble }) => {
    expectTrouble("404");
    const response = await page.goto("/docs/usenode");
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("Page not found");
    const suggestion = page.locator(".suggestions a").first();
    expect(await suggestion.textContent()).toBe("useNode()");
    await hydrate(page);
    await suggestion.click();
    await page.waitForURL("**/docs/api/useNode");
    await page.goto("/docs/wp-login");
    expect(await page.locator(".suggestions").count()).toBe(0);
    await page.click("text=See all its pages");
    await page.waitForURL("**/docs");
    await expect.poll(() => heading(page)).toBe("Documentation");
  });
});
