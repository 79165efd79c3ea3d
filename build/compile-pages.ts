import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { basePath } from "../shared/base-path.ts";
import { contentHash } from "./hash.ts";
import { type CompiledPage, compilePage, type Surroundings } from "./page/compile-page.ts";
import { contentHtml } from "./page/content-html.ts";
import { bundles } from "./page/imports.ts";
import { type PageSection, pageSections } from "./page/page-sections.ts";
import { ContentError, type Problem } from "./problems.ts";
import type { Source } from "./read-sources.ts";
import { noteUse, removeUnused } from "./remove-unused.ts";
import { writeAtomically } from "./write-atomically.ts";

const cacheDir = ".cache/pages";
/** Hashed at start-up: `npm run dev` keeps running the loaded code when these files change. */
const compiler = compilerHash();

export interface FinishedPage extends Omit<CompiledPage, "body"> {
  html: string;
  sections: PageSection[];
}

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
  contentDir: string,
  sources: S[],
  tick: (done: number) => void,
): Promise<{ pages: Compiled<S>[]; compiledNow: number }> {
  const around: Surroundings = { contentDir, pathOfFile: new Map(sources.map(({ file, path }) => [file, path])) };
  const problems: Problem[] = [];
  const pages: Compiled<S>[] = [];
  let compiledNow = 0;
  for (const [index, source] of sources.entries()) {
    const parts = [source.file, source.path, source.mdx, ...linkedPaths(around, source)];
    const cacheFile = join(cacheDir, `${contentHash(await compiler, basePath, ...parts)}.json`);
    try {
      let compiled = await readCache(cacheFile);
      if (!compiled) {
        const page = await compilePage(around, source.file, source.mdx);
        compiled = finishPage(source.file, page);
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
  if (compiledNow > 0) await Promise.all([cacheDir, bundles].map(removeUnused)); // only then have they grown
  return { pages, compiledNow };
}

/** @throws ContentError naming the page when React cannot render it */
function finishPage(file: string, { body, ...page }: CompiledPage): FinishedPage {
  try {
    return { ...page, html: contentHtml(body), sections: pageSections(body) };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new ContentError([{ file, message: `no HTML can be made of the page: ${reason}` }]);
  }
}

/** The pages linked to by file are part of the cache key: their paths may change while this page does not. */
function linkedPaths({ pathOfFile }: Surroundings, { file, mdx }: Source): string[] {
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

/** Cache key of the compiler: everything besides its source that decides how a page compiles. */
async function compilerHash(): Promise<string> {
  const files = (await Array.fromAsync(glob("{build,shared}/**/*.ts"))).sort();
  const hashes = await hashFiles([...files, "client/components/icon-paths.ts", "package-lock.json"]);
  return contentHash(...Object.values(hashes));
}
