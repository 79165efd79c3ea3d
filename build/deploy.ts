import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { basePath } from "browser/base-path.ts";
import { announceChanges, deployRelease, indexNowKey, liveVersions, wranglerIn } from "deploy";
import { parse } from "smol-toml";
import { buildSite, siteOptions } from "../build.ts";
import type { PageRecord } from "../shared/page-data.ts";
import { reportProblems, reportUnhandledRejections } from "./base/report-problems.ts";
import { readKeyed } from "./cache/keyed-files.ts";
import { lockBuild } from "./lock-build.ts";
import { readRelease } from "./served/release.ts";
import { readSettings } from "./settings/settings.ts";
import { commitTimesProblem } from "./sources/commit-times.ts";

// `npm run deploy`: builds and deploys a release. `--dry-run` lets wrangler check the release without uploading it. `--first` is
// for a worker that has never been deployed. `--preview <name>` skips the build, so that no built code runs, and uploads the
// output of `npm run build` to the preview worker, at a separate URL.
const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, first: { type: "boolean" }, preview: { type: "string" } },
});
const { contentDir, outDir } = siteOptions;
const isPreview = values.preview !== undefined;
const environment = isPreview ? "preview" : "";
const run = wranglerIn(environment);

const dateProblem = isPreview ? null : await commitTimesProblem();
if (dateProblem) {
  console.error(`${dateProblem}\nNothing was deployed.`);
  process.exit(1);
}
await lockBuild();
reportUnhandledRejections();
try {
  const announce = isPreview ? undefined : await build();
  await deployRelease(await readRelease(outDir), {
    run,
    liveVersions: liveVersionsApi(),
    dryRun: values["dry-run"] ?? false,
    isFirst: values.first ?? false,
    previewAlias: values.preview ?? null,
    announce,
  });
} catch (error) {
  reportProblems(error);
}

/** Builds the site. Returns a function that announces its changes to search engines, if that is enabled. */
async function build(): Promise<(() => Promise<string>) | undefined> {
  const { manifest } = await buildSite({ ...siteOptions, bindings: null, drawsSocialCards: true });
  const key = indexNowKey(process.env);
  if (key === null) return undefined;
  const { site } = await readSettings(contentDir);
  const home = site.origin + basePath;
  const pages = indexablePages(manifest.pages);
  return () => announceChanges({ key, home, pages, folder: outDir, run });
}

/** A function that requests the live versions from Cloudflare's API; null without a token and an account, as after `wrangler login`. */
function liveVersionsApi() {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_BASE_URL: base } = process.env;
  if (!token || !account) return null;
  const settings = parse(readFileSync("wrangler.toml", "utf8")) as { name: string };
  const worker = environment ? `${settings.name}-${environment}` : settings.name; // as wrangler names it
  return () => liveVersions({ account, token, worker, base });
}

function indexablePages(pages: Record<string, string>): Record<string, string> {
  const isIndexable = (key: string) => {
    const { head } = JSON.parse(readKeyed(outDir, "records", key)) as PageRecord;
    return !head.robots && !head.canonical;
  };
  return Object.fromEntries(Object.entries(pages).filter(([, key]) => isIndexable(key)));
}
