import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sidebars } from "../../content/sidebars.ts";
import { site } from "../../content/site.ts";
import { hydrate, settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { clickLink, focused, go, isMarked, mark, settle, waitForHeading } from "../support/reader.ts";

const { docs, examples, support } = site.navbar;
const [first, last] = examples.items.map(({ label }) => label);

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector), selector);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes from the overview to another page, opens a menu there and presses Back. */
async function expectBackToClose(page: Page, opener: string, open: string): Promise<void> {
  await go(page, "/docs/concepts/nodes", "Nodes");
  await page.click(opener);
  await page.waitForSelector(open);
  await page.goBack();
  await waitForHeading(page, "Overview");
  expect(await page.locator(open).count()).toBe(0);
  expect(await focused(page)).toBe("Overview");
}

describe("the drawer in narrow windows", () => {
  const it = journeys({ savesData: true, viewport: { width: 390, height: 800 } });
  const isOpen = (page: Page) => page.locator("#_site-menu:popover-open").count().then(Boolean);

  async function openDrawer(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await settle(page);
    await settleDisturbance(page);
    await page.click(".navbar-menu");
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest("#_site-menu"))).toBe(true);
  }

  it("traps the focus, shows the current page's link, and closes on Escape, links, Back and widening", async ({
    page,
  }) => {
    await openDrawer(page, "/support");
    expect(await focused(page)).toBe(docs.label);
    await press(page, "ArrowDown");
    expect(await focused(page)).toBe(support.label);
    await press(page, "ArrowUp");
    expect(await focused(page)).toBe(docs.label);
    await press(page, "Shift+Tab");
    expect(await hasFocus(page, ".navbar-menu")).toBe(true);
    await press(page, "Shift+Tab");
    expect(await focused(page)).toBe(last);
    await press(page, "Tab", "Tab");
    expect(await focused(page)).toBe(docs.label);
    for (let times = 0; times < 12; times++) {
      await press(page, "Tab");
      expect(await hasFocus(page, "#_site-menu *, .navbar-menu")).toBe(true);
    }

    const inert = () => page.locator("main[inert], .footer[inert]").count();
    await openDrawer(page, "/docs/additional/layers");
    expect(await focused(page)).toBe("Layers");
    const bottom = () =>
      page.locator("#_site-menu [aria-current]").evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(800);
    expect(await inert()).toBe(2);
    await press(page, "Escape");
    expect([await isOpen(page), await inert(), await hasFocus(page, ".navbar-menu")]).toEqual([false, 0, true]);

    await page.click(".navbar-menu");
    await hydrate(page);
    await mark(page);
    await page.click('.sidebar a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect([await isMarked(page), await isOpen(page)]).toEqual([true, false]);
    await expect.poll(() => hasFocus(page, "main h1")).toBe(true);

    await expectBackToClose(page, ".navbar-menu", "#_site-menu:popover-open");
    await expectBackToClose(page, ".navbar-search", "#_site-search[open]");

    await page.click(".navbar-menu");
    await page.locator(".sidebar summary", { hasText: "Core Concepts" }).click();
    await press(page, "Tab");
    expect(await focused(page)).toBe("Guides");
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(inert).toBe(0);
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(".sidebar").isVisible()).toBe(true);
  });
});

