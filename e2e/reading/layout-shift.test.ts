import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate, isElementInserted } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { observeShifts, shifts } from "../support/layout-shift.ts";
import { firstPaint, hold, settle } from "../support/reader.ts";

const it = journeys({ isFirst: true });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await observeShifts(page);
  await page.goto(path, { waitUntil: "commit" });
}

describe.skipIf(isElementInserted)("with an empty cache, nothing shifts", () => {
  // e2e/reading/every-page.test.ts checks all kinds of pages, in one width.
  const visits = Object.entries({
    "/": [390, 1280],
    "/docs/overview": [1280],
    "/docs/api/useEditor": [390],
    "/search?q=node": [390],
  }).flatMap(([path, widths]) =>
    (process.env.EVERY_PAGE ? [390, 1280] : widths).map((width) => [path, width] as const),
  );
  it.for(visits)("on %s in a window of %i px, or in the editor on it", async ([path, width], { page }) => {
    await open(page, path, width);
    await settle(page);
    await hydrate(page);
    if (path === "/") {
      await page.keyboard.press("Shift");
      await page.waitForSelector(".landing-example[data-loaded]");
      const frame = page.frames().find((frame) => frame.url().endsWith("/examples/landing"));
      if (!frame) throw new Error("The landing page has no frame with the example.");
      await frame.waitForSelector("main [draggable=true]");
      await settle(page);
      expect(await shifts(frame)).toEqual([]);
    }
    await settle(page);
    expect(await shifts(page)).toEqual([]);
  });

  const editors = ["/examples/landing", "/examples/basic"].flatMap((path, index) =>
    (process.env.EVERY_PAGE ? [390, 768, 1350] : ([[390, 1350], [768]][index] ?? [])).map(
      (width) => [path, width] as const,
    ),
  );
  it.for(editors)("in %s, %i px wide, with late fonts", async ([path, width], { page }) => {
    const releaseFonts = await hold(page, "**/*.woff2");
    await open(page, path, width);
    await page.waitForSelector("[id] > :not([inert]) > main:not([inert]) [draggable=true]");
    const font = page.waitForResponse("**/sans-*.woff2");
    releaseFonts();
    await (await font).finished();
    await settle(page);
    const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0);
    expect(total).toBeLessThan(0.005); // a word may get another width while the editor is hydrated
  });
});

describe("text", () => {
  it("keeps its first font if the web font is late, and uses the web font if it is in time", async ({ page }) => {
    const releaseFonts = await hold(page, "**/*.woff2");
    await page.goto("/docs/overview", { waitUntil: "commit" });
    await firstPaint(page);
    const width = () =>
      page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("main h1") as Element);
        return range.getBoundingClientRect().width;
      });
    // The font may delay the first paint by 100 ms at most.
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return performance.now() > (paint?.startTime ?? 0) + 200;
    });
    const fallbackWidth = await width();
    const font = page.waitForResponse("**/sans-*.woff2");
    releaseFonts();
    await (await font).finished();
    await settle(page);
    expect(await width()).toBe(fallbackWidth);

    await page.reload();
    await settle(page);
    await page.reload();
    await settle(page);
    const loadedFonts = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loadedFonts).toEqual(expect.arrayContaining(["Figtree", "JetBrains Mono"]));
  });
});
