import valid from "semver/functions/valid.js";

/** What to do with a request: answer it as the page at `path`, or send the reader to `location`. */
export type UrlDecision = { path: string } | { location: string };

/**
 * Decides which page a request is for. Whatever is wrong with its address is put right in one redirect, and `location`
 * always begins with exactly one slash, so that it stays on this origin.
 *
 * - `/r/…`: the `r` is dropped, and so is "next" or a valid version right after it or after `docs`
 * - letters and digits that are percent-encoded without need are written plainly
 * - `/index.html` at the end is dropped; so are slashes that are doubled or trail
 * - an address in `redirects` leads where that says
 *
 * `path` and the decision are without the site's base path. `pathname` and `search` are as `URL` gives them: dot segments
 * and backslashes are resolved there already.
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
  while (end > 0 && segments[end - 1] === "index.html") end--;
  while (start < end && segments[start] === "r") {
    start++;
    if (isVersion(segments[start])) start++;
    // The old site put the version after `docs`, and such links are still out there.
    if (segments[start] === "docs" && isVersion(segments[start + 1])) segments[++start] = "docs";
  }
  return `/${segments.slice(start, end).join("/")}`;
}

/** Letters, digits, "-", ".", "_" and "~" mean the same encoded or not (RFC 3986, section 6.2.2.2): one address a page. */
function decodeUnreserved(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
}

/** A version may have a "+", which some write encoded. */
function isVersion(segment: string | undefined): boolean {
  return segment === "next" || (segment !== undefined && valid(segment.replace(/%2b/i, "+")) !== null);
}
