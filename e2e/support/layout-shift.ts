import type { Frame, Page } from "playwright-core";

/** Records all layout shifts of the pages that `page` loads from now on, for `shifts`. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The scores of the layout shifts so far (https://web.dev/articles/cls). */
export const shifts = (page: Page | Frame) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
