import { dirname, join } from "node:path";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";

/** The relative paths that a source imports from. */
export function relativeImports(source: string): string[] {
  return [...source.matchAll(/\bfrom ['"](\.[^'"]+)['"]/g)].map(([, from = ""]) => from);
}

/** Paths, without their extension, of the blocks that other blocks import. */
export function importedPaths(files: CheckedFile[]): Set<string> {
  return new Set(
    files.flatMap(({ path, source }) => relativeImports(source).map((from) => bare(join(dirname(path), from)))),
  );
}

/** A path without its extension. */
export function bare(path: string): string {
  return path.replace(/\.[jt]sx?$/, "");
}
