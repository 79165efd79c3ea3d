import { describe, expect, it } from "vitest";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ viewport: { width: 1280, height: 800 } });

const frameOf = async () => {
  const element = await current().waitForSelector(".landing-example iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The landing page has no frame with the example.");
  return frame;
};

describe("the editor in the landing page", () => {
  it("says to its parent, and to nobody else, that it can be used, when it can", async () => {
    const page = current();
    await page.addInitScript(() => {
      if (window.parent === window) return;
      const sent: unknown[] = [];
      const post = window.parent.postMessage.bind(window.parent);
      Object.assign(window.parent, {
        sent,
        postMessage: (message: unknown, origin: string) => {
          sent.push([message, origin, document.querySelectorAll("[data-block][draggable=true]").length > 10]);
          post(message, origin);
        },
      });
    });
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    const sent = await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
    expect(sent).toEqual([[{ LANDING_PAGE_LOADED: true }, new URL(page.url()).origin, true]]);
  });

  it("takes neither the focus nor the scroll position while it loads", async () => {
    const page = current();
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(["BODY", 0]);
    const frame = await frameOf();
    expect(await frame.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  it("leaves the page around where it is while blocks are selected, moved and added", async () => {
    const page = current();
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    const frame = await frameOf();
    await frame.locator('[data-block="hero-title"]').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await frame.locator('[data-layer="film-text"]').evaluate((row) => (row as HTMLElement).click());
    expect(await frame.locator("[data-stage]").evaluate((stage) => stage.scrollTop)).toBeGreaterThan(200);
    await frame
      .locator('.toolbox [role=button]:has-text("Text")')
      .evaluate((button) => (button as HTMLElement).click());
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it("fits its frame, and a link in it never leads the page around away", async () => {
    const page = current();
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    const frame = await frameOf();
    const overflow = await frame.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    await frame.locator('[data-block="hero-build"]').click();
    await frame.getByRole("button", { name: "Preview" }).click();
    const opened = page.context().waitForEvent("page");
    await frame.getByRole("link", { name: "Build an editor like this" }).click();
    expect(new URL((await opened).url()).pathname).toBe("/docs/guides/basic-tutorial");
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await frame.locator("a:not([target=_blank])").count()).toBe(0);
  });

  it("follows the colour mode that is chosen outside", async () => {
    const page = current();
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    const frame = await frameOf();
    expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  });

  it("links each part of how it is made to its page, which is there", async () => {
    const page = current();
    await page.goto("/examples/landing");
    await page.getByRole("button", { name: "How this is made" }).first().click();
    const links = await page
      .locator(".made-of a")
      .evaluateAll((anchors) =>
        anchors.map((anchor) => [(anchor as HTMLAnchorElement).href, (anchor as HTMLAnchorElement).target] as const),
      );
    expect(links.length).toBeGreaterThan(8);
    for (const [href, target] of links) {
      expect(target).toBe("_blank");
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    }
  });
});
