import type { PageRecord } from "../../shared/page-data.ts";
import { fillCode } from "../page/code-from-files.ts";
import type { PageBody } from "../page-index.ts";
import { checkedWith } from "./checked-with.ts";
import type { BuiltPage } from "./record.ts";

/** Adds to an authored page's record what is made of its body, and gives the Markdown that readers can ask for. */
export function finishRecord(
  { authored: _, page, ...record }: BuiltPage,
  body: PageBody,
  packages: readonly string[],
): { record: Omit<PageRecord, "source">; markdown: string } {
  const checked = page.kind === "doc" ? checkedWith(body.code, packages) : null;
  const finished = { ...page, html: { body: body.html }, ...(checked ? { checked } : {}) } as PageRecord["page"];
  return { record: { ...record, page: finished }, markdown: fillCode(body.source, body.code) };
}
