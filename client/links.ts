import { withoutBase } from "../shared/base-path.ts";
import { isAssetPath } from "../shared/wire-names.ts";

/** The link that an event happened on, or null. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]") ?? null;
}

/** Whether a click is meant for this tab: no other tab, window or download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The address of a clicked link that the app should follow. Null leaves the click to the browser: another origin, a file, an
 * example, a modified click, a target, a download, a hash on this page.
 */
export function internalLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = linkOf(event);
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const url = new URL(link.href);
  return isPageUrl(url) && !(url.hash && isSamePage(url, location)) ? url : null;
}

/** The address of a submitted form if it leads to a page of the site, with the non-empty fields as its query; else null. */
export function internalForm(event: SubmitEvent): URL | null {
  const form = event.target as HTMLFormElement;
  const url = new URL(form.action);
  if (event.defaultPrevented || form.method !== "get" || !isPageUrl(url)) return null;
  const fields = [...new FormData(form)] as [name: string, value: string][];
  url.search = new URLSearchParams(fields.filter(([, value]) => value.trim())).toString();
  return url;
}

/** Whether two addresses are the same except for the hash. */
export function isSamePage(one: URL | Location, other: URL | Location): boolean {
  return one.pathname + one.search === other.pathname + other.search;
}

/** An example, also under the old addresses that the edge redirects: `/r/examples`, `/r/next/examples`. */
const examplePath = /^(\/r(\/[^/]+)?)?\/examples(\/|$)/;

/** Whether an address is a page of the site: on this origin, below the base path, not a file or an example. */
export function isPageUrl(url: URL): boolean {
  if (url.origin !== location.origin) return false;
  const path = withoutBase(url.pathname);
  if (path === null || isAssetPath(path)) return false;
  // A file has an extension that begins with a letter; `/docs/0.1.0-beta.19` is a folder of pages.
  return !examplePath.test(path) && !/\.[a-z][a-z0-9]*$/i.test(path);
}
