import { statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { withoutBase } from "browser/base-path.ts";
import { decoded } from "files/decoded.ts";
import { didYouMean, type Problem } from "files/problems.ts";
import { isAssetPath } from "../../shared/wire-names.ts";
import { type LinkTargets, localTarget, similarId } from "../base/link-targets.ts";

export interface PageLinks {
  file: string;
  path: string;
  links: { href: string; written?: string; line?: number | undefined; column?: number | undefined }[];
}

export interface LinkedSite {
  contentDir: string;
  origin: string;
  redirects: Record<string, string>;
  targets: LinkTargets;
}

/** Reports links to missing pages or ids, and links that go through a redirect. */
export function checkLinks(site: LinkedSite, pages: PageLinks[]): Problem[] {
  const files = pages.map(({ file }) => file);
  return pages.flatMap(({ file, path, links }) =>
    links.flatMap(({ href, written = href, line, column }): Problem[] => {
      if (isLoopback(href)) {
        const message = `link to "${href}": it points to the reader's own machine: put the address in backticks`;
        return [{ file, line, column, severity: "warning", rule: "link-to-localhost", message }];
      }
      const missing = missingId(site.targets, path, href);
      if (missing) {
        const message = `link to "${href}": ${missing}`;
        return [{ file, line, column, severity: "warning", rule: "link-anchor", message }];
      }
      const reason = brokenFileLink(file, href, files) ?? brokenLink(site, path, href);
      // Docusaurus doesn't check such a link, so it may be the path of a page that another program serves.
      const severity = written.startsWith("pathname:") ? "warning" : "error";
      return reason ? [{ file, line, column, severity, rule: "link", message: `link to "${href}": ${reason}` }] : [];
    }),
  );
}

/**
 * Error message if the target page has no such id, or null. The link still opens the page: at the heading with a similar id, to
 * which build/records/former-anchors.ts adds the hash as a second id, or at the top.
 */
function missingId(targets: LinkTargets, from: string, href: string): string | null {
  const { path, hash } = localTarget(from, href);
  const ids = targets.get(path);
  if (!ids || !hash || ids.includes(hash)) return null;
  const id = similarId(hash, ids);
  if (id !== undefined) return `no heading has this id, so it opens the only similar one: write "#${id}"`;
  return `${path === from ? "this page" : path} has no heading with the id "${hash}".${didYouMean(hash, ids)}`;
}

const isLoopback = (href: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i.test(href);

const advice = ' Add the page, correct the link, or write the full address, "https://…", of a page of another site';

/** Error message for a link to a file, or null. Links to pages have become paths, so a remaining file name is broken. */
function brokenFileLink(from: string, href: string, files: string[]): string | null {
  const target = /^(?![a-z]+:|\/|#)[^?#]+/.exec(href)?.[0];
  if (!target) return null;
  const file = join(dirname(from), decoded(target));
  if (isFile(file)) return `${file} is not served: put it in content/static/, and link to it there`;
  if (!/\.mdx?$/.test(target)) return null;
  return `no such file: ${file}.${didYouMean(file, files) || advice}`;
}

function brokenLink(site: LinkedSite, from: string, href: string): string | null {
  if (/^(https?|mailto):/.test(href)) {
    // Browsers resolve `https:/x` as a path on this site.
    if (!URL.canParse(href) || /^https?:(?!\/\/)/.test(href)) return "that is not a valid address";
    const path = ownPath(site.origin, new URL(href));
    if (path === null) return null;
    return brokenPath(site, from, path) ?? `it is a link to this site: write the path, "${path}"`;
  }
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return "only https, http and mailto links are allowed";
  if (/%7B(?:%7B|%)/i.test(href)) return "macros are not supported: write the address itself";
  if (href === "#") return "it has no target yet: write the path of a page, or the id of a heading of this page";
  if (href === "") return "it has no target: write the path of a page";
  // A relative link to a page has already become a path.
  return brokenPath(site, from, /^[/#?]/.test(href) ? href : join(dirname(from), href));
}

/** Path, query and hash of an absolute URL on this site; null for other sites. */
function ownPath(origin: string, { host, pathname, search, hash }: URL): string | null {
  const path = host === new URL(origin).host ? withoutBase(pathname) : null;
  return path === null ? null : path + search + hash;
}

function brokenPath({ contentDir, redirects, targets }: LinkedSite, from: string, href: string): string | null {
  const [address = "", hash = ""] = href.split("#");
  const path = (address.split("?")[0] ?? "") || from;
  const redirected = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (redirected)
    return `that address is redirected: write "${redirected.includes("#") || !hash ? redirected : `${redirected}#${hash}`}"`;
  if (isAssetPath(path)) {
    return "the names of these files change with their content: put the file in content/static/, and link to it there";
  }
  const ids = targets.get(path);
  if (ids === undefined) {
    if (isFile(join(contentDir, "static", decoded(path)))) return null;
    const withoutSlash = path.replace(/\/$|\.mdx?$|\/index\.html$/, "");
    const hint = targets.has(withoutSlash)
      ? ` Did you mean "${withoutSlash}"?`
      : didYouMean(path, targets.keys()) || advice;
    return `no page has the path ${path}.${hint}`;
  }
  return null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
