export default {
  testRunner: "vitest",
  plugins: ["./packages/lab/mutation/fast-runner.js"],
  vitest: { configFile: "packages/lab/mutation/vitest.config.ts", related: false },
  mutate: [
    "worker/**/*.{ts,tsx}",
    "!worker/**/*.{test,d}.{ts,tsx}",
    // Tables, markup and types without decisions, and the texts of the error page.
    "!worker/{base-url-banner,document,env,error-page,handlers,render}.{ts,tsx}",
    "!worker/dev.ts", // only used by `npm run dev`
    "!worker/search/{database,schema}.ts",
    "!worker/mcp/docs.ts",
    "packages/deploy/collect.ts",
    "packages/deploy/ledger.ts",
    "packages/deploy/live-versions.ts",
    "build/served/release.ts",
  ],
  // Stryker rewrites it with TypeScript's API, which version 7 lacks. No config here extends one outside the sandbox.
  tsconfigFile: "none.json",
  ignorePatterns: [".cache", ".wrangler"],
  disableTypeChecks: false, // it would write into the scripts of dist, which have hashes
  concurrency: 2,
  timeoutMS: 20_000, // allows for a busy machine: a timeout counts as detected
  reporters: ["clear-text", "json"],
  tempDirName: ".stryker",
  jsonReporter: { fileName: ".cache/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { break: 85 },
};
