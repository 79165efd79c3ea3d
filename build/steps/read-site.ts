import { basePath } from "browser/base-path.ts";
import { step } from "../base/steps.ts";
import { checkBasePath } from "../checks/check-base-path.ts";
import { type Compiled, compilePages } from "../compile/compile-pages.ts";
import { pageRecords } from "../records/page-records.ts";
import { landingHtml } from "../served/landing-html.ts";
import { readSettings } from "../settings/settings.ts";
import type { PageIndex } from "../sources/page-index.ts";
import { readSources } from "../sources/read-sources.ts";

/** The content: settings, pages with their sources, and the record of each page. */
export type Site = Awaited<ReturnType<typeof readSite>>;

/**
 * Reads the settings and all pages, and compiles the pages that have changed.
 * @throws ContentError with the mistakes of a single page or of the settings
 */
export async function readSite(contentDir: string, index: PageIndex) {
  checkBasePath(basePath);
  const settings = await step("settings", async () => [await readSettings(contentDir), contentDir]);
  const sources = await step("read", async (tick) => {
    const sources = await readSources(contentDir, settings, index, tick);
    return [sources, `${sources.length} pages`];
  });
  const pages = await step("compile", async (tick) => {
    const around = { contentDir, origin: settings.site.origin };
    const { pages, compiledNow } = await compilePages(around, sources, index, tick);
    return [pages, `${compiledNow} pages, ${pages.length - compiledNow} unchanged`];
  });
  const records = pageRecords(settings, pages, await landingHtml(contentDir));
  return { settings, sources, pages, docs: pages.filter(isDoc), records };
}

const isDoc = <Page extends Compiled>(page: Page): page is Extract<Page, { kind: "doc" }> => page.kind === "doc";
