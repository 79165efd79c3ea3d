import { ContentError } from "files/problems.ts";
import { step, type Tick } from "files/steps.ts";
import type { AssetFile } from "../base/asset-file.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import { checkRedirectedFiles } from "../checks/check-redirects.ts";
import type { SocialCards } from "../pictures/social-cards.ts";
import { llmsFiles } from "../served/llms-files.ts";
import { pageGroups } from "../served/page-groups.ts";
import { servedFiles } from "../served/served-files.ts";
import type { Site } from "./read-site.ts";

interface Options {
  contentDir: string;
  isPreview?: boolean;
}

/**
 * Makes the files with fixed URLs: static files, feeds, sitemap, page editors, files for assistants.
 * @throws ContentError if a redirect has the URL of a file
 */
export async function makeFiles(
  { contentDir, isPreview = false }: Options,
  { settings, pages, records }: Site,
  bundles: Bundles,
  examples: string[],
): Promise<AssetFile[]> {
  const texts = async (tick: Tick): Promise<[AssetFile[], string]> => {
    const llms = await llmsFiles(settings, pageGroups(settings, pages), tick);
    return [llms, `${llms.length} files for assistants`];
  };
  const llms = isPreview ? [] : await step("texts", texts);
  return step("files", async () => {
    const files = await servedFiles(contentDir, settings, { pages, records, llms, examples, bundles });
    const problems = checkRedirectedFiles(contentDir, settings.redirects, files);
    if (problems.length > 0) throw new ContentError(problems);
    return [files, `${files.length} with fixed addresses`];
  });
}

/** Waits for bundles that were started earlier. */
export function bundleCode(bundling: Promise<Bundles>): Promise<Bundles> {
  return step("bundle", async () => {
    const bundles = await bundling;
    const { client, live, worker, milliseconds } = bundles;
    const size = Math.round(worker.length / 1024);
    const summary = `${client.files.length + live.files.length} files for the browser, worker of ${size} kB`;
    return [bundles, summary, milliseconds];
  });
}

/** Draws the missing social cards. */
export function drawSocialCards({ settings, records }: Site): Promise<SocialCards> {
  return step("pictures", async (tick) => {
    const social = await import("../pictures/social-cards.ts"); // most builds draw none
    const { drawn, ...cards } = await social.drawSocialCards(settings, records, tick);
    return [cards, `${drawn} drawn, for ${cards.byPath.size} pages`];
  });
}