describe("a dropdown of the navbar", () => {
  const it = journeys({ savesData: true, viewport: { width: 1200, height: 800 } });

  it("opens with the arrow key, cycles, and closes on Escape, tabbing out, a click outside and Back", async ({
    page,
  }) => {
    const isOpen = () => page.locator(".dropdown[open]").count().then(Boolean);
    await page.goto("/support");
    await settle(page);
    await page.focus(".navbar-links summary");
    for (const [key, name] of [
      ["ArrowDown", first],
      ["ArrowDown", last],
      ["ArrowDown", examples.label],
      ["ArrowUp", last],
    ] as const) {
      await press(page, key);
      expect(await focused(page)).toBe(name);
    }
    expect(await isOpen()).toBe(true);
    await press(page, "Escape");
    expect([await isOpen(), await focused(page)]).toEqual([false, examples.label]);
    await press(page, "Enter", "Tab");
    expect(await focused(page)).toBe(first);
    await press(page, "Tab", "Tab");
    expect([await isOpen(), await focused(page)]).toEqual([false, support.label]);
    await page.click(".navbar-links summary");
    expect(await isOpen()).toBe(true);
    await page.click("main h1");
    expect(await isOpen()).toBe(false);
    // With nothing open, arrow keys belong to the page.
    await page.goto("/docs/overview");
    await hydrate(page);
    await expectBackToClose(page, ".navbar-links summary", ".dropdown[open]");
    await page.focus(".sidebar a");
    await press(page, "ArrowDown");
    expect(await focused(page)).toBe("Overview");
    const hasScrolled = () => window.scrollY > 0 || (document.querySelector("#_site-menu")?.scrollTop ?? 0) > 0;
    await expect.poll(() => page.evaluate(hasScrolled)).toBe(true);
  });
});

describe("the sidebar", () => {
  const it = journeys({ savesData: true, viewport: { width: 1440, height: 800 } });
  const openSections = (page: Page) =>
    page
      .locator(".sidebar details")
      .evaluateAll((sections) =>
        (sections as HTMLDetailsElement[]).filter(({ open }) => open).map(({ dataset }) => dataset.section),
      );
  const section = (page: Page, name: string) => page.locator(".sidebar summary", { hasText: name });
  const allSections = (sidebars.docs ?? []).map(({ label }) => label.toLowerCase().replaceAll(" ", "-"));
  const without = (...names: string[]) => allSections.filter((name) => !names.includes(name));

  it("remembers folded sections before the first paint, across pages and visits", async ({ page }) => {
    await page.goto("/docs/overview");
    expect(await openSections(page)).toEqual(allSections);
    const link = page.locator('.sidebar a[href="/docs/api/useNode"]');
    expect(await link.isVisible()).toBe(true);
    await section(page, "API Reference").click();
    await section(page, "Guides").click();
    expect(await openSections(page)).toEqual(without("guides", "api-reference"));
    expect(await link.isVisible()).toBe(false);
    await page.goto("/docs/concepts/nodes");
    expect(await openSections(page)).toEqual(without("guides", "api-reference"));
    await section(page, "API Reference").click();
    await page.route("**/_assets/start-*", () => {}); // never answered
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector(".footer");
    expect(await openSections(page)).toEqual(without("guides"));

    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await hydrate(page);
    await mark(page);
    expect(await openSections(page)).toEqual(without("guides"));
    await go(page, "/support", "Support");
    await page.click('.navbar-links a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect(await openSections(page)).toEqual(without("guides"));
    // The current page's section is open, and folds again afterwards.
    await clickLink(page, "/docs/guides/touch");
    await page.waitForURL("**/touch");
    await expect.poll(() => openSections(page)).toEqual(allSections);
    await go(page, "/docs/overview", "Overview");
    expect(await openSections(page)).toEqual(without("guides"));
    expect(await isMarked(page)).toBe(true);
    // Invalid stored choices are ignored; client/start/choices.test.ts has more cases.
    await page.evaluate(() => localStorage.setItem("choices", '{"folded":7,"tabs":7}'));
    await page.reload();
    expect(await openSections(page)).toEqual(allSections);

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
});

describe("the menu for assistants", () => {
  const it = journeys({ savesData: true, permissions: ["clipboard-read", "clipboard-write"] });

  it("copies the page as Markdown before hydration, and closes on Escape and a click outside", async ({ page }) => {
    await page.goto("/docs/api/frame");
    await settleDisturbance(page);
    const summary = page.locator(".page-menu summary");
    const isOpen = () => page.locator(".page-menu[open]").count().then(Boolean);
    await summary.click();
    await page.click(".page-menu button");
    await page.waitForSelector(".page-menu [data-copied]");
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboardText).toBe(await page.evaluate(async () => (await fetch("/docs/api/frame.md")).text()));
    await press(page, "Escape");
    expect([await isOpen(), await focused(page)]).toEqual([false, "For assistants"]);
    await summary.click();
    await page.click("h1");
    expect(await isOpen()).toBe(false);
  });
});
