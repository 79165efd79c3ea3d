import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";

const linesOfPages = {
  "/docs/overview": [
    [".code-block", "border-top"],
    [".navbar", "border-bottom"],
    [".tab[open] > summary", "border-bottom"],
    [".menu [aria-current]", "outline"],
  ],
  "/docs/dev": [[".admonition", "border-top"]],
  "/docs/guides/basic-tutorial": [[".line.marked", "border-left"]],
} as const;

/** The elements that are animated, have a transition or scroll smoothly. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, animationTimeline, scrollBehavior } = getComputedStyle(element);
        const hasTransition = transitionDuration.split(",").some((time) => Number.parseFloat(time) > 0);
        // A scroll timeline moves only with the reader's own scrolling.
        const isAnimated = animationName !== "none" && animationTimeline === "auto";
        return hasTransition || isAnimated || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

const schemes = ["light", "dark"] as const;

describe("with reduced motion, and forced colours, light or dark", () => {
  const it = journeys({
    savesData: true,
    forcedColors: "active",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });

  it("shows no motion, borders instead of backgrounds, and text in the reader's colours", async ({ page }) => {
    const missingLines: string[] = [];
    for (const [path, lines] of Object.entries(linesOfPages)) {
      await page.goto(path);
      for (const [selector, property] of lines) {
        const width = await page
          .locator(selector)
          .first()
          .evaluate((element, name) => {
            const style = getComputedStyle(element);
            return style.getPropertyValue(`${name}-style`) === "none" ? "0" : style.getPropertyValue(`${name}-width`);
          }, property);
        if (!(Number.parseFloat(width) >= 1)) missingLines.push(`${path} ${selector}: ${property} ${width}`);
      }
    }
    expect(missingLines).toEqual([]);

    for (const path of ["/", "/docs/dev", "/search?q=node", "/support"]) {
      await page.goto(path);
      expect([path, await movingElements(page)]).toEqual([path, []]);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const { wrongColour, invisible } = await page.evaluate(() => {
          const probe = document.createElement("div");
          document.body.append(probe);
          const system = (name: string) => {
            probe.style.color = name;
            return getComputedStyle(probe).color;
          };
          const names = [
            "CanvasText",
            "LinkText",
            "VisitedText",
            "ButtonText",
            "GrayText",
            "HighlightText",
            "MarkText",
          ];
          const allowed = new Set(names.map(system));
          const background = system("Canvas");
          const texts = [...document.querySelectorAll("#_site-root *")].filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
          );
          const html = (element: Element) => element.outerHTML.slice(0, 90);
          return {
            // Diagrams use the reader's colours from the page's tokens, except code on its own background.
            wrongColour: texts
              .filter((element) => !element.closest('svg [fill^="#"]'))
              .filter((element) => !allowed.has(getComputedStyle(element)[element.closest("svg") ? "fill" : "color"]))
              .map(html),
            // Browsers paint a backplate behind text.
            invisible: texts
              .filter((element) => {
                const { color, forcedColorAdjust } = getComputedStyle(element);
                return element.checkVisibility() && color === background && forcedColorAdjust !== "none";
              })
              .map(html),
          };
        });
        expect([path, colorScheme, wrongColour, invisible]).toEqual([path, colorScheme, [], []]);
      }
    }
  });

  it("shows the text of the playground's buttons, and which tabs are selected", async ({ page }) => {
    await page.goto("/docs/tools/playground");
    const share = page.locator(".playground-bar .primary");
    const colourAdjust = () => share.evaluate((button) => getComputedStyle(button).forcedColorAdjust);
    expect(await colourAdjust()).toBe("none");
    const borders = () =>
      page
        .locator(".playground-tabs button")
        .evaluateAll((tabs) =>
          tabs.map((tab) => [tab.ariaSelected, Number.parseFloat(getComputedStyle(tab).borderBottomWidth) > 0]),
        );
    await expect.poll(async () => (await borders()).length).toBeGreaterThan(5);
    expect((await borders()).filter(([isSelected, hasLine]) => (isSelected === "true") !== hasLine)).toEqual([]);
  });

  it("shows the texts, field borders and colour swatches of the landing editor", async ({ page }) => {
    await page.goto("/examples/landing");
    await page.waitForSelector(".selection:not([hidden])");
    await page.waitForSelector(".block-label:not(:empty)");
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const invisible = await page.evaluate(() => {
        const probe = document.createElement("div");
        probe.style.color = "Canvas";
        document.body.append(probe);
        const background = getComputedStyle(probe).color;
        return [...document.querySelectorAll("body *")]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .filter((element) => {
            const { color, forcedColorAdjust } = getComputedStyle(element);
            return element.checkVisibility() && color === background && forcedColorAdjust !== "none";
          })
          .map((element) => element.outerHTML.slice(0, 90));
      });
      expect(invisible).toEqual([]);
      const edges = (selector: string) =>
        page.locator(`.side-right ${selector}`).evaluateAll((all) => {
          const boxes = all.map((element) => element.getBoundingClientRect());
          return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
        });
      expect(await edges(".block-actions button")).toEqual(await edges("input[type=text]"));

      const checkedSwatch = page.locator(".settings :checked + .swatch").first();
      const colours = () =>
        page
          .locator(".settings .swatch")
          .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
      for (const id of ["hero", "hero-title"]) {
        await page.emulateMedia({ forcedColors: "none" });
        await page.locator(`[data-block="${id}"]`).focus();
        await checkedSwatch.waitFor();
        const swatchColours = await colours();
        expect(new Set(swatchColours).size).toBe(swatchColours.length);
        await page.emulateMedia({ forcedColors: "active" });
        expect(await colours()).toEqual(swatchColours);
      }
      const { background, edge, outline } = await checkedSwatch.evaluate((swatch) => {
        const { borderTopColor, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(swatch);
        document.body.style.backgroundColor = "Canvas";
        const background = getComputedStyle(document.body).backgroundColor;
        return { background, edge: borderTopColor, outline: [outlineStyle, outlineWidth, outlineColor] };
      });
      expect(outline.slice(0, 2)).toEqual(["solid", "2px"]);
      expect([edge, outline[2]]).not.toContain(background);
    }
  });
});

describe("on a touch screen", () => {
  const it = journeys({ savesData: true, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  it("makes separate controls about 44 pixels high and at least 24 pixels wide", async ({ page }) => {
    for (const path of ["/", "/docs/overview", "/docs", "/docs/tags", "/search?q=node", "/blog/archive"]) {
      await page.goto(path);
      const smallControls = await page.evaluate(() => {
        const parts = ".navbar, .footer, .pagination, .page-meta, .page-tags, .tag-list, .hero-actions, .breadcrumbs";
        return [...document.querySelectorAll<HTMLElement>(`:is(${parts}) :is(a, button), .tab > summary, .copy`)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 90) }))
          .filter(({ box }) => box.height < 43.5 || box.width < 24)
          .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`);
      });
      expect([path, smallControls]).toEqual([path, []]);
    }
  });
});
