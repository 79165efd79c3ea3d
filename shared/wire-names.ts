/** Names that the build, the worker and the browser must agree on. Paths are without the base path. */

/** Folder of hashed, immutable files: they never reach the worker. */
export const assetsPath = "/_assets/";

/** Folder of page data for route changes: `/_data/<release>/<page path>.json`. */
export const dataPath = "/_data/";

/** Id of the element that React owns. */
export const appElementId = "page-root";

/** The path of a page's data in one release. A release never changes, so what stands there can be cached forever. */
export function pageDataPath(release: string, path: string): string {
  return `${dataPath}${release}${path}.json`;
}

/** The page that a data path asks for, with the release it wants it from; null when it is no data path. */
export function parsePageDataPath(pathname: string): { release: string; path: string } | null {
  const match = new RegExp(`^${dataPath}([^/]+)(/.*)\\.json$`).exec(pathname);
  if (!match) return null;
  const [, release = "", path = ""] = match;
  return { release, path };
}

/** Where the documents of live examples are: `/examples/live/<name>`. What a reader types is run in there, and nowhere else. */
const livePath = "/examples/live/";

/** The path of a live example's document. */
export function liveExamplePath(name: string): string {
  return livePath + name;
}

/** Whether a path is one of a live example's document. */
export function isLiveExamplePath(path: string): boolean {
  return path.startsWith(livePath);
}

/** Whether a path is one of a hashed file. */
export function isAssetPath(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** Id of the page's `<main>`, where the skip link leads. */
export const mainId = "main";

/** Id of the live region that tells screen readers of a new page. */
export const announcerId = "announcer";

/** Id of the template of the base URL banner, and of the place in it for the path that is suggested. */
export const baseUrlBannerId = "base-url-banner";
export const baseUrlSuggestionId = "base-url-suggestion";

/** Id of the dialog that searches. */
export const searchDialogId = "search";

/** Key in localStorage of the searches that led to a page, newest first, as a JSON list of texts. */
export const recentSearchesKey = "recent-searches";

/**
 * The search page's parameters besides `q`, numbers from 0: `part` for the hits up to that part, as a reader sees them;
 * `only` for that part alone, as is asked for by who has those before it.
 */
export const partParameter = "part";
export const onlyParameter = "only";

/** Parts that one page of hits shows at most: what is behind them comes part by part. */
export const mostPartsTogether = 20;

/** Milliseconds that the search page waits for the next letter before it searches. */
export const searchPause = 300;

/** Milliseconds that the search dialog waits for it. */
export const dialogSearchPause = 90;

/** Id of the drawer that holds the site's links and the sidebar where the window is narrow. */
export const menuId = "menu";

/** Pixels of the pictures that other sites show with a link to a page. */
export const pictureSize = { width: 1200, height: 630 };

/** The navbar's ground, which browsers give to what is around the page too. */
export const themeColour = "#26302c";

/** Key in localStorage of what the reader has folded and which tabs they use: see client/start/choices.ts. */
export const choicesKey = "choices";

/** Key in localStorage that holds "off" where the reader wants no shortcuts of a single key. */
export const shortcutsKey = "shortcuts";

/** Id of the dialog that lists the keyboard shortcuts. */
export const shortcutsId = "shortcut-list";

/** Key of the message that the landing example posts to its parent, with the value `true`. */
export const landingLoadedMessage = "LANDING_PAGE_LOADED";
