import { basePath } from "browser/base-path.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import type { Manifest } from "../../worker/manifest.d.ts";
import { allowedBy } from "../../worker/security-headers.ts";
import { searchSettings } from "../algolia/search-settings.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { step } from "../base/steps.ts";
import type { Bundles } from "../bundle/bundle-all.ts";
import type { Pictures } from "../pictures/social-pictures.ts";
import { imageFiles } from "../served/static-files.ts";
import { writeOutput } from "../served/write-output.ts";
import { releaseManifest } from "./manifest.ts";
import type { Site } from "./read-site.ts";

/** The data of a build for `npm run dev`, in addition to its records. */
export interface BuiltSite {
  manifest: Manifest;
  worker: string;
  mcp: string;
  assets: AssetFile[];
}

interface Made {
  bundles: Bundles;
  files: AssetFile[];
  pictures: { pictures: Pictures; files: AssetFile[] };
  /** Keys of the records and search pages. */
  named: Pick<Manifest, "pages" | "sidebars" | "mcpData" | "searchPages">;
}

/** Makes the manifest, and writes it with the worker and all files to `outDir`. */
export async function writeRelease(
  { outDir, keepsOldFiles }: { outDir: string; keepsOldFiles?: boolean },
  { settings, pages }: Site,
  { bundles, files, pictures, named }: Made,
): Promise<BuiltSite> {
  const { client, live, worker, mcp } = bundles;
  const search = await searchSettings(process.env);
  const parts = {
    settings,
    ...named,
    pictures: {
      ...Object.fromEntries([...pictures.pictures].map(([path, { name }]) => [path, assetsPath + name])),
      ...Object.fromEntries(pages.flatMap(({ path, data }) => (data.image ? [[path, data.image]] : []))),
    },
    client,
    live: live.frames,
    worker,
    files,
    search,
    mcp,
  };
  const { manifest, code } = releaseManifest(parts);
  return step("write", async () => {
    const assets = [...client.files, ...live.files, ...(await imageFiles(pages)), ...pictures.files, ...files];
    const output = { assets, worker, mcp, manifest: code, policy: allowedBy(manifest, settings.site) };
    await writeOutput(outDir, basePath, output, keepsOldFiles);
    return [{ manifest, worker, mcp, assets }, `release ${manifest.release} in ${outDir}/`];
  });
}
