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
  /** Paths of the files that every page starts with, and of those that the app needs. Without the base path. */
  assets: { start: string; styles: string; app: string[] };
  /** The script that runs before the first paint, and its hash for the Content-Security-Policy. */
  inlineScript: { code: string; hash: string };
  /** Path of the search index among the static assets. */
  searchIndex: string;
}

export declare const manifest: Manifest;
