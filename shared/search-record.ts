/** The unit of search: a record per section of a docs page, in the shape that DocSearch's crawler writes. */
export interface SearchRecord {
  /** The section's path with its anchor; in Algolia, further pieces of a long section end with `~2`, `~3`, … */
  objectID: string;
  /** URL of the section; in the site's own index, a path without the base path. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the section's heading: `lvl1` for the page's title, `lvl2` for an `<h2>`. */
  type: SearchLevel;
  /** The enclosing headings: sidebar category (`lvl0`), page title, … the section's own. */
  hierarchy: Record<SearchLevel, string | null>;
  content: string | null;
  code: string | null;
  /** Names that the section's text lacks (`also: …` in a page). */
  otherNames: string[];
  position: number;
  tags: string[];
  version: string;
  language: string;
  /** Tie-breakers, higher first. Pages with `pageRank` 0 come last: old versions, and docs about this site. */
  weight: { pageRank: number; level: number; position: number };
}

export type SearchLevel = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

export const searchLevels: SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];
