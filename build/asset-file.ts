import { assetsPath } from "../client/wire-names.ts";

/** A file that the browser may ask for: its path on the site, without the base path, and its bytes. */
export interface AssetFile {
  path: string;
  contents: Uint8Array;
  /** Where the worker serves it, when that is not its own path. */
  address?: string;
}

/** A file that holds text. */
export function textFile(path: string, text: string): AssetFile {
  return { path, contents: Buffer.from(text) };
}

/** What the names of live examples' documents begin with, and those of what these load: all have a policy of their own. */
export const liveAssetPrefix = `${assetsPath}live-`;
