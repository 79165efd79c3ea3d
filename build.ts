import { bundleClient } from "./build/bundle/client-bundle.ts";
import { bundleLive } from "./build/bundle/live-bundle.ts";
import { bundleWorker } from "./build/bundle/worker-bundle.ts";
import { checkBasePath } from "./build/check-base-path.ts";
import { checkKeywords } from "./build/check-keywords.ts";
import { checkLinks, type LinkTargets } from "./build/check-links.ts";
import { checkRedirects } from "./build/check-redirects.ts";
import { checkSidebars } from "./build/check-sidebars.ts";
import { type Compiled, compilePages } from "./build/compile-pages.ts";
import { crawlerFiles } from "./build/crawler-files.ts";
import { checkOnce } from "./build/docs-code/check-once.ts";
import { exampleNames, examplePages } from "./build/examples/example-pages.ts";
import { readExampleSteps } from "./build/examples/example-steps.ts";
import { liveDocuments } from "./build/examples/live-documents.ts";
import { fontLicences } from "./build/fonts/font-licences.ts";
import { contentHash } from "./build/hash.ts";
import { landingParts } from "./build/landing-parts.ts";
import { type LocalKv, openLocalKv } from "./build/local-kv.ts";
import { releaseManifest } from "./build/manifest.ts";
import { openSearchFile } from "./build/open-search.ts";
import { pageRecords } from "./build/page-records.ts";
import { siteIcons } from "./build/pictures/site-icons.ts";
import { drawPictures, namePictures, pictureFiles } from "./build/pictures/social-pictures.ts";
import { ContentError } from "./build/problems.ts";
import { readSources } from "./build/read-sources.ts";
import { sidebarOf } from "./build/records/sidebar.ts";
import { searchIndex } from "./build/search/search-index.ts";
import { searchRecords } from "./build/search/search-records.ts";
import { searchSettings } from "./build/search/search-settings.ts";
import { readSettings } from "./build/settings.ts";
import { siteLinks } from "./build/site-links.ts";
import { imageFiles, staticFiles } from "./build/static-files.ts";
import { step } from "./build/steps.ts";
import { tellLateRejections, tellProblems } from "./build/tell-problems.ts";
import { writeOutput } from "./build/write-output.ts";
import { basePath } from "./client/base-path.ts";
import type { PageRecord } from "./client/page-data.ts";

/** Where a build reads from and writes to. */
export interface BuildSiteOptions {
  contentDir: string;
  outDir: string;
  mode: "production" | "development";
  /** The KV that records are written to, which may still be opening; without one, they are in `outDir/records.json` alone. */
  kv: LocalKv | Promise<LocalKv> | null;
  /** Whether what the docs say about the packages is checked too; for content that is about them. */
  checkDocs?: boolean;
  /** Whether new pictures are drawn, for other sites to show with a link. Without, a page has its picture if an earlier build drew it. */
  drawsPictures: boolean;
}

/** This site, as `npm run build` and `npm run deploy` build it; `npm run dev` builds it into a folder of its own. */
export const ownSite = { contentDir: "content", outDir: "dist", mode: "production", checkDocs: true } as const;

