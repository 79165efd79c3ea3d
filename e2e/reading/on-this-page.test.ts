import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate, hydrated, settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { focused, go, settle, topOf } from "../support/reader.ts";

const it = journeys({
  savesData: true,
  viewport: { width: 1440, height: 800 },
  permissions: ["clipboard-read", "clipboard-write"],
});

describe("the list of the page's headings", () => {
  const currentHeadings = (page: Page) => page.locator(".toc [aria-current]").allTextContents();
  const scrollToHeading = (page: Page, id: string) =>
    page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: "start" }), id);

  it("follows the reader to the end, marks the heading in the address, and is a bar in a narrow window", async ({
    page,
  }) => {
    await page.goto("/docs/api/useNode");
    await settle(page);
    await settleDisturbance(page);
    expect(await currentHeadings(page)).toEqual([]);
    for (const [id, name] of [
      ["collector", "Collector"],
      ["typescript", "TypeScript"],
    ] as const) {
      await scrollToHeading(page, id);
      await expect.poll(() => currentHeadings(page)).toEqual([name]);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => currentHeadings(page)).toEqual([await page.locator(".toc a").last().textContent()]);
    // A click marks its target, even if the next heading is in view too.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => currentHeadings(page)).toEqual([]);
    const link = page.locator(".toc a").nth(-2);
    await link.click();
    await expect.poll(() => currentHeadings(page)).toEqual([await link.textContent()]);
    const jumpTime = await page.evaluate(() => performance.now());
    // The list does not follow the reader while it has the focus.
    await page.setViewportSize({ width: 1440, height: 360 });
    await link.focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(await page.locator(".toc a").last().textContent());
    const listScroll = () => page.locator(".toc nav").evaluate((list) => list.scrollTop);
    const atFocus = await listScroll();
    expect(atFocus).toBeGreaterThan(0);
    await page.waitForFunction((jumpTime) => performance.now() - jumpTime > 200, jumpTime); // the jump's target stays marked
    await scrollToHeading(page, "collector");
    await expect.poll(() => currentHeadings(page)).toEqual(["Collector"]);
    expect(await listScroll()).toBe(atFocus);
    await page.setViewportSize({ width: 1440, height: 800 });

    await hydrate(page);
    await go(page, "/docs/concepts/user-components", "User components");
    const height = () => page.locator(".toc ul").evaluate((list) => list.getBoundingClientRect().height);
    const listHeight = await height();
    await scrollToHeading(page, "outside"); // its name just fits on the line
    await expect.poll(() => currentHeadings(page)).toEqual(["Use a block outside the editor"]);
    expect(await height()).toBe(listHeight);

    await page.addInitScript(() => {
      performance.now = () => 100; // keeps everything within the first 100 ms
    });
    await page.goto("/docs/overview#install");
    await expect.poll(() => currentHeadings(page)).toEqual(["Install"]);
    const links = page.locator(".toc nav");
    expect(await links.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => links.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.click(".toc summary");
    await page.click('.toc a[href="#install"]');
    await expect.poll(() => links.isVisible()).toBe(false);
    await expect.poll(() => page.locator(".toc summary").getAttribute("data-place")).toBe("Install");
    const bar = () => page.locator(".toc").evaluate((box) => box.getBoundingClientRect().bottom);
    await expect.poll(async () => (await topOf(page, "#install")) - (await bar())).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, "#install")).toBeLessThan(250);
    await page.click(".toc summary");
    await page.keyboard.press("Escape");
    expect(await links.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  });
});

