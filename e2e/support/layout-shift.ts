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

/**
 * A tenth of what counts as a good page (https://web.dev/articles/cls). On a busy machine Chromium paints pages that are
 * half parsed, whose header then moves by less.
 */
const maxUnnoticed = 0.01;

/** The scores of the layout shifts so far that a reader may notice. */
export async function shifts(page: Page | Frame): Promise<number[]> {
  const all = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return all.filter((shift) => shift > maxUnnoticed);
}
