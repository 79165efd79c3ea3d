import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "../../../../e2e/support/launch-chromium.ts";
import { generatedPages } from "../generated-pages.ts";
import { countVisit, menuOpensWithoutScript } from "./count.ts";
import { docusaurus } from "./docusaurus.ts";
import { fumadocs } from "./fumadocs.ts";
import { ownSite, serveOwnSite } from "./own-site.ts";
import { prepareRival } from "./rival.ts";
import { serve } from "./serve.ts";
import { folderSource, workerSource } from "./sources.ts";
import { starlight } from "./starlight.ts";
import { type Measurement, table } from "./table.ts";
import { connection, timeVisits } from "./visits.ts";
import { vitepress } from "./vitepress.ts";

// `npm run bench:rivals -w lab`: builds the same pages with this site and its rivals, and visits each in turn.
// `-- --folder <path>` keeps the rivals' installations there; `--runs <number>` sets the number of visits to each.
const { values: options } = parseArgs({
  options: {
    folder: { type: "string", default: join(tmpdir(), "rivals") },
    runs: { type: "string", default: "7" },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs must be a positive whole number, not "${options.runs}"`);

const pages = generatedPages(20, "/docs");
const [first, , , , , , , , ninth] = pages;
const journey = { from: `/docs/${first?.id}`, to: `/docs/${ninth?.id}`, title: ninth?.title ?? "" };

const rivals = { docusaurus, starlight, vitepress, fumadocs };
const builtRivals: { site: typeof ownSite; folder: string }[] = [];
for (const [name, rival] of Object.entries(rivals)) {
  builtRivals.push({ site: rival, folder: await prepareRival(rival, pages, join(options.folder, name)) });
}
const worker = await serveOwnSite(pages);
const browser = await launchChromium();
const sites = [
  { ...ownSite, ...(await serve(workerSource(worker.url))) },
  ...(await Promise.all(
    builtRivals.map(async ({ site, folder }) => ({ ...site, ...(await serve(folderSource(folder))) })),
  )),
];
const notes = `Medians of ${runs} visits in turns, lowest and highest in brackets, ${new Date().toISOString().slice(0, 10)}.
Machine: ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Chromium ${browser.version()}.
Times: 4x CPU slowdown, ${connection.latency} ms latency, ${connection.megabits} Mbit/s. Every site is behind the same server: HTTP/1.1, brotli 11.
Bytes: compressed bodies, without headers. Ahead: prefetched, or a script that the visit did not run.
Next page: from the click event's time stamp, by a real mouse, to the frame that paints the new heading.
Search: only what each site has by default, so on this site and on Starlight.`;
try {
  const measurements: Measurement[] = [];
  for (const site of sites) {
    await countVisit(browser, site, journey.from); // warms up the caches of the server and the worker
    const counts = await countVisit(browser, site, journey.from);
    const menu = await menuOpensWithoutScript(browser, site, journey);
    measurements.push({ name: site.name, counts, menu, times: [] });
  }
  for (let run = 0; run < runs; run++) {
    for (const [index, site] of sites.entries()) {
      measurements[index]?.times.push(await timeVisits(browser, site, journey));
    }
    console.log(`Visit ${run + 1} of ${runs} to each`);
  }
  console.log(`\n${table(measurements)}\n`);
  console.log(notes);
} finally {
  await browser.close();
  for (const site of sites) site.close();
  worker.stop();
}
