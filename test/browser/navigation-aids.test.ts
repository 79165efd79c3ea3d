import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { freshVisits, isMarked, mark, settle, waitForHeading } from "../../e2e/support/reader.ts";

const { page: thePage } = freshVisits({ viewport: { width: 1440, height: 800 } });

const marked = (page: Page) => page.locator(".toc [aria-current]").allTextContents();
describe("the list of the page's headings", () => {
  const scrollToHeading = (page: Page, id: string) =>
    page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: "start" }), id);

  it("follows the reading, to the end of the page", async () => {
    const page = thePage();
    await page.goto("/docs/api/useNode");
    await settle(page);
    expect(await marked(page)).toEqual([]);
    await scrollToHeading(page, "collector");
    await expect.poll(() => marked(page)).toEqual(["Collector"]);
    await scrollToHeading(page, "typescript");
    await expect.poll(() => marked(page)).toEqual(["TypeScript"]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => marked(page)).toEqual([await page.locator(".toc a").last().textContent()]);
  });

  it("stays as it is below a heading that it marks, also below one that just fits into its line", async () => {
    const page = thePage();
    await page.goto("/docs/concepts/user-components");
    await settle(page);
    const height = () => page.locator(".toc ul").evaluate((list) => list.getBoundingClientRect().height);
    const before = await height();
    await scrollToHeading(page, "outside");
    await expect.poll(() => marked(page)).toEqual(["Use a block outside the editor"]);
    expect(await height()).toBe(before);
  });

  it("marks the heading that an address leads to, however fast the page is", async () => {
    const page = thePage();
    await page.addInitScript(() => {
      performance.now = () => 100; // all of it within the first tenth of a second
    });
    await page.goto("/docs/overview#install");
    await expect.poll(() => marked(page)).toEqual(["Install"]);
  });

  it("marks the heading that a click has led to, though the next one is in view, too", async () => {
    const page = thePage();
    await page.goto("/docs/api/useNode");
    await settle(page);
    const link = page.locator(".toc a").nth(-2);
    await link.click();
    await expect.poll(() => marked(page)).toEqual([await link.textContent()]);
  });

  it("follows the reading of the next page after a route change", async () => {
    const page = thePage();
    await page.goto("/docs/api/useNode");
    await hydrate(page);
    await mark(page);
    await page.click('.sidebar a[href="/docs/overview"]');
    await waitForHeading(page, "Overview");
    expect(await isMarked(page)).toBe(true);
    await scrollToHeading(page, "install");
    await expect.poll(() => marked(page)).toEqual(["Install"]);
  });

  it("is open beside the text, and a bar that opens over the text in a narrower window", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    await settle(page);
    const links = page.locator(".toc nav");
    expect(await links.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => links.isVisible()).toBe(false);
    await page.click(".toc summary");
    await page.click('.toc a[href="#install"]');
    await expect.poll(() => links.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe("#install");
    await expect.poll(() => page.locator(".toc summary").getAttribute("data-place")).toBe("Install");
    // What it led to is not behind the navbar and the bar.
    const top = await page.locator("#install").evaluate((heading) => heading.getBoundingClientRect().top);
    const bar = await page.locator(".toc").evaluate((box) => box.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(bar);
    await page.click(".toc summary");
    await page.keyboard.press("Escape");
    expect(await links.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  });
});

