import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isAssetPath } from "../client/wire-names.ts";
import { didYouMean, type Problem } from "./problems.ts";

/** What can be linked to: the ids in each page, by the page's path. `null` stands for a page whose ids nobody knows. */
export type LinkTargets = ReadonlyMap<string, readonly string[] | null>;

/** A page's links, as they are checked. */
export interface PageLinks {
  file: string;
  path: string;
  links: { href: string; line?: number | undefined; column?: number | undefined }[];
}

/** Reports links that lead nowhere: to a page that is not there, or to an id that the page does not have. */
export function checkLinks(contentDir: string, pages: PageLinks[], targets: LinkTargets): Problem[] {
  const files = pages.map(({ file }) => file);
  return pages.flatMap(({ file, path, links }) =>
    links.flatMap(({ href, line, column }) => {
      const message = brokenFileLink(file, href, files) ?? brokenLink(contentDir, path, href, targets);
      return message ? [{ file, line, column, message }] : [];
    }),
  );
}

/** A link to a page's file that is still one has no such page: the others are paths by now. */
function brokenFileLink(from: string, href: string, files: string[]): string | null {
  const target = /^(?![a-z]+:|\/|#)([^?#]*\.mdx?)(?:[?#]|$)/.exec(href)?.[1];
  if (!target) return null;
  const file = join(dirname(from), decoded(target));
  return `link to "${href}": there is no file ${file}.${didYouMean(file, files)}`;
}

function brokenLink(contentDir: string, from: string, href: string, targets: LinkTargets): string | null {
  if (/^(https?|mailto):/.test(href)) return URL.canParse(href) ? null : `link to "${href}": that is no address`;
  if (/^[a-z][a-z+.-]*:/i.test(href)) return `link to "${href}": only https, http and mailto links are allowed`;
  if (!href.startsWith("/") && !href.startsWith("#")) {
    return `link to "${href}": write the path from the site's root, "/docs/…", or the other page's file, "./….mdx"`;
  }
  const [address = "", hash = ""] = href.split("#");
  const path = (address.split("?")[0] ?? "") || from;
  const ids = targets.get(path);
  if (ids === undefined) {
    if (isAssetPath(path) || isFile(join(contentDir, "static", decoded(path)))) return null;
    const withoutSlash = path.replace(/\/$|\.mdx?$|\/index\.html$/, "");
    const hint = targets.has(withoutSlash) ? ` Did you mean "${withoutSlash}"?` : didYouMean(path, targets.keys());
    return `link to "${href}": there is no page ${path}.${hint}`;
  }
  if (!hash || ids === null || ids.includes(decoded(hash))) return null;
  return `link to "${href}": ${path === from ? "this page" : path} has no heading with the id "${hash}".${didYouMean(decoded(hash), ids)}`;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Part of an address without its `%` codes, or as it stands where they are no text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
