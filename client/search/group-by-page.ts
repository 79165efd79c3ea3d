import type { SearchHit } from "../../shared/page-data.ts";

export interface PageHits {
  page: string;
  title: string;
  category: string;
  hits: (SearchHit & { index: number })[];
}

/** Groups hits by page, ordered by each page's best hit. */
export function groupByPage(hits: SearchHit[]): PageHits[] {
  let index = 0;
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.path.replace(/#.*/, "");
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages].map(([page, sections]) => {
    const { breadcrumbs = [], title: fragments = [] } = sections[0] ?? {};
    // A section's second breadcrumb is the page's title; the page's own record has only one breadcrumb.
    const [category = "", title = ""] = [...breadcrumbs, fragments.map(({ text }) => text).join("")];
    return { page, title, category, hits: sections.map((hit) => ({ ...hit, index: index++ })) };
  });
}
