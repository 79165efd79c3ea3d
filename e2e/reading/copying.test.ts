import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { pagesToVisit } from "../support/pages.ts";
import { settle } from "../support/reader.ts";

const it = journeys({
  savesData: true,
  permissions: ["clipboard-read", "clipboard-write"],
  viewport: { width: 1280, height: 900 },
});

async function copySelection(page: Page): Promise<string> {
  await page.keyboard.press("Control+c");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Collapses white space, as the page does. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

describe("a reader who copies", () => {
  it("gets only the words of a heading with a triple click", async ({ page }) => {
    await page.goto("/docs/overview");
    for (const id of ["install", "a-small-editor"]) {
      const heading = page.locator(`#${id}`);
      const words = await heading.evaluate((heading) => heading.textContent);
      await heading.click({ clickCount: 3, position: { x: 20, y: 12 } });
      expect((await copySelection(page)).trim()).toBe(words);
    }
    // The link in the heading still has its name and its “#”.
    await page.hover("#install");
    const link = page.locator("#install").getByRole("link", { name: "Link to this section" });
    await expect.poll(() => link.evaluate((link) => getComputedStyle(link).opacity)).toBe("1");
    expect(await link.evaluate((link) => getComputedStyle(link, "::before").content)).toBe('"#"');
    expect((await link.boundingBox())?.width).toBeGreaterThan(8);
  });

  it("gets a page's text without labels of controls", async ({ page }) => {
    for (const path of pagesToVisit) {
      await page.goto(path);
      await settle(page);
      await settleDisturbance(page);
      const { controls, headings } = await page.evaluate(() => {
        const body = document.querySelector(".prose-body");
        if (body) getSelection()?.selectAllChildren(body);
        const textsOf = (css: string) => [...(body?.querySelectorAll(css) ?? [])].map(({ textContent }) => textContent);
        return {
          controls: textsOf("button, .tab > summary, .live > figcaption a, [data-footnote-backref]").filter(Boolean),
          headings: textsOf(":is(h2, h3, h4):not(.sr-only)"),
        };
      });
      if (headings.length === 0) continue;
      const lines = (await copySelection(page)).split("\n").map(oneLine);
      expect
        .soft(
          lines.filter((line) => controls.includes(line) || /#$/.test(line)),
          path,
        )
        .toEqual([]);
      expect.soft(lines, path).toEqual(expect.arrayContaining(headings.map((heading) => oneLine(heading ?? ""))));
    }
  });
});
