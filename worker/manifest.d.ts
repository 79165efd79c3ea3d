import type { PageKind } from "../shared/page-data.ts";
import type { SearchSettings } from "../shared/search-settings.ts";

/** Code that stands in the HTML with its hash, as the Content-Security-Policy names it. */
export interface InlineCode {
  code: string;
  hash: string;
}

/**
 * What one release consists of. The build writes it beside the bundled worker as `manifest.js`, so it is deployed with
 * the worker and a request never sees half of one release and half of another.
 */
export interface Manifest {
  /** Names the release: a hash of everything that can change an answer. */
  release: string;
  /** The KV key of each page's record, by the page's path. */
  pages: Record<string, string>;
  /** The KV key of the not-found page's record. */
  notFound: string;
  /** The KV key of the sidebar of each docs version, by the version's name. */
  sidebars: Record<string, string>;
  /** Where an address leads that is not a page's own: path to path. */
  redirects: Record<string, string>;
  /** Static files that are served through the worker: the path that is asked for, and the path among the assets. */
  files: Record<string, string>;
  /** Paths of hashed files, without the base path. */
  assets: {
    /** The script that every page starts with. */
    start: string;
    /** The stylesheet of all pages. */
    styles: string;
    /** The fonts that every page begins to load before its styles have come. */
    fonts: string[];
    /** The files that the app consists of on every page, its entry first. */
    app: string[];
    /** The chunk of each kind of page: all that it needs besides the app's files. */
    pages: Record<PageKind, string>;
    /** What brings live examples into a page. */
    live: string;
    /** The chunk of the search dialog: what it needs besides the app's files when the reader turns to it. */
    searchDialog: string;
  };
  /** Scripts that stand in the HTML: on every page before the first paint, and on the page at the base path. */
  inlineScripts: { first: InlineCode; baseUrl: InlineCode };
  /** Path of the search index among the static assets. */
  searchIndex: string;
  /** Where searches are answered when it is not by that index. */
  search: SearchSettings;
}

export declare const manifest: Manifest;
