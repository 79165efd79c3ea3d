import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBasic } from "../../e2e/support/basic-editor.ts";
import { hydrate, visit } from "../../e2e/support/browser.ts";
import { pagesToVisit } from "../../e2e/support/pages.ts";
import { layOutAll } from "../../e2e/support/reader.ts";

const paths = [...pagesToVisit, "/search?q=node", "/search?q=zzzzzz", "/nope", "/docs/nope"];

/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

let page: Page;
/** The same with a finger, for which links have more room around them. */
let phone: Page;
beforeAll(async () => {
  ({ page } = await visit({ bypassCSP: true, reducedMotion: "reduce" }));
  ({ page: phone } = await visit({ bypassCSP: true, reducedMotion: "reduce", hasTouch: true }));
});
afterAll(() => Promise.all([page, phone].map((page) => page.context().close())));

/** How many pixels of the page stand out to the side of the window, and the elements whose text is cut off. */
async function overflow(of = page): Promise<{ sideways: number; cut: string[] }> {
  await layOutAll(of);
  return of.evaluate(() => {
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
  it.each(paths)("%s", async (path) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await overflow()).toEqual({ sideways: 0, cut: [] });
    // 1280 × 1024 pixels, four times as large.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflow()).toEqual({ sideways: 0, cut: [] });
    // A style of the reader's own, which media queries do not know of: the columns of a wide window are twice as wide.
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await double(page);
      expect(await overflow()).toEqual({ sideways: 0, cut: [] });
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await page.addStyleTag({ content: textSpacing });
    expect(await overflow()).toEqual({ sideways: 0, cut: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await overflow()).toEqual({ sideways: 0, cut: [] });
  });
});

describe("so it is on a phone where text is doubled", () => {
  it.each(paths)("%s", async (path) => {
    await phone.setViewportSize({ width: 320, height: 640 });
    await phone.goto(path);
    await double(phone);
    expect(await overflow(phone)).toEqual({ sideways: 0, cut: [] });
  });
});

describe.each([
  ["doubled text", double],
  ["text with more space", (page: Page) => page.addStyleTag({ content: textSpacing })],
])("with %s, all that a phone's reader opens is in the window:", (_, change) => {
  it.each([
    ["the menu", ".menu", () => page.click(".navbar-menu")],
    ["the list of headings", ".toc nav", () => page.click(".toc > summary")],
    ["the search", ".search-dialog", search],
    ["the list of shortcuts", ".shortcuts", () => page.click(".show-shortcuts")],
  ])("%s", async (_, opened, open) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/docs/api/useEditor");
    await hydrate(page);
    await change(page);
    await open();
    await page.waitForSelector(opened);
    const outside = await page.locator(opened).evaluate((box) => {
      const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
      const parts = [box, ...box.querySelectorAll("*")].filter((part) => part.checkVisibility());
      const wide = parts.filter((part) => part.getBoundingClientRect().right > Math.min(end, innerWidth) + 1);
      return wide.filter((part) => part !== box || end > innerWidth).map((part) => part.outerHTML.slice(0, 80));
    });
    expect(outside).toEqual([]);
  });
});

async function double(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

async function search(): Promise<void> {
  await page.click(".navbar-search");
  await page.fill(".search-dialog input", "node");
  await page.waitForSelector('.search-dialog [role="option"]');
}

it.each([
  ["/docs/concepts/nodes", "data.displayName"],
  ["/docs/concepts/user-components", "canDrag(self, helpers)"],
  ["/docs/api/exports", "DefaultLayerHeader"],
  ["/docs/acknowledgements", "styled-components"],
  ["/docs/api/useEditor", "query.getNodes()"],
  ["/docs/api/node", "displayName"],
  ["/docs/api/editor-state", "[...state.events.selected]"],
  ["/docs/guides/react-versions", "query.createNode(element)"],
  ["/docs/guides/performance", "12 s"],
])(
  "shows a table whole on a phone, with long code broken between its parts: %s, the one with %s",
  async (path, cell) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const table = page
      .locator(".table-box")
      .filter({ has: page.getByRole("cell", { name: cell, exact: true }) })
      .first();
    await table.scrollIntoViewIfNeeded();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

it("leaves a window that is low to the text, once the reader has scrolled", async () => {
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
  expect(await page.locator("#install").evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(30);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await inTheWay()).toBeGreaterThan(100);
});

it("lets the page scroll, and no list in it, where the headings are opened in a low window", async () => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto("/docs/api/useEditor");
  await page.click(".toc > summary");
  const list = page.locator(".toc nav");
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await list.getByRole("link").last().click();
  await expect.poll(() => page.locator(".toc").getAttribute("open")).toBeNull();
});

it("keeps the tutorial's editor in the window where text is doubled", async () => {
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
    expect([width, outside]).toEqual([width, []]);
    expect([width, await overflow()]).toEqual([width, { sideways: 0, cut: [] }]);
  }
});

it("would notice what is too wide", async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/support");
  await page.evaluate(() => {
    const wide = document.createElement("p");
    wide.textContent = "W".repeat(100);
    wide.style.overflowWrap = "normal";
    document.querySelector("main")?.append(wide);
  });
  expect((await overflow()).sideways).toBeGreaterThan(100);
});
