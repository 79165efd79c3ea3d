/** A file that the browser may ask for: its path on the site, without the base path, and its bytes. */
export interface AssetFile {
  path: string;
  contents: Uint8Array;
  /** Where the worker serves it, when that is not its own path. */
  address?: string;
}
