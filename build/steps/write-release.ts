import { basePath } from "browser/base-path.ts";
import { step } from "files/steps.ts";
import { recordFormat } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import type { Manifest } from "../../worker/manifest.d.ts";
import { allowedBy } from "../../worker/security-headers.ts";
import { searchSettings } from "../algolia/search-settings.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import type { SocialCards } from "../pictures/social-cards.ts";
import { imageFiles } from "../served/static-files.ts";
import { writeOutput } from "../served/write-output.ts";
import type { Site } from "./read-site.ts";

/** The data of a build for `npm run dev`, in addition to its records. */
export interface BuiltSite {
  manifest: Manifest;
  worker: string;
  mcp: string;
  assets: AssetFile[];
}

interface ReleaseParts {
  bundles: Bundles;
  files: AssetFile[];
  socialCards: SocialCards;
  /** Keys of the records and search pages. */
  keys: Pick<Manifest, "pages" | "sidebars" | "mcpData" | "searchPages">;
}

/** Makes the manifest, and writes it with the worker and all files to `outDir`. */
export async function writeRelease(
  { outDir, keepsOldFiles }: { outDir: string; keepsOldFiles?: boolean },
  site: Site,
  parts: ReleaseParts,
): Promise<BuiltSite> {
  const { client, live, worker, mcp } = parts.bundles;
  const manifest = releaseManifest(site, parts, await searchSettings(process.env));
  return step("write", async () => {
    const files = [...client.files, ...live.files, ...(await imageFiles(site.pages)), ...parts.socialCards.files];
    const assets = [...files, ...parts.files];
    // Engines parse JSON faster than an equivalent object literal.
    const code = `export const manifest = JSON.parse(${JSON.stringify(JSON.stringify(manifest))});\n`;
    const output = { assets, worker, mcp, manifest: code, policy: allowedBy(manifest, site.settings.site) };
    await writeOutput(outDir, basePath, output, keepsOldFiles);
    return [{ manifest, worker, mcp, assets }, `release ${manifest.release} in ${outDir}/`];
  });
}

/** The manifest: the parts of a release, or their hashes. */
function releaseManifest(
  { settings, pages }: Site,
  { bundles, files, socialCards, keys }: ReleaseParts,
  search: SearchSettings,
): Manifest {
  const { client, live, worker, mcp } = bundles;
  const { "/404": notFound = "", ...served } = keys.pages;
  const assets = { ...client.assets, live: live.frames };
  const content: Omit<Manifest, "release"> = {
    appVersion: contentHash(JSON.stringify([recordFormat, assets, search])).slice(0, 12),
    pages: served,
    notFound,
    mcpData: keys.mcpData,
    sidebars: keys.sidebars,
    pictures: {
      ...Object.fromEntries(socialCards.byPath),
      ...Object.fromEntries(pages.flatMap(({ path, data }) => (data.image ? [[path, data.image]] : []))),
    },
    redirects: settings.redirects,
    files: Object.fromEntries(files.map(({ path, urlPath }) => [urlPath ?? path, path])),
    assets,
    inlineScripts: client.inlineScripts,
    searchPages: keys.searchPages,
    search,
  };
  const contents = files.map(({ contents }) => contents);
  return { release: contentHash(JSON.stringify(content), worker, mcp, ...contents).slice(0, 12), ...content };
}
