import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import {
  clickLink,
  collectRequests,
  go,
  isMarked,
  mark,
  open,
  pathOf,
  scrollY,
  settle,
  waitForHeading,
} from "../support/reader.ts";

const it = journeys({ isFirst: true, savesData: true });
const gone = { status: 410, contentType: "application/json", body: '{"release":"another"}' };

async function waitForFullLoad(page: Page, title: string): Promise<void> {
  await page.waitForFunction(() => !("mark" in window));
  await waitForHeading(page, title);
}

describe("a tab of a deleted release", () => {
  it("loads pages in full after a link or Back, with one history entry each, even if only a chunk is gone", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("410", "ERR_FAILED");
    await open(page, "/docs/overview");
    await page.route("**/{useNode,useEditor}.json", (route) => route.fulfill(gone));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sidebar a[href="/docs/api/useNode"]');
      link?.setAttribute("href", "/docs/api/useNode?x=1#actions");
      link?.click();
    });
    await page.waitForURL("**/docs/api/useNode?x=1#actions");
    await waitForFullLoad(page, "useNode()");
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.goBack();
    await waitForHeading(page, "Overview");
    // Back may have brought the old release from the browser's cache.
    await hydrate(page);
    await mark(page);
    await clickLink(page, "/docs/api/useEditor");
    await waitForFullLoad(page, "useEditor()");
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await waitForHeading(page, "Overview");

    await hydrate(page);
    await go(page, "/docs/concepts/nodes", "Nodes");
    await page.reload();
    await hydrate(page);
    await mark(page);
    await page.route("**/overview.json", (route) => route.fulfill(gone));
    await page.goBack();
    await waitForFullLoad(page, "Overview");

    await hydrate(page);
    await mark(page);
    await page.route("**/_assets/page-*", (route) => route.abort());
    await page.route("**/support.json", (route) =>
      route.request().method() === "HEAD" ? route.fulfill(gone) : route.fallback(),
    );
    await clickLink(page, "/support");
    await waitForFullLoad(page, "Support");
    expect(pathOf(page)).toBe("/support");
  });

  it("loads each page in full, once for each click, while the server still answers with the old release", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("410");
    await open(page, "/docs/overview");
    await page.route("**/_data/**", (route) => route.fulfill(gone));
    const documents = collectRequests(page, /\/docs\//, "document");
    for (const [href, title] of [
      ["/docs/api/useNode", "useNode()"],
      ["/docs/api/useEditor", "useEditor()"],
    ] as const) {
      await mark(page);
      await clickLink(page, href);
      await waitForFullLoad(page, title);
      await page.waitForLoadState(); // intent counts only once the start script runs
      await hydrate(page);
      await settle(page);
    }
    expect(documents.length).toBe(2);
  });

  it("follows links without a reload if the newer release has the same app", async ({ page, expectErrors }) => {
    expectErrors("410");
    await open(page, "/docs/overview");
    await hydrate(page);
    await mark(page);
    const release = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const newest = dataset.release;
      dataset.release = "0123456789ab"; // a release before a deploy that only changed pages
      return newest;
    });
    await go(page, "/docs/concepts/nodes", "Nodes");
    await go(page, "/docs/api/useNode", "useNode()");
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.release)).toBe(release);
  });
});
