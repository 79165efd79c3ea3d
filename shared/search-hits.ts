import { withoutBase } from "browser/base-path.ts";
import { unescapeHtml } from "./html-text.ts";
import type { Fragment, SearchHit } from "./page-data.ts";
import { type SearchRecord, searchLevels } from "./search-record.ts";

/** Highlight marks: private-use characters, which no text contains. */
const matchStart = "\ue000";
const matchEnd = "\ue001";

/** A hit as Algolia and the site's own index return it, with the attributes that `hitParameters` requests. */
export interface RawHit extends Pick<SearchRecord, "url" | "type" | "hierarchy" | "objectID"> {
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, { value: string }> };
  _snippetResult?: { content?: { value: string }; code?: { value: string; matchLevel: "none" | "partial" | "full" } };
}

/** Algolia search parameters for both indexes, without the query. `words` is the snippet length. */
export function hitParameters(words: number) {
  return {
    attributesToRetrieve: ["url", "type", "hierarchy"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: [`content:${words}`, `code:${words}`],
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    snippetEllipsisText: "…",
  };
}

/** Algolia search parameters of the search dialog. `distinct` is the maximum number of hits in one page. */
export const dialogParameters = { hitsPerPage: 16, distinct: 4, ...hitParameters(14) };

/** Splits a value at the highlight marks. `isHtml` if it contains HTML entities, as DocSearch's crawler writes. */
function fragmentsOf(value: string, isHtml: boolean): Fragment[] {
  return value.split(new RegExp(`[${matchStart}${matchEnd}]`)).flatMap((text, index) => {
    return text === "" ? [] : { text: isHtml ? unescapeHtml(text) : text, match: index % 2 === 1 };
  });
}

/** Converts a raw hit for display. */
export function toSearchHit(hit: RawHit, isHtml: boolean): SearchHit {
  const marked = (level: string) => fragmentsOf(hit._highlightResult?.hierarchy?.[level]?.value ?? "", isHtml);
  const text = (level: keyof RawHit["hierarchy"]) =>
    fragmentsOf(hit.hierarchy[level] ?? "", isHtml)
      .map(({ text }) => text)
      .join("");
  const enclosing = searchLevels.filter((level) => level < hit.type && hit.hierarchy[level]);
  return {
    path: pathOf(hit.url),
    breadcrumbs: enclosing.map(text),
    title: marked(hit.type),
    snippet: fragmentsOf(textShown(hit), isHtml),
  };
}

/** The prose of a hit, or its code if only that matches the whole query. */
function textShown({ _highlightResult, _snippetResult }: RawHit): string {
  const { content, code } = _snippetResult ?? {};
  const headings = Object.values(_highlightResult?.hierarchy ?? {});
  const isInText = [...headings, content].some((text) => text?.value.includes(matchStart));
  return (code?.matchLevel === "full" && !isInText ? code : content)?.value ?? "";
}

/** A URL's path without origin and base path: a hosted index contains only public URLs. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/#]*/, "").replace(/\?[^#]*/, "");
  const [pathname = "", ...hash] = path.split(/(?=#)/);
  return (withoutBase(pathname) ?? pathname) + hash.join("");
}
