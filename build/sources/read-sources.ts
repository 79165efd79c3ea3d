import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path/posix";
import type { DocsVersion } from "../../content/site.ts";
import { posixPath } from "../base/posix-path.ts";
import { ContentError, didYouMean, type Problem } from "../base/problems.ts";
import type { Tick } from "../base/steps.ts";
import type { SeenFile } from "../cache/seen-file.ts";
import type { Settings } from "../settings/settings.ts";
import { commitTimes } from "./commit-times.ts";
import { type FrontMatter, lineOfField, parseFrontMatter } from "./front-matter.ts";
import { wrongPageId } from "./page-ids.ts";
import type { IndexedPage, PageIndex } from "./page-index.ts";
import { readText } from "./read-text.ts";

interface SourceFile {
  file: string;
  path: string;
  /** Time of the file's last commit, ISO 8601; null if uncommitted. */
  lastUpdated: string | null;
  /** What an earlier build has made of the same files. */
  known: IndexedPage | undefined;
  /** Null for a known page, which need not be read. */
  text: PageText | null;
}

export interface PageText {
  /** The whole file, normalised by ./read-text.ts. */
  source: string;
  /** The MDX below the front matter, at its original line numbers. */
  mdx: string;
  seen: SeenFile;
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

const blog = { folder: "blog" };
const plain = { folder: "pages" };

type Named = Pick<Settings, "site" | "tags">;

/**
 * Reads the pages that the index does not know.
 * @throws ContentError for an unreadable file, broken front matter, a name that makes no URL, or duplicate paths
 */
export async function readSources(
  contentDir: string,
  { site, tags }: Named,
  index: Pick<PageIndex, "find">,
  tick: Tick = () => {},
): Promise<Source[]> {
  const committing = commitTimes(contentDir);
  const problems: Problem[] = [];
  const sources: Source[] = [];
  const found = new Map<string, string[]>();
  for (const { folder } of [...site.versions, blog, plain]) found.set(folder, await pagesIn(join(contentDir, folder)));
  const all = [...found.values()].flat().length;

  const read = async <Kind extends Source["kind"]>(
    kind: Kind,
    folder: string,
    add: (id: string, common: Omit<SourceFile, "path">, data: FrontMatter[Kind]) => Source,
  ) => {
    for (const path of found.get(folder) ?? []) {
      const file = join(contentDir, folder, path);
      const id = path.replace(/\.mdx?$/, "");
      tick(sources.length, all);
      const wrong = /\.mdx?$/.test(path) ? wrongPageId(id) : "would not be served: the name of a page ends in .mdx";
      if (wrong) {
        problems.push({ file, line: 1, message: wrong });
        continue;
      }
      try {
        const known = index.find(file);
        const { data, ...text } = known ? { data: known.data as FrontMatter[Kind] } : await readPage(kind, file);
        sources.push(add(id, { file, lastUpdated: null, known, text: "source" in text ? text : null }, data));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
  };

  for (const version of site.versions) {
    await read("doc", version.folder, (id, common, data) => {
      return { kind: "doc", ...common, id, version, data, path: `${version.path}/${id}` };
    });
  }
  await read("post", blog.folder, (id, common, data) => {
    return { kind: "post", ...common, data, path: `/blog/${id.replace(/^\d{4}-\d{2}-\d{2}-/, "")}` };
  });
  await read("page", plain.folder, (id, common, data) => ({ kind: "page", ...common, data, path: `/${id}` }));

  const committed = await committing;
  for (const source of sources) source.lastUpdated = committed.get(source.file) ?? null;
  problems.push(...doublePaths(sources, { site, tags }), ...sources.flatMap((source) => unknownTags(source, tags)));
  problems.push(...sources.flatMap(wrongDay));
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}

/** @throws ContentError as `readSources` does */
export async function readPage<Kind extends Source["kind"]>(
  kind: Kind,
  file: string,
): Promise<PageText & { data: FrontMatter[Kind] }> {
  const { text: source, seen } = await readText(file);
  return { source, seen, ...parseFrontMatter(kind, file, source) };
}

async function pagesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const paths = await Array.fromAsync(glob("**/*.*", { cwd: folder }));
  return paths
    .map(posixPath)
    .filter((path) => /\.(mdx?|markdown)$/i.test(path))
    .sort();
}

function fixedPaths({ site, tags }: Named): string[] {
  const ofVersion = ({ path }: DocsVersion) => [
    path,
    `${path}/tags`,
    ...Object.keys(tags).map((tag) => `${path}/tags/${tag}`),
  ];
  return ["/search", "/blog/archive", ...site.versions.flatMap(ofVersion)];
}

function doublePaths(sources: Source[], named: Named): Problem[] {
  const seen = new Map<string, string>(
    fixedPaths(named).map((path) => [path.toLowerCase(), "a page of the site itself"]),
  );
  return sources.flatMap(({ file, path }) => {
    // Paths that differ only in case are the same file on some systems.
    const other = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), file);
    return other ? [{ file, line: 1, message: `is served at ${path}, and so is ${other}: rename one of them` }] : [];
  });
}

function unknownTags(source: Source, known: Record<string, string>): Problem[] {
  if (source.kind !== "doc") return [];
  return source.data.tags.flatMap((tag) => {
    if (Object.hasOwn(known, tag)) return [];
    const line = lineOfField(source.file, "tags");
    const hint = didYouMean(tag, Object.keys(known)) || " A new one is added there.";
    return [{ file: source.file, line, message: `no tag "${tag}" in content/tags.ts.${hint}` }];
  });
}

/** A date in a post's file name must match its front matter, which is what readers see. */
function wrongDay(source: Source): Problem[] {
  if (source.kind !== "post") return [];
  const { file, data } = source;
  const day = /(?:^|[/\\])(\d{4}-\d{2}-\d{2})-[^/\\]*$/.exec(file)?.[1] ?? data.date;
  if (day === data.date) return [];
  const message = `the file's name says ${day}, and "date" says ${data.date}: readers see "date". Change one of them`;
  return [{ file, line: lineOfField(file, "date"), message }];
}