describe("tabs", () => {
  const open = (page: Page) => page.locator(".tab[open] > summary").allTextContents();

  it("are what the reader chose last, on every page with the same choice", async () => {
    const page = thePage();
    await page.goto("/");
    expect(await open(page)).toEqual(["npm"]);
    await page.click(".hero .tab:nth-child(2) > summary");
    expect(await open(page)).toEqual(["pnpm"]);
    expect(await page.locator(".hero .tab[open] code").textContent()).toBe("pnpm add @craftjs/core");
    await page.goto("/docs/overview");
    expect(await open(page)).toEqual(["pnpm"]);
    await hydrate(page);
    expect(await open(page)).toEqual(["pnpm"]);
    await page.click(".navbar-title");
    await page.waitForSelector(".hero");
    expect(await open(page)).toEqual(["pnpm"]);
  });

  it("are moved through with the arrows", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    await settle(page);
    await page.focus(".tab > summary");
    await page.keyboard.press("ArrowRight");
    expect(await open(page)).toEqual(["pnpm"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await open(page)).toEqual(["yarn"]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("yarn");
  });
});

describe("a heading's anchor", () => {
  it("copies its link, and says so", async () => {
    const page = thePage();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/docs/overview");
    await page.hover("#install");
    await page.click("#install > .heading-anchor");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/docs\/overview#install$/);
    expect(await page.locator("#install > [data-copied]").count()).toBe(1);
    expect(await page.locator("#announcer").textContent()).toBe("Copied");
    expect(new URL(page.url()).hash).toBe("#install");
  });
});

describe("the link back to the top", () => {
  it("shows once the start is out of view, and leads to it", async () => {
    const page = thePage();
    await page.goto("/docs/api/useNode");
    const link = page.locator(".back-to-top");
    expect(await link.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(() => link.isVisible()).toBe(true);
    const marked = page.locator(".toc [aria-current]");
    await expect.poll(() => marked.count()).toBe(1);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => marked.count()).toBe(0); // no heading has been reached there
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it("stays in its place below the text where scrolling drives no animation, and covers none of it", async () => {
    const page = thePage();
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      expect(css).toMatch(/@supports ?\(animation-timeline: ?scroll\(\)\)/);
      await route.fulfill({
        response,
        body: css.replace(/(@supports ?\(animation-timeline:) ?scroll\(\)/, "$1 unknown()"),
      });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/docs/api/useNode");
      const [link, end] = await Promise.all([
        page.locator(".back-to-top").boundingBox(),
        page.locator(".pagination").boundingBox(),
      ]);
      expect(link?.y).toBeGreaterThan(end?.y ?? Number.POSITIVE_INFINITY);
    }
  });

  it.each([1200, 1440, 1920])("covers none of the page's headings beside the text, %i px wide", async (width) => {
    const page = thePage();
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/docs/api/useEditor");
    await page.evaluate(() => window.scrollTo(0, 3000));
    const link = page.locator(".back-to-top");
    await expect.poll(() => link.isVisible()).toBe(true);
    const [button, list] = await Promise.all([link.boundingBox(), page.locator(".toc nav").boundingBox()]);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(500);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  it.each([390, 768, 1024])(
    "stands at the end of the bar with the headings, clear of its words, %i px wide",
    async (width) => {
      const page = thePage();
      await page.setViewportSize({ width, height: 640 });
      await page.goto("/docs/api/useNode");
      await page.evaluate(() => window.scrollTo(0, 3000));
      const link = page.locator(".back-to-top");
      await expect.poll(() => link.isVisible()).toBe(true);
      const [button, bar] = await Promise.all([link.boundingBox(), page.locator(".toc").boundingBox()]);
      expect([button?.y, button?.width, button?.height]).toEqual([bar?.y, 44, 44]);
      const endOfWords = await page.locator(".toc summary").evaluate((summary) => {
        const { right } = summary.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(summary).paddingRight);
      });
      expect(endOfWords).toBeLessThanOrEqual(button?.x ?? 0);
      // At the end of the page the bar goes with the text, and the footer comes below the link: nothing to read or press.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const below = await link.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [...document.querySelectorAll(".footer :is(a, h2, button)")].filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        }).length;
      });
      expect(below).toBe(0);
    },
  );

  it.each([1200, 1440])("covers nothing of the footer at the end of the page, %i px wide", async (width) => {
    const page = thePage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/docs/api/useNode");
    const link = page.locator(".back-to-top");
    const isAtTheEnd = () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY > 3000 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    };
    await expect.poll(() => page.evaluate(isAtTheEnd)).toBe(true);
    await expect.poll(() => link.isVisible()).toBe(true);
    const [end, start] = await Promise.all([link.boundingBox(), page.locator(".footer").boundingBox()]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
    // In the window's corner again as soon as its end is out of view.
    await page.evaluate(() => window.scrollBy(0, -1500));
    await expect.poll(async () => (await link.boundingBox())?.y).toBe(900 - 16 - 44);
  });
});
