/** No site is served deeper than this; it bounds the work for a hostile path. */
const deepest = 6;

/**
 * The base path that the address of an unknown page implies: what stands before the path of a page, `/sub/` in
 * `/sub/docs/overview`. So does a single unknown segment, which may be the start page; null for other addresses.
 * @param pages whose keys are the paths of pages
 */
export function impliedBase(pathname: string, pages: Readonly<Record<string, unknown>>): string | null {
  let at = 0;
  for (let depth = 0; depth < deepest && at !== -1; depth++) {
    if (Object.hasOwn(pages, pathname.slice(at))) return pathname.slice(0, at + 1);
    at = pathname.indexOf("/", at + 1);
  }
  // A dot is in names of files, which bots ask for.
  return /^\/[a-z\d][\w-]*$/i.test(pathname) ? `${pathname}/` : null;
}
