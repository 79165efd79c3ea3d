import type { McpData } from "../shared/mcp-data.ts";
import type { PageRecord, SidebarData } from "../shared/page-data.ts";
import type { SearchSettings } from "../shared/search-settings.ts";
import { assetsPath } from "../shared/wire-names.ts";
import type { Manifest, SearchPages } from "../worker/manifest.d.ts";
import type { AssetFile } from "./asset-file.ts";
import type { ClientBundle } from "./bundle/client-bundle.ts";
import { contentHash } from "./hash.ts";
import type { Pictures } from "./pictures/social-pictures.ts";
import type { BuiltPage } from "./records/record.ts";
import type { Settings } from "./settings.ts";

interface Parts {
  settings: Settings;
  records: BuiltPage[];
  pictures: Pictures;
  sidebars: SidebarData[];
  client: ClientBundle;
  live: string;
  worker: string;
  files: AssetFile[];
  searchPages: SearchPages;
  search: SearchSettings;
  mcp: { code: string; data: McpData };
}

/** Makes a release: its manifest, the manifest as a module for the worker, and the KV values by content hash. */
export function releaseManifest(parts: Parts): { manifest: Manifest; code: string; values: Map<string, string> } {
  const values = new Map<string, string>();
  const storeText = (text: string) => {
    const key = contentHash(text);
    values.set(key, text);
    return key;
  };
  const store = (value: unknown) => storeText(JSON.stringify(value));
  const storePage = ({ markdown, sections: _, ...record }: BuiltPage) =>
    store(markdown === undefined ? record : ({ ...record, source: storeText(markdown) } satisfies PageRecord));
  const { client } = parts;
  const pages = Object.fromEntries(parts.records.map((record) => [record.head.path, storePage(record)]));
  const { "/404": notFound = "", ...found } = pages;
  const content: Omit<Manifest, "release"> = {
    pages: found,
    notFound,
    mcpData: store(parts.mcp.data),
    sidebars: Object.fromEntries(parts.sidebars.map((sidebar) => [sidebar.version, store(sidebar)])),
    pictures: Object.fromEntries([...parts.pictures].map(([path, { name }]) => [path, assetsPath + name])),
    redirects: parts.settings.redirects,
    files: Object.fromEntries(parts.files.map(({ path, address }) => [address ?? path, path])),
    assets: { ...client.assets, live: parts.live },
    inlineScripts: client.inlineScripts,
    searchPages: parts.searchPages,
    search: parts.search,
  };
  const files = parts.files.map(({ contents }) => contents);
  const release = contentHash(JSON.stringify(content), parts.worker, parts.mcp.code, ...files).slice(0, 12);
  const manifest = { release, ...content };
  // Engines parse JSON faster than an equivalent object literal.
  const code = `export const manifest = JSON.parse(${JSON.stringify(JSON.stringify(manifest))});\n`;
  return { manifest, code, values };
}
