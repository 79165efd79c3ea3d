import { join } from "node:path";
import { buildSite, ownSite } from "../build.ts";
import { basePath } from "../shared/base-path.ts";
import { carryOverReleases } from "./carry-over-releases.ts";
import { checkBasePath } from "./check-base-path.ts";
import { putOnline } from "./put-online.ts";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";
import { readSettings } from "./settings.ts";
import { step } from "./steps.ts";

/**
 * `npm run deploy`: builds and deploys a release. `--dry-run` has wrangler check it and changes nothing online. `--first`
 * is for a worker that is not online yet. `--preview` uploads a version with an address of its own, which nobody else sees.
 */
const dryRun = process.argv.includes("--dry-run");
const isFirst = process.argv.includes("--first");
const isPreview = process.argv.includes("--preview");
const { contentDir, outDir } = ownSite;

reportUnhandledRejections();
try {
  await buildRelease();
  await putOnline(outDir, { dryRun, isFirst, isPreview });
} catch (error) {
  reportProblems(error);
}

async function buildRelease(): Promise<void> {
  checkBasePath(basePath);
  const { site } = await readSettings(contentDir);
  await step("releases", async () => {
    const { files, problem } = await carryOverReleases(fetch, site.origin + basePath, join(outDir, "assets", basePath));
    return [undefined, problem ?? `${files} chunks of earlier releases go on being served`];
  });
  await buildSite({ ...ownSite, bindings: null, drawsPictures: true });
}
