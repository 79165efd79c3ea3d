import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true, reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });

it("mirrors a page in a right-to-left language, except its code", async ({ page }) => {
  for (const path of ["/docs/dev", "/docs/api/useNode", "/docs/guides/basic-tutorial", "/blog/archive"]) {
    await page.goto(path);
    const { unmirrored, directions } = await page.evaluate(() => {
      const code = ":is(pre, code, kbd, .code-block, .signature)";
      const elements = [
        ...document.querySelectorAll(`#_site-root *:not(${code}, ${code} *, svg *, dialog, [popover])`),
      ];
      const space = (style: CSSStyleDeclaration, side: string) =>
        [`padding-${side}`, `margin-${side}`, `border-${side}-width`]
          .map((name) => Number.parseFloat(style.getPropertyValue(name)))
          .reduce((sum, width) => sum + width);
      const measure = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return { left: space(style, "left"), right: space(style, "right"), align: style.textAlign };
        });
      const ltr = measure();
      document.documentElement.dir = "rtl";
      const rtl = measure();
      // Browsers give checkboxes a pixel more on the left.
      const isMirrored = (index: number) =>
        Math.abs((ltr[index]?.left ?? 0) - (rtl[index]?.right ?? 0)) < 4 && rtl[index]?.align !== "left";
      return {
        unmirrored: elements.filter((_, index) => !isMirrored(index)).map((element) => element.outerHTML.slice(0, 90)),
        directions: [...document.querySelectorAll(code)].map((element) => getComputedStyle(element).direction),
      };
    });
    expect([path, unmirrored, directions.filter((direction) => direction !== "ltr")]).toEqual([path, [], []]);
  }
});
