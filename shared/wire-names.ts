/** Names that build, worker and browser must agree on. Paths are without the base path; assets bypass the worker. */

/** Path of a page's Markdown. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Path of the page whose Markdown is at this path; null for a path of another kind. */
export function parseMarkdownPath(path: string): string | null {
  const [, page = null] = /^(\/.+)\.md$/.exec(path) ?? [];
  return page === "/index" ? "/" : page;
}

/** Path of the search page. */
export const searchPagePath = "/search";

/** Whether this is the path of the search API, which is Algolia's for queries to several indexes. */
export function isSearchApiPath(path: string): boolean {
  return /^\/1\/indexes\/(\*|%2A)\/queries$/i.test(path);
}

/** Path of the MCP server (worker/mcp.ts). */
export const mcpPath = "/mcp";

export const assetsPath = "/_assets/";

/** Hex digits of a content hash: the first 80 bits of a SHA-256. KV records are named by theirs (build/base/hash.ts). */
export const hashLength = 20;

/** Folder of page data for route changes: `/_data/<release>/<page path>.json`. */
const dataPath = "/_data/";

/** Ids of the elements around a page begin with `_site-`, so that no heading has one of them. */
export const appElementId = "_site-root";

/** Path of a page's data in a release; immutable, so cacheable forever. */
export function pageDataPath(release: string, path: string): string {
  return `${dataPath}${release}${path}.json`;
}

/** The inverse of `pageDataPath`; null for other paths. */
export function parsePageDataPath(pathname: string): { release: string; path: string } | null {
  const match = new RegExp(`^${dataPath}([^/]+)(/.*)\\.json$`).exec(pathname);
  if (!match) return null;
  const [, release = "", path = ""] = match;
  return { release, path };
}

export function isAssetPath(path: string): boolean {
  return path.startsWith(assetsPath);
}

export const mainId = "_site-main";

/** Ids of the base URL banner's template, and of the place in it for the suggested path. */
export const baseUrlBannerId = "_site-base-url-banner";
export const baseUrlSuggestionId = "_site-base-url-suggestion";

export const searchDialogId = "_site-search";

/** Search page parameter: the last part of the hits to show, from 0. */
export const partParameter = "part";

/** Search page parameter: the name of the docs version to search. */
export const versionParameter = "version";

/** Number of hits that the search page loads at a time. */
export const hitsPerPart = 15;

/** The blog's feeds. */
export const blogFeeds = {
  rss: { name: "RSS", path: "/blog/rss.xml", type: "application/rss+xml" },
  atom: { name: "Atom", path: "/blog/atom.xml", type: "application/atom+xml" },
  json: { name: "JSON Feed", path: "/blog/feed.json", type: "application/feed+json" },
};

/** The feed of changes to the docs. */
export const docsFeed = { path: "/docs/changes.xml", type: "application/atom+xml" };

export const menuId = "_site-menu";

/** Size of social preview images in pixels. */
export const socialCardSize = { width: 1200, height: 630 };

/** Background of the navbar, and `theme-color` for the browser's UI. */
export const themeColour = "#26302c";

export const shortcutsId = "_site-shortcuts";
