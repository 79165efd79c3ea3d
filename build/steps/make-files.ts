import { ContentError } from "files/problems.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { step, type Tick } from "../base/steps.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import { checkRedirectedFiles } from "../checks/check-redirects.ts";
import { llmsFiles } from "../served/llms-files.ts";
import { pageGroups } from "../served/page-groups.ts";
import { servedFiles } from "../served/served-files.ts";
import type { Site } from "./read-site.ts";

interface Options {
  contentDir: string;
  withoutLlms?: boolean;
}

/**
 * Makes the files with fixed addresses: static files, feeds, sitemap, page editors, texts for assistants.
 * @throws ContentError if a redirect has the address of a file
 */
export async function makeFiles(
  { contentDir, withoutLlms }: Options,
  { settings, pages, records }: Site,
  bundles: Bundles,
  examples: string[],
): Promise<AssetFile[]> {
  const texts = async (tick: Tick): Promise<[AssetFile[], string]> => {
    const llms = await llmsFiles(settings, pageGroups(settings, pages), tick);
    return [llms, `${llms.length} files for assistants`];
  };
  const llms = withoutLlms ? [] : await step("texts", texts);
  return step("files", async () => {
    const files = await servedFiles(contentDir, settings, { pages, records, llms, examples, bundles });
    const problems = checkRedirectedFiles(contentDir, settings.redirects, files);
    if (problems.length > 0) throw new ContentError(problems);
    return [files, `${files.length} with fixed addresses`];
  });
}
