import { defineConfig } from "vitest/config";

/** The unit tests of the rules alone: neither the Workers runtime nor Chromium. */
export default defineConfig({
  test: {
    include: [
      "worker/{bounds,normalise-url,cache-policy,etag,security-headers,deadline,implied-base,records,search-limit}.test.ts",
      "worker/search/parameters.test.ts",
      "build/{checks,sources,records}/{front-matter,check-links,check-redirects,former-anchors}.test.ts",
      "build/online/{collect,live-versions,needed-keys}.test.ts",
    ],
    testTimeout: 30_000, // as in vitest.config.ts
  },
});
