import { withoutBase } from "../shared/base-path.ts";
import { isAssetPath } from "../shared/wire-names.ts";

/** The link that an event happened on; null when it was something else. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]") ?? null;
}

/** Whether a click asks for no other tab, window or file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The address that a click leads to when it is the app's business, or null when it is the browser's own: another
 * origin, a file, an example (a page of its own), a modified click, a target, a download, a hash on the page itself.
 */
export function internalLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = linkOf(event);
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const url = new URL(link.href);
  return isPageUrl(url) && !(url.hash && isSamePage(url, location)) ? url : null;
}

/**
 * The address that a form leads to when it is one of the site's pages, with what has been typed as its query; null when the
 * form is the browser's business.
 */
export function internalForm(event: SubmitEvent): URL | null {
  const form = event.target as HTMLFormElement;
  const url = new URL(form.action);
  if (event.defaultPrevented || form.method !== "get" || !isPageUrl(url)) return null;
  const fields = [...new FormData(form)] as [name: string, value: string][];
  url.search = new URLSearchParams(fields.filter(([, value]) => value.trim())).toString();
  return url;
}

/** Whether two addresses differ in their hash at most. */
export function isSamePage(one: URL | Location, other: URL | Location): boolean {
  return one.pathname + one.search === other.pathname + other.search;
}

/** An example, with and without the prefix of old addresses (`/r/examples`, `/r/next/examples`), which the edge drops. */
const examplePath = /^(\/r(\/[^/]+)?)?\/examples(\/|$)/;

/** Whether an address is one of the site's pages: on this origin, below the base path, no file and no example. */
export function isPageUrl(url: URL): boolean {
  if (url.origin !== location.origin) return false;
  const path = withoutBase(url.pathname);
  if (path === null || isAssetPath(path)) return false;
  // A file has an extension; `/docs/0.1.0-beta.19` is a folder of pages.
  return !examplePath.test(path) && !/\.[a-z][a-z0-9]*$/i.test(path);
}
