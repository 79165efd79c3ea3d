import type { Page } from "playwright-core";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import type { Measured } from "../../build/docs-code/default-problems.ts";
import type { Problem } from "../../build/problems.ts";
import { launchChromium } from "../browser/launch-chromium.ts";
import type { DocsRunner } from "./browser/entry.ts";
import { type Mouse, mouseName } from "./browser/mouse.ts";
import { bundleBlocks, checkFileOf } from "./bundle.ts";

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
  const browser = await launchChromium();
  const result = nothingRan();
  try {
    const page = await browser.newPage({ permissions: ["clipboard-read", "clipboard-write"], viewport });
    await page.exposeFunction(mouseName, dragAlong(page));
    await page.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
      const body = chunks.get(pathname);
      return body
        ? route.fulfill({ contentType: "text/javascript", body: Buffer.from(body) })
        : route.fulfill({ status: 204, body: "" });
    });
    // A page of the docs begins afresh: what its code leaves behind is no other page's trouble.
    const begin = async () => {
      await page.goto(address);
      await page.waitForFunction(() => "docsRunner" in window);
    };
    for (const [index, file] of runnable.entries()) {
      const before = runnable[index - 1];
      // React complains of the browser's renderer once the server's has rendered the same context.
      if (before?.page !== file.page || before.source.includes("react-dom/server")) await begin();
      const about = [file.path, checkFileOf(file.page), file.block.title ?? ""] as const;
      const troubles = await page.evaluate(
        (about) => (window as unknown as { docsRunner: DocsRunner }).docsRunner.block(...about),
        about,
      );
      result.problems.push(...blockProblems(file, troubles));
      tick(++result.ran);
    }
    for (const checkFile of checkFiles) {
      await begin();
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
  } finally {
    await browser.close();
  }
  return result;
}

/** The mouse of a page, as `Mouse` describes it. */
function dragAlong({ mouse }: Page): Mouse {
  return async ([start, ...path]) => {
    if (!start) return;
    await mouse.move(start.x, start.y);
    await mouse.down();
    for (const { x, y } of path) await mouse.move(x, y, { steps: 3 });
    await mouse.up();
    // Where nothing is: what comes under a mouse at rest is hovered.
    await mouse.move(viewport.width - 1, viewport.height - 1);
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
