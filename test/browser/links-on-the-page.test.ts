import { describe, expect, it } from "vitest";
import {
  clickLink,
  freshVisits,
  go,
  isMarked,
  open,
  scrollTo,
  scrollY,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();

describe("a link to the page that is shown", () => {
  it("leads to its top, and makes no new entry", async () => {
    const page = current();
    await open(page, "/support");
    await go(page, "/docs/overview", "Overview");
    await scrollTo(page, 800);
    const entries = await page.evaluate(() => history.length);
    await clickLink(page, "/docs/overview");
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await waitForHeading(page, "Support");
  });
});

describe("a link to a heading of the page", () => {
  it("leads there, and Back leads to where the reader was", async () => {
    const page = current();
    await open(page, "/docs/api/useNode");
    await scrollTo(page, 300);
    await page.click('.toc a[href="#actions"]');
    const target = await scrollY(page);
    expect(target).toBeGreaterThan(600);
    expect(page.url()).toMatch(/useNode#actions$/);
    await page.click('.toc a[href="#signature"]');
    expect(await scrollY(page)).not.toBe(target);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(target);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    expect(page.url()).toMatch(/useNode$/);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(target);
    expect(await isMarked(page)).toBe(true);
  });

  it("leads back to where the reader was, too, in browsers that scroll before they tell of the new entry", async () => {
    const page = current();
    await page.addInitScript(() => {
      Object.defineProperty(window, "navigation", { value: undefined });
      addEventListener("click", (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link) return;
        event.preventDefault();
        document.querySelector(link.hash)?.scrollIntoView();
        history.pushState(null, "", link.hash);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
        dispatchEvent(new HashChangeEvent("hashchange"));
      });
    });
    await open(page, "/docs/api/useNode");
    await scrollTo(page, 300);
    await page.click('.toc a[href="#actions"]');
    expect(await scrollY(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  it("may stand in the address bar, and Back leads to where the reader was", async () => {
    const page = current();
    await open(page, "/docs/api/useNode");
    await scrollTo(page, 300);
    await page.evaluate(() => {
      location.hash = "#actions";
    });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  it("keeps the position for who comes back from another page", async () => {
    const page = current();
    await open(page, "/docs/api/useNode");
    await page.click('.toc a[href="#actions"]');
    await scrollTo(page, 444);
    await go(page, "/support", "Support");
    await page.goBack();
    await waitForHeading(page, "useNode()");
    expect(page.url()).toMatch(/useNode#actions$/);
    expect(await scrollY(page)).toBe(444);
  });

  it("is left with Back by who has opened a dialog there, and the dialog goes", async () => {
    const page = current();
    await open(page, "/docs/api/useNode");
    await page.click('.toc a[href="#actions"]');
    await page.keyboard.press("/");
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(page.url()).toMatch(/useNode$/);
  });
});
