import { beforeEach, describe, expect, it } from "vitest";
import { blocksOf, openBasic, status, text } from "../../e2e/support/basic-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

describe("by touch, on a narrow screen", () => {
  const { page } = freshVisits({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  beforeEach(() => openBasic(page()));

  it("adds, changes, moves and deletes a block by taps", async () => {
    await page().getByRole("button", { name: "Add Text" }).tap();
    expect(await status(page())).toBe("Text: 4 of 4 in Container");
    await page().getByLabel("Text", { exact: true }).fill("By touch");
    await page().getByRole("button", { name: "Move up" }).tap();
    expect(await status(page())).toBe("Text: 3 of 3 in Card body");
    expect(await page().locator(".card-body .text").last().textContent()).toBe("By touch");
    await text(page(), "My page").tap();
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    await page().getByRole("button", { name: "Delete" }).tap();
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");
  });

  it("has one line for the site, and one for the buttons", async () => {
    const heightOf = (selector: string) =>
      page()
        .locator(selector)
        .evaluate((element) => element.clientHeight);
    expect(await heightOf(".site-bar")).toBeLessThan(64);
    const tops = await page()
      .locator(".topbar > button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size).toBe(1);
  });

  it("keeps labels on one line with text twice as large", async () => {
    await page().setViewportSize({ width: 640, height: 900 });
    await page().evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page().locator("main .text").first().click();
    const linesOf = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element.firstChild as Text);
      return text.getClientRects().length;
    };
    const labels = page().locator(".fields .field, .toolbox li");
    expect(await labels.count()).toBeGreaterThan(6);
    for (const label of await labels.all()) {
      expect(await label.evaluate(linesOf), (await label.textContent()) ?? "").toBe(1);
    }
    const buttons = page().locator(".toolbox li button");
    const lefts = await Promise.all((await buttons.all()).map(async (button) => (await button.boundingBox())?.x));
    expect(new Set(lefts).size).toBe(1);
  });

  it("has nothing that scrolls sideways but code, and targets that a finger can hit", async () => {
    await page().locator(".card-actions .button").tap();
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await page().evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, select, .site-bar a")]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const)
        .filter(([, height]) => height < 44),
    );
    expect(small).toEqual([]);
  });
});
