import { VFile } from "vfile";
import type { MarkdownSection } from "./page-markdown.ts";
import type { PageSection } from "./page-sections.ts";

/** A compiled page, as plain data for the page index. */
export interface Page {
  html: string;
  /** The Markdown of each section, for assistants. */
  markdown: MarkdownSection[];
  /** The text of each section, for search. */
  sections: PageSection[];
  /** The headings of the table of contents. */
  toc: { id: string; text: string; level: number }[];
  /** Ids of all elements. */
  ids: string[];
  links: PageLink[];
  images: PageImage[];
  /** Live examples and tutorial steps. */
  examples: { path: string; title: string }[];
  code: CodeExample[];
  /** Names of Craft.js in its code, such as `useEditor.actions.add`. In the HTML, each is an `<a data-name>` that the site completes. */
  names: string[];
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

/** A page during its compilation: its messages are the problems, and its value becomes the compiled code. */
export type PageFile = ReturnType<typeof pageFile>;

export const pageFile = (context: CompileContext, path: string, source: string) =>
  Object.assign(new VFile({ path, value: source }), {
    context,
    source,
    imports: [] as { specifier: string; line: number }[],
    /** Names whose imports are left out. */
    missing: new Set<string>(),
    facts: {
      toc: [],
      ids: [],
      links: [],
      images: [],
      examples: [],
      code: [],
      dependencies: [],
      heading: null,
      lead: "",
      otherNames: [],
    } as Omit<Page, "html" | "markdown" | "sections" | "names"> & { otherNames: string[] },
  });

/** Context in which pages are compiled. */
export interface CompileContext {
  contentDir: string;
  /** Origin of the site's public URL. */
  origin: string;
  /** Resolves a link in a page's file to a path; returns other links unchanged. A guess is not an exact match. */
  resolveLink(file: string, href: string): { href: string; isGuess: boolean };
  pathOfFile: ReadonlyMap<string, string>;
  /** Folder of imports from `@site/`. */
  siteFolder: string;
  /** Code languages in addition to the default ones. */
  languages: readonly string[];
  /** Folder with the sources and pictures of live examples. */
  liveFolder: string;
  /** Picture files of the editors that `<LiveStep>` shows, by names such as `tutorial/step-2`. */
  steps: ReadonlyMap<string, string>;
  /** Path that the site will serve a picture at. */
  pathOfImage(file: string): string;
  /** The reason why the site cannot serve a file of this size in bytes, or null. */
  sizeProblem(size: number): string | null;
}
