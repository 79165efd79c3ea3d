/** In characters; longer paths are ignored, which bounds the work for a hostile path. */
const maxLength = 60;

/**
 * The base path that an unknown URL implies: the part before the path of a page, as in `/sub/docs/overview`, which implies
 * `/sub/`. So does `/sub`, which may be the home page. Null for other URLs.
 * @param pages has the path of each page as a key
 */
export function impliedBase(pathname: string, pages: Readonly<Record<string, unknown>>): string | null {
  if (pathname.startsWith("/_")) return null; // the site's own files and data
  let start = 0;
  while (start !== -1 && start < maxLength) {
    if (Object.hasOwn(pages, pathname.slice(start))) return pathname.slice(0, start + 1);
    start = pathname.indexOf("/", start + 1);
  }
  // Paths with a dot are files that bots probe for.
  return /^\/[a-z\d][\w-]*$/i.test(pathname) && pathname.length < maxLength ? `${pathname}/` : null;
}
