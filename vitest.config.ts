import { resolve } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import "./test/without-users-settings.ts";

/** Starts with the worker's tests: their only process would otherwise run alone at the end, with the other cores idle. */
class WorkerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(b.project.name === "worker") - Number(a.project.name === "worker"));
  }
}

/** Vitest shuffles the files only without a sequencer. */
const isShuffled = process.argv.some((word) => word.startsWith("--sequence.shuffle"));

export default defineConfig({
  test: {
    // One process per core: by default Vitest leaves one core free, so that two cores would run one file at a time.
    maxWorkers: "100%",
    sequence: isShuffled ? {} : { sequencer: WorkerFirst },
    projects: [
      {
        // The build makes the real module. Not `vi.mock`, which would stay in effect for the files that the same process runs later.
        resolve: { alias: [{ find: /^\.\/manifest\.js$/, replacement: resolve("test/unit/manifest.ts") }] },
        test: {
          name: "unit",
          // One process for many files: one for each would take twice as long.
          isolate: false,
          include: [
            "{build,client,examples,shared,worker}/**/*.test.{ts,tsx}",
            "packages/{browser,deploy,files,pages,playground,saved-state}/**/*.test.{ts,tsx}",
            "packages/lab/{chaos,hostile,releases,sabotage}/*.test.ts",
            "test/unit/**/*.test.ts",
          ],
          // Some build a whole site, which exceeds the default 5 s on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: {
          name: "worker",
          // CommonJS packages, which the runtime does not load. Modules of worker/ that tests import need them.
          deps: { optimizer: { ssr: { enabled: true, include: ["negotiator", "semver/functions/valid.js"] } } },
          include: ["test/worker/**/*.test.ts", "packages/lab/hostile/*.worker-test.ts"],
          // One runtime for all files: one for each would take two seconds more.
          isolate: false,
          setupFiles: ["test/worker/fill-bindings.ts"],
          // Some request hundreds of pages, which exceeds the default 5 s on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/support/serve-sites.ts"],
          // One process with one Chromium for all its files: each visit has its own tab and storage.
          isolate: false,
          // Shorter than the test timeout, so that the error names the wait that failed.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
