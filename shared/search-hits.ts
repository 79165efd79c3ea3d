import { withoutBase } from "./base-path.ts";
import { unescapeHtml } from "./html-text.ts";
import type { Fragment, SearchHit } from "./page-data.ts";
import { type SearchRecord, searchLevels } from "./search-record.ts";

/** Marks of what matches, which no text holds: characters for private use. */
const matchStart = "\ue000";
const matchEnd = "\ue001";

/** A hit as the site's own index and Algolia's both give it, with the attributes that `hitParameters` asks for. */
export interface RawHit extends Pick<SearchRecord, "url" | "type" | "hierarchy" | "objectID"> {
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, { value: string }> };
  _snippetResult?: { content?: { value: string }; code?: { value: string; matchLevel: "none" | "partial" | "full" } };
}

/** What is asked of either index besides the query: the parameters of Algolia's protocol. */
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

/** A text with marks, cut at them. `isHtml` when it is written as in HTML, as DocSearch's crawler does. */
function fragmentsOf(value: string, isHtml: boolean): Fragment[] {
  return value.split(matchStart).flatMap((part, index) => {
    const [match = "", rest] = index === 0 ? ["", part] : part.split(matchEnd);
    const fragments = [
      { text: match, match: true },
      { text: rest ?? "", match: false },
    ];
    return fragments
      .filter(({ text }) => text !== "")
      .map(({ text, match }) => ({ text: isHtml ? unescapeHtml(text) : text, match }));
  });
}

/** What is shown of a hit. */
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

/** The prose of a hit; its code where that alone says why it was found, and holds all that was asked for. */
function textShown({ _highlightResult, _snippetResult }: RawHit): string {
  const { content, code } = _snippetResult ?? {};
  const headings = Object.values(_highlightResult?.hierarchy ?? {});
  const isSaid = [...headings, content].some((text) => text?.value.includes(matchStart));
  return (code?.matchLevel === "full" && !isSaid ? code : content)?.value ?? "";
}

/** The path without the base path of an address, whatever its origin: a hosted index knows the public one alone. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/#]*/, "").replace(/\?[^#]*/, "");
  const [pathname = "", ...hash] = path.split(/(?=#)/);
  return (withoutBase(pathname) ?? pathname) + hash.join("");
}
