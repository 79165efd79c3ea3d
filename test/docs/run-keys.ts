import { glob, readFile } from "node:fs/promises";
import type { Compiled } from "../../build/compile-pages.ts";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import { contentHash } from "../../build/hash.ts";
import { hasNodeProbes } from "./node-probes.ts";

/** The pages of the docs by a hash of all that decides how their code runs: the same hash gives the same result. */
export async function runKeys(pages: Compiled[], files: CheckedFile[]): Promise<Map<Compiled, string>> {
  const patterns = ["test/docs/**/*.{ts,tsx}", "build/docs-code/*.ts", "content/**/*.check.tsx", "package-lock.json"];
  const found = (await Array.fromAsync(glob(patterns))).sort();
  const hashOf = async (files: string[]) => contentHash(...(await Promise.all(files.map((file) => readFile(file)))));
  const runner = await hashOf(found);
  const project = pages.some(({ file }) => hasNodeProbes(file)) ? await hashOf(await projectFiles()) : "";
  return new Map(
    pages.map((page) => {
      const own = files.filter((file) => file.page === page.file).flatMap(({ path, source }) => [path, source]);
      // Code that the page goes on from, and styles, are in no file of its own: they are in its claims or another page's.
      const base = pages.find((other) => other.kind === "doc" && other.id === page.compiled.claims.continues);
      const claims = JSON.stringify(base?.compiled.claims ?? null);
      return [
        page,
        contentHash(runner, hasNodeProbes(page.file) ? project : "", page.file, page.source, claims, ...own),
      ];
    }),
  );
}

/** The files that probes which run in Node are about. */
async function projectFiles(): Promise<string[]> {
  const patterns = [
    "*.{json,toml,ts}",
    ".github/workflows/*.yml",
    "bench/**/*.{ts,json}",
    "{build,client,content,examples,test,worker}/**/*.{ts,tsx,css,mdx}",
  ];
  return (await Array.fromAsync(glob(patterns))).sort();
}
