import type { SectionPlace } from "../../shared/mcp-data.ts";
import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";

/** A page's record and its Markdown, which the release stores under a key of its own. */
export type BuiltPage = Omit<PageRecord, "source"> & { markdown?: string; sections?: SectionPlace[] };

/** A page's KV record. `robots` is for pages that must not be indexed. */
export function record(title: string, description: string, path: string, page: Page, robots?: string): BuiltPage {
  return { format: recordFormat, head: { title, description, path, ...(robots ? { robots } : {}) }, page };
}
