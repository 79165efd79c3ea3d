/** In characters; longer paths are ignored, which bounds the work for a hostile path. */
const maxLength = 60;

/**
 * The base path that an unknown URL implies: the part before the path of a page, as in `/sub/docs/overview`, which implies
 * `/sub/`. So does `/sub`, which may be the home page. Null for other URLs.
 * @param pages has the path of each page as a key
 */
export function impliedBase(pathname: string, pages: Readonly<Record<string, unknown>>): string | null {
  if (pathname.startsWith("/_")) return null; // the site's own files and data
  let at = 0;
  while (at !== -1 && at < maxLength) {
    if (Object.hasOwn(pages, pathname.slice(at))) return pathname.slice(0, at + 1);
    at = pathname.indexOf("/", at + 1);
  }
  // Paths with a dot are files that bots probe for.
  return /^\/[a-z\d][\w-]*$/i.test(pathname) && pathname.length < maxLength ? `${pathname}/` : null;
}
