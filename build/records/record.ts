import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";

/** A page's record, and its Markdown. For an authored page, ./finish-record.ts adds the Markdown and the rest of the record. */
export type BuiltPage = Omit<PageRecord, "source"> & { authored?: Compiled; markdown?: string };

/** A page's KV record. `robots` is for pages that must not be indexed. */
export function record(title: string, description: string, path: string, page: Page, robots?: string): BuiltPage {
  return { format: recordFormat, head: { title, description, path, ...(robots ? { robots } : {}) }, page };
}
