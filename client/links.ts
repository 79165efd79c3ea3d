import { withoutBase } from "browser/base-path.ts";
import { isAssetPath } from "../shared/wire-names.ts";

type Address = URL | Location | HTMLAnchorElement;

/** The link at an event's target. Links in an SVG, and those to an invalid URL, are left to the browser. */
export function linkOf({ target }: Pick<Event, "target">): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  return link?.origin ? link : null;
}

/** Whether a click is unmodified: not meant for another tab, another window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The URL of a clicked link for the app to follow; null leaves the click to the browser (other origin, file,
 * example, modified click, target, download, hash, or a text fragment, to which only browsers can scroll).
 */
export function internalLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = linkOf(event);
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const isForBrowser = link.hash.includes(":~:") || (link.hash && isSamePage(link, location));
  return isPageUrl(link) && !isForBrowser ? new URL(link.href) : null;
}

/** The URL of a submitted GET form with its non-empty fields, if it is a page of the site; else null. */
export function internalForm(event: SubmitEvent): URL | null {
  const form = event.target as HTMLFormElement;
  const url = new URL(form.action);
  if (event.defaultPrevented || form.method !== "get" || !isPageUrl(url)) return null;
  const fields = [...new FormData(form)] as [name: string, value: string][];
  url.search = new URLSearchParams(fields.filter(([, value]) => value.trim())).toString();
  return url;
}

/** Whether two URLs differ at most in their hash. */
export function isSamePage(a: Address, b: Address): boolean {
  return a.pathname + a.search === b.pathname + b.search;
}

/** The target element of a URL's hash. */
export function hashTarget({ hash }: Address): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not a valid encoding
  }
}

const examplePath = /^(\/r(\/[^/]+)?)?\/examples(\/|$)/;

/** Whether a URL is a page of the site: same origin, below the base path, not a file or an example. */
export function isPageUrl({ origin, pathname }: Address): boolean {
  if (origin !== location.origin) return false;
  const path = withoutBase(pathname);
  if (path === null || isAssetPath(path)) return false;
  // File extensions begin with a letter: `/docs/0.1.0-beta.19` is a folder of pages.
  return !examplePath.test(path) && !/\.[a-z][a-z0-9]*$/i.test(path);
}
