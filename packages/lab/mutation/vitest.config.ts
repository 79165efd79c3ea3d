import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import "../../../build/base/without-users-settings.ts";

process.env.NODE_ENV = "production"; // React's development build takes three times as long

/** Runs the fast unit tests first: the first failure ends the run of a mutant. */
class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.includes("/test/worker/search") ? 2 : moduleId.includes("/test/worker/") ? 1 : 0;
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The unit tests of the rules, and the worker's tests in Node: see runtime.js. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^cloudflare:(workers|test)$/, replacement: resolve("packages/lab/mutation/runtime.js") },
      { find: /^(\.\.\/)+dist\/worker\/index\.js(\?fresh)?$/, replacement: resolve("worker/index.ts") },
      {
        find: /^(\.{1,2}\/)+(dist\/worker\/)?manifest\.js$/,
        replacement: resolve("packages/lab/mutation/manifest.js"),
      },
      { find: "./mcp.js", replacement: resolve("worker/mcp.ts") },
    ],
  },
  test: {
    include: [
      "worker/**/*.test.ts",
      "test/worker/**/*.test.ts",
      "build/online/{collect,live-versions,needed-keys}.test.ts",
    ],
    // Excludes tests of Cloudflare's static assets and D1's counters, and slow tests.
    exclude: ["test/worker/{crawlers,hostile,search-cost,social-picture,static-documents}.test.ts"],
    setupFiles: ["test/worker/fill-bindings.ts"],
    isolate: false, // the bindings are filled once for all files
    sequence: { sequencer: FastFirst },
    testTimeout: 30_000, // as in vitest.config.ts
  },
});
