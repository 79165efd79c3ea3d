import { withBase } from "../../shared/base-path.ts";
import type { PageLoadError } from "../fetch-page.ts";
import { isSamePage } from "../links.ts";
import type { LoadedPage } from "./load-page.ts";

/** The rules of navigation, each a pure function. client/app/use-navigation.ts carries them out. */

/** What the window shows. */
export interface Screen extends LoadedPage {
  /** The path of the page that was wanted: not `data`'s where that page could not be loaded. */
  path: string;
  /** Why it could not be loaded; `data` is then that of the page before, whose frame stays. */
  error?: PageLoadError;
}

/** Where a navigation leads. */
export interface Destination {
  url: URL;
  /** Whether it may make a new entry in the history, as a link does, or leads to an address of an entry that is there. */
  push: boolean;
  /** Where to scroll, in pixels, when the reader comes back to a page. */
  scrollY?: number | undefined;
}

/** The screen of a page that has been loaded. */
export function screenOf(page: LoadedPage): Screen {
  return { ...page, path: page.data.head.path };
}

/** The address that a screen is shown under. A link may lead to an address that is redirected: it is that of the page there. */
export function addressOf({ data, error }: Screen, wanted: URL): URL {
  const url = new URL(wanted);
  if (error || data.page.kind === "not-found") return url;
  url.pathname = withBase(data.head.path);
  url.hash ||= data.hash ?? "";
  return url;
}

/** Whether a navigation makes a new entry in the history: in any browser, a link to where the reader is makes none. */
export function makesEntry({ push }: Destination, url: URL, current: URL | Location): boolean {
  return push && url.href !== current.href;
}

/** Whether Back or Forward leads to a place on the page that is shown, so that nothing has to be loaded. */
export function staysOnPage(shown: { screen: Screen; url: URL }, url: URL): boolean {
  return !shown.screen.error && isSamePage(url, shown.url);
}

/** Kinds of pages that are not prepared: a frame would load its document, and results depend on what will be typed. */
const unprepared = new Set<string>(["landing", "search"]);

/** Whether a page may be rendered out of sight before it is asked for. */
export function canPrepare({ data }: LoadedPage): boolean {
  return !unprepared.has(data.page.kind);
}
