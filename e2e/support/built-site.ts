import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { basePath } from "browser/base-path.ts";
import { expect } from "vitest";
import type { Manifest } from "../../worker/manifest.d.ts";

/** Reads the manifest of a built site. */
export async function readManifest(outDir = "dist"): Promise<Manifest> {
  const code = await readFile(join(outDir, "worker/manifest.js"), "utf8");
  return JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/.exec(code)?.[1] ?? "null"));
}

const sizes = new Map<string, Promise<number>>();

/** Brotli size of a built file in bytes, by its path on the site. */
async function brotliSizeOf(path: string): Promise<number> {
  const measure = async () => brotliCompressSync(await readFile(join("dist/assets", basePath, path))).length;
  const size = sizes.get(path) ?? measure();
  sizes.set(path, size);
  return size;
}

/** Total brotli size of built files, in bytes. */
export async function brotliSize(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(brotliSizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Brotli size of each built file, in bytes. */
export async function sizesOf(paths: string[]): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await brotliSizeOf(path)])));
}

/** Tolerance for budgets: a patch release of React should not force us to rewrite code. */
const slack = 1.05;

/** Fails when files exceed a budget in kilobytes (1000 bytes of brotli), and lists their sizes. */
export function expectWithinBudget(sizes: Record<string, number>, kilobytes: number): void {
  const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
  const list = Object.entries(sizes).map(([name, size]) => `${name}: ${size}`);
  expect(sum, [`${sum} bytes of a budget of ${kilobytes} kB:`, ...list].join("\n  ")).toBeLessThanOrEqual(
    kilobytes * 1000 * slack,
  );
}
