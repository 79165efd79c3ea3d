import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { ServedResponse } from "./serve.ts";
import { type Journey, read, type VisitedSite } from "./visits.ts";

/** Requests of one read-only visit, and their bytes after Brotli, without headers. */
export interface Counts {
  scriptsRun: number;
  inlineScripts: number;
  /** Includes prefetched scripts. */
  scriptsFetched: number;
  requests: number;
  bytes: number;
  /** Prefetched, or a script that did not run. */
  requestsAhead: number;
  bytesAhead: number;
}

const sum = (responses: ServedResponse[]) => responses.reduce((all, { bytes }) => all + bytes, 0);

/** Counts one read-only visit. A script counts as run if V8's coverage says that its outermost function ran. */
export async function countVisit(
  browser: Browser,
  { url: origin, responses }: VisitedSite,
  path: string,
): Promise<Counts> {
  responses.length = 0;
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await read(page, path);
  const entries = (await page.coverage.stopJSCoverage()).filter(({ functions }) => functions[0]?.ranges[0]?.count);
  await page.close();
  const urlsRun = new Set(entries.map(({ url }) => url));
  const inline = entries.filter(({ url }) => url === origin + path);
  const isScript = ({ type }: ServedResponse) => type.includes("javascript");
  const isRun = (response: ServedResponse) => isScript(response) && urlsRun.has(origin + response.path);
  const responsesAhead = responses.filter((response) => response.isAhead || (isScript(response) && !isRun(response)));
  return {
    scriptsRun: sum(responses.filter(isRun)),
    inlineScripts: inline.reduce((all, { source }) => all + brotliCompressSync(source ?? "").length, 0),
    scriptsFetched: sum(responses.filter(isScript)),
    requests: responses.length,
    bytes: sum(responses),
    requestsAhead: responsesAhead.length,
    bytesAhead: sum(responsesAhead),
  };
}

/** Whether the mobile menu opens without JavaScript and shows the link to another page. */
export async function menuOpensWithoutScript(browser: Browser, site: VisitedSite, journey: Journey): Promise<boolean> {
  const options = { baseURL: site.url, javaScriptEnabled: false, viewport: { width: 390, height: 800 } };
  const page = await browser.newPage(options);
  await page.goto(journey.from);
  await page.click(site.menu, { timeout: 3000 }).catch(() => {}); // some sites have no menu without JavaScript
  const link = page.locator(`a[href^="${journey.to}"]`).filter({ visible: true });
  const isOpen = (await link.count()) > 0;
  await page.close();
  return isOpen;
}
