import { packageJson } from "../../build/docs-code/package-json.ts";
import { contentHash } from "../../build/hash.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { hasInOrder } from "../../test/docs/node/has-in-order.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "After the build, `npm run deploy` takes two steps, in this order: 1. Write the records that KV does not have yet. Nobody asks for them so far. 2. Deploy the Worker with its new manifest.":
    () => {
      same(packageJson().scripts?.deploy?.endsWith(" build/deploy.ts"), true);
      hasInOrder("build/deploy.ts", "await buildRelease()", "await putOnline(");
      hasInOrder("build/put-online.ts", "uploadRecords(outDir)", 'wrangler("deploy"');
    },

  "If a new record has not reached some place when it is asked for there, the answer is a 503 that says to try again in a moment.":
    () => hasInOrder("worker/index.ts", '"Back in a moment"', '503, { "Retry-After"'),

  "When a tab of another release follows a link, the server answers with status 410,": () =>
    hasInOrder("worker/index.ts", "{ release: manifest.release }, 410"),

  "Each build keeps the hashed files of four releases: its own and the three before it.": () =>
    hasInOrder(
      "build/write-output.ts",
      "const releasesKept = 4;",
      "const releases: Release[] = [{ release, files: hashed }, ...before",
      "releases.slice(0, releasesKept)",
    ),

  "`npm run deploy` begins by reading that list and fetching the files that the machine lacks,": () =>
    hasInOrder("build/deploy.ts", "carryOverReleases(fetch,", "await buildSite("),

  "The manifest grows with each page by its path and a key of twenty characters,": () =>
    same(contentHash("a page").length, 20),
};
