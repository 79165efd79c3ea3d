import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBasic } from "../support/basic-editor.ts";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { addTextSpacing, noOverflow, overflow, setTextSize } from "../support/reflow.ts";

const it = journeys({ savesData: true, reducedMotion: "reduce" });

describe("nothing scrolls sideways and no text is cut off", () => {
  it("in a phone's menu, list of headings, search, and list of shortcuts", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/docs/api/useEditor");
    await hydrate(page);
    for (const enlarge of [
      () => setTextSize(page, "200%"),
      async () => {
        await setTextSize(page, "");
        await addTextSpacing(page);
      },
    ]) {
      await enlarge();
      for (const [selector, open, close] of [
        [".toc nav", () => page.click(".toc > summary"), () => page.click(".toc > summary")],
        [".menu", () => page.click(".navbar-menu"), () => page.keyboard.press("Escape")],
        [".shortcuts", () => page.click(".show-shortcuts"), () => page.keyboard.press("Escape")],
        [".search-dialog", () => search(page), () => page.keyboard.press("Escape")],
      ] as const) {
        await open();
        await page.waitForSelector(selector);
        const outside = await page.locator(selector).evaluate((box) => {
          const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
          const parts = [box, ...box.querySelectorAll("*")].filter((part) => part.checkVisibility());
          const tooWide = parts.filter((part) => part.getBoundingClientRect().right > Math.min(end, innerWidth) + 1);
          return tooWide.filter((part) => part !== box || end > innerWidth).map((part) => part.outerHTML.slice(0, 80));
        });
        expect([selector, outside]).toEqual([selector, []]);
        await close();
      }
    }
  });

  it("in the basic editor with text of twice the size", async ({ page }) => {
    await openBasic(page);
    await setTextSize(page, "200%");
    await page.locator("main .text").first().click();
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const undo = page.getByRole("button", { name: "Undo" });
      expect(await undo.evaluate((button) => getComputedStyle(button).fontSize)).toBe("32px");
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll("#root *")]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect([width, outside, await overflow(page, width, 800)]).toEqual([width, [], noOverflow]);
    }
  });
});

/** Names that authors write, by the pages that show them. */
const names = {
  "/docs/api/useNode": ["main h1", ".breadcrumbs a", ".sidebar a", ".toc a", ".pagination a", ".live-title", "h3"],
  "/docs/guides/basic-tutorial": [".tab > summary", ".code-block > figcaption", "h2"],
};

it("does not widen the page for a name that is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, selectors] of Object.entries(names)) {
    await page.goto(path);
    for (const selector of selectors) {
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          element.textContent = "dangerouslyDisablePackageManagerCheckOfWorkspaces";
        });
    }
    expect([path, await overflow(page, 320, 640)]).toEqual([path, noOverflow]);
  }
});

const tables = [
  ["/docs/concepts/nodes", "data.displayName"],
  ["/docs/api/exports", "DefaultLayerHeader"],
  ["/docs/api/useEditor", "query.getNodes()"],
  ["/docs/concepts/user-components", "canDrag(self, helpers)"],
  ["/docs/acknowledgements", "styled-components"],
  ["/docs/api/node", "displayName"],
  ["/docs/api/editor-state", "[...state.events.selected]"],
  ["/docs/guides/react-versions", "query.createNode(element)"],
  ["/docs/guides/performance", "12 s"],
] as const;

it("fits tables on a phone, and scrolls the page rather than bars or lists in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, cell] of process.env.EVERY_PAGE ? tables : tables.slice(0, 3)) {
    await page.goto(path);
    const table = page
      .locator(".table-box")
      .filter({ has: page.getByRole("cell", { name: cell, exact: true }) })
      .first();
    await table.scrollIntoViewIfNeeded();
    const hiddenWidth = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([path, hiddenWidth]).toEqual([path, 0]);
  }

  const barsHeight = () =>
    page.evaluate(() => {
      window.scrollTo(0, 600);
      const bars = [...document.querySelectorAll(".navbar, .toc > summary")];
      return bars.reduce((sum, bar) => sum + Math.max(0, bar.getBoundingClientRect().bottom), 0);
    });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/docs/overview");
  expect(await barsHeight()).toBe(0);
  await page.goto("/docs/overview#install");
  const top = () => page.locator("#install").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(30);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await barsHeight()).toBeGreaterThan(100);

  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto("/docs/api/useEditor");
  await page.click(".toc > summary");
  const list = page.locator(".toc nav");
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await list.getByRole("link").last().click();
  await expect.poll(() => page.locator(".toc").getAttribute("open")).toBeNull();
});

async function search(page: Page): Promise<void> {
  await page.click(".navbar-search");
  await page.fill(".search-dialog input", "node");
  await page.waitForSelector('.search-dialog [role="option"]');
}
