import { parseArgs } from "node:util";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { temporaryFolder } from "../../../build/base/temporary-folder.ts";
import { type SearchPageRows, searchPageHashes, searchPages } from "../../../build/search/search-rows.ts";
import type { SearchRecord } from "../../../shared/search-record.ts";
import { costlyQueries } from "../../../test/search/costly-queries.ts";
import { builtSearchPages } from "../../../test/search/search-database.ts";
import { questions } from "../../../test/search/search-questions.ts";
import { testRecord } from "../../../test/search/test-record.ts";
import { schema } from "../../../worker/search/schema.ts";
import { generatedPages } from "./generated-pages.ts";
import { median } from "./median.ts";
import { benchAblation, benchSearchQuality, failingQuestions, qualityOf, urlOf } from "./search-quality.ts";

// `npm run bench:search -w lab -- 1000`: how well search answers questions, what each part of its score is worth, and its
// costs in Miniflare's D1 with the pages of `dist/` and that many generated ones. Rows read are what Cloudflare bills,
// for each question. `--failing` lists the questions from outside that fail, `--sealed` includes the sealed questions.
const { values: flags, positionals } = parseArgs({
  options: { failing: { type: "boolean" }, sealed: { type: "boolean" }, costs: { type: "boolean" } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 1000);
if (flags.failing) console.log((await failingQuestions(Boolean(flags.sealed))).join("\n"));
if (!flags.costs) {
  console.table(await benchSearchQuality(Boolean(flags.sealed)));
  console.table(await benchAblation());
}
const pagesPerBatch = 50;

/** Pages of eight sections, in the format of the build's records. */
function generatedRows(): SearchPageRows[] {
  const records = generatedPages(count, "/docs/generated").flatMap(({ id, title, body }) => {
    const path = `/docs/generated/${id}`;
    return body.split(/^## /m).map((text, position): SearchRecord => {
      const code = [...text.matchAll(/```\w+\n(.*?)```/gs)].map((match) => match[1]).join("\n");
      const [heading = ""] = text.split("\n", 1);
      const content = text.replace(/```.*?```/gs, "");
      const hierarchy = { lvl0: "Generated", lvl1: title };
      if (position === 0) return testRecord(path, { hierarchy, content, code });
      const section = { type: "lvl2" as const, hierarchy: { ...hierarchy, lvl2: heading }, content, code };
      return testRecord(`${path}#section-${position}`, section);
    });
  });
  return searchPages(records);
}

/** A worker that queries the database like the site does, and reports the number of rows read. */
const script = `import { find, livePages } from "./worker/search/find.ts";
  let live;
  export default { async fetch(request, { SEARCH }) {
    const { query, hashes } = await request.json();
    live ??= livePages(hashes);
    let rowsRead = 0, duration = 0;
    const database = { async all(statements) {
      const results = await SEARCH.batch(statements.map(([sql, ...values]) => SEARCH.prepare(sql).bind(...values)));
      for (const { meta } of results) {
        rowsRead += meta.rows_read;
        duration += meta.duration;
      }
      return results.map(({ results }) => results);
    } };
    const { sections } = await find(database, live, query, { filter: ["TRUE"] });
    return Response.json({ rowsRead, duration, hits: sections.map(({ path, anchor }) => ({ path, anchor })) });
  } };`;

const bundle = await build({
  stdin: { contents: script, resolveDir: "." },
  bundle: true,
  write: false,
  format: "esm",
  target: "es2024",
});
const resourcePersistencePath = temporaryFolder("search-scale").path;

const start = () =>
  new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: bundle.outputFiles[0]?.text ?? "",
      compatibilityDate: "2026-10-20",
      d1Databases: { SEARCH: "SEARCH" },
      resourcePersistencePath,
    }),
  );

const pages = [...(await builtSearchPages()), ...generatedRows()];
let miniflare = start();
const search = await miniflare.getD1Database("SEARCH");
let rowsWritten = 0;
const insertStart = performance.now();
await search.batch(schema.map((sql) => search.prepare(sql)));
for (let offset = 0; offset < pages.length; offset += pagesPerBatch) {
  const statements = pages.slice(offset, offset + pagesPerBatch).flatMap(({ statements }) => statements);
  const results = await search.batch(statements.map((sql) => search.prepare(sql)));
  rowsWritten += results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
}
const insertSeconds = Math.round((performance.now() - insertStart) / 1000);
const rows = await search.prepare("SELECT count(*) FROM texts").first("count(*)");
const terms = await search.prepare("SELECT term FROM text_terms ORDER BY doc DESC LIMIT 400").all<{ term: string }>();
const vocabulary = terms.results.map(({ term }) => term);
await miniflare.dispose();

miniflare = start();
await miniflare.ready;
const times: number[] = [];
const rowsRead: number[] = [];
const databaseTimes: number[] = [];
interface Answer {
  rowsRead: number;
  duration: number;
  hits: { path: string; anchor: string }[];
}
const runSearch = async (query: string) => {
  const start = performance.now();
  const body = JSON.stringify({ query, hashes: times.length === 0 ? searchPageHashes(pages) : undefined });
  const answer = await miniflare.dispatchFetch("http://search", { method: "POST", body });
  const result = (await answer.json()) as Answer;
  times.push(performance.now() - start);
  rowsRead.push(result.rowsRead);
  databaseTimes.push(result.duration);
  return result.hits.map(urlOf);
};
await runSearch("drag and drop");
const [coldTime = 0] = times.splice(0);
rowsRead.splice(0);
databaseTimes.splice(0);
const quality = await qualityOf(runSearch, questions);
const medians = { time: median(databaseTimes.splice(0)), rows: median(rowsRead) };
const maxRows = Math.max(...rowsRead.splice(0));
const slowest = Math.max(...times);
const medianTime = median(times);
// Each three times: a busy machine only makes queries slower.
const maxRatios = { time: 0, rows: 0 };
for (const query of costlyQueries(vocabulary)) {
  for (let round = 0; round < 3; round++) await runSearch(query);
  maxRatios.time = Math.max(maxRatios.time, Math.min(...databaseTimes.splice(0)) / medians.time);
  maxRatios.rows = Math.max(maxRatios.rows, Math.max(...rowsRead.splice(0)) / medians.rows);
}
console.table({
  ...{
    pages: pages.length,
    rows,
    "rows written for a page": Math.round(rowsWritten / pages.length),
    "seconds to insert": insertSeconds,
    "first answer of a fresh isolate, ms": Math.round(coldTime),
  },
  "median, ms": Math.round(medianTime),
  "slowest, ms": Math.round(slowest),
  "rows read, median": medians.rows,
  "rows read, maximum": maxRows,
  "time in the database of the costliest query, in medians": Number(maxRatios.time.toFixed(1)),
  "rows of the costliest query, in medians": Number(maxRatios.rows.toFixed(1)),
  ...quality,
});
await miniflare.dispose();
