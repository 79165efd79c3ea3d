import type { TocEntry } from "../../shared/page-data.ts";
import type { MarkdownSection } from "./page-markdown.ts";
import type { PageSection } from "./page-sections.ts";

/** A compiled page, as plain data for the page index. */
export interface Page {
  html: string;
  /** The Markdown of each section, for assistants. */
  markdown: MarkdownSection[];
  /** The text of each section, for search. */
  sections: PageSection[];
  toc: TocEntry[];
  /** Ids of all elements. */
  ids: string[];
  links: PageLink[];
  images: PageImage[];
  /** Live examples and tutorial steps. */
  examples: { path: string; title: string }[];
  code: CodeExample[];
  /** Files other than the source that affect it: imports, images, code. */
  dependencies: string[];
  /** Text of the h1 that inspect-tree.ts has removed, or null. */
  heading: string | null;
  /** Text of the first paragraph. */
  lead: string;
}

export interface PageLink {
  /** Resolved: paths of pages instead of their files. */
  href: string;
  /** As in the source; the page is compiled again when it resolves to another path. */
  written: string;
  line?: number | undefined;
  column?: number | undefined;
}

export interface PageImage {
  file: string;
  /** Path that the site serves it at. */
  path: string;
}

/** A code block of a page. Lines count from 1. */
export interface CodeExample {
  line: number;
  indent: number;
  language: string;
  code: string;
  unchecked: boolean;
}

/** Context in which pages are compiled. */
export interface Surroundings {
  contentDir: string;
  /** Origin of the site's public address. */
  origin: string;
  /** Resolves a link in a page's file to a path; returns other links unchanged. */
  resolveLink(file: string, href: string): string;
  pathOfFile: ReadonlyMap<string, string>;
  /** Folder of imports from `@site/`. */
  siteFolder: string;
  /** Code languages in addition to the default ones. */
  languages: readonly string[];
}
