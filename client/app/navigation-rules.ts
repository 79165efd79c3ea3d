import { withBase } from "browser/base-path.ts";
import type { PageLoadError } from "../fetch-page.ts";
import { isSamePage } from "../links.ts";
import type { LoadedPage } from "./load-page.ts";

/** The rules of navigation as pure functions; client/app/use-navigation.ts applies them. */

/** The content that the app shows: a page, or the error box of a page that failed to load. */
export interface Screen extends LoadedPage {
  /** React key of the contents of `<main>`: a new one remounts them. */
  key: number;
  /** The requested path, which navbar and sidebar highlight. */
  path: string;
  /** Set when loading failed. `data` is then the previous page's, so that navbar, sidebar and footer stay. */
  error?: PageLoadError;
}

export interface Destination {
  url: URL;
  /** Whether to add a history entry, as a link does. Back, Forward and Retry stay on the current one. */
  push: boolean;
}

let lastKey = 0;

export function screenOf(page: LoadedPage): Screen {
  return { ...page, key: ++lastKey, path: page.data.head.path };
}

/** The screen of a failed load: the previous page's frame around an error box. */
export function failureOf(previous: Screen, path: string, error: PageLoadError): Screen {
  return { ...previous, key: ++lastKey, path, error };
}

/** The URL to show for a screen; differs from `requested` after a redirect. */
export function urlOf({ data, error }: Screen, requested: URL): URL {
  const url = new URL(requested);
  if (error || data.page.kind === "not-found") return url;
  url.pathname = withBase(data.head.path);
  url.hash ||= data.hash ?? "";
  return url;
}

/** Whether a navigation adds a history entry. As in browsers, a link to the current URL does not. */
export function addsHistoryEntry({ push }: Destination, url: URL, current: URL | Location): boolean {
  return push && url.href !== current.href;
}

/** Whether Back or Forward needs no loading, because it stays on the current page. */
export function staysOnPage(current: { screen: Screen; url: URL }, url: URL): boolean {
  return !current.screen.error && isSamePage(url, current.url);
}
