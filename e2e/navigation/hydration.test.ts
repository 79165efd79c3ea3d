import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { hydrate, hydrated } from "../support/browser.ts";
import { expectWithinBudget, readManifest, sizesOf } from "../support/built-site.ts";
import { journeys } from "../support/journeys.ts";
import { clickLink, hold, scrollTo, scrollY, settle, waitForHeading } from "../support/reader.ts";

const { assets } = await readManifest();

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);

/** Makes each script report that it runs. Returns the fetched and the executed scripts, in order. */
async function watchScripts(page: Page): Promise<{ fetched: string[]; run: string[] }> {
  const fetched: string[] = [];
  const run: string[] = [];
  await page.exposeFunction("reportRun", (path: string) => run.push(path));
  await page.route("**/_assets/*.js*", async (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.reportRun(${JSON.stringify(pathname)});${await response.text()}` });
  });
  return { fetched, run };
}

/**
 * Waits for an idle callback. Idle callbacks run in order, so the page's own callbacks have run before. Without a timeout, an
 * idle page may never run the callback; this timeout is longer than the page's own (packages/browser/when-idle.ts).
 */
async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 2500 })),
  );
}

describe("a visit without interaction", () => {
  const it = journeys({ isFirst: true });

  it("only runs the start script, and prefetches each of the page's files once, in 80 kB", async ({ page }) => {
    const { fetched, run } = await watchScripts(page);
    const prefetchedFiles = [assets.start, ...assets.app, assets.pages.doc].sort();
    const prefetched = () => fetched.filter((path) => prefetchedFiles.includes(path)).sort();
    await page.goto("/docs/overview");
    await whenIdle(page);
    // Reading: the pointer rests, and the wheel and keyboard scroll. The pointer is where no link scrolls under it: on a
    // busy machine, a link may stay there long enough to count as intent.
    await page.hover("main h1");
    await page.hover(".navbar", { position: { x: 700, y: 4 } });
    await page.mouse.wheel(0, 600);
    for (const key of ["PageDown", "Space", "ArrowDown", "End", "Home"]) await page.keyboard.press(key);
    await expect.poll(prefetched).toEqual(prefetchedFiles);
    await whenIdle(page);
    expect(run).toEqual([assets.start]);
    expect(await isHydrated(page)).toBe(false);
    expect(fetched).toEqual([...new Set(fetched)]);
    expectWithinBudget(await sizesOf(fetched), 80);

    await page.hover('.sidebar a[href="/docs/api/useNode"]');
    await hydrated(page);
    await page.dispatchEvent(".navbar-links summary", "touchstart");
    await page.focus(".colour-mode");
    await page.keyboard.press("t");
    await whenIdle(page);
    for (const list of [run, fetched]) expect(list.filter((path) => path === assets.app[0])).toHaveLength(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("hydrates on a touch, the focus of a button or a shortcut", async ({ page }) => {
    for (const showIntent of [
      () => page.dispatchEvent(".navbar-links summary", "touchstart"),
      () => page.focus(".colour-mode"),
      () => page.keyboard.press("t"),
    ]) {
      await page.goto("/blog/archive");
      await whenIdle(page);
      expect(await isHydrated(page)).toBe(false);
      await showIntent();
      await hydrated(page);
    }
  });
});

describe("hydration", () => {
  const it = journeys({ savesData: true });

  it("keeps the scroll position, an open dropdown or menu, a chosen tab and text in the search field", async ({
    page,
  }) => {
    const releaseApp = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.locator(".tabs").first().locator("summary").nth(1).click();
    await scrollTo(page, 900);
    await page.click(".navbar-links summary");
    releaseApp();
    await hydrated(page);
    await settle(page);
    expect(await page.locator(".navbar-links details[open]").count()).toBe(1);
    expect(await page.locator('.navbar-links a[href="/examples/basic"]').isVisible()).toBe(true);
    expect(await page.locator(".tabs").first().locator(".tab-panel").nth(1).isVisible()).toBe(true);
    expect(await scrollY(page)).toBe(900);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/docs/overview");
    await page.click(".navbar-menu");
    await hydrated(page);
    expect(await page.locator("#_site-menu:popover-open").count()).toBe(1);
    expect(await page.locator('.sidebar a[href="/docs/api/useNode"]').isVisible()).toBe(true);

    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/search");
    await page.click("#search-query");
    await page.keyboard.type("setPr");
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydrated(page);
    await page.keyboard.type("op");
    expect(await page.inputValue("#search-query")).toBe("setProp");
  });
});

describe("with React's development build", () => {
  const baseURL = inject("developmentUrl");
  const choices = JSON.stringify({ folded: ["guides"], tabs: { "package-manager": "yarn" } });
  const origins = [{ origin: baseURL, localStorage: [{ name: "choices", value: choices }] }];
  const it = journeys({
    savesData: true,
    isFirst: true,
    baseURL,
    storageState: { cookies: [], origins },
    viewport: { width: 1440, height: 800 },
  });

  it("hydrates folded sections, chosen tabs and the reading position without warnings", async ({ page }) => {
    await page.goto("/docs/overview#install");
    await settle(page);
    const state = async () => ({
      folded: await page.locator(".sidebar details:not([open]) > summary").allTextContents(),
      tabs: await page.locator(".tab[open] > summary").allTextContents(),
      place: await page.locator(".toc[open] [aria-current]").allTextContents(),
    });
    const expected = { folded: ["Guides"], tabs: ["yarn"], place: ["Install"] };
    await expect.poll(state).toEqual(expected);
    await hydrate(page);
    await settle(page);
    expect(await state()).toEqual(expected);
    // The rest of the page is hydrated with the next page at the latest.
    await clickLink(page, "/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    await settle(page);
    expect((await state()).folded).toEqual(["Guides"]);
  });
});
