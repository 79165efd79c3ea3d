import { type AssetFile, textFile } from "../base/asset-file.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import { siteFonts } from "../bundle/fonts.ts";
import type { ExampleHome } from "../examples/example-homes.ts";
import { examplePages } from "../examples/example-pages.ts";
import { liveDocuments } from "../examples/live-documents.ts";
import type { Settings } from "../settings/settings.ts";

/** Files that editing a page does not change, unless the page is the home of an example. */
export async function fixedFiles(
  contentDir: string,
  { site }: Settings,
  { client, live }: Bundles,
  homes: ReadonlyMap<string, ExampleHome>,
): Promise<AssetFile[]> {
  return [
    await fontLicences(),
    ...(await examplePages(client, site.origin, homes)),
    ...(await liveDocuments(contentDir, live, site, homes)),
  ];
}

/** The font licences as one file: they require that a copy accompanies the fonts. */
async function fontLicences(): Promise<AssetFile> {
  const texts = (await siteFonts()).map(({ family, licence }) => `${family}\n\n${licence.trim()}\n`);
  return textFile("/fonts-licence.txt", texts.join(`\n${"=".repeat(80)}\n\n`));
}
