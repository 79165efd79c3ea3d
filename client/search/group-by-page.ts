import type { SearchHit } from "../../shared/page-data.ts";

/** The sections that were found on one page. */
export interface PageHits {
  /** The page's path. */
  page: string;
  title: string;
  category: string;
  /** Each with its number among all that are listed, from 0. */
  hits: (SearchHit & { index: number })[];
}

/** Puts the hits of a page together, in the place of its best one. */
export function groupByPage(hits: SearchHit[]): PageHits[] {
  let index = 0;
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.path.replace(/#.*/, "");
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages].map(([page, sections]) => {
    const { breadcrumbs = [], title: fragments = [] } = sections[0] ?? {};
    // The page's own record has the page's title for its own; the others have it for their second breadcrumb.
    const [category = "", title = ""] = [...breadcrumbs, fragments.map(({ text }) => text).join("")];
    return { page, title, category, hits: sections.map((hit) => ({ ...hit, index: index++ })) };
  });
}
