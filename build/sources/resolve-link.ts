import { dirname, join } from "node:path/posix";
import { decoded } from "../base/decoded.ts";

/** Endings with which a link may name a page's file. */
const endings = ["", ".mdx", ".md", "/index.mdx", "/index.md"];

/**
 * Resolves links to pages as other generators do: by file, with or without its extension, or by address, with or without
 * `.md`, `/index` and a slash at its end, and in any case of letters.
 * @returns a function from a page's file and a link in it to the path that is meant, or to the link as it is
 */
export function linkResolver(pathOfFile: ReadonlyMap<string, string>): (file: string, href: string) => string {
  const paths = new Map([...pathOfFile.values()].map((path) => [path.toLowerCase(), path]));
  const files = new Map([...pathOfFile].map(([file, path]) => [file.toLowerCase(), path]));
  const shortened = (path: string) => path.replace(/\.(?:mdx?|html)$/, "").replace(/\/(?:index)?$/, "");
  const page = (path: string) => paths.get(path.toLowerCase()) ?? paths.get(shortened(path).toLowerCase());
  /** The only page whose address ends so, for links of a site whose pages are in a folder here. */
  const pageAtEnd = (path: string) => {
    const end = shortened(path)
      .replace(/^\/docs(?=\/)/, "")
      .toLowerCase();
    const found = end ? [...paths].filter(([one]) => one.endsWith(end)) : [];
    return found.length === 1 ? found[0]?.[1] : undefined;
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
    const [only] = byAddress;
    return byAddress.size === 1 && only ? only + rest : href;
  };
}
