import { resolve } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import "./test/without-users-settings.ts";

/** Begins with the worker's tests: their one process would else be alone at the end, with the other cores idle. */
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
    // One test file per core: by default Vitest leaves one core free, and two cores then work like one.
    maxWorkers: "100%",
    sequence: isShuffled ? {} : { sequencer: WorkerFirst },
    projects: [
      {
        // The build makes the real one. Not `vi.mock`, which would hold for the files that the same process runs later.
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
          // CommonJS, which the runtime does not load; the tests' requests are judged by modules of the worker.
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
          // Shorter than the test timeout, so that a failed wait is named.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
