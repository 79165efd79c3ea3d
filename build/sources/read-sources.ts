import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { posixPath } from "files/posix-path.ts";
import { ContentError, didYouMean, type Problem } from "files/problems.ts";
import type { Tick } from "files/steps.ts";
import type { DocsVersion } from "../../content/site.ts";
import type { FileState } from "../cache/file-state.ts";
import type { Settings } from "../settings/settings.ts";
import { commitTimes } from "./commit-times.ts";
import { dayInName, lineOfField, parseFrontMatter } from "./front-matter.ts";
import type { FrontMatter } from "./front-matter-fields.ts";
import { pageIdProblem, urlSafeId, urlSafeRule } from "./page-ids.ts";
import type { IndexedPage, PageIndex } from "./page-index.ts";
import { readText } from "./read-text.ts";

interface SourceFile {
  file: string;
  path: string;
  /** Time of the file's last commit, ISO 8601; null if uncommitted. */
  lastUpdated: string | null;
  /** The result of an earlier build from the same files. */
  indexed: IndexedPage | undefined;
  /** Null for an indexed page, which need not be read. */
  text: PageText | null;
}

export interface PageText {
  /** The whole file, normalised by ./read-text.ts. */
  source: string;
  /** The MDX below the front matter, at the original line numbers. */
  mdx: string;
  /** Problems of the front matter. */
  problems: Problem[];
  state: FileState;
}

export interface DocSource extends SourceFile {
  kind: "doc";
  id: string;
  version: DocsVersion;
  data: FrontMatter["doc"];
}

export interface PostSource extends SourceFile {
  kind: "post";
  data: FrontMatter["post"];
}

export interface PageSource extends SourceFile {
  kind: "page";
  data: FrontMatter["page"];
}

export type Source = DocSource | PostSource | PageSource;

const blogFolder = "blog";
const pagesFolder = "pages";

type PageSettings = Pick<Settings, "site" | "tags">;

/** Pages that could be read, and the paths of all pages by their files: a page with problems can be the target of links. */
export interface Sources {
  sources: Source[];
  pathOfFile: Map<string, string>;
}

interface Options {
  drafts?: boolean;
  /** Whether a page with invalid front matter is replaced by its last valid version. */
  showsLast?: boolean;
  problems: Problem[];
  tick?: Tick;
}

/**
 * Reads the pages that are not in the index. Reports unreadable files, broken front matter, names that cannot be URLs, and
 * duplicate paths in `problems`.
 */
