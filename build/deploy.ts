import { buildSite, ownSite } from "../build.ts";
import { basePath } from "../shared/base-path.ts";
import type { PageRecord } from "../shared/page-data.ts";
import { readKeyed } from "./cache/keyed-files.ts";
import { announceChanges, indexNowKey } from "./online/index-now.ts";
import { putOnline, wrangler } from "./online/put-online.ts";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";
import { readSettings } from "./settings/settings.ts";

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
  const { manifest } = await buildSite({ ...ownSite, bindings: null, drawsPictures: true });
  const key = indexNowKey(process.env);
  const { site } = await readSettings(contentDir);
  const home = site.origin + basePath;
  const pages = indexed(manifest.pages);
  const announce = key ? () => announceChanges({ key, home, pages, outDir, run: wrangler }) : undefined;
  await putOnline(outDir, { dryRun, isFirst, isPreview, announce });
} catch (error) {
  reportProblems(error);
}

/** The pages that search engines may show. */
function indexed(pages: Record<string, string>): Record<string, string> {
  const isIndexed = (key: string) => {
    const { head } = JSON.parse(readKeyed(outDir, "records", key)) as PageRecord;
    return !head.robots && !head.canonical;
  };
  return Object.fromEntries(Object.entries(pages).filter(([, key]) => isIndexed(key)));
}
