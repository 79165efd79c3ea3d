import type { McpData } from "../../../shared/mcp-data.ts";
import type { PageRecord } from "../../../shared/page-data.ts";
import type { Manifest } from "../../../worker/manifest.d.ts";

/** Facts of a build that requests and their expected responses depend on. Paths are without the base path. */
export interface SiteFacts {
  manifest: Manifest;
  records: ReadonlyMap<string, PageRecord>;
  /** Paths of all pages but the search page: each has Markdown. */
  pages: string[];
  /** Paths of static files that the worker serves, because they have another name among the assets. */
  files: string[];
  /** Paths that redirect to a page. */
  redirects: string[];
  mcp: McpData;
  /** Decoded paths of all static assets, with the base path: the runtime serves them without the worker. */
  assets: ReadonlySet<string>;
  protocol: "http:" | "https:";
  /** The Markdown of a page. */
  sourceOf(path: string): string;
}

/** Hashed files that `npm run hostile -w lab` puts in KV under their paths, as deploys of other releases do. */
export const otherFiles: Record<string, string> = {
  "/_assets/app-OTHER234.js": "export {}",
  "/_assets/page-doc-OTHER567.js": "export const html = '<b>';",
  "/_assets/styles-OTHER234.css": "body { margin: 0 }",
  "/_assets/figtree-OTHER234.woff2": "wOF2",
  "/_assets/picture-OTHER234.svg": "<svg/>",
};

/** @param read returns a KV record of the build by its key */
export function siteFacts(
  manifest: Manifest,
  read: (key: string) => string,
  { assets = [], protocol = "http:" }: { assets?: string[]; protocol?: SiteFacts["protocol"] } = {},
): SiteFacts {
  const records = new Map(
    Object.entries(manifest.pages).map(([path, key]): [string, PageRecord] => [path, JSON.parse(read(key))]),
  );
  return {
    manifest,
    records,
    pages: [...records].filter(([, { source }]) => source).map(([path]) => path),
    files: Object.entries(manifest.files).flatMap(([path, file]) => (path === file ? [] : [path])),
    redirects: Object.keys(manifest.redirects).filter((from) =>
      records.has(manifest.redirects[from]?.replace(/#.*/, "") ?? ""),
    ),
    mcp: JSON.parse(read(manifest.mcpData)),
    assets: new Set(assets),
    protocol,
    sourceOf: (path) => read(records.get(path)?.source ?? ""),
  };
}
