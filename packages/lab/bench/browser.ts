import type { Browser, Page } from "playwright-core";
import { type Metrics, watchVisit } from "./in-page.ts";
import { median } from "./median.ts";
import { ownSite } from "./rivals/own-site.ts";
import { timeVisits } from "./rivals/visits.ts";
import { slowPage } from "./slow-page.ts";
import { withSite } from "./with-site.ts";

const runs = 5;
const journey = { from: "/docs/overview", to: "/docs/concepts/nodes", title: "Nodes" };

/** Median times of visits to the home page and to the docs with a slow CPU and connection, in ms. */
export function benchBrowser(): Promise<Record<string, number>> {
  return withSite(async (browser, url) => {
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run++) {
      const docs = await timeVisits(browser, { ...ownSite, url }, journey);
      results.push({ ...(await blockingTimes(browser, url)), ...docs });
    }
    const names = Object.keys(results[0] ?? {});
    return Object.fromEntries(
      names.map((name) => [name, Number(median(results.map((result) => result[name] ?? Number.NaN)).toFixed(2))]),
    );
  });
}

async function blockingTimes(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await slowPage(browser, url);
  await page.addInitScript(watchVisit);
  await page.goto("/", { waitUntil: "networkidle" });
  const readOnly = await blockingTime(page);
  await page.keyboard.press("Shift"); // starts the editor
  await page.waitForSelector(".landing-example[data-loaded]");
  const withEditor = await blockingTime(page);
  await page.context().close();
  return {
    "home page: blocking time of a read-only visit": readOnly,
    "home page: blocking time until its editor is usable": withEditor,
  };
}

/** Milliseconds of a page's tasks beyond 50 each. */
async function blockingTime(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics.tasks);
  return tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
}
