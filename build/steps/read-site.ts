import { basePath } from "browser/base-path.ts";
import type { Problem } from "files/problems.ts";
import { step } from "files/steps.ts";
import { checkBasePath } from "../checks/check-base-path.ts";
import { compileContext } from "../compile/compile-context.ts";
import { type Compiled, compilePages } from "../compile/compile-pages.ts";
import { pageRecords } from "../records/page-records.ts";
import { landingHtml } from "../served/landing-html.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import type { PageIndex } from "../sources/page-index.ts";
import { readSources } from "../sources/read-sources.ts";

/** The content: settings, pages with their sources, and the record of each page. */
export type Site = Awaited<ReturnType<typeof readSite>>;

interface Options {
  isPreview: boolean;
  problems: Problem[];
}

/**
 * Reads the settings and all pages, and compiles the pages that have changed. Problems of pages are added to `problems`. In a
 * preview, a page with errors is replaced by its last valid version, and drafts are included.
 * @throws ContentError with the errors of the settings
 */
export async function readSite(contentDir: string, index: PageIndex, { isPreview, problems }: Options) {
  checkBasePath(basePath);
  const settings = await step("settings", async () => [await readSettings(contentDir), contentDir]);
  const { pages, faulty, pathOfFile } = await readPages(contentDir, settings, index, { isPreview, problems });
  const records = pageRecords(settings, pages, await landingHtml(contentDir));
  return { settings, pages, docs: pages.filter(isDoc), records, faulty, pathOfFile };
}

/** Reads all pages and compiles the changed ones, like `readSite`. */
export async function readPages(
  contentDir: string,
  settings: Settings,
  index: PageIndex,
  { isPreview, problems }: Options,
) {
  const { sources, pathOfFile } = await step("read", async (tick) => {
    const options = { drafts: isPreview, showsLast: isPreview, problems, tick };
    const read = await readSources(contentDir, settings, index, options);
    return [read, `${read.sources.length} pages`];
  });
  const { pages, faulty } = await step("compile", async (tick) => {
    const context = compileContext(contentDir, settings.site, pathOfFile, sources);
    const compiled = await compilePages(context, sources, index, { showsLast: isPreview, problems, tick });
    const { pages, compiledCount } = compiled;
    return [compiled, `${compiledCount} pages, ${pages.length - compiledCount} unchanged`];
  });
  return { pages, faulty, pathOfFile };
}

const isDoc = <Page extends Compiled>(page: Page): page is Extract<Page, { kind: "doc" }> => page.kind === "doc";
