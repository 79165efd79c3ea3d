import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledPage, compilePage, type Surroundings } from "./compile-page.ts";
import { contentHash } from "./hash.ts";
import { ContentError, type Problem } from "./problems.ts";
import type { Source } from "./read-sources.ts";

const cacheDir = ".cache/pages";

interface CacheEntry {
  /** What each dependency held when the page was compiled, as a hash. */
  dependencies: Record<string, string>;
  page: CompiledPage;
}

/**
 * Compiles every page whose source, or whose dependencies, have changed since a build before this one.
 * @param tick called after each page, with the number of pages done
 * @throws ContentError with the problems of all pages
 */
export async function compilePages<S extends Source>(
  contentDir: string,
  sources: S[],
  tick: (done: number) => void,
): Promise<{ pages: (S & { compiled: CompiledPage })[]; compiledNow: number }> {
  const around: Surroundings = { contentDir, pathOfFile: new Map(sources.map(({ file, path }) => [file, path])) };
  const compiler = await compilerHash();
  const problems: Problem[] = [];
  const pages: (S & { compiled: CompiledPage })[] = [];
  let compiledNow = 0;
  await mkdir(cacheDir, { recursive: true });
  for (const [index, source] of sources.entries()) {
    const cacheFile = join(cacheDir, `${contentHash(compiler, source.file, source.path, source.mdx)}.json`);
    try {
      let compiled = await readCache(cacheFile);
      if (!compiled) {
        compiled = await compilePage(around, source.file, source.mdx);
        compiledNow++;
        await writeCache(cacheFile, compiled);
      }
      pages.push({ ...source, compiled });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
    tick(index + 1);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { pages, compiledNow };
}

async function readCache(cacheFile: string): Promise<CompiledPage | null> {
  const text = await readFile(cacheFile, "utf8").catch(() => null);
  if (text === null) return null;
  const entry = JSON.parse(text) as CacheEntry;
  const current = await hashFiles(Object.keys(entry.dependencies));
  return JSON.stringify(current) === JSON.stringify(entry.dependencies) ? entry.page : null;
}

async function writeCache(cacheFile: string, page: CompiledPage): Promise<void> {
  // A link to a file that is not there yet would stay unresolved when the file comes.
  if (page.links.some(({ href }) => /^(?!\/|#|[a-z]+:)[^?#]*\.mdx?(?=[?#]|$)/.test(href))) return;
  const entry: CacheEntry = { dependencies: await hashFiles(page.dependencies), page };
  await writeFile(cacheFile, JSON.stringify(entry));
}

async function hashFiles(files: string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => [file, contentHash(await readFile(file).catch(() => "missing"))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Changes with everything that decides what a page's source becomes. */
async function compilerHash(): Promise<string> {
  const files = (await Array.fromAsync(glob("build/*.ts"))).sort();
  return contentHash(
    ...Object.values(await hashFiles([...files, "client/mdx/component-props.ts", "package-lock.json"])),
  );
}
