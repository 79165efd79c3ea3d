import { decoded } from "files/decoded.ts";
import { didYouMean } from "files/problems.ts";

/** Link targets: the ids in each page, by path. `null` means that the ids are unknown, so any hash is accepted. */
export type LinkTargets = ReadonlyMap<string, readonly string[] | null>;

/** The reason why a URL such as `/docs/api/frame#props` is broken, or null. */
export function targetProblem(targets: LinkTargets, href: string): string | null {
  const [path = "", hash = ""] = href.split("#");
  const ids = targets.get(path);
  if (ids === undefined) return `no page has the path ${path}.${didYouMean(path, targets.keys())}`;
  if (!hash || ids === null || ids.includes(hash)) return null;
  return `${path} has no heading with the id "${hash}".${didYouMean(hash, ids)}`;
}

/** The id that differs from a hash only in case and punctuation, if there is exactly one. Other generators make ids by other rules. */
export function similarId(hash: string, ids: readonly string[]): string | undefined {
  const words = alphanumericsIn(hash);
  const similar = words ? ids.filter((id) => alphanumericsIn(id) === words) : [];
  return similar.length === 1 ? similar[0] : undefined;
}

const alphanumericsIn = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The path and the decoded hash of a link within the site, on the page at `from`. */
export function localTarget(from: string, href: string): { path: string; hash: string } {
  const [url = "", hash = ""] = href.split("#");
  return { path: url.replace(/\?.*/s, "") || from, hash: decoded(hash) };
}
