import { describe, expect } from "vitest";
import { isDisturbed } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true, viewport: { width: 1440, height: 900 } });

describe("on a screen", () => {
  it("draws the landing page's pictures in the mode's colours, and links each line of the archive", async ({
    page,
  }) => {
    await page.goto("/");
    const picture = page.locator(".landing-picture rect").first();
    const fill = () => picture.evaluate((shape) => getComputedStyle(shape).fill);
    const light = await fill();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    expect(await fill()).not.toBe(light);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/blog/archive");
      const entry = page.locator(".post-list li", { hasText: "How this site works" });
      // For copying and find-in-page, the text is one line, however it is drawn. A disturbance wraps words in elements.
      if (!isDisturbed) expect(await entry.locator("a").innerText()).toBe("November 23 - How this site works");
      expect(await entry.locator("time").getAttribute("datetime")).toBe("2026-11-23");
      await entry.click(); // its middle has no link text
      await page.waitForURL("**/blog/how-this-site-works");
    }
    await page.click(".breadcrumbs >> text=2026");
    await page.waitForURL("**/blog/archive#year-2026");
    await expect.poll(() => page.locator("#year-2026").innerText()).toBe("2026");
  });
});

describe("on paper", () => {
  it("shows a page's text and all its code, without controls and handles", async ({ page }) => {
    // Browsers print no backgrounds, so that handles would be white squares over the heading.
    const handles = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll("main *")];
        return boxes.filter((box) => getComputedStyle(box, "::after").backgroundImage.includes("gradient")).length;
      });
    for (const path of ["/", "/support"]) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      expect(await handles()).toBeGreaterThan(0);
      await page.emulateMedia({ media: "print" });
      expect(await handles()).toBe(0);
    }
    await page.goto("/docs/api/useNode");
    for (const selector of [".navbar", ".sidebar", ".toc", ".footer", ".copy", ".back-to-top", ".pagination"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.keyboard.press("/");
    await page.waitForSelector("dialog[open]", { state: "attached" });
    expect(await page.locator("dialog[open]").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    const blocks = await page.locator(".code-block").evaluateAll((elements) =>
      elements.map((element) => {
        const code = element.querySelector("code") as HTMLElement;
        return {
          isLive: element.closest(".live") !== null,
          hidden: code.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom,
        };
      }),
    );
    expect(blocks.filter(({ isLive }) => isLive).length).toBeGreaterThan(0);
    expect(blocks.filter(({ hidden }) => hidden > 0)).toEqual([]);
    // All tabs, with legible labels where backgrounds are printed.
    await page.goto("/docs/overview");
    const tabs = page.locator(".prose .tab");
    expect(await tabs.locator("code").evaluateAll((codes) => codes.map((code) => code.checkVisibility()))).toEqual([
      true,
      true,
      true,
    ]);
    const backgrounds = [".tabs", ".tab > summary"].map((selector) =>
      page.locator(`.prose ${selector}`).evaluateAll((elements) =>
        elements.map((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return `${backgroundColor} ${backgroundImage}`;
        }),
      ),
    );
    expect(new Set((await Promise.all(backgrounds)).flat())).toEqual(new Set(["rgba(0, 0, 0, 0) none"]));
  });

  it("fits pictures to the paper", async ({ page }) => {
    await page.setViewportSize({ width: 643, height: 971 }); // A4 without its margins
    await page.emulateMedia({ media: "print" });
    for (const path of ["/docs/guides/basic-tutorial", "/docs/concepts/nodes"]) {
      await page.goto(path);
      const pictures = page.locator("main :is(img, svg, video)");
      const ends = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().right));
      expect(Math.max(...ends), path).toBeGreaterThan(300);
      expect(Math.max(...ends), path).toBeLessThanOrEqual(643);
    }
  });
});
