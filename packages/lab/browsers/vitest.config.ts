import { defineConfig } from "vitest/config";
import "../../../test/without-users-settings.ts";
import { browsers } from "./support/browsers.ts";

/** Each journey in each browser. Not a part of `npm test`, since they need browsers that not every machine has. */
export default defineConfig({
  test: {
    root: ".",
    maxWorkers: "100%",
    projects: browsers.map(({ name }) => ({
      test: {
        name,
        root: ".",
        include: ["packages/lab/browsers/**/*.test.ts"],
        globalSetup: ["packages/lab/browsers/support/serve.ts"],
        provide: { browser: name },
        // One process with one browser for all files: each visit has separate storage anyway.
        isolate: false,
        maxWorkers: 1,
        testTimeout: 90_000,
        hookTimeout: 90_000,
        expect: { poll: { timeout: 30_000 } },
      },
    })),
  },
});
