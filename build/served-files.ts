import { basePath } from "../client/base-path.ts";
import type { PageRecord } from "../client/page-data.ts";
import type { AssetFile } from "./asset-file.ts";
import type { Bundles } from "./bundle/bundle-all.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { examplePages } from "./examples/example-pages.ts";
import { liveDocuments } from "./examples/live-documents.ts";
import { fontLicences } from "./fonts/font-licences.ts";
import { openSearchFile } from "./open-search.ts";
import { siteIcons } from "./pictures/site-icons.ts";
import type { Settings } from "./settings.ts";
import { staticFiles } from "./static-files.ts";

/**
 * The files with addresses of their own: examples, icons, what crawlers and browsers ask for. An author's own file takes
 * the place of one that the build makes.
 */
export async function servedFiles(
  contentDir: string,
  settings: Settings,
  { records, examples, bundles }: { records: PageRecord[]; examples: string[]; bundles: Bundles },
): Promise<AssetFile[]> {
  const files = [
    ...(await siteIcons(settings)),
    await fontLicences(),
    ...crawlerFiles(settings, records, basePath, examples),
    openSearchFile(settings.site, basePath),
    ...(await examplePages(bundles.client, settings.site.origin)),
    ...(await liveDocuments(contentDir, bundles.live)),
    ...(await staticFiles(contentDir)),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
