import { rm } from "node:fs/promises";
import { basePath } from "browser/base-path.ts";
import { searchSettings } from "./build/algolia/search-settings.ts";
import type { AssetFile } from "./build/base/asset-file.ts";
import { ContentError, formatProblems } from "./build/base/problems.ts";
import { step, type Tick } from "./build/base/steps.ts";
import { bundleAll } from "./build/bundle/bundle-all.ts";
import { fingerprintIn } from "./build/cache/fingerprint.ts";
import { keyedFiles } from "./build/cache/keyed-files.ts";
import { checkBasePath } from "./build/checks/check-base-path.ts";
import { checkContent } from "./build/checks/check-content.ts";
import { checkLengths } from "./build/checks/check-lengths.ts";
import { checkRedirectedFiles } from "./build/checks/check-redirects.ts";
import { compilePages } from "./build/compile/compile-pages.ts";
import { releaseManifest } from "./build/manifest.ts";
import type { LocalBindings } from "./build/online/local-bindings.ts";
import { exampleNames, readExampleSteps } from "./build/page/example-steps.ts";
import type { Pictures } from "./build/pictures/social-pictures.ts";
import { pageRecords } from "./build/records/page-records.ts";
import { sidebarOf } from "./build/records/sidebar.ts";
import { storeRecords, storeSearch } from "./build/records/store-pages.ts";
import { landingHtml } from "./build/served/landing-html.ts";
import { llmsFiles } from "./build/served/llms-files.ts";
import { mcpData } from "./build/served/mcp-data.ts";
import { pageGroups } from "./build/served/page-groups.ts";
import { servedFiles } from "./build/served/served-files.ts";
import { imageFiles } from "./build/served/static-files.ts";
import { writeOutput } from "./build/served/write-output.ts";
import { readSettings } from "./build/settings/settings.ts";
import { openPageIndex, type PageIndex } from "./build/sources/page-index.ts";
import { readSources } from "./build/sources/read-sources.ts";
import type { Manifest } from "./worker/manifest.d.ts";
import { allowedBy } from "./worker/security-headers.ts";

export interface BuildSiteOptions {
  contentDir: string;
  outDir: string;
  mode: "production" | "development";
  /** KV and search database to fill; `null` leaves what goes into them in `outDir` only. */
  bindings: LocalBindings | null;
  /** Whether pages get social pictures, which only a deployed site needs. */
  drawsPictures: boolean;
  /** Leaves out llms.txt and the files that it lists: each edit changes them, and a changed asset restarts `wrangler dev`. */
  withoutLlms?: boolean;
  /** Leaves the files of earlier builds, which `wrangler dev` may be listing. */
  keepsOldFiles?: boolean;
  /** What is known of earlier builds; opened for this one alone if it is not given. */
  index?: PageIndex;
  /** Makes the bundles; the dev server keeps those of its last build. */
  bundle?: typeof bundleAll;
}

/** Options of `npm run build` and `npm run deploy`; `npm run dev` builds into its own folder. */
export const ownSite = { contentDir: "content", outDir: "dist", mode: "production" } as const;

/** What `npm run dev` serves of a build, besides its records. */
export interface BuiltSite {
  manifest: Manifest;
  worker: string;
  mcp: string;
  assets: AssetFile[];
}

