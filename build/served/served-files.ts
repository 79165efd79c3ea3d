import { basePath } from "browser/base-path.ts";
import { indexNowKey } from "deploy";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import { cached } from "../cache/cached.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { exampleHomes } from "../examples/example-homes.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";
import { crawlerFiles } from "./crawler-files.ts";
import type { FeedPages } from "./feeds.ts";
import { openSearchFile, securityTxt } from "./site-files.ts";
import { staticFiles } from "./static-files.ts";

interface SiteParts {
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
  { pages, records, llms, examples, bundles }: SiteParts,
): Promise<AssetFile[]> {
  const homes = exampleHomes(settings, pages);
  const posts = pages.filter((page) => page.kind === "post");
  const docs = pages.filter((page) => page.kind === "doc");
  const site = contentHash(basePath, contentDir);
  const commonInputs = [JSON.stringify([settings.site, bundles.client.assets]), bundles.inputsHash];
  // Generators are imported on demand, as importing them takes longer than the rest of a build after an edit.
  const fixed = await cached(`fixed-files-${site}`, [JSON.stringify([...homes]), ...commonInputs], async () => {
    const { fixedFiles } = await import("./fixed-files.ts");
    return fixedFiles(contentDir, settings, bundles, homes);
  });
  const feeds = await cached(`feeds-${site}`, [feedInputs({ posts, docs }), ...commonInputs], async () => {
    const { feedFiles } = await import("./feeds.ts");
    return feedFiles(settings, { posts, docs }, basePath);
  });
  const key = indexNowKey(process.env);
  const files = [
    ...fixed,
    ...crawlerFiles(settings, { pages, records, examples }, basePath),
    ...llms,
    ...(key ? [textFile(`/${key}.txt`, key)] : []),
    openSearchFile(settings.site, basePath),
    ...feeds,
    // Clients only look for security.txt at the root of the origin.
    ...(basePath === "/" ? [securityTxt(settings.site, new Date())] : []),
    ...(await staticFiles(contentDir)),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The inputs of the feeds. */
function feedInputs({ posts, docs }: FeedPages): string {
  return JSON.stringify([
    posts.map(({ path, data, facts }) => [path, data, facts.body]),
    docs.flatMap(({ path, data, version }) => (data.updated ? [[path, data, version.name]] : [])),
  ]);
}