describe("the controls of a page", () => {
  it("apply the last choice of tabs to every page, and copy code and a heading's link", async ({ page }) => {
    const openTabs = () => page.locator(".tab[open] > summary").allTextContents();
    await page.goto("/");
    expect(await openTabs()).toEqual(["npm"]);
    await page.click(".hero .tab:nth-child(2) > summary");
    expect(await openTabs()).toEqual(["pnpm"]);
    expect(await page.locator(".hero .tab[open] code").textContent()).toBe("pnpm add @craftjs/core");
    expect(await page.locator(".hero .tab:nth-child(1) code").isVisible()).toBe(false);
    await page.goto("/docs/overview");
    expect(await openTabs()).toEqual(["pnpm"]);
    await hydrate(page);
    expect(await openTabs()).toEqual(["pnpm"]);
    await page.focus(".tab[open] > summary");
    await page.keyboard.press("ArrowLeft");
    expect(await openTabs()).toEqual(["npm"]);
    await page.keyboard.press("ArrowLeft");
    expect(await openTabs()).toEqual(["yarn"]);
    expect(await focused(page)).toBe("yarn");
    await page.click(".navbar-title");
    await page.waitForSelector(".hero");
    await expect.poll(openTabs).toEqual(["yarn"]);

    const clipboardText = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto("/docs/overview");
    await settleDisturbance(page);
    const block = page.locator(".code-block:visible").first();
    const code = await block.locator("code").textContent();
    await block.locator(".copy").click();
    await page.waitForSelector(".copy[data-copied]");
    expect(await clipboardText()).toBe(code);
    // Text announced before hydration causes no mismatch.
    await hydrated(page);
    expect(await page.locator("#_site-announcer").textContent()).toBe("Copied");
    await page.hover("#install");
    await page.click("#install > .heading-anchor");
    await expect.poll(clipboardText).toMatch(/\/docs\/overview#install$/);
    expect(await page.locator("#install > [data-copied]").count()).toBe(1);
    expect(await page.locator("#_site-announcer").textContent()).toBe("Copied");
    expect(new URL(page.url()).hash).toBe("#install");

    // By keyboard: Tab reaches the link, Enter copies it and follows it.
    const next = page.locator("#a-small-editor > .heading-anchor");
    await page.locator("#a-small-editor").evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    await page.keyboard.press("Tab");
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => next.evaluate((link) => getComputedStyle(link).opacity)).toBe("1");
    await page.keyboard.press("Enter");
    await expect.poll(clipboardText).toMatch(/\/docs\/overview#a-small-editor$/);
    expect(new URL(page.url()).hash).toBe("#a-small-editor");
    const label = () => next.evaluate((link) => getComputedStyle(link, "::after").content);
    await expect.poll(label).toBe('"Link copied"');
  });
});

describe("the link to report a problem", () => {
  it("opens an issue with the page and, once the app runs, the section and the release", async ({ page }) => {
    const issues: URL[] = [];
    await page.route("https://github.com/**", (route) => {
      issues.push(new URL(route.request().url()));
      return route.fulfill({ body: "An issue" });
    });
    const link = page.getByRole("link", { name: "Report a problem" });
    const address = "Page: https://craft.js.org/docs/overview";
    await page.goto("/docs/overview");
    const staticIssue = new URL((await link.getAttribute("href")) ?? "");
    expect(staticIssue.searchParams.get("title")).toBe("Docs: Overview");
    expect(staticIssue.searchParams.get("body")?.split("\n").at(-1)).toBe(address);
    const release = await page.locator("html").getAttribute("data-release");
    for (const [hash, section] of [
      ["#install", "#install"],
      ["", "#next"],
    ]) {
      await page.goto(`/docs/overview?of=test${hash}`);
      await hydrate(page);
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator(".toc [aria-current]").count()).toBe(1);
      await link.click();
      await page.waitForURL("https://github.com/**");
      expect(issues.pop()?.searchParams.get("body")).toContain(`${address}${section}\nRelease: ${release}`);
    }
  });
});

describe("the link back to the top", () => {
  const link = (page: Page) => page.locator(".back-to-top");

  it("appears below the start, returns there, and covers no text in any width", async ({ page }) => {
    await page.goto("/docs/api/useEditor");
    await settleDisturbance(page);
    expect(await link(page).isVisible()).toBe(false);
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo(0, 3000));
      await expect.poll(() => link(page).isVisible()).toBe(true);
      const [button, list] = await Promise.all([link(page).boundingBox(), page.locator(".toc nav").boundingBox()]);
      const endOfList = (list?.y ?? 0) + (list?.height ?? 0);
      expect([width, endOfList > 500, endOfList <= (button?.y ?? 0)]).toEqual([width, true, true]);
      const isAtTheEnd = () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const end = document.documentElement.scrollHeight - 1;
        return window.scrollY > 3000 && window.scrollY + window.innerHeight >= end;
      };
      await expect.poll(() => page.evaluate(isAtTheEnd)).toBe(true);
      const [end, footer] = await Promise.all([link(page).boundingBox(), page.locator(".footer").boundingBox()]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
      await page.evaluate(() => window.scrollBy(0, -1500));
      await expect.poll(async () => (await link(page).boundingBox())?.y).toBe(700 - 16 - 44);
    }
    await link(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.locator(".toc [aria-current]").count()).toBe(0); // no heading reached yet
    await expect.poll(() => link(page).isVisible()).toBe(false);

    // In a narrower window it is at the end of the bar with the headings, clear of its words and of the footer.
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(() => window.scrollTo(0, 3000));
      await expect.poll(() => link(page).isVisible()).toBe(true);
      const [button, bar] = await Promise.all([link(page).boundingBox(), page.locator(".toc").boundingBox()]);
      expect([button?.y, button?.width, button?.height]).toEqual([bar?.y, 44, 44]);
      const endOfWords = await page.locator(".toc summary").evaluate((summary) => {
        const { right } = summary.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(summary).paddingRight);
      });
      expect(endOfWords).toBeLessThanOrEqual(button?.x ?? 0);
      // At the end of the page the bar scrolls away, and the link covers nothing to read or press in the footer.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const below = await link(page).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [...document.querySelectorAll(".footer :is(a, h2, button)")].filter((target) => {
          const box = target.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        }).length;
      });
      expect([width, below]).toEqual([width, 0]);
    }

    // In browsers without scroll-driven animations, the link stays in its place below the text.
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      expect(css).toMatch(/@supports ?\(animation-timeline: ?scroll\(\)\)/);
      const body = css.replace(/(@supports ?\(animation-timeline:) ?scroll\(\)/, "$1 unknown()");
      await route.fulfill({ response, body });
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/docs/api/useNode");
      const [button, end] = await Promise.all([link(page).boundingBox(), page.locator(".pagination").boundingBox()]);
      expect(button?.y).toBeGreaterThan(end?.y ?? Number.POSITIVE_INFINITY);
    }
  });
});
