import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  isMarked,
  open,
  settle,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();
const ownFiles = /\/_assets\/(live-|frames-)|\/examples\/live\//;
const documents = /\/examples\/live\//;
const running = (page: Page) => page.waitForSelector('.live[data-state="running"]');

describe("a live example is loaded", () => {
  it("not at all on a page that has none", async () => {
    const page = current();
    const requests = collectRequests(page, ownFiles);
    await page.goto("/docs/overview");
    await settle(page);
    await hydrate(page);
    expect(requests).toEqual([]);
  });

  it("when it comes into view, and not before; the compiler when the reader goes to the source", async () => {
    const page = current();
    await page.setViewportSize({ width: 390, height: 600 });
    const requests = collectRequests(page, documents);
    const compilers = collectRequests(page, /live-compiler/);
    await page.goto("/docs/concepts/nodes");
    await settle(page);
    expect(requests).toEqual([]);
    const height = await page.locator(".live").evaluate((figure) => figure.getBoundingClientRect().height);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    expect(requests).toHaveLength(1);
    expect(compilers).toEqual([]);
    // Nothing of the page moves when the frame takes the place of what was there.
    expect(await page.locator(".live").evaluate((figure) => figure.getBoundingClientRect().height)).toBe(height);
    await page.frameLocator(".live iframe").locator("textarea").focus();
    await expect.poll(() => compilers.length).toBe(1);
  });

  it.each([390, 1440])(
    "into a frame whose source is where the still one was, with the same shades, %i px wide",
    async (width) => {
      const page = current();
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/docs/api/useEditor");
      await page.locator(".live").scrollIntoViewIfNeeded();
      await running(page);
      const still = page.locator(".live-parts pre");
      const source = page.frameLocator(".live iframe").locator(".source");
      const looks = (box: Element) => {
        const { backgroundImage, backgroundSize, backgroundAttachment } = getComputedStyle(box);
        const goesOn = { right: box.scrollWidth > box.clientWidth, below: box.scrollHeight > box.clientHeight };
        return { backgroundImage, backgroundSize, backgroundAttachment, goesOn };
      };
      expect((await still.evaluate(looks)).goesOn).toEqual({ right: true, below: true });
      expect((await still.evaluate(looks)).backgroundAttachment).toContain("local");
      expect(await source.evaluate(looks)).toEqual(await still.evaluate(looks));
      // What is hidden has its place, too.
      const [before, after] = await Promise.all(
        [still, source].map((box) => box.locator(".t-keyword").first().boundingBox()),
      );
      expect(Math.abs((after?.x ?? 0) - (before?.x ?? -9))).toBeLessThan(1);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? -9))).toBeLessThan(1);
    },
  );

  it("by a script that the browser may compile while it arrives", async () => {
    const page = current();
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/live-document.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    const lines = await Promise.all(scripts.map(async (script) => (await script).split("\n", 1)));
    expect(lines).toEqual([["//# allFunctionsCalledOnLoad"]]);
  });

  it("with the site's fonts, which a document of opaque origin may have, too", async () => {
    const page = current();
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    const document = page.frames().find((frame) => documents.test(frame.url()));
    const loaded = () =>
      document?.evaluate(() =>
        [...self.document.fonts].filter(({ status }) => status === "loaded").map((font) => font.family),
      );
    await expect.poll(loaded).toEqual(expect.arrayContaining(["Figtree", "JetBrains Mono"]));
  });

  it("only when it is asked for, where data is dear", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    const requests = collectRequests(page, documents);
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="offered"]');
    await settle(page);
    expect(requests).toEqual([]);
    await page.click("text=Run this example");
    await running(page);
  });

  it("again, when it did not come the first time", async () => {
    const page = current();
    expectTrouble("/examples/live/nodes", "ERR_FAILED");
    const mend = await answer(page, documents, (route) => route.abort());
    await page.clock.install();
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="loading"]');
    await page.clock.runFor(16_000);
    mend();
    await page.click("text=Run this example");
    await running(page);
  });

  it("when what brings it did not come for the page before", async () => {
    const page = current();
    expectTrouble("ERR_FAILED", "Failed to fetch dynamically imported module");
    const mend = await answer(page, /_assets\/frames-/, (route) => route.abort());
    const asked = collectRequests(page, /_assets\/frames-/);
    await open(page, "/docs/concepts/nodes");
    await expect.poll(() => asked.length).toBe(1);
    mend();
    await clickLink(page, "/docs/api/useNode");
    await waitForHeading(page, "useNode()");
    await page.locator(".live").first().scrollIntoViewIfNeeded();
    await running(page);
    expect(await isMarked(page)).toBe(true);
  });
});
