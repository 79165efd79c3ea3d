/**
 * What crosses the boundaries build → KV → worker → browser. The build writes a `PageRecord` for each page into KV; the
 * worker turns it into `PageData`, renders that to HTML, and sends the same `PageData` as JSON for a route change.
 */

/** Raised when the shape of a record changes, so that a worker never misreads one of another release. */
export const recordFormat = 4;

/** The HTML of a page's content, by the name of its place in the page. */
export type PageHtml = Record<string, string>;

/** What `<head>` needs to know of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one address, as a path without the base path. */
  path: string;
  /** Content of `<meta name="robots">`; absent when the page may be indexed. */
  robots?: string;
  /** Path of the picture that other sites show with a link to the page, without the base path; absent where there is none. */
  picture?: string;
}

/** A link to another page of the site, or a place on it: `path` has no base path. */
export interface PageLink {
  label: string;
  path: string;
}

/** A heading of the page: `level` is 2 for `<h2>`. */
export interface TocEntry {
  id: string;
  text: string;
  level: number;
}

/** A tag with the number of pages that carry it. */
export interface TagCount extends PageLink {
  count: number;
}

/** The kinds of thing that a reference page may be about. */
export type Badge = "component" | "hook" | "type";

export interface DocPage {
  kind: "doc";
  /** All of it is `body`. */
  html: PageHtml;
  toc: TocEntry[];
  tags: PageLink[];
  /** What encloses the page, outermost first: the index of its version, and its category's part of that. */
  breadcrumbs: PageLink[];
  /** What the page is the reference of; null when it is of none. */
  badge: Badge | null;
  previous: PageLink | null;
  next: PageLink | null;
  editUrl: string;
  /** Time of the last commit of its file, ISO 8601; null when the file is not committed. */
  lastUpdated: string | null;
  /** The packages and versions that its code is checked with; absent where it shows none. */
  checked?: string;
}

export interface DocsIndexPage {
  kind: "docs-index";
  sections: { label: string; id: string; items: (PageLink & { description: string })[] }[];
}

export interface PostLink extends PageLink {
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  description: string;
}

export interface BlogPostPage {
  kind: "blog-post";
  /** All of it is `body`. */
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
  /** Newest year first, newest post first. */
  years: { year: string; posts: PostLink[] }[];
}

export interface TagsPage {
  kind: "tags";
  /** Tags under their first letter, both in the order of the site's locale. */
  letters: { letter: string; tags: TagCount[] }[];
}

export interface TagPage {
  kind: "tag";
  label: string;
  items: (PageLink & { description: string })[];
}

/** A piece of a search hit's text: `match` is true where it answers the query. */
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
  /** The best hits first. */
  hits: SearchHit[];
  /** How many documents match in all. */
  total: number;
  /** Which parts of the results the first and the last of the hits are in, from 0. */
  firstPart: number;
  lastPart: number;
  /** Whether there is another part behind them. */
  isMore: boolean;
  /** Where nothing matches: titles that are spelt like the query. */
  near: PageLink[];
  /** Where nothing is searched for yet, or nothing was found. */
  suggestions: SearchSuggestions | null;
}

/** Queries that show what can be searched for. */
export interface SearchSuggestions {
  /** What readers call the things that guides are about. */
  words: string[];
  /** Names from the code. */
  names: string[];
}

export interface LandingPage {
  kind: "landing";
  /**
   * `install` is how to install Craft.js. Of each module in content/landing/, `card` is its code, and `card-picture` the SVG
   * beside it, which takes its colours from the page's.
   */
  html: PageHtml;
}

export interface NotFoundPage {
  kind: "not-found";
  /** What the address was probably about, to be searched for; "" where it has no words. */
  query: string;
  /** Pages whose addresses are near to the one that was asked for, nearest first. */
  suggestions: PageLink[];
}

export interface SupportPage {
  kind: "support";
}

export type Page =
  | DocPage
  | DocsIndexPage
  | BlogPostPage
  | BlogArchivePage
  | TagsPage
  | TagPage
  | SearchPage
  | LandingPage
  | SupportPage
  | NotFoundPage;

export type PageKind = Page["kind"];

/** The value of one KV key. */
export interface PageRecord {
  format: typeof recordFormat;
  head: PageHead;
  page: Page;
  /** The page as its author wrote it, served at its path with `.md` added. */
  source?: string;
}

export interface SidebarData {
  /** Name of the docs version that it belongs to. */
  version: string;
  /** A category's items are left out where the whole sidebar would be too long to stand in every page. */
  categories: { label: string; id: string; items: PageLink[] | null }[];
}

/** All that a screen is made of, at the edge and in the browser. */
export interface PageData {
  head: PageHead;
  page: Page;
  /** Present on the pages that stand in the docs shell. */
  sidebar: SidebarData | null;
  /** The place on the page that a redirected address leads to (`#node-helpers`); absent where it leads to the page. */
  hash?: string;
}
