import { basePath } from "../../shared/base-path.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import { kept, surroundings } from "../cache/kept.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { exampleHomes } from "../examples/example-homes.ts";
import { examplePages } from "../examples/example-pages.ts";
import { liveDocuments } from "../examples/live-documents.ts";
import { contentHash } from "../hash.ts";
import { indexNowFiles, indexNowKey } from "../online/index-now.ts";
import { siteIcons } from "../pictures/site-icons.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";
import type { AssetFile } from "./asset-file.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { feedFiles } from "./feeds.ts";
import { fontLicences, openSearchFile, securityTxt } from "./site-files.ts";
import { staticFiles } from "./static-files.ts";

interface Made {
  pages: Compiled[];
  records: BuiltPage[];
  llms: AssetFile[];
  examples: string[];
  bundles: Bundles;
}

/** Files with fixed URLs. An author's file replaces a generated one. */
export async function servedFiles(
  contentDir: string,
  settings: Settings,
  { pages, records, llms, examples, bundles }: Made,
): Promise<AssetFile[]> {
  const { origin } = settings.site;
  const homes = exampleHomes(settings, pages);
  const name = `example-pages-${contentHash(basePath, contentDir)}`;
  const given = [JSON.stringify([origin, ...homes, bundles.client.assets]), ...surroundings(contentDir)];
  const files = [
    ...(await siteIcons(settings)),
    await fontLicences(),
    ...crawlerFiles(settings, { pages, records, examples }, basePath),
    ...llms,
    ...indexNowFiles(indexNowKey(process.env)),
    openSearchFile(settings.site, basePath),
    ...(await feedFiles(
      settings,
      { posts: pages.filter((page) => page.kind === "post"), docs: pages.filter((page) => page.kind === "doc") },
      basePath,
    )),
    // Browsers and tools look for it at the root of the origin only.
    ...(basePath === "/" ? [securityTxt(settings.site, new Date())] : []),
    ...(await kept(name, given, () => examplePages(bundles.client, origin, homes))),
    ...(await liveDocuments(contentDir, bundles.live, settings.site, homes)),
    ...(await staticFiles(contentDir)),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
