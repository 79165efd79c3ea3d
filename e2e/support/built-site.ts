import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect } from "vitest";
import { basePath } from "../../shared/base-path.ts";
import type { Manifest } from "../../worker/manifest.d.ts";

/** The manifest of the site that was built into a folder. */
export async function readManifest(outDir = "dist"): Promise<Manifest> {
  const code = await readFile(join(outDir, "worker/manifest.js"), "utf8");
  return JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/.exec(code)?.[1] ?? "null"));
}

/** Size of a built file in bytes of brotli, by its path on the site. */
export async function brotliSizeOf(path: string): Promise<number> {
  return brotliCompressSync(await readFile(join("dist/assets", basePath, path))).length;
}

/** Size of built files in bytes of brotli. */
export async function brotliSize(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(brotliSizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of each of some built files. */
export async function sizesOf(paths: string[]): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await brotliSizeOf(path)])));
}

/** How far a budget may be exceeded before a test fails: a patch release of React is no reason to rewrite our own code. */
const slack = 1.05;

/**
 * Holds files to a budget. What fails lists them, so that it is seen what has grown.
 * @param kilobytes 1000 bytes of brotli
 */
export function expectWithinBudget(sizes: Record<string, number>, kilobytes: number): void {
  const sum = Object.values(sizes).reduce((all, size) => all + size, 0);
  const list = Object.entries(sizes).map(([name, size]) => `${name}: ${size}`);
  expect(sum, [`${sum} bytes of a budget of ${kilobytes} kB:`, ...list].join("\n  ")).toBeLessThanOrEqual(
    kilobytes * 1000 * slack,
  );
}
