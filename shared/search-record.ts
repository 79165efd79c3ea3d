/** What is searched: one record for each section of a docs page, in the shape that DocSearch's crawler writes. */
export interface SearchRecord {
  /** The section's path with its anchor, which no other section has; further parts of a long section have `~2`, … */
  objectID: string;
  /** Address of the section. In the index of the site itself a path without the base path. */
  url: string;
  url_without_anchor: string;
  /** Id of the section's heading; null for the page's own beginning. */
  anchor: string | null;
  /** Level of the section's heading: `lvl1` for the page's title, `lvl2` for an `<h2>`. */
  type: SearchLevel;
  /** The headings that enclose the section: the sidebar's category (`lvl0`), the page's title, … its own. */
  hierarchy: Record<SearchLevel, string | null>;
  /** The section's prose on one line; null when it has none. */
  content: string | null;
  /** The section's code blocks on one line; null when it has none. */
  code: string | null;
  /** What else readers call what the section is about (content/keywords.ts), in phrases with semicolons between; null for nothing. */
  keywords: string | null;
  /** Place of the section in its page, from 0. */
  position: number;
  /** Keys of the page's tags in content/tags.ts. */
  tags: string[];
  /** Name of the docs version (site.versions). */
  version: string;
  language: string;
  /** What breaks a tie; the higher comes first. Pages of a `pageRank` of 0 come last: old ones, and those about this site. */
  weight: { pageRank: number; level: number; position: number };
}

export type SearchLevel = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

export const searchLevels: SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];
