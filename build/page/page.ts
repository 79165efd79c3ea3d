import type { TocEntry } from "../../shared/page-data.ts";
import type { MarkdownSection } from "./page-markdown.ts";
import type { PageSection } from "./page-sections.ts";

/** A compiled page. It is plain data, so that the page index can keep it. */
export interface Page {
  html: string;
  /** The Markdown of each section, for assistants. */
  markdown: MarkdownSection[];
  /** The words of each section, for search. */
  sections: PageSection[];
  toc: TocEntry[];
  /** Of all elements. */
  ids: string[];
  links: PageLink[];
  images: PageImage[];
  /** Live examples and tutorial steps. */
  examples: { path: string; title: string }[];
  code: CodeExample[];
  /** Files that it takes something from. */
  dependencies: string[];
  /** Text of an h1 in the page, for one without a title. */
  heading: string | null;
  /** First paragraph, for a page without a description. */
  lead: string;
}

export interface PageLink {
  /** With paths of pages in place of their files. */
  href: string;
  /** As written; the page is compiled again when it leads elsewhere. */
  written: string;
  line?: number | undefined;
  column?: number | undefined;
}

export interface PageImage {
  file: string;
  /** Path that it is served at. */
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

/** What a page is compiled with. */
export interface Surroundings {
  contentDir: string;
  /** Origin of the site's public address. */
  origin: string;
  /** Resolves a link of a page's file to a path, or leaves it. */
  resolveLink(file: string, href: string): string;
  pathOfFile: ReadonlyMap<string, string>;
  /** Folder that `@site/` stands for in imports. */
  siteFolder: string;
  /** Languages of code besides the default ones. */
  languages: readonly string[];
}
