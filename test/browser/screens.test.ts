import { describe, expect, it } from "vitest";
import { freshVisits } from "../../e2e/support/reader.ts";

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  const { page: thePage, expectTrouble } = freshVisits({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

  it("the landing page shows how to install, what the framework gives, and where to go next", async () => {
    const page = thePage();
    await page.goto("/");
    expect(await page.locator("h1").textContent()).toBe("Craft.js");
    await page.click(".hero .tab:nth-child(3) > summary");
    expect(await page.locator(".hero .tab:nth-child(3) code").isVisible()).toBe(true);
    expect(await page.locator(".hero .tab:nth-child(1) code").isVisible()).toBe(false);
    const parts = page.locator(".landing-part");
    expect(await parts.count()).toBe(3);
    expect(await parts.locator("code .t-keyword").count()).toBeGreaterThan(9);
    expect(await parts.locator("svg[role=img][aria-label]").count()).toBe(3);
    expect(await page.locator(".landing-next a").count()).toBe(4);
  });

  it("the pictures of the landing page follow the colour mode", async () => {
    const page = thePage();
    await page.goto("/");
    const fill = () =>
      page
        .locator(".landing-picture rect")
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill);
    const light = await fill();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    expect(await fill()).not.toBe(light);
  });

  it.each([
    ["/docs/api/useNode", "hook"],
    ["/docs/api/element", "component"],
    ["/docs/api/node", "type"],
  ])("%s wears the badge of a %s", async (path, badge) => {
    const page = thePage();
    await page.goto(path);
    expect(await page.locator("h1 + .badge").textContent()).toBe(badge);
  });

  it("a page that is the reference of nothing wears none", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    expect(await page.locator(".badge").count()).toBe(0);
  });

  it("an address with a slip in it suggests what was meant, and leads there", async () => {
    const page = thePage();
    expectTrouble("404");
    await page.goto("/docs/usenode");
    const suggestion = page.locator(".suggestions a").first();
    expect(await suggestion.textContent()).toBe("useNode()");
    await suggestion.click();
    await page.waitForURL("**/docs/api/useNode");
    expect(await page.locator("h1").textContent()).toBe("useNode()");
  });

  it("an address that is like no other suggests nothing", async () => {
    const page = thePage();
    expectTrouble("404");
    await page.goto("/wp-login.php");
    expect(await page.locator("h1").textContent()).toBe("Page not found");
    expect(await page.locator(".suggestions").count()).toBe(0);
  });

  it("the list of the page's headings leads to them, in a wide window and in a narrow one", async () => {
    const page = thePage();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/docs/overview");
      if (width === 390) await page.click(".toc summary");
      await page.click('.toc a[href="#install"]');
      const heading = page.locator("#install");
      await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(250);
    }
  });

  it("the sidebar's sections fold", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    const link = page.locator('.sidebar a[href="/docs/api/useNode"]');
    expect(await link.isVisible()).toBe(true);
    await page.locator(".sidebar summary", { hasText: "API Reference" }).click();
    expect(await link.isVisible()).toBe(false);
  });

  it("what needs a script, and only that, is not offered without one", async () => {
    const page = thePage();
    await page.goto("/docs/overview");
    for (const selector of [".show-shortcuts", ".colour-mode", ".copy"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(javaScriptEnabled);
    }
    expect(await page.locator("#shortcut-list").isVisible()).toBe(false);
  });
});

describe("on paper", () => {
  const { page: thePage } = freshVisits();

  it("a page is its text, without what only a screen needs", async () => {
    const page = thePage();
    await page.emulateMedia({ media: "print" });
    await page.goto("/docs/api/useNode");
    for (const selector of [".navbar", ".sidebar", ".toc", ".footer", ".copy", ".back-to-top", ".pagination"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("no code is cut off, also that of a live example", async () => {
    const page = thePage();
    await page.emulateMedia({ media: "print" });
    await page.goto("/docs/api/useNode");
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
  });

  // Browsers print no grounds, and paint those of handles white: over the heading.
  it.each(["/", "/support"])("%s has no handles, which would lie over the text", async (path) => {
    const page = thePage();
    await page.goto(path);
    const handles = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll("main *")];
        return boxes.filter((box) => getComputedStyle(box, "::after").backgroundImage.includes("gradient")).length;
      });
    expect(await handles()).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await handles()).toBe(0);
  });
});
