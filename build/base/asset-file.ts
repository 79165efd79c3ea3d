import { assetsPath } from "../../shared/wire-names.ts";

export interface AssetFile {
  /** Path in the output folder, without the base path. */
  path: string;
  contents: Uint8Array;
  /** URL path to serve it at, if that differs from `path`. */
  urlPath?: string;
}

export function textFile(path: string, text: string): AssetFile {
  return { path, contents: Buffer.from(text) };
}

/** Cloudflare's size limit for a static file, in bytes; a larger file fails the whole deployment. */
const maxBytes = 25 * 2 ** 20;

/** Error message for a file of this size, or null. */
export function sizeProblem(bytes: number): string | null {
  if (bytes <= maxBytes) return null;
  return `it is ${(bytes / 2 ** 20).toFixed(1)} MiB, but Cloudflare's limit is 25 MiB per file`;
}

/** Path prefix of live-example documents, scripts and styles, which any origin may load. */
export const liveAssetPrefix = `${assetsPath}live-`;

/** Path prefixes of HTML files by kind. Browsers can also request these paths directly, bypassing the worker. */
export const documentPrefixes = { page: `${assetsPath}example-`, live: `${liveAssetPrefix}example-` };

/** Error message for an HTML file without one of these prefixes, or null. No security policy in `_headers` would apply to it. */
export function policyProblem(path: string): string | null {
  if (!/\.x?html?$/i.test(path) || Object.values(documentPrefixes).some((prefix) => path.startsWith(prefix)))
    return null;
  return `${path} is a document without a security policy: use a path prefix from build/base/asset-file.ts`;
}

/** File name prefix of social cards, one for each page. */
export const socialCardPrefix = "og-";
