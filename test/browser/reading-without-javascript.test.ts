import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Visit, visit } from "../../e2e/support/browser.ts";
import { pagesToVisit } from "../../e2e/support/pages.ts";
import { freshVisits, layOutAll } from "../../e2e/support/reader.ts";

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

describe("reads without JavaScript, in a wide window and in a narrow one", () => {
  // One browser tab loads them all, one after the other, so that what all pages share is fetched once.
  let all: Visit;
  beforeAll(async () => {
    all = await visit({ javaScriptEnabled: false });
  });
  afterEach(() => {
    all.troubles.length = 0;
  });
  afterAll(() => all.page.context().close());

  it.each(pagesToVisit)("%s", async (path) => {
    const { page, troubles } = all;
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(200);
    await layOutAll(page);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      expect(await page.locator("h1").count()).toBe(1);
      expect(await page.locator("h1").isVisible()).toBe(true);
      expect((await page.locator("h1").innerText()).trim()).not.toBe("");
      expect(await page.locator("footer.footer").isVisible()).toBe(true);
      // Whatever has words of its own in the page's main part is seen, but for what the reader opens (tabs).
      const unseen = await page.locator("main").evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent || parent.closest("details:not([open]) > :not(summary)")) continue;
          if (parent.closest(".copy, .landing-example-waiting, .sr-only")) continue;
          if (parent.closest(".live > figcaption :is(button, a)")) continue; // an example needs a script
          if (parent.closest(".back-to-top")) continue; // seen when the start of the page is out of view
          if (parent.closest("nav")) continue; // the list of headings stands where there is room for it
          if (node.textContent === "#") continue; // a heading's link to itself, seen under the pointer
          const { width, height } = parent.getBoundingClientRect();
          const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!seen || width === 0 || height === 0) found.push(node.textContent);
        }
        return found;
      });
      expect(unseen).toEqual([]);
      // Nothing lies over the heading.
      const isOnTop = await page.locator("h1").evaluate((heading) => {
        const { left, top, width, height } = heading.getBoundingClientRect();
        const there = document.elementFromPoint(left + Math.min(width, innerWidth) / 2, top + height / 2);
        return heading.contains(there);
      });
      expect(isOnTop).toBe(true);
    }
    expect(troubles).toEqual([]);
  });
});

describe("without JavaScript", () => {
  const { page: current, expectTrouble } = freshVisits({ javaScriptEnabled: false });

  it("links in a page's text, in the sidebar, and to the next page are followed", async () => {
    const page = current();
    await page.goto("/docs/overview");
    for (const link of [
      'main .prose-body a[href^="/docs/"]',
      '.sidebar a[href="/docs/api/useEditor"]',
      "a[rel=next]",
    ]) {
      const href = await page.locator(link).first().getAttribute("href");
      await page.locator(link).first().click();
      await page.waitForURL(({ pathname, hash }) => pathname + hash === href); // a click does not wait for what it leads to
      expect(await page.locator("h1").count()).toBe(1);
    }
  });

  it("what needs a script is not offered", async () => {
    const page = current();
    await page.goto("/docs/overview");
    expect(await page.locator(".colour-mode").isVisible()).toBe(false);
    expect(await page.locator(".copy").first().isVisible()).toBe(false);
  });

  it("no spinner stands for ever before the landing example", async () => {
    const page = current();
    await page.goto("/");
    expect(await page.locator(".landing-example-waiting").isVisible()).toBe(false);
    await page.click(".landing-example-bar a");
    await page.waitForURL("**/examples/landing");
  });

  it("the not-found page reads", async () => {
    const page = current();
    expectTrouble("404");
    const response = await page.goto("/docs/nope");
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("Page not found");
  });

  it("results of a search are in the HTML, and lead to their pages", async () => {
    const page = current();
    await page.goto("/search?q=useNode");
    expect(await page.locator("h1").innerText()).toBe('Search results for "useNode"');
    await page.locator(".hits a").first().click();
    await page.waitForURL("**/docs/api/useNode");
  });
});
