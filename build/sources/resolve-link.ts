import { dirname, join } from "node:path/posix";
import { decoded } from "files/decoded.ts";
import { plainId } from "./page-ids.ts";

/** Extensions with which a link may name a page's file. */
const endings = ["", ".mdx", ".md", "/index.mdx", "/index.md"];

/**
 * Resolves links to pages as other generators do: by file, with or without its extension, or by address, with or without
 * `.md`, `/index` and a final slash, case-insensitively; also without the numbers that order files, and with
 * characters that addresses of this site lack, if only one page matches.
 * @returns a function from a page's file and a link in it to the path of the target, or to the unchanged link
 */
export function linkResolver(pathOfFile: ReadonlyMap<string, string>): (file: string, href: string) => string {
  const paths = new Map([...pathOfFile.values()].map((path) => [path.toLowerCase(), path]));
  const files = new Map([...pathOfFile].map(([file, path]) => [file.toLowerCase(), path]));
  const similar = Map.groupBy(paths.values(), comparablePath);
  const byName = Map.groupBy(similar, ([path]) => nameIn(path));
  const page = (path: string) =>
    paths.get(path.toLowerCase()) ??
    paths.get(shortened(path).toLowerCase()) ??
    only(similar.get(comparablePath(path)));
  /** The only page whose address has this ending, for links of a site whose pages are in a folder here. */
  const pageAtEnd = (path: string) => {
    const end = shortened(path).replace(/^\/docs(?=\/)/, "");
    if (!end) return undefined;
    const ending = comparablePath(end);
    const candidates =
      byName.get(nameIn(ending))?.flatMap(([path, pages]) => (path.endsWith(ending) ? pages : [])) ?? [];
    return only(candidates.filter((one) => one.toLowerCase().endsWith(end.toLowerCase()))) ?? only(candidates);
  };
  return (file, href) => {
    const [, target = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (!target || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return href;
    if (target.startsWith("/")) {
      const path = page(decoded(target)) ?? pageAtEnd(decoded(target));
      return path ? path + rest : href;
    }
    const beside = join(dirname(file), decoded(target)).replace(/\/$/, "");
    const stem = beside.replace(/\.(?:mdx?|html)$/, "");
    const byFile = [...new Set([beside, stem])].flatMap((name) =>
      endings.flatMap((end) => files.get((name + end).toLowerCase()) ?? []),
    );
    if (byFile[0] !== undefined) return byFile[0] + rest;
    const own = pathOfFile.get(file) ?? "";
    const byAddress = new Set([join(dirname(own), target), join(own, target)].flatMap((path) => page(path) ?? []));
    const path = only([...byAddress]);
    return path ? path + rest : href;
  };
}

const shortened = (path: string) => path.replace(/\.(?:mdx?|html)$/, "").replace(/\/(?:index)?$/, "");

/** The same for paths that differ in case, in numbers before names, and in characters that addresses lack. */
function comparablePath(path: string): string {
  const segments = shortened(path).split("/");
  return segments
    .map((segment) => (plainId(segment) ?? segment).replace(/^\d+[-_.]+(?=.)/, ""))
    .join("/")
    .toLowerCase();
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/"));

const only = <T>(all: T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined);
