import type { Browser, Page } from "playwright-core";
import { type Metrics, pressColourSwitch, watchHeading, watchVisit } from "../in-page.ts";
import { followLink, slowPage } from "../slow-page.ts";
import type { Site } from "./rival.ts";
import type { ServedSite } from "./serve.ts";

export type VisitedSite = Site & ServedSite;

/** A start page, and a target that its sidebar links to. */
export interface Journey {
  from: string;
  to: string;
  title: string;
}

export const connection = { latency: 60, megabits: 9 };

/** Opens a page and reads it: the pointer rests on the text, the wheel scrolls. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 3; turn++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(1000);
}

/** Timings in ms (and the cumulative layout shift), each from its own visit with a throttled CPU and connection. */
export async function timeVisits(
  browser: Browser,
  site: Site & { url: string },
  journey: Journey,
): Promise<Record<string, number>> {
  const link = `${site.sidebar} a[href^="${journey.to}"]`;
  const open = async <Result>(visit: (page: Page) => Promise<Result>): Promise<Result> => {
    const page = await slowPage(browser, site.url, connection);
    try {
      return await visit(page);
    } finally {
      await page.context().close();
    }
  };
  const follow = (hoverTime: number) =>
    open(async (page) => {
      await page.addInitScript(watchHeading, journey.title);
      await page.goto(journey.from, { waitUntil: "networkidle" });
      await page.mouse.move(640, 400);
      await page.waitForTimeout(1000);
      return followLink(page, link, hoverTime);
    });

  const metrics = await open(async (page) => {
    await page.addInitScript(watchVisit);
    await read(page, journey.from);
    return page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics);
  });
  const { colourAt, paint } = await open(async (page) => {
    await page.addInitScript(pressColourSwitch, { colourSwitch: site.colourSwitch, dark: site.dark });
    await page.goto(journey.from);
    const handle = await page.waitForFunction(() => (window as unknown as { colourAt?: number }).colourAt);
    const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    return { colourAt: Number(await handle.jsonValue()), paint: paint ?? Number.NaN };
  });
  const tasksAfterPaint = metrics.tasks.filter(({ start }) => start >= metrics.firstPaint);
  return {
    firstPaint: metrics.firstPaint,
    largestPaint: metrics.largestPaint,
    shift: metrics.shift,
    maxTaskTime: Math.max(0, ...metrics.tasks.map(({ duration }) => duration)),
    blocking: tasksAfterPaint.reduce((sum, { duration }) => sum + duration - 50, 0),
    colour: colourAt,
    colourAfterPaint: colourAt - paint,
    click: await follow(0),
    hover: await follow(300),
  };
}
