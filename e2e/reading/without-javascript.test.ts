import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { hitsPerPart } from "../../shared/wire-names.ts";
import { journeys } from "../support/journeys.ts";
import { pagesToVisit } from "../support/pages.ts";
import { pathOf } from "../support/reader.ts";

const it = journeys({ javaScriptEnabled: false });

describe("without JavaScript", () => {
  it("shows all text of a page, in a wide window and in a narrow one", { timeout: 300_000 }, async ({ page }) => {
    for (const path of pagesToVisit) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.locator("h1:visible").count(), path).toBe(1);
        expect((await page.locator("h1").innerText()).trim()).not.toBe("");
        expect(await page.locator("footer.footer").isVisible()).toBe(true);
        // Every element in main with its own text is visible, except closed tabs.
        const hiddenTexts = await page.locator("main").evaluate((main) => {
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const hidden: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            if (!node.textContent?.trim() || !parent || parent.closest("details:not([open]) > :not(summary)")) continue;
            if (parent.closest(".copy, .landing-example-waiting, .sr-only")) continue;
            if (parent.closest(".live > figcaption :is(button, a)")) continue; // a live example needs a script
            if (parent.closest(".back-to-top")) continue; // shown once the start of the page is out of view
            if (parent.closest("nav")) continue; // shown only where there is room
            if (node.textContent === "#") continue; // a heading's anchor, shown on hover
            const { width, height } = parent.getBoundingClientRect();
            const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!isVisible || width === 0 || height === 0) hidden.push(node.textContent);
          }
          return hidden;
        });
        expect([path, width, hiddenTexts]).toEqual([path, width, []]);
        const isOnTop = await page.locator("h1").evaluate((heading) => {
          const { left, top, width, height } = heading.getBoundingClientRect();
          const topmost = document.elementFromPoint(left + Math.min(width, innerWidth) / 2, top + height / 2);
          return heading.contains(topmost);
        });
        expect([path, width, isOnTop]).toEqual([path, width, true]);
      }
    }
  });

  it("follows links, searches, and hides controls that need a script", async ({ page, expectErrors }) => {
    await page.goto("/docs/overview");
    for (const selector of [".show-shortcuts", ".colour-mode", ".copy"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    for (const link of [
      'main .prose-body a[href^="/docs/"]',
      '.sidebar a[href="/docs/api/useEditor"]',
      "a[rel=next]",
    ]) {
      const href = await page.locator(link).first().getAttribute("href");
      await page.locator(link).first().click();
      await page.waitForURL(({ pathname, hash }) => pathname + hash === href); // clicks do not wait for navigation
      expect(await page.locator("h1").count()).toBe(1);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.locator(".sidebar").isVisible()).toBe(false);
    await page.click(".navbar-menu");
    await page.click('.sidebar a[href="/docs/overview"]');
    await page.waitForURL("**/docs/overview");
    const panels = page.locator(".tabs").first().locator(".tab-panel");
    expect([await panels.nth(0).isVisible(), await panels.nth(1).isVisible()]).toEqual([true, false]);
    await page.locator(".tabs").first().locator("summary").nth(1).click();
    expect([await panels.nth(0).isVisible(), await panels.nth(1).isVisible()]).toEqual([false, true]);

    expectErrors("404");
    expect((await page.goto("/docs/usenode"))?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("Page not found");
    await page.locator(".suggestions a").first().click();
    await page.waitForURL("**/docs/api/useNode");
    await page.goto("/docs/wp-content/uploads");
    expect(await page.locator(".suggestions").count()).toBe(0);
    await page.click("text=See all its pages");
    await page.waitForURL("**/docs");

    await page.goto("/search");
    const hint = page.locator("main [role=alert]");
    expect(await hint.innerText()).toBe("Press “Search” to see the results.");
    await page.fill("#search-query", "node");
    await page.press("#search-query", "Enter");
    await page.waitForURL(/\/search\?q=node$/);
    expect(await page.locator("h1").innerText()).toBe('Search results for "node"');
    expect(await hint.innerText()).toBe("Press “Search” to search again.");
    const firstPart = await page.locator(".hits h2").allTextContents();
    expect(firstPart).toHaveLength(hitsPerPart);
    await page.click(".more-hits button");
    await expect.poll(() => page.locator(".hits h2").count()).toBe(2 * hitsPerPart); // a response may arrive in parts
    expect((await page.locator(".hits h2").allTextContents()).slice(0, hitsPerPart)).toEqual(firstPart);
    const href = await page.locator(".hits a").first().getAttribute("href");
    await page.locator(".hits a").first().click();
    await page.waitForURL(({ pathname }) => pathname === new URL(href ?? "", page.url()).pathname);
    expect(pathOf(page)).toMatch(/^\/docs\//);
  });

  it("opens lists of headings, sidebar sections and dropdowns, and links to the landing example", async ({ page }) => {
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      expect(css).toContain("::details-content");
      await route.fulfill({ response, body: css.replaceAll("::details-content", "::unknown-to-browsers") });
    });
    await page.goto("/docs/overview");
    const links = page.locator(".toc nav");
    expect(await links.isVisible()).toBe(false);
    await page.click(".toc summary");
    expect(await links.isVisible()).toBe(true);
    await page.click('.toc a[href="#install"]');
    const top = () => page.locator("#install").evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(250);
    const link = page.locator('.sidebar a[href="/docs/api/useNode"]');
    expect(await link.isVisible()).toBe(true);
    await page.locator(".sidebar summary", { hasText: "API Reference" }).click();
    expect(await link.isVisible()).toBe(false);
    await page.unrouteAll(); // the example has its own styles
    await page.click(".navbar-links summary");
    await page.click('.navbar-links a[href="/examples/landing"]');
    await page.waitForURL("**/examples/landing");

    // The landing page has no endless spinner before its example, which reports that it needs JavaScript.
    await page.goto("/");
    expect(await page.locator(".landing-example-waiting").isVisible()).toBe(false);
    expect(await page.locator("body").innerText()).not.toContain("did not load properly");
    await page.click(".landing-example-bar a");
    await page.waitForURL("**/examples/landing");
    expect(await page.locator("noscript p").isVisible()).toBe(true);
  });

  it("shows the source and a picture of a live example, and a picture and a link for a tutorial step", async ({
    page,
  }) => {
    await page.goto("/docs/concepts/nodes");
    const live = page.locator(".live");
    await live.scrollIntoViewIfNeeded();
    expect(await live.locator("code").textContent()).toBe((await readFile("content/live/nodes.tsx", "utf8")).trimEnd());
    expect(await live.locator(".t-keyword").count()).toBeGreaterThan(5);
    const picture = live.locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    expect(await picture.getAttribute("alt")).toContain("Three nodes and an empty container");
    expect(await live.locator("iframe").count()).toBe(0);
    expect(await live.locator("button:visible, a:visible").count()).toBe(0);

    await page.goto("/docs/guides/basic-tutorial");
    for (const step of [1, 2, 3, 4, 5]) {
      const figure = page.locator(`.live-step[data-live="/examples/tutorial/step-${step}"]`);
      expect(await figure.locator("img").getAttribute("alt")).toContain(`After step ${step}: `);
      expect(await figure.getByText("Open in a new tab").isVisible()).toBe(true);
      expect(await figure.getByText("Run this example").isVisible()).toBe(false);
    }
  });

  it("shows the landing editor's prerendered view once it has arrived as a whole", async ({ page }) => {
    await page.goto("/examples/landing");
    expect(await page.locator("#editor").isVisible()).toBe(true);
    await page.route("**/examples/landing", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf("Import JSON")) });
    });
    await page.reload();
    expect(await page.locator("#editor header").count()).toBe(1);
    expect(await page.locator("#editor").isVisible()).toBe(false);
  });
});
