import type { Page } from "playwright-core";

/** Text spacing that a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Sets the spacing by a constructed stylesheet, which the CSP allows. */
export const addTextSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);

/** @param size text size set by a reader's user style sheet, which media queries do not see: `200%`; "" for the page's size */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);

export interface Overflow {
  /** In pixels. */
  sideways: number;
  /** The beginning of the HTML of elements whose text is cut off. */
  cutOff: string[];
}

/** The result of `overflow` for a page that fits. */
export const noOverflow: Overflow = { sideways: 0, cutOff: [] };

/** Parts of the page that do not fit a window of this size. */
export async function overflow(page: Page, width: number, height: number): Promise<Overflow> {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isHiding = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (isHiding(overflowX) && element.scrollWidth > element.clientWidth + 1) return true;
      return isHiding(overflowY) && element.scrollHeight > element.clientHeight + 1;
    };
    const elements = [...document.querySelectorAll("#_site-root *")].filter((element) => {
      const isExcluded = element.closest(".sr-only, iframe, [popover]:not(:popover-open), .navbar-search span");
      return !isExcluded && element.checkVisibility() && element.textContent?.trim() && clips(element);
    });
    return { sideways: scrollWidth - clientWidth, cutOff: elements.map((element) => element.outerHTML.slice(0, 80)) };
  });
}
