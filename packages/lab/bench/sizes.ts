import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { brotliSize, readManifest } from "../../../e2e/support/built-site.ts";

/** Sizes in bytes of the files that a visit loads (Brotli) and a deploy uploads (gzip). */
export async function benchSizes(): Promise<Record<string, number>> {
  const { assets } = await readManifest();
  return {
    "start script, brotli": await brotliSize([assets.start]),
    "styles, brotli": await brotliSize([assets.styles]),
    "search dialog, brotli": await brotliSize([assets.searchDialog]),
    "prefetched app, brotli": await brotliSize(assets.app),
    "worker, gzip": gzipSync(await readFile("dist/worker/index.js")).length,
    "manifest, gzip": gzipSync(await readFile("dist/worker/manifest.js")).length,
  };
}
