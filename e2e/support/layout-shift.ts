import type { Frame, Page } from "playwright-core";

interface Shift {
  value: number;
  /** Milliseconds since the navigation. */
  startTime: number;
  /** The elements that moved, with their boxes before and after. */
  moved: string[];
}

/** Records the layout shifts of all pages that `page` loads from now on; `shifts` returns them. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Rects = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const move = ({ node, previousRect: from, currentRect: to }: Rects) => {
      const name = node instanceof Element ? `${node.localName}.${[...node.classList].join(".")}` : node?.nodeName;
      return `${name} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as PerformanceEntry & { value: number; sources: Rects[] };
        shifts.push({ value, startTime, moved: sources.map(move) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * The layout shifts so far (https://web.dev/articles/cls). On a busy machine Chromium paints half-parsed pages, whose header then
 * moves: small shifts during parsing are left out.
 */
export function shifts(page: Page | Frame): Promise<Shift[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const parseEnd = navigation?.domInteractive ?? 0;
    const recorded = (window as unknown as { shifts: Shift[] }).shifts;
    return recorded.filter(({ value, startTime }) => startTime > parseEnd || value > 0.01);
  });
}
