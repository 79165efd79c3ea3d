import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true, reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });

it("a page in a right-to-left language is mirrored, except its code", async ({ page }) => {
  for (const path of ["/docs/dev", "/docs/api/useNode", "/docs/guides/basic-tutorial", "/blog/archive"]) {
    await page.goto(path);
    const { same, directions } = await page.evaluate(() => {
      const code = ":is(pre, code, kbd, .code-block, .signature)";
      const others = [...document.querySelectorAll(`#_site-root *:not(${code}, ${code} *, svg *, dialog, [popover])`)];
      const space = (style: CSSStyleDeclaration, side: string) =>
        [`padding-${side}`, `margin-${side}`, `border-${side}-width`]
          .map((name) => Number.parseFloat(style.getPropertyValue(name)))
          .reduce((sum, width) => sum + width);
      const measure = () =>
        others.map((element) => {
          const style = getComputedStyle(element);
          return { left: space(style, "left"), right: space(style, "right"), align: style.textAlign };
        });
      const before = measure();
      document.documentElement.dir = "rtl";
      const after = measure();
      // Browsers give checkboxes a pixel more on the left.
      const isMirrored = (index: number) =>
        Math.abs((before[index]?.left ?? 0) - (after[index]?.right ?? 0)) < 4 && after[index]?.align !== "left";
      return {
        same: others.filter((_, index) => !isMirrored(index)).map((element) => element.outerHTML.slice(0, 90)),
        directions: [...document.querySelectorAll(code)].map((element) => getComputedStyle(element).direction),
      };
    });
    expect([path, same, directions.filter((direction) => direction !== "ltr")]).toEqual([path, [], []]);
  }
});
