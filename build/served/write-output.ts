import { existsSync } from "node:fs";
import { glob, readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path/posix";
import { posixPath } from "files/posix-path.ts";
import { writeAtomically } from "files/write-atomically.ts";
import { assetsPath, blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import {
  type Allowed,
  commonHeaders,
  forAnyOrigin,
  liveExampleHeaders,
  mediaEditorPath,
  pageHeaders,
} from "../../worker/security-headers.ts";
import { type AssetFile, documentPrefixes, liveAssetPrefix, policyProblem } from "../base/asset-file.ts";

export interface Output {
  assets: AssetFile[];
  worker: string;
  /** A module of the worker that is loaded on demand. */
  mcp: string;
  manifest: string;
  /** Additional sources that the security policy of pages allows. */
  policy: Allowed;
}

/**
 * Writes a build to `outDir`, the worker and its manifest last, so that wrangler serves the old build or the new one.
 * @param keepsOldFiles leaves the files of earlier builds. `wrangler dev` ends with an error if a file vanishes while it
 * lists the assets (https://github.com/cloudflare/workers-sdk/blob/main/packages/miniflare/src/plugins/assets/index.ts).
 */
export async function writeOutput(
  outDir: string,
  basePath: string,
  output: Output,
  keepsOldFiles = false,
): Promise<void> {
  const problem = output.assets.map(({ path }) => policyProblem(path)).find((message) => message !== null);
  if (problem) throw new Error(problem);
  // For the same reason, temporary files are not written among the assets.
  const write = (file: string, contents: string | Uint8Array) => writeIfChanged(file, contents, outDir);
  const root = join(outDir, "assets", basePath);
  for (const { path, contents } of output.assets) await write(join(root, path), contents);
  await write(join(outDir, "assets", "_headers"), headersFile(basePath, output.policy));
  await write(join(outDir, "worker", "manifest.js"), output.manifest);
  await write(join(outDir, "worker", "mcp.js"), output.mcp);
  await write(join(outDir, "worker", "index.js"), output.worker);

  if (keepsOldFiles) return;
  // Remains of builds that were killed, or that ran out of disk space.
  for (const file of await Array.fromAsync(glob(join(outDir, "*.new")))) await rm(file);
  const current = new Set(
    [join(outDir, "assets", "_headers"), ...output.assets.map(({ path }) => join(root, path))].map(posixPath),
  );
  const patterns = ["**", "**/.well-known/**"].map((pattern) => join(outDir, "assets", pattern));
  for (const file of await Array.fromAsync(glob(patterns))) {
    if (!current.has(posixPath(file)) && (await stat(file)).isFile()) await rm(file);
  }
}

/**
 * Static files bypass the worker (https://developers.cloudflare.com/workers/static-assets/headers/). Cloudflare's 405
 * omits `Allow`, so every response has it (RFC 9110, 10.2.1). Live examples have an opaque origin: they may load the fonts, and
 * their scripts with CORS, which reveals the details of errors. Any page may load the feeds.
 *
 * Cloudflare applies all rules that match a file and joins headers of the same name with commas, unless a later rule removes
 * the earlier header with an exclamation mark.
 */
function headersFile(basePath: string, policy: Allowed): string {
  const below = (path: string) => basePath + path.slice(1);
  const cors = { "Access-Control-Allow-Origin": "*" };
  const withoutResourcePolicy = { "! Cross-Origin-Resource-Policy": "" };
  const media = pageHeaders(policy, true);
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", { Allow: "GET, HEAD", ...commonHeaders(policy.includeSubDomains), ...forAnyOrigin }],
    [below(`${assetsPath}*`), { "Cache-Control": "public, max-age=31536000, immutable" }],
    [below(`${assetsPath}*.woff2`), cors],
    ...[...Object.values(blogFeeds), docsFeed].map(({ path, type }): [string, Record<string, string>] => [
      below(path),
      { ...cors, "Content-Type": type },
    ]),
    [below("/llms*"), cors],
    [below(`${liveAssetPrefix}*`), cors],
    [below(`${documentPrefixes.page}*`), { ...withoutResourcePolicy, ...pageHeaders(policy) }],
    [below(`${documentPrefixes.page}${basename(mediaEditorPath)}-*`), { ...removed(media), ...media }],
    [
      below(`${documentPrefixes.live}*`),
      { ...withoutResourcePolicy, ...liveExampleHeaders(undefined, policy.sandbox?.pages) },
    ],
  ];
  const line = ([name, value]: [string, string]) => (name.startsWith("!") ? `  ${name}\n` : `  ${name}: ${value}\n`);
  return rules.map(([path, headers]) => `${path}\n${Object.entries(headers).map(line).join("")}`).join("");
}

/** Removes the headers of an earlier rule. */
const removed = (headers: Record<string, string>) =>
  Object.fromEntries(Object.keys(headers).map((name) => [`! ${name}`, ""]));

async function writeIfChanged(file: string, contents: string | Uint8Array, temporaryFolder: string): Promise<void> {
  const bytes = Buffer.from(contents);
  // Keep the modification time of unchanged files, so that watchers do not react.
  if (existsSync(file) && bytes.equals(await readFile(file))) return;
  await writeAtomically(file, bytes, temporaryFolder);
}
