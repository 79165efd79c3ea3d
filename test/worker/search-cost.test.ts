import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { dialogParameters } from "../../shared/search-hits.ts";
import { costlyQueries } from "../search/costly-queries.ts";
import questions from "../search/search-questions.txt?raw";
import { fetchPathFrom, freshWorker } from "./fresh-worker.ts";

/** This test runs every eighth question; `npm run bench:search -w lab` runs all and also measures time. */
const questionStep = 8;

it("no query reads over five times the rows of the median question, or runs over 20 statements", async () => {
  const worker = await freshWorker();
  // As in docs with ten thousand pages: many words with the same first letter.
  const words = Array.from({ length: 5000 }, (_, index) => `componentofpage${String(index).padStart(4, "0")}`);
  const addWords = "INSERT OR REPLACE INTO texts (rowid, labels, body) VALUES (1, '', ?)";
  await env.SEARCH.prepare(addWords).bind(words.join(" ")).run();
  let cost = { rows: 0, statements: 0 };
  const SEARCH = {
    prepare: (sql: string) => env.SEARCH.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const results = await env.SEARCH.batch(statements);
      for (const { meta } of results) cost.rows += meta.rows_read;
      cost.statements += statements.length;
      return results;
    },
  } as unknown as D1Database;
  const costOf = async (query: string) => {
    cost = { rows: 0, statements: 0 };
    const body = JSON.stringify({ requests: [{ query, ...dialogParameters }] });
    const response = await fetchPathFrom(worker, { SEARCH }, "/1/indexes/*/queries", { method: "POST", body });
    expect(response.status, query).toBe(200);
    await response.text();
    return { query, ...cost };
  };
  const lines = questions.split("\n").filter((line) => line && !line.startsWith("# "));
  const rowCounts: number[] = [];
  for (const line of lines.filter((_, index) => index % questionStep === 0))
    rowCounts.push((await costOf((line.split(" → ")[0] ?? "").replaceAll("⏎", "\n"))).rows);
  const median = rowCounts.sort((a, b) => a - b)[Math.floor(rowCounts.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(100);
  const { results } = await env.SEARCH.prepare("SELECT term FROM text_terms ORDER BY doc DESC LIMIT 400").all<{
    term: string;
  }>();
  const costs = [];
  for (const query of costlyQueries(results.map(({ term }) => term))) costs.push(await costOf(query));
  expect(Math.max(...rowCounts)).toBeLessThanOrEqual(5 * median);
  expect(costs.filter(({ rows }) => rows > 5 * median)).toEqual([]);
  expect(costs.filter(({ statements }) => statements > 20)).toEqual([]);
}, 180_000);