/**
 * Builds the site. Checks everything before writing anything, so a failed build leaves the previous one intact.
 * @throws ContentError with every mistake in the content
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuiltSite> {
  checkBasePath(basePath);
  const index = options.index ?? (await openPageIndex(options.contentDir));
  try {
    return await build(options, index);
  } finally {
    if (!options.index) index.close();
  }
}

async function build(options: BuildSiteOptions, index: PageIndex): Promise<BuiltSite> {
  const { contentDir, outDir, mode, bindings, drawsPictures, withoutLlms, bundle = bundleAll } = options;
  const settings = await step("settings", async () => [await readSettings(contentDir), contentDir]);
  const examples = exampleNames();
  const exampleSteps = readExampleSteps();
  const bundling = bundle({ contentDir, mode }, examples, exampleSteps);
  bundling.catch(() => {}); // awaited below, where a failure counts
  const sources = await step("read", async (tick) => {
    const sources = await readSources(contentDir, settings, index, tick);
    return [sources, `${sources.length} pages`];
  });
  const pages = await step("compile", async (tick) => {
    const { pages, compiledNow } = await compilePages(
      { contentDir, origin: settings.site.origin },
      sources,
      index,
      tick,
    );
    return [pages, `${compiledNow} pages, ${pages.length - compiledNow} unchanged`];
  });
  const docs = pages.filter((page) => page.kind === "doc");
  const records = pageRecords(settings, pages, await landingHtml(contentDir));

  await step("check", async () => {
    const linked = [...examples, ...exampleSteps.map(({ name }) => name)];
    const links = checkContent(contentDir, settings, { pages, records, examples: linked });
    const warnings = checkLengths(sources);
    if (warnings.length > 0) console.warn(`${formatProblems(warnings)}\n`);
    return [undefined, `${links} links`];
  });
  let pictures: Pictures = new Map();
  let pictureFiles: AssetFile[] = [];
  if (drawsPictures) {
    const social = await import("./build/pictures/social-pictures.ts"); // which brings the fonts
    pictures = await social.namePictures(settings, records);
    pictureFiles = await step("pictures", async (tick) => {
      const drawn = await social.drawPictures(settings, pictures, tick);
      return [await social.pictureFiles(pictures), `${drawn} drawn, for ${pictures.size} pages`];
    });
  }
  const bundles = await step("bundle", async () => {
    const bundles = await bundling;
    const { client, live, worker, milliseconds } = bundles;
    const size = Math.round(worker.length / 1024);
    const summary = `${client.files.length + live.files.length} files for the browser, worker of ${size} kB`;
    return [bundles, summary, milliseconds];
  });

  const { client, live, worker, mcp } = bundles;
  const groups = pageGroups(settings, pages);
  const texts = async (tick: Tick): Promise<[AssetFile[], string]> => {
    const llms = await llmsFiles(settings, groups, tick);
    return [llms, `${llms.length} files for assistants`];
  };
  const llms = withoutLlms ? [] : await step("texts", texts);
  const files = await step("files", async () => {
    const files = await servedFiles(contentDir, settings, {
      pages,
      records,
      llms,
      examples,
      bundles,
    });
    const problems = checkRedirectedFiles(contentDir, settings.redirects, files);
    if (problems.length > 0) throw new ContentError(problems);
    return [files, `${files.length} with addresses of their own`];
  });

  // From here on, everything has been checked. The keys of records are new, so that a crash leaves the last build whole.
  await rm(fingerprintIn(outDir), { force: true });
  const recordFiles = keyedFiles(outDir, "records");
  const searchFiles = keyedFiles(outDir, "search");
  const stored = await step("records", async (tick) => {
    const sidebars = settings.site.versions.map((version) => sidebarOf(settings, version, docs));
    const others = { sidebars, mcpData: await mcpData(settings, groups) };
    const keys = await storeRecords(settings, records, others, index, recordFiles, tick);
    return [keys, `${recordFiles.named.size} for KV`];
  });
  // While KV is filled, the rows for search are made.
  let tickKv: Tick = () => {};
  const fillingKv = bindings?.fill({ outDir, folder: "records", keys: [...recordFiles.named] }, (...progress) =>
    tickKv(...progress),
  );
  fillingKv?.catch(() => {}); // awaited below, where a failure counts
  const searched = await step("search", async (tick) => {
    const named = await storeSearch(settings, docs, index, searchFiles, tick);
    return [named, `${searchFiles.named.size} pages for D1`];
  });
  const { manifest, code } = releaseManifest({
    settings,
    ...stored,
    pictures,
    client,
    live: live.frames,
    worker,
    files,
    searchPages: searched,
    search: await searchSettings(process.env),
    mcp,
  });
  if (bindings) {
    await step("fill KV", async (tick) => {
      tickKv = tick;
      return [undefined, `${await fillingKv} of ${recordFiles.named.size} records are new`];
    });
    await step("fill D1", async (tick) => {
      const written = await bindings.fill({ outDir, folder: "search", keys: [...searchFiles.named] }, tick);
      return [undefined, `${written} of ${searchFiles.named.size} pages are new`];
    });
  }
  return step("write", async () => {
    const hashed = [...client.files, ...live.files, ...(await imageFiles(pages)), ...pictureFiles];
    const assets = [...hashed, ...files];
    const output = { assets, worker, mcp, manifest: code, policy: allowedBy(manifest, settings.site) };
    await writeOutput(outDir, basePath, output, options.keepsOldFiles);
    for (const stored of [recordFiles, searchFiles]) stored.prune();
    index.keepOnly(pages.map(({ file }) => file));
    return [{ manifest, worker, mcp, assets }, `release ${manifest.release} in ${outDir}/`];
  });
}
