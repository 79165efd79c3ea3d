import { existsSync } from "node:fs";
import { glob, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { assetsPath, blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import { liveExampleHosts, liveExamplePolicy, strictTransportSecurity } from "../../worker/security-headers.ts";
import { writeAtomically } from "../write-atomically.ts";
import { type AssetFile, liveAssetPrefix } from "./asset-file.ts";

export interface Output {
  assets: AssetFile[];
  worker: string;
  /** A module of the worker that only requests for it load. */
  mcp: string;
  manifest: string;
  /** `site.strictTransportSecurity`. */
  includeSubDomains: boolean;
}

/**
 * Writes a build to `outDir`, what the worker reads last, so that a reader sees the old build or the new one.
 * @param keepsOldFiles leaves those of earlier builds. `wrangler dev` ends with an error if a file vanishes while it
 * lists the assets (https://github.com/cloudflare/workers-sdk/blob/main/packages/miniflare/src/plugins/assets/index.ts).
 */
export async function writeOutput(
  outDir: string,
  basePath: string,
  output: Output,
  keepsOldFiles = false,
): Promise<void> {
  // For the same reason, temporary files are not written among the assets.
  const write = (file: string, contents: string | Uint8Array) => writeIfChanged(file, contents, outDir);
  const root = join(outDir, "assets", basePath);
  for (const { path, contents } of output.assets) await write(join(root, path), contents);
  await write(join(outDir, "assets", "_headers"), headersFile(basePath, output.includeSubDomains));
  await write(join(outDir, "worker", "manifest.js"), output.manifest);
  await write(join(outDir, "worker", "mcp.js"), output.mcp);
  await write(join(outDir, "worker", "index.js"), output.worker);

  if (keepsOldFiles) return;
  const wanted = new Set([join(outDir, "assets", "_headers"), ...output.assets.map(({ path }) => join(root, path))]);
  const written = ["**", "**/.well-known/**"].map((below) => join(outDir, "assets", below));
  for (const file of await Array.fromAsync(glob(written))) {
    if (!wanted.has(file) && (await stat(file)).isFile()) await rm(file);
  }
}

/**
 * Static files bypass the worker (https://developers.cloudflare.com/workers/static-assets/headers/). Cloudflare's 405
 * omits `Allow`, so every answer has it (RFC 9110, 10.2.1). Live examples, of opaque origin, may load the fonts, and
 * their scripts so that they learn of errors in them; web pages may load the feeds.
 */
function headersFile(basePath: string, includeSubDomains: boolean): string {
  return `/*
  Allow: GET, HEAD
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: ${strictTransportSecurity(includeSubDomains)}
${basePath}${assetsPath.slice(1)}*
  Cache-Control: public, max-age=31536000, immutable
${basePath}${assetsPath.slice(1)}*.woff2
  Access-Control-Allow-Origin: *
${[...Object.values(blogFeeds), docsFeed]
  .map(({ path, type }) => `${basePath}${path.slice(1)}\n  Access-Control-Allow-Origin: *\n  Content-Type: ${type}`)
  .join("\n")}
${basePath}llms*
  Access-Control-Allow-Origin: *
${basePath}${liveAssetPrefix.slice(1)}*
  Access-Control-Allow-Origin: *
  Content-Security-Policy: ${liveExamplePolicy()}
  Connection-Allowlist: ${liveExampleHosts}
`;
}

async function writeIfChanged(file: string, contents: string | Uint8Array, temporaryIn: string): Promise<void> {
  const bytes = Buffer.from(contents);
  // Keep the modification time of unchanged files, so that watchers do not react.
  if (existsSync(file) && bytes.equals(await readFile(file))) return;
  await writeAtomically(file, bytes, temporaryIn);
}