export async function readSources(
  contentDir: string,
  { site, tags }: PageSettings,
  index: Pick<PageIndex, "find" | "last">,
  { drafts = false, showsLast = false, problems, tick = () => {} }: Options,
): Promise<Sources> {
  const readingTimes = commitTimes(contentDir);
  const sources: Source[] = [];
  const pathOfFile = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  for (const folder of [...site.versions.map(({ folder }) => folder), blogFolder, pagesFolder])
    namesOf.set(folder, await pagesIn(join(contentDir, folder)));
  const count = [...namesOf.values()].flat().length;

  const read = async <Kind extends Source["kind"]>(
    kind: Kind,
    folder: string,
    root: string,
    make: (id: string, common: SourceFile, data: FrontMatter[Kind]) => Source,
  ) => {
    for (const name of namesOf.get(folder) ?? []) {
      const file = join(contentDir, folder, name);
      const fileId = name.replace(/\.mdx?$/, "").replace(/\([^)/]*\)\//g, ""); // folders in parentheses only group files
      const id = urlSafeId(fileId) ?? fileId;
      tick(sources.length, count);
      const path = `${root}/${id}`.replace(/\/(?:index|readme)$/i, "");
      const page = await readIndexed(kind, file, index, showsLast, problems);
      const { slug } = page?.data ?? {};
      const servedPath = slug ? slugPath(slug, path, root) : path;
      pathOfFile.set(file, servedPath);
      const idProblem = /\.mdx?$/.test(name)
        ? pageIdProblem(servedPath === path || servedPath === root ? id : servedPath.slice(root.length + 1))
        : "would not be served: the name of a page must end in .mdx or .md";
      // The page is still compiled to report its other problems, unless it is an index, which has no URL, or not Markdown.
      const problemsOfPage =
        idProblem && servedPath !== root && /\.mdx?$/.test(name) ? page?.text?.problems : undefined;
      const line = slug ? lineOfField(file, "slug") : 1;
      if (idProblem) (problemsOfPage ?? problems).push({ file, line, rule: "file-name", message: idProblem });
      else if (id !== fileId && !slug) {
        const message = `is served as "${id}": rename it to that, as ${urlSafeRule}`;
        problems.push({ file, line: 1, severity: "warning", rule: "file-name", message });
      }
      if ((idProblem && !problemsOfPage) || !page || (page.data.draft && !drafts)) continue;
      const common = { file, path: servedPath, lastUpdated: null, indexed: page.indexed, text: page.text };
      sources.push(make(id, common, page.data));
    }
  };

  for (const version of site.versions) {
    await read("doc", version.folder, version.path, (id, common, data) => ({
      kind: "doc",
      ...common,
      id,
      version,
      data,
    }));
  }
  await read("post", blogFolder, "/blog", (id, common, data) => {
    const path = data.slug ? common.path : `/blog/${id.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
    pathOfFile.set(common.file, path);
    return { kind: "post", ...common, path, data };
  });
  await read("page", pagesFolder, "", (_id, common, data) => ({ kind: "page", ...common, data }));

  const times = await readingTimes;
  for (const source of sources) source.lastUpdated = times.get(source.file) ?? null;
  const duplicates = duplicatePaths(sources, { site, tags });
  problems.push(
    ...duplicates.map(({ problem }) => problem),
    ...sources.flatMap((source) => dropUnknownTags(source, tags)),
  );
  problems.push(...sources.flatMap(wrongDay));
  const rejected = new Set(duplicates.map(({ source }) => source));
  return { sources: sources.filter((source) => !rejected.has(source)), pathOfFile };
}

/** A page from the index, or from its file. */
async function readIndexed<Kind extends Source["kind"]>(
  kind: Kind,
  file: string,
  index: Pick<PageIndex, "find" | "last">,
  showsLast: boolean,
  problems: Problem[],
): Promise<{ data: FrontMatter[Kind]; indexed: IndexedPage | undefined; text: PageText | null } | null> {
  const indexed = index.find(file);
  if (indexed) return { data: indexed.data as FrontMatter[Kind], indexed, text: null };
  try {
    const { data, ...text } = await readPage(kind, file);
    return { data, indexed: undefined, text };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    const last = showsLast ? index.last(file) : undefined;
    return last ? { data: last.data as FrontMatter[Kind], indexed: last, text: null } : null;
  }
}

/** A slug's path: relative to the root of its kind if it begins with a slash, otherwise to the page's folder. */
function slugPath(slug: string, path: string, root: string): string {
  const servedPath = slug.startsWith("/") ? root + slug : join(dirname(path), slug);
  return servedPath.replace(/\/+$/, "") || "/";
}

/** @throws ContentError if the file cannot be read */
export async function readPage<Kind extends Source["kind"]>(
  kind: Kind,
  file: string,
): Promise<PageText & { data: FrontMatter[Kind] }> {
  const { text: source, state } = await readText(file);
  return { source, state, ...parseFrontMatter(kind, file, source) };
}

async function pagesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const paths = await Array.fromAsync(glob("**/*.*", { cwd: folder }));
  return paths
    .map(posixPath)
    .filter((path) => /\.(mdx?|markdown)$/i.test(path) && !/(?:^|\/)_/.test(path)) // names of partials begin with `_`
    .sort();
}

function fixedPaths({ site, tags }: PageSettings): string[] {
  const pathsOfVersion = ({ path }: DocsVersion) => [
    path,
    `${path}/tags`,
    ...Object.keys(tags).map((tag) => `${path}/tags/${tag}`),
  ];
  return ["/search", "/blog/archive", ...site.versions.flatMap(pathsOfVersion)];
}

function duplicatePaths(sources: Source[], settings: PageSettings): { source: Source; problem: Problem }[] {
  const fileOfPath = new Map<string, string>(
    fixedPaths(settings).map((path) => [path.toLowerCase(), "a page of the site itself"]),
  );
  return sources.flatMap((source) => {
    const { file, path } = source;
    // Paths that differ only in case are the same file on some systems.
    const other = fileOfPath.get(path.toLowerCase());
    if (!other) {
      fileOfPath.set(path.toLowerCase(), file);
      return [];
    }
    const [line, advice] = source.data.slug
      ? [lineOfField(file, "slug"), "change the slug"]
      : [1, "rename one of them"];
    const message = `is served at ${path}, and so is ${other}: ${advice}`;
    return [{ source, problem: { file, line, rule: "same-path", message } }];
  });
}

function dropUnknownTags(source: Source, knownTags: Record<string, string>): Problem[] {
  if (source.kind !== "doc") return [];
  const unknown = source.data.tags.filter((tag) => !Object.hasOwn(knownTags, tag));
  if (unknown.length > 0)
    source.data = { ...source.data, tags: source.data.tags.filter((tag) => !unknown.includes(tag)) };
  return unknown.map((tag) => {
    const line = lineOfField(source.file, "tags");
    const hint = didYouMean(tag, Object.keys(knownTags)) || " Add new tags to that file.";
    const message = `no tag "${tag}" in content/tags.ts, so it is left out.${hint}`;
    return { file: source.file, line, severity: "warning", rule: "unknown-tag", message };
  });
}

/** A date in a post's file name must match its front matter, which readers see. */
function wrongDay(source: Source): Problem[] {
  if (source.kind !== "post") return [];
  const { file, data } = source;
  const day = dayInName(file) ?? data.date;
  if (day === data.date) return [];
  const message = `the file name has ${day}, but "date" is ${data.date}, which readers see: change one of them`;
  return [{ file, line: lineOfField(file, "date"), message }];
}
