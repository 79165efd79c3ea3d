import { rm } from "node:fs/promises";
import { searchSettings } from "./build/algolia/search-settings.ts";
import { bundleAll } from "./build/bundle/bundle-all.ts";
import { checkBasePath } from "./build/check-base-path.ts";
import { checkContent } from "./build/check-content.ts";
import { checkLengths } from "./build/check-lengths.ts";
import { checkRedirectedFiles } from "./build/check-redirects.ts";
import { compilePages } from "./build/compile-pages.ts";
import { exampleNames } from "./build/examples/example-pages.ts";
import { readExampleSteps } from "./build/examples/example-steps.ts";
import { fingerprintIn } from "./build/fingerprint.ts";
import { landingHtml } from "./build/landing-html.ts";
import type { LocalBindings } from "./build/local-bindings.ts";
import { releaseManifest } from "./build/manifest.ts";
import { mcpData } from "./build/mcp-data.ts";
import { pageGroups } from "./build/page-groups.ts";
import { pageRecords } from "./build/page-records.ts";
import { drawPictures, namePictures, type Pictures, pictureFiles } from "./build/pictures/social-pictures.ts";
import { ContentError, formatProblems } from "./build/problems.ts";
import { readSources } from "./build/read-sources.ts";
import { sidebarOf } from "./build/records/sidebar.ts";
import { searchRecords } from "./build/search/search-records.ts";
import { namedPages, searchPages, writeSearchPages } from "./build/search/search-rows.ts";
import { servedFiles } from "./build/served-files.ts";
import { readSettings } from "./build/settings.ts";
import { imageFiles } from "./build/static-files.ts";
import { step } from "./build/steps.ts";
import { writeOutput } from "./build/write-output.ts";
import { basePath } from "./shared/base-path.ts";

export interface BuildSiteOptions {
  contentDir: string;
  outDir: string;
  mode: "production" | "development";
  /** KV and search database to fill, possibly still opening; `null` leaves what goes into them in `outDir` only. */
  bindings: LocalBindings | Promise<LocalBindings> | null;
  /** Whether pages get social pictures, which only a deployed site needs. */
  drawsPictures: boolean;
  /** Makes the bundles; the dev server keeps those of its last build. */
  bundle?: typeof bundleAll;
}

/** Options of `npm run build` and `npm run deploy`; `npm run dev` builds into its own folder. */
export const ownSite = { contentDir: "content", outDir: "dist", mode: "production" } as const;

/**
 * Builds the site. Checks everything before writing anything, so a failed build leaves the previous one intact.
 * @throws ContentError with every mistake in the content
 */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { contentDir, outDir, mode, bindings, drawsPictures, bundle = bundleAll } = options;
  checkBasePath(basePath);
  const settings = await step("settings", async () => [await readSettings(contentDir), contentDir]);
  const examples = await exampleNames();
  const exampleSteps = readExampleSteps();
  const bundling = bundle({ contentDir, mode }, examples, exampleSteps);
  bundling.catch(() => {}); // awaited below, where a failure counts
  const sources = await step("read", async () => {
    const sources = await readSources(contentDir, settings);
    return [sources, `${sources.length} pages`];
  });
  const pages = await step("compile", async (tick) => {
    const { pages, compiledNow } = await compilePages({ contentDir, origin: settings.site.origin }, sources, (done) =>
      tick(`${done} of ${sources.length} pages`),
    );
    return [pages, `${compiledNow} pages, ${pages.length - compiledNow} unchanged`];
  });
  const docs = pages.filter((page) => page.kind === "doc");
  const records = pageRecords(settings, pages, await landingHtml(contentDir));
  const sections = searchRecords(settings, docs);

  await step("check", async () => {
    const linked = [...examples, ...exampleSteps.map(({ name }) => name)];
    const links = checkContent(contentDir, settings, { pages, records, sections, examples: linked });
    const warnings = checkLengths(sources);
    if (warnings.length > 0) console.warn(`${formatProblems(warnings)}\n`);
    return [undefined, `${links} links`];
  });
  const pictures: Pictures = drawsPictures ? await namePictures(settings, records) : new Map();
  if (drawsPictures) {
    await step("pictures", async (tick) => {
      const drawn = await drawPictures(settings, pictures, (done, all) => tick(`${done} of ${all}`));
      return [undefined, `${drawn} drawn, for ${pictures.size} pages`];
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
  const searched = searchPages(sections);
  const groups = pageGroups(settings, pages, records);
  const files = await servedFiles(contentDir, settings, { pages, records, groups, examples, bundles });
  const { manifest, code, values } = releaseManifest({
    settings,
    records,
    pictures,
    sidebars: settings.site.versions.map((version) => sidebarOf(settings, version, docs)),
    client,
    live: live.frames,
    worker,
    files,
    searchPages: namedPages(searched),
    search: await searchSettings(process.env),
    mcp: { code: mcp, data: mcpData(settings, groups) },
  });
  const problems = checkRedirectedFiles(contentDir, settings.redirects, files);
  if (problems.length > 0) throw new ContentError(problems);
  if (bindings) {
    await step("fill", async () => {
      const { writeMissing, writeSearch } = await bindings;
      const written = await writeMissing(values);
      const pages = await writeSearch(searched);
      return [
        undefined,
        `${written} of ${values.size} records in KV and ${pages} of ${searched.length} pages in D1 are new`,
      ];
    });
  }
  await step("write", async () => {
    const hashed = [...client.files, ...live.files, ...(await imageFiles(pages)), ...(await pictureFiles(pictures))];
    const assets = [...hashed, ...files];
    await rm(fingerprintIn(outDir), { force: true });
    await writeSearchPages(outDir, searched);
    const { includeSubDomains } = settings.site.strictTransportSecurity;
    const output = { assets, worker, mcp, manifest: code, records: values, includeSubDomains };
    await writeOutput(outDir, basePath, manifest.release, output);
    return [undefined, `release ${manifest.release} in ${outDir}/`];
  });
}
