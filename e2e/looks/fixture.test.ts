import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { hydrate, theBrowser, visit } from "../support/browser.ts";
import { isMarked, mark, pathOf, waitForHeading } from "../support/reader.ts";
import type { ServedSite } from "../support/serve-worker.ts";
import { serveFixtureSite } from "./fixture-site.ts";
import { difference, readPng, writePng } from "./small-picture.ts";
import { pictureFolder, type Snapshot, snapshots, take } from "./take-pictures.ts";

let site: ServedSite;
beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  site = await serveFixtureSite();
});
afterAll(() => site?.stop());

// Other browsers draw text differently.
describe.skipIf(process.env.CHROMIUM_PATH)("a screen", () => {
  /** Pictures by the same browser differ by 0; a heading 4 pixels lower makes 0.003 of a screen differ. */
  const tolerance = 0.002;
  const seenFolder = ".cache/snapshots-seen";
  let browser: Browser;
  let blank: Page;

  beforeAll(async () => {
    browser = await theBrowser();
    blank = await browser.newPage();
    await mkdir(seenFolder, { recursive: true });
  });
  afterAll(() => blank?.context().close());

  const storedPicture = async (name: string) => readPng(blank, await readFile(join(pictureFolder, `${name}.png`)), 1);

  it.each(snapshots)("looks unchanged: $name", async (snapshot) => {
    const file = `${snapshot.name}.png`;
    const current = await take(browser, site.url, snapshot);
    const changed = difference(current, await storedPicture(snapshot.name));
    if (changed > tolerance) await writeFile(join(seenFolder, file), writePng(current));
    expect(
      changed,
      `${(100 * changed).toFixed(2)} % of ${pictureFolder}/${file} differs from ${seenFolder}/${file}. If that is intended, run npm run snapshots`,
    ).toBeLessThanOrEqual(tolerance);
  });

  it("detects a change that a reader would see, such as a heading a little lower", async () => {
    const support = snapshots.find(({ name }) => name === "support") as Snapshot;
    const moveHeading = (page: Page) =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("h1 { translate: 0 4px }");
        document.adoptedStyleSheets.push(sheet);
      });
    const changed = difference(
      await take(browser, site.url, { ...support, act: moveHeading }),
      await storedPicture("support"),
    );
    expect(changed).toBeGreaterThan(tolerance);
  });
});

const key = "docs-preferred-version-default";
const storedVersion = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key);
const docsLink = (page: Page) => page.locator(".navbar-links a", { hasText: "Documentation" }).getAttribute("href");

async function visitWith(options: Parameters<typeof visit>[0], journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors } = await visit(options);
  await journey(page);
  await page.context().close();
  expect(errors).toEqual([]);
}

describe("the version of the docs", () => {
  test("has no menu if it is the only one, and removes an unknown name from storage", () =>
    visitWith({}, async (page) => {
      await page.goto("/docs/overview");
      await hydrate(page);
      expect(await page.locator(".version-menu").count()).toBe(0);
      for (const name of ["0.9", "__proto__", "current"]) {
        await page.evaluate(([key, name]) => localStorage.setItem(key, name), [key, name] as const);
        await page.reload();
        expect(await storedVersion(page)).toBe(name === "current" ? name : null);
        expect(await docsLink(page)).toBe("/docs/overview");
      }
    }));

  test("can be chosen in the menu for later visits, and limits a search", () =>
    visitWith({ baseURL: site.url, viewport: { width: 1280, height: 800 } }, async (page) => {
      const menu = page.locator(".version-menu");
      await page.goto("/docs/overview");
      expect(await menu.locator("summary").textContent()).toBe("Version: Next");
      expect(await menu.locator("li a").allTextContents()).toEqual(["Next", "1.0"]);
      expect(await menu.locator('a[aria-current="true"]').textContent()).toBe("Next");
      await hydrate(page);
      await mark(page);
      await menu.locator("summary").click();
      await menu.locator("a >> text=1.0").click();
      await waitForHeading(page, "Overview of 1.0");
      expect(pathOf(page)).toBe("/docs/1.0/overview");
      expect(await menu.locator("summary").textContent()).toBe("Version: 1.0");
      expect([await isMarked(page), await storedVersion(page)]).toEqual([true, "1.0"]);
      await page.click(".navbar-links a >> text=Support");
      await waitForHeading(page, "Support");
      expect(await docsLink(page)).toBe("/docs/1.0/overview");
      await page.reload();
      expect(await docsLink(page)).toBe("/docs/1.0/overview");
      await hydrate(page);
      expect(await docsLink(page)).toBe("/docs/1.0/overview");
      await page.click(".navbar-links a >> text=Documentation");
      await page.waitForURL("**/docs/1.0/overview");
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/support");
      await page.click(".navbar-menu");
      await page.click(".menu-site a >> text=Documentation");
      await page.waitForURL("**/docs/1.0/overview");
      await page.evaluate((key) => localStorage.setItem(key, "0.9"), key);
      await page.goto("/docs/overview");
      expect([await storedVersion(page), await docsLink(page)]).toEqual([null, "/docs/overview"]);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/search?q=overview");
      const hits = page.locator(".hits h2 a");
      expect(await hits.count()).toBeGreaterThan(1);
      await hydrate(page);
      await page.getByLabel("Version").selectOption("1.0");
      await page.waitForURL("**/search?q=overview&version=1.0");
      await expect.poll(() => hits.count()).toBe(1);
      expect(await hits.getAttribute("href")).toBe("/docs/1.0/overview");
      await page.reload();
      expect([await hits.count(), await page.getByLabel("Version").inputValue()]).toEqual([1, "1.0"]);
      await hits.click();
      await waitForHeading(page, "Overview of 1.0");
      expect(await page.locator("aside.admonition a").getAttribute("href")).toBe("/docs/overview");
    }));

  test("is remembered before hydration, and can be opened without JavaScript", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visitWith({ baseURL: site.url, javaScriptEnabled }, async (page) => {
        await page.route("**/_assets/app-*", () => {}); // never answered
        await page.goto("/docs/overview");
        await page.click(".version-menu summary");
        await page.click(".version-menu a >> text=1.0");
        if (javaScriptEnabled) expect(await storedVersion(page)).toBe("1.0");
        else await expect.poll(() => page.locator("h1").textContent()).toBe("Overview of 1.0");
      });
    }
  });
});
