import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import type { DocsVersion } from "../content/site.ts";
import { commitTimes } from "./commit-times.ts";
import { type FrontMatter, parseFrontMatter } from "./front-matter.ts";
import { wrongPageId } from "./page-ids.ts";
import { ContentError, didYouMean, type Problem } from "./problems.ts";
import { readText } from "./read-text.ts";
import type { Settings } from "./settings.ts";

interface SourceFile {
  file: string;
  /** The whole file, normalised by ./read-text.ts. */
  source: string;
  /** The MDX below the front matter, at its original line numbers. */
  mdx: string;
  path: string;
  /** Time of the file's last commit, ISO 8601; null if uncommitted. */
  lastUpdated: string | null;
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

type Named = Pick<Settings, "site" | "tags">;

/** @throws ContentError for an unreadable file, broken front matter, a name that makes no URL, or duplicate paths */
export async function readSources(contentDir: string, { site, tags }: Named): Promise<Source[]> {
  const committed = commitTimes(contentDir);
  const problems: Problem[] = [];
  const sources: Source[] = [];

  const read = async (folder: string, make: (id: string, common: Omit<SourceFile, "path" | "mdx">) => Source) => {
    for (const path of await pagesIn(join(contentDir, folder))) {
      const file = join(contentDir, folder, path);
      const id = path.replace(/\.mdx?$/, "").replaceAll("\\", "/");
      const wrong = /\.mdx?$/.test(path) ? wrongPageId(id) : "would not be served: the name of a page ends in .mdx";
      if (wrong) {
        problems.push({ file, line: 1, message: wrong });
        continue;
      }
      try {
        const source = await readText(file);
        sources.push(make(id, { file, source, lastUpdated: committed.get(file) ?? null }));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
  };

  for (const version of site.versions) {
    await read(version.folder, (id, common) => {
      const { data, mdx } = parseFrontMatter("doc", common.file, common.source);
      return { kind: "doc", ...common, id, version, data, mdx, path: `${version.path}/${id}` };
    });
  }
  await read("blog", (id, common) => {
    const { data, mdx } = parseFrontMatter("post", common.file, common.source);
    const path = `/blog/${id.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
    return { kind: "post", ...common, data, mdx, path };
  });
  await read("pages", (id, common) => {
    return { kind: "page", ...common, ...parseFrontMatter("page", common.file, common.source), path: `/${id}` };
  });

  problems.push(...doublePaths(sources, { site, tags }), ...sources.flatMap((source) => unknownTags(source, tags)));
  problems.push(...sources.flatMap(wrongDay));
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}

async function pagesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const paths = await Array.fromAsync(glob("**/*.*", { cwd: folder }));
  return paths.filter((path) => /\.(mdx?|markdown)$/i.test(path)).sort();
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
    const line = lineOfField(source, "tags");
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
  return [{ file, line: lineOfField(source, "date"), message }];
}

/** The line of a field of the front matter; 0 if it lacks the field. */
export function lineOfField({ source }: Pick<Source, "source">, field: string): number {
  return source.split("\n").findIndex((text) => text.startsWith(`${field}:`)) + 1;
}
