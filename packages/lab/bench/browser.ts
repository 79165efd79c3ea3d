import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { type Metrics, pressColourSwitch, watchHeading, watchVisit } from "./in-page.ts";
import { median } from "./median.ts";
import { followLink, slowPage } from "./slow-page.ts";
import { withSite } from "./with-site.ts";

const runs = 5;

/** Median load and interaction times on a slow phone, in ms, and JavaScript per visit, in Brotli bytes. */
export function benchBrowser(): Promise<Record<string, number>> {
  return withSite(async (browser, url) => {
    const results: Record<string, number[]> = {};
    const record = (name: string, value: number) => {
      results[name] = [...(results[name] ?? []), value];
    };
    for (let run = 0; run < runs; run++) {
      const page = await slowPage(browser, url);
      const scripts: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.url().endsWith(".js")) {
          scripts.push(response.body().then((body) => brotliCompressSync(body).length));
        }
      });
      await page.addInitScript(watchVisit);
      await page.addInitScript(pressColourSwitch, { colourSwitch: ".colour-mode", dark: "[data-theme=dark]" });
      await page.addInitScript(watchHeading, "useNode()");
      await page.goto("/", { waitUntil: "networkidle" });
      record("home page: blocking time of a read-only visit", await blockingTime(page));
      await page.keyboard.press("Shift"); // starts the editor
      await page.waitForSelector(".landing-example[data-loaded]");
      record("home page: blocking time until its editor is usable", await blockingTime(page));
      scripts.length = 0;
      await page.goto("/docs/overview", { waitUntil: "networkidle" });
      const { metrics, colourAt } = await page.evaluate(() => {
        const { metrics, colourAt } = window as unknown as { metrics: Metrics; colourAt: number };
        return { metrics, colourAt };
      });
      record("first paint", metrics.firstPaint);
      record("colour switch reacts", colourAt);
      record(
        "longest task of a read-only visit (0: none over 50)",
        Math.max(0, ...metrics.tasks.map(({ duration }) => duration)),
      );
      page.removeAllListeners("response"); // scripts loaded after an interaction do not count towards a read-only visit
      const bytes = await Promise.all(scripts);
      record("JavaScript run, bytes", bytes[0] ?? Number.NaN);
      record(
        "JavaScript including prefetched scripts, bytes",
        bytes.reduce((sum, size) => sum + size, 0),
      );

      await page.hover('.sidebar a[href="/docs/api/useEditor"]');
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      const link = '.sidebar a[href="/docs/api/useNode"]';
      record("next page after a hover and a click", await followLink(page, link, 200));
      await page.context().close();
    }
    return Object.fromEntries(Object.entries(results).map(([name, values]) => [name, Math.round(median(values))]));
  });
}

/** Milliseconds of a page's tasks beyond 50 each. */
async function blockingTime(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics.tasks);
  return tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
}