/**
 * Builds the site. Nothing is written before everything has been checked, so a build that fails leaves the one before it
 * as it was.
 * @throws ContentError with every mistake found in the content
 */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { contentDir, outDir, mode, kv, checkDocs, drawsPictures } = options;
  checkBasePath(basePath);
  const settings = await step("settings", async () => [await readSettings(contentDir), contentDir]);
  const examples = await exampleNames();
  const exampleSteps = readExampleSteps();
  // esbuild works in a process of its own, so its work is done by the time that the pages are compiled.
  const bundleOptions = { contentDir, mode };
  const bundles = timed(
    Promise.all([
      bundleClient(bundleOptions, examples, exampleSteps),
      bundleWorker(bundleOptions),
      bundleLive(bundleOptions),
    ]),
  );
  bundles.catch(() => {}); // awaited below, where a failure counts
  const sources = await step("read", async () => {
    const sources = await readSources(contentDir, settings.site);
    return [sources, `${sources.length} pages`];
  });
  const pages = await step("compile", async (tick) => {
    const { pages, compiledNow } = await compilePages(contentDir, sources, (done) =>
      tick(`${done} of ${sources.length} pages`),
    );
    return [pages, `${compiledNow} pages, ${pages.length - compiledNow} unchanged`];
  });
  const docs = pages.filter((page) => page.kind === "doc");
  const unpictured = pageRecords(settings, pages, await landingParts(contentDir));
  const { records, pictures } = await namePictures(settings, unpictured);

  const sections = searchRecords(settings, docs);
  await step("check", async () => {
    const { site, redirects } = settings;
    const targets = linkTargets(records, pages, [...examples, ...exampleSteps.map(({ name }) => name)]);
    const links = [
      ...pages.map(({ file, path, compiled }) => ({ file, path, links: compiled.links })),
      siteLinks(contentDir, site),
    ];
    const problems = [
      ...checkSidebars(contentDir, settings, docs),
      ...checkLinks({ contentDir, origin: site.origin, redirects, targets }, links),
      ...checkRedirects(contentDir, redirects, targets),
      ...checkKeywords(contentDir, settings, sections),
    ];
    if (problems.length > 0) throw new ContentError(problems);
    return [undefined, `${links.reduce((sum, page) => sum + page.links.length, 0)} links`];
  });

  if (checkDocs) {
    await step("docs", async () => {
      const ran = await checkOnce(contentDir, pages);
      return [undefined, `names and types of the packages, ${ran ? "checked" : "unchanged"}`];
    });
  }

  if (drawsPictures) {
    await step("pictures", async (tick) => {
      const drawn = await drawPictures(settings, pictures, (done, all) => tick(`${done} of ${all}`));
      return [undefined, `${drawn} pictures, ${pictures.length - drawn} unchanged`];
    });
  }

  const [client, worker, live] = await step("bundle", async () => {
    const [[client, worker, live], milliseconds] = await bundles;
    const size = Math.round(worker.length / 1024);
    const summary = `${client.files.length + live.files.length} files for the browser, worker of ${size} kB`;
    return [[client, worker, live] as const, summary, milliseconds];
  });

  const search = await searchSettings(process.env, fetch);
  const index = searchIndex(sections);
  const indexFile = { path: `/_assets/search-${contentHash(index)}.json`, contents: Buffer.from(index) };
  const made = [
    ...(await siteIcons(settings)),
    await fontLicences(),
    ...crawlerFiles(settings, records, basePath, examples),
    openSearchFile(settings.site, basePath),
    ...(await examplePages(client, settings.site.origin)),
    ...(await liveDocuments(contentDir, live)),
  ];
  // An author's own file takes the place of one that the build makes.
  const files = [...new Map([...made, ...(await staticFiles(contentDir))].map((file) => [file.path, file])).values()];
  const sidebars = settings.site.versions.map((version) => sidebarOf(settings, version, docs));
  const release = releaseManifest({
    settings,
    records,
    sidebars,
    client,
    live: live.frames,
    worker,
    files,
    searchIndex: indexFile.path,
    search,
  });

  if (kv) {
    await step("KV", async () => {
      const written = await (await kv).writeMissing(release.values);
      return [undefined, `${written} of ${release.values.size} records are new`];
    });
  }
  await step("write", async () => {
    const assets = [
      ...client.files,
      ...live.files,
      ...(await imageFiles(pages)),
      ...(await pictureFiles(pictures)),
      indexFile,
      ...files,
    ];
    await writeOutput(outDir, basePath, release.manifest.release, {
      assets,
      worker,
      manifest: release.code,
      records: release.values,
    });
    return [undefined, `release ${release.manifest.release} in ${outDir}/`];
  });
}

/** What a promise gives, with the milliseconds that it took from now. */
async function timed<Result>(work: Promise<Result>): Promise<[Result, milliseconds: number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

/** Everything a link may lead to, with the ids that a hash may name there. */
function linkTargets(records: PageRecord[], pages: Compiled[], examples: string[]): LinkTargets {
  return new Map<string, readonly string[] | null>([
    ...examples.map((name) => [`/examples/${name}`, null] as const),
    ...records.map(({ head }) => [head.path, null] as const),
    ...pages.map(({ path, compiled }) => [path, compiled.ids] as const),
  ]);
}

if (import.meta.main) {
  tellLateRejections();
  const kv = openLocalKv();
  kv.catch(() => {}); // awaited in the build, where a failure counts
  try {
    await buildSite({ ...ownSite, kv, drawsPictures: true });
  } catch (error) {
    tellProblems(error);
  } finally {
    await (await kv).close();
  }
}
