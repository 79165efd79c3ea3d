/**
 * The types that cross build → KV → worker → browser: a `PageRecord` per page in KV becomes `PageData`, which the
 * worker renders to HTML or sends as JSON for a route change.
 */

/** Increase this when the shape of a record changes, so that no worker misreads another release's records. */
export const recordFormat = 6;

/** The HTML fragments of a page, by name (`body`, `install`). */
export type PageHtml = Record<string, string>;

export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, without the base path. */
  path: string;
  /** For a page of an older docs version: the path of the same page in the latest version, for search engines. */
  canonical?: string;
  robots?: string;
  /** Language and direction of its text, if different from the site's. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
}

/** A link to a page or a place on it; `path` has no base path. */
export interface PageLink {
  label: string;
  path: string;
}

export interface TocEntry {
  id: string;
  text: string;
  level: number;
}

export interface TagCount extends PageLink {
  count: number;
}

export type Badge = "component" | "hook" | "type";

/** A docs page. Two have a tool above their text: packages/saved-state/page/ and packages/playground/app/. */
export interface DocPage<Kind = "doc" | "saved-state" | "playground"> {
  kind: Kind;
  html: PageHtml;
  toc: TocEntry[];
  tags: PageLink[];
  /** Ancestors, outermost first: the index of the docs version, then its category. */
  breadcrumbs: PageLink[];
  badge: Badge | null;
  previous: PageLink | null;
  next: PageLink | null;
  editUrl: string;
  /** For a page of an older version: the path in the latest version that the notice links to. */
  latest?: string;
  /** Time of the file's last commit, ISO 8601; null if uncommitted. */
  lastUpdated: string | null;
  /** Packages and versions that its code is type-checked against; absent without code. */
  checked?: string;
}

export interface DocsIndexPage {
  kind: "docs-index";
  sections: { label: string; id: string; items: (PageLink & { description: string })[] }[];
}

export interface PostLink extends PageLink {
  date: string;
  description: string;
}

export interface BlogPostPage {
  kind: "blog-post";
  html: PageHtml;
  toc: TocEntry[];
  date: string;
  author: string;
  newer: PageLink | null;
  older: PageLink | null;
  editUrl: string;
}

export interface BlogArchivePage {
  kind: "blog-archive";
  /** Newest first, both years and posts. */
  years: { year: string; posts: PostLink[] }[];
}

export interface TagsPage {
  kind: "tags";
  letters: { letter: string; tags: TagCount[] }[];
}

export interface TagPage {
  kind: "tag";
  label: string;
  items: (PageLink & { description: string })[];
}

/** A piece of a hit's text; `match` marks what the query matched. */
export interface Fragment {
  text: string;
  match: boolean;
}

export interface SearchHit {
  path: string;
  breadcrumbs: string[];
  title: Fragment[];
  snippet: Fragment[];
}

export interface SearchPage {
  kind: "search";
  query: string;
  /** Name of the docs version that is searched; absent for all. */
  version?: string;
  hits: SearchHit[];
  total: number;
  /** The part that the last hit belongs to, from 0. */
  part: number;
  isMore: boolean;
  /** If nothing matches: the sections that match most of the query, or pages with a similarly spelt title. */
  near: PageLink[];
  /** When the query is empty or matches nothing. */
  suggestions: SearchSuggestions | null;
  /** The search database is temporarily unreachable. */
  isUnavailable?: boolean;
}

export interface SearchSuggestions {
  words: string[];
  names: string[];
}

export interface LandingPage {
  kind: "landing";
  /** `install`, and for each module in content/landing/ its code (`<name>`) and its SVG (`<name>-picture`). */
  html: PageHtml;
}

export interface NotFoundPage {
  kind: "not-found";
  /** Search query derived from the URL; "" if it has no words. */
  query: string;
  suggestions: PageLink[];
}

export interface PlainPage {
  kind: "page";
  html: PageHtml;
}

export type Page =
  | DocPage<"doc">
  | DocPage<"saved-state">
  | DocPage<"playground">
  | DocsIndexPage
  | BlogPostPage
  | BlogArchivePage
  | TagsPage
  | TagPage
  | SearchPage
  | LandingPage
  | PlainPage
  | NotFoundPage;

export type PageKind = Page["kind"];

/** Whether a page belongs to the docs. */
export function isDoc(page: Page): page is DocPage<"doc"> | DocPage<"saved-state"> | DocPage<"playground"> {
  return page.kind === "doc" || page.kind === "saved-state" || page.kind === "playground";
}

export interface PageRecord {
  format: typeof recordFormat;
  head: PageHead;
  page: Page;
  /** KV key of the page's Markdown, which is served at the page's path with `.md` added. */
  source?: string;
  /** The sections of an authored page's Markdown. */
  sections?: SectionPlace[];
}

/** A section in its page's Markdown. */
export interface SectionPlace {
  /** Id of the heading; null above the first one. */
  id: string | null;
  level: number;
  heading: string;
  /** Index of its first character; it ends where the next one begins. */
  start: number;
}

/** Whether a page is also served as Markdown. Search results are not: programs have the search API. */
export function hasMarkdown({ page }: Pick<PageRecord, "page">): boolean {
  return page.kind !== "search" && page.kind !== "not-found";
}

export interface SidebarData {
  version: string;
  /** `items` is null if the whole sidebar would be too long to embed in every page. */
  categories: { label: string; id: string; items: PageLink[] | null }[];
}

export interface PageData {
  head: PageHead;
  page: Page;
  /** Null outside the docs. */
  sidebar: SidebarData | null;
  /** The hash of a redirect's target (`#node-helpers`), if it has one. */
  hash?: string;
}
