import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // As many files at a time as there are cores. Left to itself, Vitest leaves one core free, and two cores work like one.
    maxWorkers: "100%",
    projects: [
      {
        // Rules, each by itself, in Node.
        test: {
          name: "unit",
          include: ["{bench,build,client,examples,shared,worker}/**/*.test.{ts,tsx}", "test/unit/**/*.test.ts"],
          // Some build a whole site, which takes a busy machine more than the usual 5 s.
          testTimeout: 30_000,
        },
      },
      {
        // The worker as it is deployed, in the Workers runtime, with the records of the real content.
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: {
          name: "worker",
          include: ["test/worker/**/*.test.ts"],
          setupFiles: ["test/worker/fill-kv.ts"],
          // Some ask for hundreds of pages, which takes a busy machine more than the usual 5 s.
          testTimeout: 30_000,
        },
      },
      {
        // The site in a real browser, served by the Workers runtime.
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/support/serve-sites.ts"],
          // One process, with one Chromium, for all files that it runs: each visit has storage and a cache of its own anyway.
          isolate: false,
          // What is waited for may be late on a busy machine. It ends before the test does, so that it is named.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
