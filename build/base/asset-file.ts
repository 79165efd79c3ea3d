import { assetsPath } from "../../shared/wire-names.ts";

/** A file served to browsers: its path on the site, without the base path, and its bytes. */
export interface AssetFile {
  path: string;
  contents: Uint8Array;
  /** URL path to serve it at, when that differs from `path`. */
  address?: string;
}

export function textFile(path: string, text: string): AssetFile {
  return { path, contents: Buffer.from(text) };
}

/** Cloudflare's size limit for a static file, in bytes; a larger file fails the whole deployment. */
const largest = 25 * 2 ** 20;

/** Error message for a file of this size, or null. */
export function sizeProblem(bytes: number): string | null {
  if (bytes <= largest) return null;
  return `it has ${(bytes / 2 ** 20).toFixed(1)} MiB, but Cloudflare's limit is 25 MiB per file: make it smaller`;
}

/** Name prefix of live-example documents, scripts and styles, which any origin may load. */
export const liveAssetPrefix = `${assetsPath}live-`;

/** Name prefixes of HTML files by kind. Browsers can also fetch them under these names, without the worker. */
export const documentPrefixes = { page: `${assetsPath}example-`, live: `${liveAssetPrefix}example-` };

/** Error message for an HTML file without one of these prefixes, to which no security policy in `_headers` would apply, or null. */
export function policyProblem(path: string): string | null {
  if (!/\.x?html?$/i.test(path) || Object.values(documentPrefixes).some((prefix) => path.startsWith(prefix)))
    return null;
  return `${path} is a document without a security policy: start its name with a prefix from build/base/asset-file.ts`;
}

/** Name prefix of social cards, one for each page. */
export const socialCardPrefix = "og-";
