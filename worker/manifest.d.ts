import type { PageKind } from "../shared/page-data.ts";
import type { SearchSettings } from "../shared/search-settings.ts";

export interface InlineCode {
  code: string;
  hash: string;
}

/** Hashes of a release's pages, the most important first. `last` has old versions and docs about this site. */
export interface SearchPages {
  first: string[];
  last: string[];
}

/** `manifest.js` is deployed together with the worker, so that no request gets a mix of two releases. */
export interface Manifest {
  /** Hash of everything that can change a response. */
  release: string;
  /** Hash of a tab's code and settings: a tab can load pages of any release with the same hash. */
  appVersion: string;
  /** KV keys of page records by page path. */
  pages: Record<string, string>;
  notFound: string;
  /** KV key of the record that only the MCP server reads. */
  mcpData: string;
  /** Social cards by page path, without the base path; empty in builds without them. */
  pictures: Record<string, string>;
  /** KV keys of sidebars by docs version. */
  sidebars: Record<string, string>;
  /** Redirects, from path to path. */
  redirects: Record<string, string>;
  /** Static files served through the worker: from requested path to asset path. */
  files: Record<string, string>;
  /** Paths of hashed files, without the base path. */
  assets: {
    start: string;
    styles: string;
    fonts: string[];
    /** The app's files, entry first. */
    app: string[];
    pages: Record<PageKind, string>;
    live: string;
    searchDialog: string;
  };
  /** `first` runs on every page before the first paint, `baseUrl` where the base URL banner may be shown. */
  inlineScripts: { first: InlineCode; baseUrl: InlineCode };
  /** The pages in the search database that belong to this release. */
  searchPages: SearchPages;
  /** The hosted search index, if there is one. */
  search: SearchSettings;
}

export declare const manifest: Manifest;
