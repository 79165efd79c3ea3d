import { dirname, join } from "node:path/posix";
import { decoded } from "files/decoded.ts";
import type { CompileContext } from "pages";
import { urlSafeId } from "./page-ids.ts";

/** Endings that a link to a page's file may omit. */
const endings = ["", ".mdx", ".md", "/index.mdx", "/index.md", "/readme.md"];

/**
 * Resolves links to pages as other generators do: by file, with or without its extension, or by URL, with or without
 * `.md`, `/index` and a final slash. Ignores case and, if only one page matches, the numbers that order files and characters
 * that no URL of this site contains. If no page matches, tries the link from each folder above its page, since the root of
 * another site may be a folder here.
 * @param aliases paths of pages by another URL, such as by a page's `id` in Docusaurus
 */
export function linkResolver(
  pathOfFile: ReadonlyMap<string, string>,
  aliases: ReadonlyMap<string, string> = new Map(),
): CompileContext["resolveLink"] {
  const addresses = [...aliases, ...[...pathOfFile.values()].map((path) => [path, path] as const)];
  const paths = new Map(addresses.map(([address, path]) => [address.toLowerCase(), path]));
  const files = new Map([...pathOfFile].map(([file, path]) => [file.toLowerCase(), path]));
  const grouped = Map.groupBy(addresses, ([address]) => comparablePath(address));
  const similar = new Map([...grouped].map(([key, group]) => [key, unique(group.map(([, path]) => path))]));
  const byName = Map.groupBy(similar, ([path]) => lastSegment(path));
  const page = (path: string) =>
    paths.get(path.toLowerCase()) ??
    paths.get(withoutExtension(path).toLowerCase()) ??
    single(similar.get(comparablePath(path)));
  /**
   * For an absolute URL, the only page at that URL below a folder above the link's page. Otherwise, or if there is none,
   * the only page whose URL ends like the link, in the nearest folder that has such pages.
   */
  const pageBelow = (pagePath: string, suffix: string, isAbsolute: boolean) => {
    if (!suffix) return undefined;
    const ending = comparablePath(suffix);
    const sameName =
      byName.get(lastSegment(ending))?.flatMap(([path, pages]) => (path.endsWith(ending) ? pages : [])) ?? [];
    const folders = foldersAbove(pagePath);
    const fromRoot = isAbsolute ? single(unique(folders.flatMap((folder) => page(folder + suffix) ?? []))) : undefined;
    if (fromRoot !== undefined) return fromRoot;
    for (const folder of folders) {
      // In the whole site, a single name is too ambiguous.
      const isVague = folder.lastIndexOf("/") <= 0 && lastSegment(suffix) === suffix;
      const candidates = isVague ? [] : sameName.filter((candidate) => candidate.startsWith(`${folder}/`));
      const exact = candidates.filter((candidate) => candidate.toLowerCase().endsWith(suffix.toLowerCase()));
      const target = page(folder + suffix) ?? single(exact) ?? single(candidates);
      if (target !== undefined || candidates.length > 0) return target;
    }
    return undefined;
  };
  return (file, written) => {
    const href = written.replace(/^pathname:\/\//, ""); // in Docusaurus, a path that it does not check
    const [, target = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (!target || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return { href, isGuess: false };
    const pagePath = pathOfFile.get(file) ?? "";
    const isAbsolute = target.startsWith("/");
    const path = isAbsolute ? page(decoded(target)) : pageFrom(file, pagePath, target);
    if (path !== undefined) {
      return { href: path + rest, isGuess: isAbsolute && ![target, withoutExtension(target)].includes(path) };
    }
    const suffix = withoutExtension(decoded(join("/", target)));
    const guess =
      pageBelow(pagePath, suffix.replace(/^\/docs(?=\/)/, ""), isAbsolute) ??
      pageBelow(pagePath, withoutRoot(suffix), isAbsolute);
    const hasNoGuess = guess === undefined || (guess === pagePath && !isAbsolute);
    return hasNoGuess ? { href, isGuess: false } : { href: guess + rest, isGuess: true };
  };

  function pageFrom(file: string, pagePath: string, target: string): string | undefined {
    const fileBeside = join(dirname(file), decoded(target)).replace(/\/$/, "");
    const stem = fileBeside.replace(/\.(?:mdx?|html)$/, "");
    const byFile = unique([fileBeside, stem]).flatMap((name) =>
      endings.flatMap((suffix) => files.get((name + suffix).toLowerCase()) ?? []),
    );
    return (
      byFile[0] ??
      single(unique([join(dirname(pagePath), target), join(pagePath, target)].flatMap((path) => page(path) ?? [])))
    );
  }
}

/** A URL without the folders that other sites have at their root: `/docs`, a version such as `/4.x`, `/en`. */
const withoutRoot = (path: string) =>
  path.replace(/^(?:\/(?:docs|latest|next|v?\d+(?:\.[\dx]+)*|en(?:-us)?))+(?=\/)/i, "");

/** `/docs/a`, `/docs` and "" of `/docs/a/b`. */
function foldersAbove(path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return path ? [folder, ...foldersAbove(folder)] : [];
}

const withoutExtension = (path: string) => path.replace(/\.(?:mdx?|html)$/, "").replace(/\/(?:index|readme)?$/i, "");

/** A key that is equal for paths that only differ in case, in numbers before names, and in characters that no URL here contains. */
function comparablePath(path: string): string {
  const segments = withoutExtension(path).split("/");
  return segments
    .map((segment) => (urlSafeId(segment) ?? segment).replace(/^\d+[-_.]+(?=.)/, ""))
    .join("/")
    .toLowerCase();
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf("/"));

const unique = <T>(all: T[]): T[] => [...new Set(all)];

const single = <T>(all: T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined);
