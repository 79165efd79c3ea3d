import type { Frame, Page } from "playwright-core";

interface Shift {
  value: number;
  startTime: number;
}

/** Records the layout shifts of all pages that `page` loads from now on; `shifts` returns them. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime } = entry as PerformanceEntry & { value: number };
        shifts.push({ value, startTime });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * The scores of the layout shifts so far (https://web.dev/articles/cls). On a busy machine Chromium paints half-parsed pages,
 * whose header then moves: small shifts during parsing are left out.
 */
export function shifts(page: Page | Frame): Promise<number[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const parseEnd = navigation?.domInteractive ?? 0;
    const recorded = (window as unknown as { shifts: Shift[] }).shifts;
    return recorded.filter(({ value, startTime }) => startTime > parseEnd || value > 0.01).map(({ value }) => value);
  });
}
