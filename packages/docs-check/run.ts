import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Problem } from "files/problems.ts";
import { checkDocs } from "./lib/check-docs.ts";
import { checkPlanted } from "./lib/check-planted.ts";
import { formatProblems } from "./lib/problems.ts";
import { watchPages } from "./lib/watch.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean", short: "u" },
    watch: { type: "boolean" },
    planted: { type: "boolean" },
  },
});
process.chdir(join(import.meta.dirname, "../.."));
// Tests run development builds: the site's commands set "production" (build/compile-cache.js).
delete process.env.NODE_ENV;

if (options.watch) {
  let running = run(positionals);
  watchPages((id) => {
    if (positionals.length === 0 || positionals.includes(id)) running = running.then(() => run([id]));
  });
} else {
  const passed = options.planted ? await checkPlanted() : await check();
  process.exit(passed ? 0 : 1);
}

async function check(): Promise<boolean> {
  const problemsByStage: Problem[][] = [];
  let start = performance.now();
  for await (const { name, summary, problems, advice = [] } of checkDocs(positionals, options.update)) {
    const problemCount = problems.length > 0 ? `${problems.length} problems, ` : "";
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problemCount ? "✗" : "✓"} ${name.padEnd(10)}${problemCount}${summary}, ${seconds} s`);
    for (const line of advice) console.log(`  ${line}`);
    problemsByStage.push(problems);
    start = performance.now();
  }
  const lines = formatProblems(...problemsByStage);
  if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
  return lines.length === 0;
}

/** Checks pages in a child process, since tests are loaded only once per process. */
function run(pages: string[]): Promise<void> {
  const args = [import.meta.filename, ...pages, ...(options.update ? ["-u"] : [])];
  return new Promise((done) => void spawn(process.execPath, args, { stdio: "inherit" }).on("close", () => done()));
}
