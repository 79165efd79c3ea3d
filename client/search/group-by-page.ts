import type { SearchHit } from "../../shared/page-data.ts";

/** The hits on one page. */
export interface PageHits {
  page: string;
  title: string;
  category: string;
  /** Each with its index among all hits. */
  hits: (SearchHit & { index: number })[];
}

/** Groups hits by page, in the order of the best hit of each page. */
export function groupByPage(hits: SearchHit[]): PageHits[] {
  let index = 0;
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.path.replace(/#.*/, "");
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages].map(([page, sections]) => {
    const { breadcrumbs = [], title: fragments = [] } = sections[0] ?? {};
    // A section's second breadcrumb is the page's title; the page's own record has just one breadcrumb.
    const [category = "", title = ""] = [...breadcrumbs, fragments.map(({ text }) => text).join("")];
    return { page, title, category, hits: sections.map((hit) => ({ ...hit, index: index++ })) };
  });
}
