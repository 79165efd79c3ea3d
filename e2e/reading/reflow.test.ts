import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openBasic } from "../support/basic-editor.ts";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { otherPages, pagesToVisit } from "../support/pages.ts";
import { layOutAll } from "../support/reader.ts";

const it = journeys({ bypassCSP: true, reducedMotion: "reduce" });
const onPhone = journeys({ bypassCSP: true, reducedMotion: "reduce", hasTouch: true });

/** Text spacing that a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const double = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
const whole = { sideways: 0, cut: [] };

/** Pixels by which the page overflows sideways, and elements whose text is cut off. */
async function overflow(page: Page, width: number, height: number): Promise<{ sideways: number; cut: string[] }> {
  await page.setViewportSize({ width, height });
  await layOutAll(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cutsOff = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (cutsOff(overflowX) && element.scrollWidth > element.clientWidth + 1) return true;
      return cutsOff(overflowY) && element.scrollHeight > element.clientHeight + 1;
    };
    const cut = [...document.querySelectorAll("#page-root *")].filter((element) => {
      const hidden = element.closest(".sr-only, iframe, [popover]:not(:popover-open), .navbar-search span");
      return !hidden && element.checkVisibility() && element.textContent?.trim() && clips(element);
    });
    return { sideways: scrollWidth - clientWidth, cut: cut.map((element) => element.outerHTML.slice(0, 80)) };
  });
}

describe("nothing scrolls sideways and no text is cut off", () => {
  const paths = [...pagesToVisit, ...otherPages];

  it.for(paths)(
    "in a small window, with doubled text, or with more space in it: %s",
    async (path, { page, expectTrouble }) => {
      if (path.endsWith("nope")) expectTrouble("404");
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await overflow(page, 320, 640)).toEqual(whole);
      // 1280 × 1024 pixels at 400% zoom.
      expect(await overflow(page, 320, 256)).toEqual(whole);
      // A reader's own stylesheet, invisible to media queries: the columns of a wide window are twice as wide.
      await double(page);
      for (const width of [1280, 640]) expect([width, await overflow(page, width, 800)]).toEqual([width, whole]);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      await page.addStyleTag({ content: textSpacing });
      expect(await overflow(page, 320, 256)).toEqual(whole);
      expect(await overflow(page, 1280, 800)).toEqual(whole);
    },
  );

  onPhone("on a phone where text is doubled", { timeout: 180_000 }, async ({ page, expectTrouble }) => {
    expectTrouble("404");
    for (const path of paths) {
      await page.goto(path);
      await double(page);
      expect([path, await overflow(page, 320, 640)]).toEqual([path, whole]);
    }
  });

  it("of what a phone's reader opens: the menu, the list of headings, the search, the list of shortcuts", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const change of [double, () => page.addStyleTag({ content: textSpacing })]) {
      await page.goto("/docs/api/useEditor");
      await hydrate(page);
      await change(page);
      for (const [opened, open, close] of [
        [".toc nav", () => page.click(".toc > summary"), () => page.click(".toc > summary")],
        [".menu", () => page.click(".navbar-menu"), () => page.keyboard.press("Escape")],
        [".shortcuts", () => page.click(".show-shortcuts"), () => page.keyboard.press("Escape")],
        [".search-dialog", () => search(page), () => page.keyboard.press("Escape")],
      ] as const) {
        await open();
        await page.waitForSelector(opened);
        const outside = await page.locator(opened).evaluate((box) => {
          const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
          const parts = [box, ...box.querySelectorAll("*")].filter((part) => part.checkVisibility());
          const wide = parts.filter((part) => part.getBoundingClientRect().right > Math.min(end, innerWidth) + 1);
          return wide.filter((part) => part !== box || end > innerWidth).map((part) => part.outerHTML.slice(0, 80));
        });
        expect([opened, outside]).toEqual([opened, []]);
        await close();
      }
    }
  });

  it("in the tutorial's editor where text is doubled", async ({ page }) => {
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openBasic(page);
      await double(page);
      await page.locator("main .text").first().click();
      const undo = page.getByRole("button", { name: "Undo" });
      expect(await undo.evaluate((button) => getComputedStyle(button).fontSize)).toBe("32px");
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll("#root *")]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect([width, outside, await overflow(page, width, 800)]).toEqual([width, [], whole]);
    }
  });

  it("would be noticed otherwise", async ({ page }) => {
    await page.goto("/support");
    await page.evaluate(() => {
      const wide = document.createElement("p");
      wide.textContent = "W".repeat(100);
      wide.style.overflowWrap = "normal";
      document.querySelector("main")?.append(wide);
    });
    expect((await overflow(page, 320, 640)).sideways).toBeGreaterThan(100);
  });
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

it("a table is shown whole on a phone, with long code broken between its parts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, cell] of process.env.EVERY_PAGE ? tables : tables.slice(0, 3)) {
    await page.goto(path);
    const table = page
      .locator(".table-box")
      .filter({ has: page.getByRole("cell", { name: cell, exact: true }) })
      .first();
    await table.scrollIntoViewIfNeeded();
    const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([path, hidden]).toEqual([path, 0]);
  }
});

it("a window that is low is left to the text once the reader has scrolled, and the page scrolls, no list in it", async ({
  page,
}) => {
  const inTheWay = () =>
    page.evaluate(() => {
      window.scrollTo(0, 600);
      const bars = [...document.querySelectorAll(".navbar, .toc > summary")];
      return bars.reduce((sum, bar) => sum + Math.max(0, bar.getBoundingClientRect().bottom), 0);
    });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/docs/overview");
  expect(await inTheWay()).toBe(0);
  await page.goto("/docs/overview#install");
  const top = () => page.locator("#install").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(30);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await inTheWay()).toBeGreaterThan(100);

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
