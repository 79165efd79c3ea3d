import type { Browser, Page } from "playwright-core";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import type { Problem } from "../../build/problems.ts";
import { launchChromium } from "../browser/launch-chromium.ts";
import type { DocsRunner } from "./browser/entry.ts";
import { type Finger, fingerName } from "./browser/finger.ts";
import { type Mouse, mouseName, type Point } from "./browser/mouse.ts";
import { keyName, type PressKey } from "./browser/press-key.ts";
import type { ReactVersion } from "./browser/with-react.ts";
import { bundleBlocks, checkFileOf } from "./bundle.ts";
import { browserModuleWith } from "./bundle-with-react.ts";
import type { Measured } from "./default-problems.ts";

const address = "https://docs.test/";
const html =
  '<!doctype html><html lang="en"><title>Docs</title><div id="root"></div><script type="module" src="/runner.js"></script>';

/** High enough for all that a block renders: the mouse reaches only what is in view. */
const viewport = { width: 1280, height: 2000 };

/** What a run of the docs' code in a browser gave. */
export interface DocsRun {
  ran: number;
  problems: Problem[];
  /** The statements that were probed, by check file, with what is wrong about each. */
  probes: Map<string, Record<string, string[]>>;
  /** The defaults that were measured, by check file, table and row. */
  defaults: Map<string, Record<string, Record<string, Measured>>>;
  /** What check files say how to run. */
  runs: Map<string, string[]>;
}

/** The result of a run before anything has run. */
export function nothingRan(): DocsRun {
  return { ran: 0, problems: [], probes: new Map(), defaults: new Map(), runs: new Map() };
}

/** Browsers that run side by side: in each, most of the time goes by in waiting for what comes next. */
const browsers = 4;

/**
 * Runs code blocks, probes and measurements of defaults in Chromium.
 * @param folder where the blocks stand as files
 * @param checkFiles the check files of all pages
 * @param tick called with the number of blocks that have run
 */
export async function runDocs(
  folder: string,
  files: CheckedFile[],
  checkFiles: string[],
  tick: (done: number) => void,
): Promise<DocsRun> {
  const runnable = files.filter(({ block }) => !block.options.unrun && !block.options.error);
  const chunks = await bundleBlocks(folder, runnable, checkFiles);
  const result = nothingRan();
  const blocksOfPages = Object.values(Object.groupBy(runnable, ({ page }) => page));
  const queue = [
    ...blocksOfPages.map((blocks) => (page: Page) => runBlocks(page, blocks ?? [])),
    ...checkFiles.map((checkFile) => (page: Page) => runCheckFile(page, checkFile)),
  ];

  async function runBlocks(page: Page, blocks: CheckedFile[]): Promise<void> {
    for (const [index, file] of blocks.entries()) {
      // A page of the docs begins afresh: what its code leaves behind is no other page's trouble. And React complains of
      // the browser's renderer once the server's has rendered the same context.
      if (index === 0 || blocks[index - 1]?.source.includes("react-dom/server")) await begin(page);
      const about = [file.path, checkFileOf(file.page), file.block.title ?? ""] as const;
      const troubles = await page.evaluate(
        (about) => (window as unknown as { docsRunner: DocsRunner }).docsRunner.block(...about),
        about,
      );
      result.problems.push(...blockProblems(file, troubles));
      tick(++result.ran);
    }
  }

  async function runCheckFile(page: Page, checkFile: string): Promise<void> {
    await begin(page);
    const [probes, defaults, runs] = await page.evaluate(async (checkFile) => {
      const { docsRunner } = window as unknown as { docsRunner: DocsRunner };
      return [
        await docsRunner.probes(checkFile),
        await docsRunner.defaults(checkFile),
        await docsRunner.runs(checkFile),
      ] as const;
    }, checkFile);
    result.probes.set(checkFile, probes);
    result.defaults.set(checkFile, defaults);
    result.runs.set(checkFile, runs);
  }

  async function work(): Promise<void> {
    // A browser of its own, as a browser has one clipboard and one focus.
    const browser = await launchChromium();
    try {
      const page = await openPage(browser, folder, chunks);
      for (let next = queue.shift(); next; next = queue.shift()) await next(page);
    } finally {
      queue.length = 0; // where one fails, the others end, too
      await browser.close();
    }
  }

  await Promise.all(Array.from({ length: browsers }, work));
  return result;
}

async function openPage(browser: Browser, folder: string, chunks: Map<string, Uint8Array>): Promise<Page> {
  const page = await browser.newPage({ permissions: ["clipboard-read", "clipboard-write"], viewport });
  await page.exposeFunction(mouseName, dragAlong(page));
  await page.exposeFunction(fingerName, await touchAlong(page));
  await page.exposeFunction(keyName, ((key) => page.keyboard.press(key)) satisfies PressKey);
  await page.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const [, react] = /^\/react-(\d+)\.js$/.exec(pathname) ?? [];
    const body = react ? await browserModuleWith(Number(react) as ReactVersion, folder) : chunks.get(pathname);
    return body
      ? route.fulfill({ contentType: "text/javascript", body: Buffer.from(body) })
      : route.fulfill({ status: 204, body: "" });
  });
  return page;
}

async function begin(page: Page): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => "docsRunner" in window);
}

/** The mouse of a page, as `Mouse` describes it. */
function dragAlong({ keyboard, mouse }: Page): Mouse {
  return async ([start, ...path], end) => {
    if (!start) return;
    await mouse.move(start.x, start.y);
    await mouse.down();
    for (const { x, y } of path) await mouse.move(x, y, { steps: 3 });
    if (end) await keyboard.press(end);
    await mouse.up();
    // Where nothing is: what comes under a mouse at rest is hovered.
    await mouse.move(viewport.width - 1, viewport.height - 1);
  };
}

/** The finger on a page, as `Finger` describes it. The driver's own can only tap. */
async function touchAlong(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async ([start, ...path], hold) => {
    if (!start) return;
    await touch("touchStart", start);
    await page.waitForTimeout(hold);
    let from = start;
    for (const to of path) {
      for (const part of [1 / 3, 2 / 3, 1]) {
        await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
      from = to;
    }
    await touch("touchEnd");
  };
}

/** What went wrong in a block, as problems of its page. */
function blockProblems({ page, block }: CheckedFile, troubles: string[]): Problem[] {
  const expected = block.options.throws;
  const about = { file: page, line: block.line };
  const unexpected = troubles.filter((text) => !expected || !text.includes(expected));
  const problems = [...new Set(unexpected)].map((text) => ({ ...about, message: `code block: when it runs: ${text}` }));
  if (expected && unexpected.length === troubles.length) {
    problems.push({ ...about, message: `code block: it must throw "${expected}" when it runs, but does not` });
  }
  return problems;
}
