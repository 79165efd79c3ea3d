import type { McpData } from "../../shared/mcp-data.ts";
import type { SearchPage, SectionPlace } from "../../shared/page-data.ts";

/** The MCP server's access to the documentation, which shares the worker's caches. */
export interface Docs {
  /** The site's title. */
  title: string;
  /** URL of the site, with the base path but without a trailing slash. */
  address: string;
  release: string;
  data(): Promise<McpData>;
  /** The page at a path, with the section that a redirect points to; null if there is no such page. */
  read(path: string): Promise<DocsText | null>;
  search(query: string): Promise<Pick<SearchPage, "hits" | "near">>;
  /**
   * Counts a call towards the search limit.
   * @throws TooManySearches
   */
  count(): Promise<void>;
}

export interface DocsText {
  path: string;
  /** Id of a section, or "". */
  hash: string;
  markdown: string;
  sections: SectionPlace[];
}

/** The Markdown of a page's section with its subsections; null if the page lacks the section. */
export function sectionText({ markdown, sections }: DocsText, idOrHeading: string): string | null {
  const name = idOrHeading.replace(/^#+\s*/, "").toLowerCase();
  const index = sections.findIndex(({ id, heading }) => id?.toLowerCase() === name || heading.toLowerCase() === name);
  const section = sections[index];
  if (!section) return null;
  const next = sections.slice(index + 1).find(({ level }) => level <= section.level);
  return markdown.slice(section.start, next?.start).trim();
}
