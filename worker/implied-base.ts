/** In characters; longer paths are ignored, which bounds the work for a hostile path. */
const maxLength = 60;

/**
 * The base path that the address of an unknown page implies: the part before the path of a page, `/sub/` in
 * `/sub/docs/overview`. A single unknown segment, which may be the start page, is one too; null for other addresses.
 * @param pages whose keys are the paths of pages
 */
export function impliedBase(pathname: string, pages: Readonly<Record<string, unknown>>): string | null {
  if (pathname.startsWith("/_")) return null; // the site's own files and data
  let at = 0;
  while (at !== -1 && at < maxLength) {
    if (Object.hasOwn(pages, pathname.slice(at))) return pathname.slice(0, at + 1);
    at = pathname.indexOf("/", at + 1);
  }
  // A dot is in names of files, which bots ask for.
  return /^\/[a-z\d][\w-]*$/i.test(pathname) && pathname.length < maxLength ? `${pathname}/` : null;
}
