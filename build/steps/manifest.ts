import { recordFormat } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import type { Manifest } from "../../worker/manifest.d.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { contentHash } from "../base/hash.ts";
import type { ClientBundle } from "../bundle/client-bundle.ts";
import type { Settings } from "../settings/settings.ts";

interface Parts extends Pick<Manifest, "pages" | "sidebars" | "mcpData" | "searchPages"> {
  settings: Settings;
  pictures: Manifest["pictures"];
  client: ClientBundle;
  live: string;
  worker: string;
  files: AssetFile[];
  search: SearchSettings;
  mcp: string;
}

/** Makes a release: its manifest, and the manifest as a module for the worker. */
export function releaseManifest(parts: Parts): { manifest: Manifest; code: string } {
  const { client } = parts;
  const { "/404": notFound = "", ...found } = parts.pages;
  const assets = { ...client.assets, live: parts.live };
  const content: Omit<Manifest, "release"> = {
    appVersion: contentHash(JSON.stringify([recordFormat, assets, parts.search])).slice(0, 12),
    pages: found,
    notFound,
    mcpData: parts.mcpData,
    sidebars: parts.sidebars,
    pictures: parts.pictures,
    redirects: parts.settings.redirects,
    files: Object.fromEntries(parts.files.map(({ path, address }) => [address ?? path, path])),
    assets,
    inlineScripts: client.inlineScripts,
    searchPages: parts.searchPages,
    search: parts.search,
  };
  const files = parts.files.map(({ contents }) => contents);
  const release = contentHash(JSON.stringify(content), parts.worker, parts.mcp, ...files).slice(0, 12);
  const manifest = { release, ...content };
  // Engines parse JSON faster than an equivalent object literal.
  const code = `export const manifest = JSON.parse(${JSON.stringify(JSON.stringify(manifest))});\n`;
  return { manifest, code };
}
