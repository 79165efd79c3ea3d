import type { PageRecord } from "../../shared/page-data.ts";
import { withFormerAnchors } from "../former-anchors.ts";
import type { PageBody } from "../page-index.ts";
import type { Settings } from "../settings.ts";
import { checkedWith } from "./checked-with.ts";
import { authoredText } from "./page-text.ts";
import type { BuiltPage } from "./record.ts";

/** Adds to an authored page's record what is made of its body, and gives its Markdown. */
export function finishRecord(
  site: Settings["site"],
  { authored, page, ...record }: BuiltPage & Required<Pick<BuiltPage, "authored">>,
  body: PageBody,
): { record: Omit<PageRecord, "source">; markdown: string } {
  const { kind, data } = authored;
  const html = kind === "doc" ? withFormerAnchors(body.html, data.anchors ?? {}) : body.html;
  const checked = kind === "doc" ? checkedWith(body.code, site.packages) : null;
  const finished = { ...page, html: { body: html }, ...(checked ? { checked } : {}) } as PageRecord["page"];
  return { record: { ...record, page: finished }, markdown: authoredText(site, authored, body.markdown).markdown };
}
