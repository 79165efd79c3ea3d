import { withBase } from "../../shared/base-path.ts";
import type { PageLoadError } from "../fetch-page.ts";
import { isSamePage } from "../links.ts";
import type { LoadedPage } from "./load-page.ts";

/** The rules of navigation, each a function without side effects. client/app/use-navigation.ts carries them out. */

/** What the window shows: a page, or why a page could not be loaded. */
export interface Screen extends LoadedPage {
  /** Tells the contents of `<main>` apart: React mounts each screen anew. */
  key: number;
  /** The path that the reader asked for, for the marks in navbar and sidebar. */
  path: string;
  /** Set when the page could not be loaded. `data` is then that of the page before, whose navbar, sidebar and footer stay. */
  error?: PageLoadError;
}

/** Where a navigation leads. */
export interface Destination {
  url: URL;
  /** True for links and forms, which make a new entry in the history; false for Back, Forward and Retry. */
  push: boolean;
  /** Scroll position in pixels that Back or Forward restores. */
  scrollY?: number | undefined;
}

let lastKey = 0;

/** The screen of a page that has been loaded. */
export function screenOf(page: LoadedPage): Screen {
  return { ...page, key: ++lastKey, path: page.data.head.path };
}

/** The screen of a page that could not be loaded, around which the frame of the page before stays. */
export function failureOf(before: Screen, path: string, error: PageLoadError): Screen {
  return { ...before, key: ++lastKey, path, error };
}

/** The address that a screen is shown under. Of a link to a redirected address, this is the address it redirects to. */
export function addressOf({ data, error }: Screen, wanted: URL): URL {
  const url = new URL(wanted);
  if (error || data.page.kind === "not-found") return url;
  url.pathname = withBase(data.head.path);
  url.hash ||= data.hash ?? "";
  return url;
}

/** Whether a navigation makes a new entry in the history. As in browsers, a link to the current address makes none. */
export function makesEntry({ push }: Destination, url: URL, current: URL | Location): boolean {
  return push && url.href !== current.href;
}

/** Whether Back or Forward leads to a place on the page that is shown, so that nothing has to be loaded. */
export function staysOnPage(shown: { screen: Screen; url: URL }, url: URL): boolean {
  return !shown.screen.error && isSamePage(url, shown.url);
}

/** Kinds of pages that are not prepared: a frame would load its document, and results depend on what will be typed. */
const unprepared = new Set<string>(["landing", "search"]);

/** Whether a page may be rendered out of sight before the reader asks for it. */
export function canPrepare({ data }: LoadedPage): boolean {
  return !unprepared.has(data.page.kind);
}
