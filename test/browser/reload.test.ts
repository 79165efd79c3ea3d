import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  clickLink,
  freshVisits,
  go,
  isMarked,
  mark,
  open,
  scrollTo,
  scrollY,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();
const path = () => new URL(current().url()).pathname;

describe("a reload", () => {
  it("keeps the position, through hydration", async () => {
    const page = current();
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1500);
    await page.reload();
    expect(await isMarked(page)).toBe(false);
    // The browser keeps the text in its place, which may be between two pixels.
    const offset = async () => Math.abs((await scrollY(page)) - 1500);
    await expect.poll(offset).toBeLessThanOrEqual(1);
    await hydrate(page);
    expect(await offset()).toBeLessThanOrEqual(1);
  });

  it("keeps the position of a page that the router had led to", async () => {
    const page = current();
    await open(page, "/support");
    await go(page, "/docs/overview", "Overview");
    await scrollTo(page, 800);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  it("does not move a reader who scrolls before React is there", async () => {
    const page = current();
    await page.goto("/docs/api/useEditor");
    await scrollTo(page, 700);
    await hydrate(page);
    expect(await scrollY(page)).toBe(700);
  });
});

describe("Back after a reload, before React is there,", () => {
  /** A page that a link has led to, loaded anew: the browser takes what lies before it for the same document. */
  async function reloadSecondPage(): Promise<void> {
    const page = current();
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1200);
    await go(page, "/docs/api/useNode", "useNode()");
    await scrollTo(page, 300);
    await page.reload();
    await mark(page);
  }

  it("leads to the page before, and to where the reader was", async () => {
    const page = current();
    await reloadSecondPage();
    await page.evaluate(() => history.back());
    await waitForHeading(page, "useEditor()");
    expect(await page.title()).toBe("useEditor() | Craft.js");
    expect(await scrollY(page)).toBe(1200);
    await page.evaluate(() => history.forward());
    await waitForHeading(page, "useNode()");
    expect(await scrollY(page)).toBe(300);
    expect(await isMarked(page)).toBe(true);
  });

  it("leads to where the reader was on the same page", async () => {
    const page = current();
    await open(page, "/docs/api/useEditor");
    await hydrate(page);
    await scrollTo(page, 700);
    await clickLink(page, "#actions");
    await expect.poll(() => scrollY(page)).not.toBe(700);
    await page.reload();
    await mark(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => scrollY(page)).toBe(700);
    expect(page.url()).toMatch(/\/docs\/api\/useEditor$/);
    expect(await isMarked(page)).toBe(true);
  });

  it("wins over a link that waits for React", async () => {
    const page = current();
    await reloadSecondPage();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/support"]')?.click();
      history.back();
    });
    await waitForHeading(page, "useEditor()");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(path()).toBe("/docs/api/useEditor");
    expect(await page.title()).toBe("useEditor() | Craft.js");
  });

  it("gives way to a link that is clicked before the page has come", async () => {
    const page = current();
    await reloadSecondPage();
    await page.evaluate(async () => {
      history.back();
      await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      document.querySelector<HTMLElement>('a[href="/support"]')?.click();
    });
    await waitForHeading(page, "Support");
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(path()).toBe("/docs/api/useEditor");
  });
});
