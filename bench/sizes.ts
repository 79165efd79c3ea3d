import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { basePath } from "../client/base-path.ts";
import type { Manifest } from "../worker/manifest.d.ts";

/** The manifest of the site that was built into `dist/`. */
export async function readManifest(): Promise<Manifest> {
  const module = await import(`${process.cwd()}/dist/worker/manifest.js`);
  return module.manifest;
}

/** What a visit loads and what a deploy uploads, in bytes: brotli for the browser, gzip for the worker. */
export async function benchSizes(): Promise<Record<string, number>> {
  const { assets } = await readManifest();
  const brotli = async (...paths: string[]) => {
    const files = await Promise.all(paths.map((path) => readFile(join("dist/assets", basePath, path))));
    return files.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
  };
  return {
    "start script, brotli": await brotli(assets.start),
    "styles, brotli": await brotli(assets.styles),
    "search dialog, brotli": await brotli(assets.searchDialog),
    "app fetched ahead, brotli": await brotli(...assets.app),
    "worker, gzip": gzipSync(await readFile("dist/worker/index.js")).length,
    "manifest, gzip": gzipSync(await readFile("dist/worker/manifest.js")).length,
  };
}
