import type { Problem } from "files/problems.ts";
import { bundleAll } from "./build/bundle/bundle-all.ts";
import { exampleNames, readExampleSteps } from "./build/live/example-steps.ts";
import type { LocalBindings } from "./build/local/local-bindings.ts";
import { openPageIndex, type PageIndex } from "./build/sources/page-index.ts";
import { checkSite } from "./build/steps/check-site.ts";
import { bundleCode, drawSocialCards, makeFiles } from "./build/steps/make-files.ts";
import { readSite } from "./build/steps/read-site.ts";
import { storeSite } from "./build/steps/store-site.ts";
import { type BuiltSite, writeRelease } from "./build/steps/write-release.ts";

export interface BuildSiteOptions {
  contentDir: string;
  outDir: string;
  mode: "production" | "development";
  /** KV and search database to fill; `null` leaves records and rows in `outDir` only. */
  bindings: LocalBindings | null;
  /** Whether pages get social cards, which only a deployed site needs. */
  drawsSocialCards: boolean;
  /** Keeps the files of earlier builds: `wrangler dev` fails if one disappears while it lists them. */
  keepsOldFiles?: boolean;
  /** The index of earlier builds; by default, it is opened for this build alone. */
  index?: PageIndex;
  /**
   * Includes drafts, and does not fail if a page has errors, but shows its last valid version. Leaves out llms.txt and the files
   * that it lists: each edit changes them, and a changed asset restarts `wrangler dev`.
   */
  isPreview?: boolean;
  /** Whether a warning fails the build. */
  strict?: boolean;
  /** File that the problems of the content are written to, as JSON. */
  problemsFile?: string;
  /** Makes the bundles; the dev server reuses the bundles of its last build. */
  bundle?: typeof bundleAll;
}

/** Options of `npm run build` and `npm run deploy`; `npm run dev` builds into its own folder. */
export const siteOptions = { contentDir: "content", outDir: "dist", mode: "production" } as const;

/**
 * Builds the site. Checks everything before writing anything, so a failed build leaves the previous one intact.
 * @returns in a preview, also a report of the errors that it tolerates
 * @throws ContentError with every error in the content
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuiltSite & { report: string }> {
  const index = options.index ?? (await openPageIndex(options.contentDir));
  try {
    return await build(options, index);
  } finally {
    if (!options.index) index.close();
  }
}

async function build(options: BuildSiteOptions, index: PageIndex): Promise<BuiltSite & { report: string }> {
  const { contentDir, mode, drawsSocialCards, isPreview = false, bundle = bundleAll } = options;
  const examples = exampleNames();
  const exampleSteps = readExampleSteps();
  const bundling = bundle({ contentDir, mode }, examples, exampleSteps);
  bundling.catch(() => {}); // avoids an unhandled rejection until it is awaited below

  const problems: Problem[] = [];
  const site = await readSite(contentDir, index, { isPreview, problems });
  const names = [...examples, ...exampleSteps.map(({ name }) => name)];
  const report = await checkSite(contentDir, site, { ...options, examples: names, problems });
  const socialCards = drawsSocialCards ? await drawSocialCards(site) : { byPath: new Map(), files: [] };
  const bundles = await bundleCode(bundling);
  const files = await makeFiles(options, site, bundles, examples);

  // All checks have passed. Changed records get new keys, so a crash leaves the last build intact.
  const { keys, prune } = await storeSite(options, site, index);
  const release = await writeRelease(options, site, { bundles, files, socialCards, keys });
  prune();
  index.keepOnly([...site.pathOfFile.keys()]);
  return { ...release, report };
}
