import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compiled } from "../../build/compile-pages.ts";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import { contentHash } from "../../build/hash.ts";

const cacheDir = ".cache/docs-ran";

/** The pages of the docs by a hash of all that decides how their code runs: the same hash gives the same result. */
export async function runKeys(pages: Compiled[], files: CheckedFile[]): Promise<Map<Compiled, string>> {
  const patterns = [
    "test/docs/**/*.{ts,tsx}",
    "build/docs-code/*.ts",
    "content/docs/**/*.check.tsx",
    "package-lock.json",
  ];
  const found = (await Promise.all(patterns.map((pattern) => Array.fromAsync(glob(pattern))))).flat().sort();
  const runner = contentHash(...(await Promise.all(found.map((file) => readFile(file)))));
  return new Map(
    pages.map((page) => {
      const own = files.filter((file) => file.page === page.file).flatMap(({ path, source }) => [path, source]);
      // Code that the page goes on from, and styles, are in no file of its own: they are in its claims or another page's.
      const base = pages.find((other) => other.kind === "doc" && other.id === page.compiled.claims.continues);
      return [page, contentHash(runner, page.file, page.source, JSON.stringify(base?.compiled.claims ?? null), ...own)];
    }),
  );
}

/** Whether the code of a page with this key has run without trouble before. */
export function hasPassed(key: string): boolean {
  return existsSync(join(cacheDir, key));
}

/** Keeps in mind that the code of a page has run without trouble. */
export async function keepPassed(key: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(join(cacheDir, key), "");
}
