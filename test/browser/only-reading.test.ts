import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";
import { brotliSizeOf, expectWithinBudget, readManifest } from "../../e2e/support/built-site.ts";
import { hold } from "../../e2e/support/reader.ts";

const { assets, inlineScripts } = await readManifest();

async function sizesOf(paths: string[]): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await brotliSizeOf(path)])));
}

let current: Visit;
/** The site's scripts that were asked for, and those that were run, in order. */
let fetched: string[];
let run: string[];

beforeEach(async () => {
  await arriveAt({});
});

/** Opens a visit in which each script tells when it is run. */
async function arriveAt(options: Parameters<typeof visit>[0]): Promise<void> {
  await current?.page.context().close();
  current = await visit(options);
  const { page } = current;
  fetched = [];
  run = [];
  await page.exposeFunction("tellRun", (path: string) => run.push(path));
  await page.route("**/_assets/*.js*", async (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tellRun(${JSON.stringify(pathname)});${await response.text()}` });
  });
}

afterEach(async () => {
  await current.page.unrouteAll({ behavior: "ignoreErrors" });
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);
const whenHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);

/**
 * Waits until what the page does once it is idle has been done: idle callbacks run in their order. Without a timeout, a
 * page that has nothing left to do may never call back; this one is later than the page's own (client/start/when-idle.ts).
 */
async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 2500 })),
  );
}

describe("a visit that only reads", () => {
  it.each(["/docs/overview", "/blog/archive"])("%s: runs the start script, and nothing else", async (path) => {
    const { page } = current;
    await page.goto(path);
    await whenIdle(page);
    // Reading: the pointer rests on the text, the wheel and the keyboard scroll. A link that comes under the pointer, and stays
    // there on a busy machine, is another matter: the pointer scrolls from where none ever comes.
    await page.hover("main h1");
    await page.hover(".navbar", { position: { x: 700, y: 4 } });
    await page.mouse.wheel(0, 600);
    for (const key of ["PageDown", "Space", "ArrowDown", "End", "Home"]) await page.keyboard.press(key);
    await expect.poll(() => fetched).toContain(assets.app[0]);
    await whenIdle(page);
    expect(run).toEqual([assets.start]);
    expect(await isHydrated(page)).toBe(false);
  });

  it("fetches ahead what the page will need, each file once, in 80 kB with all that is run", async () => {
    const { page } = current;
    await page.goto("/docs/overview");
    const wanted = [assets.start, ...assets.app, assets.pages.doc].sort();
    // In view are links to pages of other kinds, whose chunks are prefetched.
    const ahead = () => fetched.filter((path) => wanted.includes(path)).sort();
    await expect.poll(ahead).toEqual(wanted);
    await whenIdle(page);
    expect(ahead()).toEqual(wanted);
    expect(fetched).toEqual([...new Set(fetched)]);
    expectWithinBudget(await sizesOf(fetched), 80);
  });

  it.each(Object.keys(assets.pages))("has at most 80 kB of JavaScript on a page of the kind %s", async (kind) => {
    const own = assets.pages[kind as keyof typeof assets.pages];
    expectWithinBudget(await sizesOf([assets.start, ...assets.app, own]), 80);
  });

  it.each(Object.keys(assets.pages))(
    "has at most 20 kB of code besides React on a page of the kind %s",
    async (kind) => {
      const own = assets.pages[kind as keyof typeof assets.pages];
      const isOurs = async (path: string) =>
        !(await readFile(join("dist/assets", path), "utf8")).includes("react.dev/errors");
      const app = await Promise.all(assets.app.map(async (path) => ((await isOurs(path)) ? [path] : [])));
      expect(app.flat().length).toBe(assets.app.length - 1); // React is a file of its own
      expectWithinBudget(await sizesOf([assets.start, ...app.flat(), own]), 20);
    },
  );

  it("runs at most 8 kB of JavaScript, with the scripts inside of the page", async () => {
    const inline = Object.entries(inlineScripts).map(([name, { code }]) => [name, brotliCompressSync(code).length]);
    expectWithinBudget({ ...(await sizesOf([assets.start])), ...Object.fromEntries(inline) }, 8);
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "fetches nothing ahead where the connection is %o",
    async (connection) => {
      const { page } = current;
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      await page.goto("/docs/overview");
      await whenIdle(page);
      expect(fetched).toEqual([assets.start]);
      expect(await page.locator("link[rel=modulepreload], link[rel=prefetch]").count()).toBe(0);
      // React still comes when it is wanted.
      await page.hover(".navbar-title");
      await whenHydrated(page);
    },
  );
});

describe("a sign of intent", () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    "the pointer on a link": (page) => page.hover('.sidebar a[href="/docs/api/useNode"]'),
    "a touch": (page) => page.dispatchEvent(".navbar-links summary", "touchstart"),
    "the focus on a button": (page) => page.focus(".colour-mode"),
    "a shortcut": (page) => page.keyboard.press("t"),
  };

  it.each(Object.keys(signs))("brings React once: %s", async (name) => {
    const { page } = current;
    await page.goto("/docs/overview");
    await whenIdle(page);
    await signs[name]?.(page);
    await whenHydrated(page);
    for (const sign of Object.values(signs)) await sign(page);
    await whenIdle(page);
    expect(run.filter((path) => path === assets.app[0])).toHaveLength(1);
    expect(fetched.filter((path) => path === assets.app[0])).toHaveLength(1);
  });
});

describe("what the reader did before hydration survives it", () => {
  it("the place that the reader has scrolled to", async () => {
    const { page } = current;
    await page.goto("/docs/api/useEditor");
    await page.evaluate(() => window.scrollTo(0, 900));
    await hydrate(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  it("what a translator has made of the text, though React makes anew what is around it", async () => {
    const { page } = current;
    await page.goto("/docs/overview");
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("main h1, .prose-body > p, .sidebar a, .footer a")) {
        const font = Object.assign(document.createElement("font"), { textContent: "Übersetzt" });
        element.replaceChildren(font);
      }
    });
    await hydrate(page);
    await whenIdle(page);
    expect(await page.locator(".prose-body > p").first().textContent()).toBe("Übersetzt");
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForFunction(() => document.querySelector("main h1")?.textContent === "useNode()");
    current.troubles.length = 0; // React warns of what it has made anew
  });

  it("an open dropdown", async () => {
    const { page } = current;
    await page.goto("/docs/overview");
    await page.click(".navbar-links summary");
    await whenHydrated(page);
    expect(await page.locator(".navbar-links details[open]").count()).toBe(1);
    expect(await page.locator('.navbar-links a[href="/examples/basic"]').isVisible()).toBe(true);
  });

  it("the open menu of a narrow window", async () => {
    await arriveAt({ viewport: { width: 390, height: 800 } });
    const { page } = current;
    await page.goto("/docs/overview");
    await page.click(".navbar-menu");
    await whenHydrated(page);
    expect(await page.locator("#menu:popover-open").count()).toBe(1);
    expect(await page.locator('.sidebar a[href="/docs/api/useNode"]').isVisible()).toBe(true);
  });

  it("what was typed into the search field, and the focus in it", async () => {
    const { page } = current;
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/search");
    await page.click("#search-query");
    await page.keyboard.type("setPr");
    expect(await isHydrated(page)).toBe(false);
    release();
    await whenHydrated(page);
    await page.keyboard.type("op");
    expect(await page.inputValue("#search-query")).toBe("setProp");
  });

  it("a tab that was chosen", async () => {
    const { page } = current;
    await page.goto("/docs/overview");
    await page.locator(".tabs").first().locator("summary").nth(1).click();
    await whenHydrated(page);
    expect(await page.locator(".tabs").first().locator(".tab-panel").nth(1).isVisible()).toBe(true);
  });
});
