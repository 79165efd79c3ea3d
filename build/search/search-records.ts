import { compareText } from "files/compare-text.ts";
import type { PageSection } from "pages";
import { type SearchLevel, type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import type { Settings } from "../settings/settings.ts";
import { sidebarItems } from "../settings/sidebar-items.ts";
import type { DocSource } from "../sources/read-sources.ts";

/** A page of the docs, with its search rank. */
export interface RankedDoc<Doc extends DocSource = DocSource> {
  doc: Doc;
  category: string;
  /** 1 to 100, or 0 for old versions and pages about this site, which come last. */
  pageRank: number;
}

/** All docs pages, in sidebar order. */
export function rankedDocs<Doc extends DocSource>(settings: Settings, docs: Doc[]): RankedDoc<Doc>[] {
  return settings.site.versions.flatMap((version, age) => {
    const versionDocs = docs.filter((doc) => doc.version === version);
    const categories = sidebarItems(settings.sidebars[version.sidebar] ?? [], versionDocs);
    const listed = categories.flatMap(({ docs, label }) => docs.map((doc) => ({ doc, category: label })));
    const inSidebar = new Set(listed.map(({ doc }) => doc));
    const unlisted = versionDocs.filter((doc) => !inSidebar.has(doc)).sort((a, b) => compareText(a.id, b.id));
    const category = settings.site.navbar.docs.label;
    return [...listed, ...unlisted.map((doc) => ({ doc, category }))].map((ranked, index) => {
      // The sidebar lists common needs first. Older versions come last, and so do pages about this site, as their
      // build-tool vocabulary also matches readers' problems.
      const isLast = age > 0 || ranked.doc.data.search_priority === "low";
      const pageRank = isLast ? 0 : Math.max(1, Math.round(100 * (1 - index / (listed.length + 1))));
      return { ...ranked, pageRank };
    });
  });
}

/** The search records of a page with these sections. */
export function recordsOf(
  { site }: Settings,
  { doc, category, pageRank }: RankedDoc,
  sections: PageSection[],
): SearchRecord[] {
  const hierarchy = Object.fromEntries(searchLevels.map((level) => [level, null])) as SearchRecord["hierarchy"];
  hierarchy.lvl0 = category;
  hierarchy.lvl1 = doc.data.title;
  return sections.map(({ anchor, level, heading, names, content, code }, position): SearchRecord => {
    const type: SearchLevel = `lvl${level as 1 | 2 | 3 | 4 | 5 | 6}`;
    for (const name of searchLevels) if (name > type) hierarchy[name] = null;
    if (level > 1) hierarchy[type] = heading;
    const url = anchor === null ? doc.path : `${doc.path}#${anchor}`;
    const prose = level === 1 ? `${doc.data.description} ${content}`.trim() : content;
    return {
      objectID: url,
      url,
      url_without_anchor: doc.path,
      anchor,
      type,
      hierarchy: { ...hierarchy },
      content: prose.toWellFormed() || null,
      code: code.toWellFormed() || null,
      otherNames: names,
      position,
      tags: doc.data.tags,
      version: doc.version.name,
      language: site.locale,
      weight: { pageRank, level: 100 - level * 10, position: 0 - position }, // -0 would differ from Algolia's 0
    };
  });
}
