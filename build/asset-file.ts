import { assetsPath } from "../shared/wire-names.ts";

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

/** What Cloudflare serves as a static file at most, in bytes: it refuses a whole deployment for a larger one. */
const largest = 25 * 2 ** 20;

/** What is wrong with a file of so many bytes; null when nothing is. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= largest) return null;
  return `it has ${(bytes / 2 ** 20).toFixed(1)} MiB, and Cloudflare serves no file of more than 25: make it smaller`;
}

/** What the names of live examples' documents begin with, and those of what these load: all have a policy of their own. */
export const liveAssetPrefix = `${assetsPath}live-`;
