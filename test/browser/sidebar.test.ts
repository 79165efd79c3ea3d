import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { freshVisits, isMarked, mark, waitForHeading } from "../../e2e/support/reader.ts";

const { page: thePage } = freshVisits({ viewport: { width: 1440, height: 800 } });

const openSections = (page: Page) =>
  page
    .locator(".sidebar details")
    .evaluateAll((sections) =>
      sections
        .filter((section) => (section as HTMLDetailsElement).open)
        .map((section) => (section as HTMLElement).dataset.section),
    );
const section = (page: Page, name: string) => page.locator(".sidebar summary", { hasText: name });
const all = ["introduction", "core-concepts", "guides", "api-reference", "additional-packages"];
const without = (...names: string[]) => all.filter((name) => !names.includes(name));

describe("the sidebar", () => {
  it("remembers which sections the reader has folded, across pages and visits", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    expect(await openSections(page)).toEqual(all);
    await section(page, "Guides").click();
    await section(page, "API Reference").click();
    expect(await openSections(page)).toEqual(without("guides", "api-reference"));
    await page.goto("/docs/concepts/nodes");
    expect(await openSections(page)).toEqual(without("guides", "api-reference"));
    await section(page, "Guides").click();
    await page.reload();
    expect(await openSections(page)).toEqual(without("api-reference"));
  });

  it("has folded them before the first paint, and without the start script", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    await section(page, "Core Concepts").click();
    await page.route("**/_assets/start-*", () => {}); // never answered
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector(".footer");
    expect(await openSections(page)).toEqual(without("core-concepts"));
  });

  it("keeps the section of the current page open, and folds it again after", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    await section(page, "Guides").click();
    await page.goto("/docs/guides/basic-tutorial");
    expect(await openSections(page)).toEqual(all);
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect(await openSections(page)).toEqual(without("guides"));
  });

  it("stays as it is through hydration and route changes, and when it comes anew", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    await section(page, "Guides").click();
    await hydrate(page);
    await mark(page);
    expect(await openSections(page)).toEqual(without("guides"));
    await page.click(".navbar-title");
    await page.waitForSelector(".hero");
    await page.click('.navbar-links a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect(await isMarked(page)).toBe(true);
    expect(await openSections(page)).toEqual(without("guides"));
  });

  it("stays as it is across route changes where storage is blocked", async () => {
    const page = thePage();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await page.goto("/docs/overview");
    await section(page, "Guides").click();
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await waitForHeading(page, "useNode()");
    expect(await openSections(page)).toEqual(without("guides"));
  });

  it("shows the current page's link, however long the sidebar is", async () => {
    const page = thePage();
    await page.setViewportSize({ width: 1200, height: 420 });
    await page.goto("/docs/additional/layers");
    const isInView = () =>
      page.locator(".sidebar [aria-current]").evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 60 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("takes what is stored and is no choice for none", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    for (const text of ["{", "7", '{"folded":7,"tabs":7}']) {
      await page.evaluate((text) => localStorage.setItem("choices", text), text);
      await page.reload();
      expect(await openSections(page)).toEqual(all);
    }
  });
});
