import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { build } from "esbuild";
import type { Page as Tab } from "playwright-core";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { packageJson } from "../../../test/package-json.ts";
import type { Page, Way } from "../../docs-check/large-editor/page.tsx";
import { type Times, timesFile } from "../../docs-check/large-editor/times.ts";

// The fastest run counts: background load only ever makes a run slower.
const runs = 5;

/** Code blocks of guides/performance, keyed by title without extension. */
async function blocksOfPage(): Promise<Map<string, string>> {
  const page = await readFile("content/docs/guides/performance.mdx", "utf8");
  const blocks = page.matchAll(/^```\w+ title="([^"]+)\.\w+"[^\n]*\n([\s\S]*?)\n```$/gm);
  return new Map([...blocks].map(([, title = "", code = ""]) => [title, code]));
}

/** Bundles page.tsx for production with the event handlers that the docs show. */
async function bundlePage(): Promise<string> {
  const blocks = await blocksOfPage();
  const { outputFiles } = await build({
    stdin: {
      contents: 'import * as page from "./packages/docs-check/large-editor/page.tsx"; Object.assign(window, page);',
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "handlers",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^docs:/ }, ({ path }) => ({ path: path.slice(5), namespace: "docs" }));
          onLoad({ filter: /.*/, namespace: "docs" }, ({ path }) => ({
            contents: blocks.get(path) ?? "",
            loader: "ts",
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

async function minimumTimes<Name extends string>(
  measureOnce: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const minimum = await measureOnce();
  for (let run = 1; run < runs; run++) {
    const times = await measureOnce();
    for (const name in minimum) minimum[name] = Math.min(minimum[name], times[name]);
  }
  for (const name in minimum) minimum[name] = Math.round(minimum[name] * 10) / 10;
  return minimum;
}

async function measure(tab: Tab): Promise<Omit<Times, "with">> {
  const mount = (page: Page) =>
    tab.evaluate(
      (page) => (window as unknown as typeof import("../../docs-check/large-editor/page.tsx")).mountTime(page),
      page,
    );
  const change = (page: Page) =>
    tab.evaluate(
      (page) => (window as unknown as typeof import("../../docs-check/large-editor/page.tsx")).changeTimes(page),
      page,
    );
  const mountAll = async (blocks: number) => {
    const way = async (way: Way) => mount({ blocks, way });
    return { plain: await way("plain"), batched: await way("batched"), read: await way("read") };
  };
  const times: Pick<Times, "mount" | "change"> = { mount: {}, change: {} };
  for (const blocks of [100, 500, 2000]) {
    times.mount[blocks] = await minimumTimes(() => mountAll(blocks));
    times.change[blocks] = await minimumTimes(() => change({ blocks }));
    console.log(blocks, times.mount[blocks], times.change[blocks]);
  }
  const sections = await minimumTimes(() => change({ blocks: 500, sections: 20 }));
  const characters = await minimumTimes(() => change({ blocks: 500, characters: 5000 }));
  return { ...times, addInSection: sections.add, selectAmongLong: characters.select };
}

// `npm run bench:editor -w lab`: re-measures the numbers in guides/performance and writes them to times.json.
const browser = await launchChromium();
try {
  const tab = await browser.newPage();
  await tab.addScriptTag({ content: await bundlePage() });
  const versions = { core: packageJson("@craftjs/core").version, react: packageJson("react").version };
  const times: Times = {
    with: { ...versions, chromium: browser.version(), cores: cpus().length, runs },
    ...(await measure(tab)),
  };
  await writeFile(timesFile, `${JSON.stringify(times, null, 2)}\n`);
  console.log(times);
} finally {
  await browser.close();
}
