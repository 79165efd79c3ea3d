import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visit } from "./browser.ts";
import { readManifest } from "./built-site.ts";

const { pages } = await readManifest();
const paths = Object.keys(pages).filter((path) => /^\/(docs|blog)\/./.test(path));

let page: Page;
beforeAll(async () => {
  ({ page } = await visit());
  // Once the browser is idle, nothing is left out any more, and no mark left (client/start/lay-out-rest.ts).
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
});
afterAll(() => page.context().close());

/** Where each run is that is said to be below windows of some height. All in pixels. */
async function markedRuns(isNarrow: boolean): Promise<{ height: number; top: number }[]> {
  return page.evaluate(
    (name) => {
      document.documentElement.dataset.whole = "";
      delete document.documentElement.dataset.frame;
      const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
      const ends = [...document.querySelectorAll(".long .pagination, .long + .footer > .footer-columns")];
      const runs = [...document.querySelectorAll(".far")].flatMap((run) => {
        const top = topOf(run);
        const marks = [...run.classList].filter((mark) => mark.startsWith(name));
        return marks.map((mark) => ({ height: Number(mark.slice(name.length)), top }));
      });
      return [...runs, ...ends.map((end) => ({ height: 1400, top: topOf(end) }))];
    },
    isNarrow ? "narrow-below-" : "below-",
  );
}

// All widths at which the hero or the example changes its height.
it.each([320, 480, 600, 768, 899, 900, 1199, 1200, 1920])(
  "so is what the landing page leaves out, of %d px",
  async (width) => {
    await page.setViewportSize({ width, height: 1400 });
    await page.goto("/");
    const runs = await markedRuns(false);
    expect(runs.length).toBe(5);
    expect(Math.min(...runs.map(({ top }) => top))).toBeGreaterThanOrEqual(1400);
  },
);

it.each([320, 479, 768, 1920])("so is what a search leaves out, of %d px", async (width) => {
  await page.setViewportSize({ width, height: 850 });
  for (const query of ["node", "a", "import"]) {
    await page.goto(`/search?q=${query}`);
    const hits = await markedRuns(false);
    expect(hits.length).toBe(8);
    expect(Math.min(...hits.map(({ top }) => top))).toBeGreaterThanOrEqual(850);
    const third = await page.locator(".hits > .far").first().boundingBox();
    expect(third?.y).toBeGreaterThanOrEqual(350);
  }
});

// In the widest columns of narrow windows and of others, where text is lowest.
it.each([479, 1920])(
  "all that a page leaves out of its first frame is below a window of %d px",
  async (width) => {
    await page.setViewportSize({ width, height: 700 });
    const wrong: unknown[] = [];
    let count = 0;
    for (const path of paths) {
      await page.goto(path);
      const runs = await markedRuns(width < 480);
      count += runs.length;
      wrong.push(...runs.filter(({ height, top }) => top < height).map((run) => ({ path, ...run })));
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
  60_000,
);

it("lays a long page out to its end when the browser is idle", async () => {
  const { page } = await visit();
  await page.goto("/docs/api/useEditor");
  await page.waitForSelector(".below-1400", { state: "detached" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });
  expect(await height()).toBe(before);
  await page.context().close();
});
