import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate, visit } from "../../e2e/support/browser.ts";
import { brotliSize, readManifest } from "../../e2e/support/built-site.ts";
import { firstPaint, hold, settle } from "../../e2e/support/reader.ts";

const { assets } = await readManifest();

/** One page of each kind, with what is long, wide or late in it. */
const paths = [
  "/",
  "/docs/overview",
  "/docs/api/useEditor",
  "/docs/dev",
  "/docs",
  "/docs/tags",
  "/blog/archive",
  "/blog/a-page-is-data",
  "/search?q=node",
  "/support",
  "/nope",
];

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

async function open(
  path: string,
  viewport: { width: number; height: number },
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const { page } = await visit({ viewport });
  await prepare(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "commit" });
  return page;
}

describe.each([
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
])("nothing moves, with nothing in the cache, in a window of $width px", (viewport) => {
  it.each(paths)("%s", async (path) => {
    const page = await open(path, viewport);
    await settle(page);
    await hydrate(page);
    await settle(page);
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1350, height: 940 },
])("nothing moves in an editor that is loading, in a window of $width px", (viewport) => {
  it.each(["/examples/landing", "/examples/basic"])("%s", async (path) => {
    const page = await open(path, viewport);
    await page.waitForSelector(":not([inert]) > main [draggable=true]");
    await settle(page);
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
  });

  it.each(["/examples/landing", "/examples/basic"])(
    "%s, whose fonts come when its patience has ended",
    async (path) => {
      let give = () => {};
      const page = await open(path, viewport, async (page) => {
        give = await hold(page, "**/*.woff2");
      });
      await page.waitForSelector(":not([inert]) > main [draggable=true]");
      const come = page.waitForResponse("**/sans-*.woff2");
      give();
      await (await come).finished();
      await settle(page);
      expect(await shifts(page)).toEqual([]);
      await page.context().close();
    },
  );

  it("the one in the landing page", async () => {
    const page = await open("/", viewport);
    await page.waitForSelector(".landing-example[data-loaded]");
    const frame = page.frames().find((frame) => frame.url().endsWith("/examples/landing"));
    await frame?.waitForSelector("main [draggable=true]");
    await settle(page);
    expect(await frame?.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
  });
});

it("shows a text in the font in which it was first shown, however late the font comes", async () => {
  const { page } = await visit();
  let give = () => {};
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/docs/overview", { waitUntil: "commit" });
  await firstPaint(page);
  const width = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("main h1") as Element);
      return range.getBoundingClientRect().width;
    });
  // The font may hold up the first paint for 100 ms; after that, no longer.
  await page.waitForTimeout(300);
  const before = await width();
  give();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name, ...entry }) => name.includes("sans-") && (entry as PerformanceResourceTiming).responseEnd !== 0),
  );
  await settle(page);
  expect(await width()).toBe(before);
  await page.context().close();
});

it("sets the page in its own fonts where they are there in time", async () => {
  const { page } = await visit();
  await page.goto("/docs/overview");
  await settle(page);
  await page.reload();
  await settle(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Figtree", "JetBrains Mono"]));
  await page.context().close();
});

it("loads at most 12 kB of styles on a first visit, and 60 kB of fonts", async () => {
  expect(await brotliSize([assets.styles])).toBeLessThanOrEqual(12_000);
  const { page } = await visit();
  const fonts: number[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "font") fonts.push((await response.body()).length);
  });
  await page.goto("/docs/overview", { waitUntil: "networkidle" });
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  await page.context().close();
});
