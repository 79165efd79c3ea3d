import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import type { Compiled } from "../compile-pages.ts";

/** A page's record. An authored page's lacks what ./finish-record.ts takes from its body. */
export type BuiltPage = Omit<PageRecord, "source"> & { authored?: Compiled };

/** A page's KV record. `robots` is for pages that must not be indexed. */
export function record(title: string, description: string, path: string, page: Page, robots?: string): BuiltPage {
  return { format: recordFormat, head: { title, description, path, ...(robots ? { robots } : {}) }, page };
}
