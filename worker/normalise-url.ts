import valid from "semver/functions/valid.js";

/** Serve the page at `path`, or redirect to `location`. */
export type UrlDecision = { path: string } | { location: string };

/**
 * Decides which page a request is for. Everything wrong with its URL is fixed by a single redirect; `location`
 * always begins with exactly one slash, so it cannot leave this origin.
 *
 * - `/r/…`: drops the `r`, and "next" or a valid version right after it or after `docs`
 * - decodes needlessly percent-encoded letters and digits
 * - drops a final `/index.html`, and doubled or trailing slashes
 * - follows `redirects`
 *
 * Neither `pathname` nor the decision has the base path. `pathname` and `search` come from `URL`, which has resolved dot
 * segments and backslashes.
 */
export function normaliseUrl(
  pathname: string,
  search: string,
  redirects: Readonly<Record<string, string>> = {},
): UrlDecision {
  const path = canonicalPath(pathname);
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (target !== undefined) {
    const [targetPath, hash] = target.split("#");
    return { location: targetPath + search + (hash ? `#${hash}` : "") };
  }
  return path === pathname ? { path } : { location: path + search };
}

function canonicalPath(pathname: string): string {
  const segments = decodeUnreserved(pathname).split("/").filter(Boolean);
  let start = 0;
  let end = segments.length;
  while (segments[end - 1] === "index.html") end--;
  while (segments[start] === "r") {
    start++;
    if (isVersion(segments[start])) start++;
    // Old links with the version after `docs` still exist.
    if (segments[start] === "docs" && isVersion(segments[start + 1])) segments[++start] = "docs";
  }
  return `/${segments.slice(start, end).join("/")}`;
}

/**
 * Decodes letters, digits, "-", ".", "_" and "~", so that a page has one URL (RFC 3986, section 6.2.2.2). A character that
 * would complete another percent-encoding stays encoded: `%6%31` would become `%61`, and redirect a second time, to `a`.
 */
function decodeUnreserved(pathname: string): string {
  return pathname.replace(/(?<!%[0-9a-f]?)%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
}

/** A version's "+" may be percent-encoded. */
function isVersion(segment: string | undefined): boolean {
  return segment === "next" || (segment !== undefined && valid(segment.replace(/%2b/i, "+")) !== null);
}
