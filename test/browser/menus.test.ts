import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { freshVisits, isMarked, mark, settle, waitForHeading } from "../../e2e/support/reader.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector), selector);

describe("the drawer of narrow windows", () => {
  const { page: thePage } = freshVisits({ viewport: { width: 390, height: 800 } });
  const isOpen = (page: Page) => page.locator("#menu:popover-open").count().then(Boolean);

  async function openDrawer(path: string): Promise<Page> {
    const page = thePage();
    await page.goto(path);
    await settle(page);
    await page.click(".navbar-menu");
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest("#menu"))).toBe(true);
    return page;
  }

  it("takes the focus to the current page's link, which is in view", async () => {
    const page = await openDrawer("/docs/additional/layers");
    expect(await focused(page)).toBe("Layers");
    const bottom = () => page.locator("#menu [aria-current]").evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(800);
  });

  it("keeps the focus within itself and the button that closes it, both ways round", async () => {
    const page = await openDrawer("/support");
    expect(await focused(page)).toBe("Documentation");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(page, ".navbar-menu")).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("Basic");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Documentation");
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      expect(await hasFocus(page, "#menu *, .navbar-menu")).toBe(true);
    }
  });

  it("leaves out what a folded section holds", async () => {
    const page = await openDrawer("/docs/overview");
    await page.locator(".sidebar summary", { hasText: "Core Concepts" }).click();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Guides");
  });

  it("is moved through with the arrows", async () => {
    const page = await openDrawer("/support");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Support");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Documentation");
  });

  it("puts the rest of the page out of reach, until it is closed", async () => {
    const page = await openDrawer("/docs/overview");
    const inert = () => page.locator("main[inert], .footer[inert]").count();
    expect(await inert()).toBe(2);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await inert()).toBe(0);
    expect(await hasFocus(page, ".navbar-menu")).toBe(true);
  });

  it("is no drawer any more where the window becomes wide", async () => {
    const page = await openDrawer("/docs/overview");
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => page.locator("main[inert]").count()).toBe(0);
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(".sidebar").isVisible()).toBe(true);
  });

  it("is closed by a link in it, and the next page gets the focus", async () => {
    const page = await openDrawer("/docs/overview");
    await hydrate(page);
    await mark(page);
    await page.click('.sidebar a[href="/docs/concepts/nodes"]');
    await waitForHeading(page, "Nodes");
    expect(await isMarked(page)).toBe(true);
    expect(await isOpen(page)).toBe(false);
    await expect.poll(() => hasFocus(page, "main h1")).toBe(true);
  });
});

describe("a dropdown of the navbar", () => {
  const { page: thePage } = freshVisits({ viewport: { width: 1200, height: 800 } });
  const isOpen = (page: Page) => page.locator(".dropdown[open]").count().then(Boolean);

  async function focusDropdown(): Promise<Page> {
    const page = thePage();
    await page.goto("/support");
    await settle(page);
    await page.focus(".navbar-links summary");
    return page;
  }

  it("opens with the arrow, and is moved through, round and round", async () => {
    const page = await focusDropdown();
    await page.keyboard.press("ArrowDown");
    expect(await isOpen(page)).toBe(true);
    expect(await focused(page)).toBe("Landing");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Basic");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Examples");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Basic");
  });

  it("is closed by Escape, which gives the focus back", async () => {
    const page = await focusDropdown();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Landing");
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe("Examples");
  });

  it("is closed when the focus leaves it, and by a click beside it", async () => {
    const page = await focusDropdown();
    await page.keyboard.press("Enter");
    for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Support");
    expect(await isOpen(page)).toBe(false);
    await page.click(".navbar-links summary");
    expect(await isOpen(page)).toBe(true);
    await page.click("main h1");
    expect(await isOpen(page)).toBe(false);
  });

  it("leaves the arrows to the page where nothing is open", async () => {
    const page = await focusDropdown();
    await page.goto("/docs/api/useNode");
    await settle(page);
    await page.focus(".sidebar a");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Overview");
    await expect
      .poll(() => page.evaluate(() => window.scrollY > 0 || document.querySelector("#menu")?.scrollTop))
      .toBeTruthy();
  });
});

describe("Back", () => {
  const { page: thePage } = freshVisits({ viewport: { width: 390, height: 800 } });

  it.each([
    ["the drawer", 390, ".navbar-menu", "#menu:popover-open"],
    ["the search", 390, ".navbar-search", "#search[open]"],
    ["a dropdown", 1200, ".navbar-links summary", ".dropdown[open]"],
  ])("closes %s, which would lie over the page that it leads to", async (_, width, opener, open) => {
    const page = thePage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.locator('main a[href^="/docs/"]').first().click();
    await page.waitForURL((url) => url.pathname !== "/docs/overview");
    await page.click(opener);
    await page.waitForSelector(open);
    await page.goBack();
    await waitForHeading(page, "Overview");
    expect(await page.locator(open).count()).toBe(0);
    expect(await focused(page)).toBe("Overview");
  });
});
