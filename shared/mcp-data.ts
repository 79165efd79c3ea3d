/** What the MCP server (worker/mcp/) knows of the site besides the pages' records: one KV record, made by the build. */

export interface McpPage {
  path: string;
  title: string;
  description: string;
  /** Label of its sidebar category, or another group of pages. */
  category: string;
}

/** An error message as a section of the error reference describes it. */
export interface KnownError {
  path: string;
  id: string | null;
  heading: string;
  /** Spellings of the message, each as its fixed parts between those that vary. */
  patterns: string[][];
}

/** Something that the reference documents under a name: a page, a section, or a row of a table. */
export interface ReferenceEntry {
  name: string;
  path: string;
  id: string | null;
  heading: string;
  /** Code in a box of its own below the heading. */
  signatures?: string[];
  /** A row's cells by their columns. */
  row?: Record<string, string>;
}

export interface McpData {
  pages: McpPage[];
  errors: KnownError[];
  reference: ReferenceEntry[];
}
