import type { TocEntry } from "../../shared/page-data.ts";
import type { FoundCode } from "./code-from-files.ts";
import type { TreeNode } from "./tree.ts";

/** A link in a page: relative paths are resolved, but not checked yet. */
interface FoundLink {
  href: string;
  line?: number | undefined;
  column?: number | undefined;
}

export interface FoundImage {
  file: string;
  path: string;
}

export interface FoundExample {
  path: string;
  title: string;
}

/** A compiled page: plain data, so that it can be cached. */
export interface CompiledPage {
  body: TreeNode[];
  toc: TocEntry[];
  ids: string[];
  /** Other names of sections by the id of their heading; "" is the page itself. */
  names: Record<string, string[]>;
  links: FoundLink[];
  images: FoundImage[];
  examples: FoundExample[];
  code: FoundCode[];
  dependencies: string[];
}

export interface Surroundings {
  contentDir: string;
  /** Origin of the site's public address. */
  origin: string;
  pathOfFile: ReadonlyMap<string, string>;
}
