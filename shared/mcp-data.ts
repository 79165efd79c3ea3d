/** Data of the MCP server (worker/mcp/) in addition to the pages' records: one KV record, made by the build. */

export interface McpPage {
  path: string;
  title: string;
  description: string;
  /** Label of its sidebar category, or another group of pages. */
  category: string;
}

/** An error message, from a section of the error reference. */
export interface KnownError {
  path: string;
  id: string | null;
  heading: string;
  /** Variants of the message, each as a list of its fixed parts. */
  patterns: string[][];
}

/** A documented name: a page, a section, or a row of a table. */
export interface ReferenceEntry {
  name: string;
  path: string;
  id: string | null;
  heading: string;
  /** The lines of inline code below the heading. */
  signatures?: string[];
  /** A row's cells by their columns. */
  row?: Record<string, string>;
}

export interface McpData {
  pages: McpPage[];
  errors: KnownError[];
  reference: ReferenceEntry[];
}
