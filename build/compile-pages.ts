import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { basePath } from "../shared/base-path.ts";
import { type CompiledOrNot, compileInThreads } from "./compile-in-threads.ts";
import { contentHash } from "./hash.ts";
import type { Surroundings } from "./page/compile-page.ts";
import type { FinishedPage } from "./page/finished-page.ts";
import { bundles } from "./page/imports.ts";
import { ContentError, type Problem } from "./problems.ts";
import type { Source } from "./read-sources.ts";
import { noteUse, removeUnused } from "./remove-unused.ts";
import { writeAtomically } from "./write-atomically.ts";

const cacheDir = ".cache/pages";
/** Hashed at start-up: `npm run dev` keeps running the loaded code when these files change. */
const compiler = compilerHash();

export type Compiled<S extends Source = Source> = S & { compiled: FinishedPage };

interface CacheEntry {
  dependencies: Record<string, string>;
  page: FinishedPage;
}

/**
 * Compiles the pages whose source or dependencies have changed since an earlier build.
 * @throws ContentError with the problems of all pages
 */
export async function compilePages<S extends Source>(
  { contentDir, origin }: Pick<Surroundings, "contentDir" | "origin">,
  sources: S[],
  tick: (done: number) => void,
): Promise<{ pages: Compiled<S>[]; compiledNow: number }> {
  const around: Surroundings = {
    contentDir,
    origin,
    pathOfFile: new Map(sources.map(({ file, path }) => [file, path])),
  };
  const keyOfCompiler = await compiler;
  const cacheFiles = sources.map(({ file, path, mdx }) => {
    const parts = [file, path, mdx, ...linkedPaths(around, file, mdx)];
    return join(cacheDir, `${contentHash(keyOfCompiler, origin, basePath, ...parts)}.json`);
  });
  const results: (CompiledOrNot | null)[] = await Promise.all(cacheFiles.map(readCache));
  const missing = [...results.keys()].filter((index) => results[index] === null);
  let done = sources.length - missing.length;
  if (done > 0) tick(done);
  await compileInThreads(
    around,
    missing.map((index) => sources[index] as S),
    async (nth, result) => {
      const index = missing[nth] as number;
      results[index] = result;
      tick(++done);
      if (!Array.isArray(result)) await writeCache(cacheFiles[index] as string, result);
    },
  );
  const problems = results.flatMap((result): Problem[] => (Array.isArray(result) ? result : []));
  if (problems.length > 0) throw new ContentError(problems);
  if (missing.length > 0) await Promise.all([cacheDir, bundles].map(removeUnused)); // only then have they grown
  const pages = sources.map((source, index) => ({ ...source, compiled: results[index] as FinishedPage }));
  return { pages, compiledNow: missing.length };
}

/** The pages linked to by file are part of the cache key: their paths may change while this page does not. */
function linkedPaths({ pathOfFile }: Surroundings, file: string, mdx: string): string[] {
  const mentioned = mdx.match(/[\w./-]+\.mdx?\b/g) ?? [];
  return mentioned.map((link) => pathOfFile.get(join(dirname(file), link)) ?? "");
}

async function readCache(cacheFile: string): Promise<FinishedPage | null> {
  const text = await readFile(cacheFile, "utf8").catch(() => null);
  if (text === null) return null;
  const entry = parseEntry(text);
  if (!entry) return null;
  const current = await hashFiles(Object.keys(entry.dependencies));
  if (JSON.stringify(current) !== JSON.stringify(entry.dependencies)) return null;
  await noteUse(cacheFile);
  return entry.page;
}

/** Null for a truncated file, such as after a full disk or a power cut. */
function parseEntry(text: string): CacheEntry | null {
  try {
    const entry = JSON.parse(text) as Partial<CacheEntry> | null;
    return entry?.dependencies && entry.page ? (entry as CacheEntry) : null;
  } catch {
    return null;
  }
}

async function writeCache(cacheFile: string, page: FinishedPage): Promise<void> {
  // Do not cache unresolved file links: they must resolve once the file exists.
  if (page.links.some(({ href }) => /^(?!\/|#|[a-z]+:)[^?#]*\.mdx?(?=[?#]|$)/.test(href))) return;
  const entry: CacheEntry = { dependencies: await hashFiles(page.dependencies), page };
  await writeAtomically(cacheFile, JSON.stringify(entry));
}

async function hashFiles(files: string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => [file, contentHash(await readFile(file).catch(() => "missing"))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Cache key of the compiler: its modules as esbuild finds them, and the packages that they import. */
async function compilerHash(): Promise<string> {
  const { metafile } = await build({
    entryPoints: ["build/page/finished-page.ts"],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const hashes = await hashFiles([...Object.keys(metafile.inputs).sort(), "package-lock.json"]);
  return contentHash(...Object.values(hashes));
}
