import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { site } from "../../content/site.ts";
import { settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { settle, waitForHeading } from "../support/reader.ts";

const it = journeys({ savesData: true, viewport: { width: 1280, height: 720 } });

interface Stop {
  name: string;
  /** Whether the focus outline is in view, not covered by floating elements. A frame draws its own. */
  isSeen: boolean;
}

/** Null if no element has the focus. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60);
    // A link may wrap onto the next line: its first box counts.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    const x = Math.min(Math.max(left + 4, 0), right - 1);
    // All of it, or as much as fits below the navbar.
    const floor = window.innerHeight;
    const ceiling = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0;
    const isTall = bottom - top > floor - ceiling;
    const ends = isTall ? [Math.max(top, ceiling) + 2, Math.min(bottom, floor) - 2] : [top + 2, bottom - 2];
    const isUncovered = ends.every((y) => {
      const topmost = document.elementFromPoint(x, y);
      return topmost && (element.contains(topmost) || topmost.contains(element));
    });
    return {
      name: name || element.id || element.outerHTML.slice(0, 80),
      isSeen: element.tagName === "IFRAME" || (isOutlined && isUncovered),
    };
  });
}

/** Presses a key. The next stop must be visible, if necessary after the layout of content that comes into view. */
async function pressTo(page: Page, key: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  const reached = await stop(page);
  if (reached && !reached.isSeen) await expect.poll(() => stop(page)).toEqual({ name: reached.name, isSeen: true });
  return reached;
}

/** Presses Tab until a link or button of that name has the focus. Each stop must be visible. */
async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await pressTo(page, key))?.name === name) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}

const isInMain = (page: Page) => page.evaluate(() => document.activeElement?.closest("main") !== null);

describe("keyboard navigation", () => {
  it("leads from the home page to the docs, a page, the search and the support page", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, "Read the docs");
    await page.keyboard.press("Enter");
    await waitForHeading(page, "Overview");
    await tabTo(page, "useNode");
    await page.keyboard.press("Enter");
    await waitForHeading(page, "useNode()");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.keyboard.press("Tab");
    expect(await isInMain(page)).toBe(true);

    await page.goto("/search");
    await page.focus("#search-query");
    await page.keyboard.type("serialize");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".hits a");
    // Backwards from the field: forwards, Tab would pass all hits, and more would load at the end.
    await page.focus("#search-query");
    await tabTo(page, site.navbar.support.label, "Shift+Tab");
    await page.keyboard.press("Enter");
    await waitForHeading(page, "Support");
  });

  it("skips the navbar and the landing page's editor, and stops only at boxes that scroll", async ({ page }) => {
    await page.goto("/docs/api/useNode");
    await page.keyboard.press("Tab");
    expect((await stop(page))?.name).toMatch(/skip/i);
    const top = await page.locator(".skip-link").evaluate((link) => link.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await isInMain(page)).toBe(true);

    const boxes = () =>
      page.locator("main pre, main .table-box").evaluateAll((boxes) =>
        (boxes as HTMLElement[]).map((box) => ({
          scrolls: box.scrollWidth > box.clientWidth,
          isStop: box.tabIndex === 0,
        })),
      );
    const stops: number[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      // The listener may attach after the first press.
      await expect
        .poll(async () => {
          await page.keyboard.press("Tab");
          return (await boxes()).filter(({ scrolls, isStop }) => scrolls !== isStop);
        })
        .toEqual([]);
      stops.push((await boxes()).filter(({ isStop }) => isStop).length);
    }
    const [wide = 0, narrow = 0] = stops;
    expect(narrow).toBeGreaterThan(wide);

    await page.goto("/");
    await settleDisturbance(page);
    await page.keyboard.press("Shift");
    await page.waitForSelector(".landing-example[data-loaded]");
    await page.getByRole("link", { name: "Open it full size" }).focus();
    await page.keyboard.press("Tab");
    expect(await stop(page)).toEqual({ name: "Skip the editor", isSeen: true });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect((await stop(page))?.name).toBe("16.8 to 19");
  });

  // useEditor has the most text that is laid out late.
  const slowPages = process.env.EVERY_PAGE ? ["/docs/api/useEditor", "/docs/dev"] : [];

  it("keeps the focus in view on the way down and up, even before the text is laid out", {
    timeout: 300_000,
  }, async ({ page }) => {
    for (const path of ["/docs/api/exports", "/", ...slowPages]) {
      await page.goto(path);
      await settle(page);
      await page.locator("main h1").click(); // Tab continues from there
      for (const key of ["Tab", "Shift+Tab"]) {
        if (key === "Shift+Tab") await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        for (let presses = 0; presses < (process.env.EVERY_PAGE ? 120 : 40); presses++) {
          if (!(await pressTo(page, key))) break;
        }
      }
    }
    await page.goto("/docs/api/exports");
    await settle(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    for (const target of [".navbar-title", ".navbar-links summary", ".colour-mode", ".sidebar a", ".toc a"]) {
      await page
        .locator(target)
        .first()
        .evaluate((element: HTMLElement) => element.focus());
      expect([target, await page.evaluate(() => window.scrollY)]).toEqual([target, 1500]);
    }
  });
});

describe("the focus outline", () => {
  const it = journeys({ savesData: true, reducedMotion: "reduce" });
  const paths = ["/", "/docs/overview", "/search?q=node"];
  const otherPaths = process.env.EVERY_PAGE ? ["/docs/api/useNode", "/docs", "/blog/archive", "/support"] : [];

  it("is not cut off and has enough contrast on every element, in both colour modes", async ({ page }) => {
    for (const path of [...paths, ...otherPaths]) {
      await page.goto(path);
      // From now on the browser treats focus as keyboard focus (`:focus-visible`).
      await page.keyboard.press("Shift");
      for (const mode of ["light", "dark"]) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        expect.soft(await page.evaluate(outlineProblems), `${path}, ${mode}`).toEqual([]);
      }
    }
  });
});

function outlineProblems(): string[] {
  const options = { willReadFrequently: true };
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", options) as OffscreenCanvasRenderingContext2D;
  const rgba = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgba(colour).map((byte) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element: Element | null): string => {
    if (!element) return "#fff";
    const { backgroundColor } = getComputedStyle(element);
    return rgba(backgroundColor)[3] === 255 ? backgroundColor : background(element.parentElement);
  };

  const problems: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, input, [tabindex='0']")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("#nprogress")) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const own = getComputedStyle(element);
    // Some elements draw the outline on the `::after` that covers their card.
    const style = own.outlineStyle === "none" ? getComputedStyle(element, "::after") : own;
    const name = element.outerHTML.slice(0, 90);
    if (style.outlineStyle === "none") {
      problems.push(`no outline: ${name}`);
      continue;
    }
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const [outline, surface] = [
      luminance(style.outlineColor),
      luminance(background(reach > 0 ? element.parentElement : element)),
    ];
    const contrast = (Math.max(outline, surface) + 0.05) / (Math.min(outline, surface) + 0.05);
    if (contrast < 3) problems.push(`contrast ${contrast.toFixed(1)}: ${name}`);

    if (style !== own) continue;
    const box = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === "visible") continue;
      const limit = parent.getBoundingClientRect();
      // Tolerance for boxes that start between two pixels.
      if (box.left - reach < limit.left - 0.5 || box.right + reach > limit.right + 0.5)
        problems.push(`cut off: ${name}`);
      break;
    }
  }
  return problems;
}
