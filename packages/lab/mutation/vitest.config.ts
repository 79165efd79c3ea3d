import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import "../../../test/without-users-settings.ts";

process.env.NODE_ENV = "production"; // React's development build takes three times as long

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
      "packages/deploy/{collect,live-versions}.test.ts",
      "build/served/release.test.ts",
    ],
    // Excludes tests of Cloudflare's static assets and D1's counters, and slow tests.
    exclude: ["test/worker/{crawlers,hostile,search-content,search-cost,social-card,static-documents}.test.ts"],
    setupFiles: ["packages/lab/mutation/selected-tests.js"],
    isolate: false, // one thread for all files
    testTimeout: 10_000,
  },
});
