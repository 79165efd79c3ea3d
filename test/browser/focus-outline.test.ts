import { afterEach, describe, expect, it } from "vitest";
import { type Visit, visit } from "../../e2e/support/browser.ts";
import { layOutAll } from "../../e2e/support/reader.ts";

let current: Visit;
afterEach(() => current.page.context().close());

describe.each(["light", "dark"] as const)("in %s mode", (colorScheme) => {
  it.each(["/", "/docs/overview", "/docs", "/docs/api/useNode", "/search?q=node", "/blog/archive", "/support"])(
    "the focus shows on everything of %s: no box cuts its outline off, and it stands out from its ground",
    async (path) => {
      current = await visit({ colorScheme, reducedMotion: "reduce" });
      const { page } = current;
      await page.goto(path);
      await layOutAll(page);
      // From now on the browser takes a focus for one by keyboard.
      await page.keyboard.press("Shift");
      expect(await page.evaluate(faultsOfOutlines)).toEqual([]);
    },
  );
});

/** Focuses everything that can have the focus, and says whose outline cannot be seen. */
function faultsOfOutlines(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const rgba = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgba(colour).map((byte) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element: Element | null): string => {
    if (!element) return "#fff";
    const { backgroundColor } = getComputedStyle(element);
    return rgba(backgroundColor)[3] === 255 ? backgroundColor : ground(element.parentElement);
  };

  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, input, [tabindex='0']")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("#nprogress")) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const own = getComputedStyle(element);
    // Some have theirs on what lies over the whole of their card.
    const style = own.outlineStyle === "none" ? getComputedStyle(element, "::after") : own;
    const name = element.outerHTML.slice(0, 90);
    if (style.outlineStyle === "none") {
      faults.push(`no outline: ${name}`);
      continue;
    }
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const [first, second] = [light(style.outlineColor), light(ground(reach > 0 ? element.parentElement : element))];
    const contrast = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    if (contrast < 3) faults.push(`contrast ${contrast.toFixed(1)}: ${name}`);

    if (style !== own) continue;
    const box = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === "visible") continue;
      const limit = parent.getBoundingClientRect();
      // Half a pixel is lost where a box does not begin on a pixel.
      if (box.left - reach < limit.left - 0.5 || box.right + reach > limit.right + 0.5) faults.push(`cut off: ${name}`);
      break;
    }
  }
  return faults;
}
