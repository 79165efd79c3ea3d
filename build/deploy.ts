import { buildSite, ownSite } from "../build.ts";
import { putOnline } from "./put-online.ts";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";

/**
 * `npm run deploy`: builds and deploys a release. `--dry-run` has wrangler check it and changes nothing online. `--first`
 * is for a worker that is not online yet. `--preview` uploads a version with an address of its own, which nobody else sees.
 */
const dryRun = process.argv.includes("--dry-run");
const isFirst = process.argv.includes("--first");
const isPreview = process.argv.includes("--preview");

reportUnhandledRejections();
try {
  await buildSite({ ...ownSite, bindings: null, drawsPictures: true });
  await putOnline(ownSite.outDir, { dryRun, isFirst, isPreview });
} catch (error) {
  reportProblems(error);
}
