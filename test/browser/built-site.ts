import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { basePath } from "../../shared/base-path.ts";
import type { Manifest } from "../../worker/manifest.d.ts";

/** The manifest of the site that was built into a folder. */
export async function readManifest(outDir = "dist"): Promise<Manifest> {
  const code = await readFile(join(outDir, "worker/manifest.js"), "utf8");
  return JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/.exec(code)?.[1] ?? "null"));
}

/** Size of built files in bytes of brotli, by their paths on the site. */
export async function brotliSize(paths: string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(join("dist/assets", basePath, path))));
  return files.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
}
