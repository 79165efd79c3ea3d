import { compareText } from "files/compare-text.ts";
import type { PageSection } from "pages";
import { type SearchLevel, type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import type { Settings } from "../settings/settings.ts";
import { sidebarItems } from "../settings/sidebar-items.ts";
import type { DocSource } from "../sources/read-sources.ts";

/** A page of the docs, with its place among the others. */
export interface RankedDoc<Doc extends DocSource = DocSource> {
  doc: Doc;
  category: string;
  /** 1 to 100, or 0 for old versions and pages about this site, which come last. */
  pageRank: number;
}

/** Character limits per record: Algolia rejects records over 10 kB, code included. */
const maxContentLength = 5000;
const maxCodeLength = 2000;

/** All docs pages, in sidebar order. */
export function rankedDocs<Doc extends DocSource>(settings: Settings, docs: Doc[]): RankedDoc<Doc>[] {
  return settings.site.versions.flatMap((version, age) => {
    const own = docs.filter((doc) => doc.version === version);
    const categories = sidebarItems(settings.sidebars[version.sidebar] ?? [], own);
    const order = categories.flatMap(({ docs, label }) => docs.map(({ id }) => ({ id, label })));
    const places = new Map(order.map(({ id, label }, place) => [id, { place, label }]));
    const place = ({ id }: Doc) => places.get(id)?.place ?? order.length;
    return own
      .sort((a, b) => place(a) - place(b) || compareText(a.id, b.id))
      .map((doc) => {
        const category = places.get(doc.id)?.label ?? "Documentation";
        // From common to rare needs; older versions and pages about this site are last, whose build-tool vocabulary
        // also matches readers' problems.
        const isLast = age > 0 || doc.data.search_priority === "low";
        const pageRank = isLast ? 0 : Math.max(1, Math.round(100 * (1 - place(doc) / (order.length + 1))));
        return { doc, category, pageRank };
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
  let position = 0;
  return sections.flatMap((section) => {
    const type: SearchLevel = `lvl${section.level as 1 | 2 | 3 | 4 | 5 | 6}`;
    for (const level of searchLevels) if (level > type) hierarchy[level] = null;
    if (section.level > 1) hierarchy[type] = section.heading;
    const url = section.anchor === null ? doc.path : `${doc.path}#${section.anchor}`;
    return parts(section, doc).map(
      ({ content, code }, part): SearchRecord => ({
        objectID: part === 0 ? url : `${url}~${part + 1}`,
        url,
        url_without_anchor: doc.path,
        anchor: section.anchor,
        type,
        hierarchy: { ...hierarchy },
        content: content || null,
        code: code || null,
        otherNames: part === 0 ? section.names : [],
        position,
        tags: doc.data.tags,
        version: doc.version.name,
        language: site.locale,
        weight: { pageRank, level: 100 - section.level * 10, position: -position++ },
      }),
    );
  });
}

function parts({ level, content, code }: PageSection, { data }: DocSource): { content: string; code: string }[] {
  const contents = pieces(level === 1 ? `${data.description} ${content}`.trim() : content, maxContentLength);
  const codes = pieces(code, maxCodeLength);
  return Array.from({ length: Math.max(contents.length, codes.length, 1) }, (_, index) => ({
    content: contents[index] ?? "",
    code: codes[index] ?? "",
  }));
}

function pieces(text: string, maxLength: number): string[] {
  if (text.length <= maxLength) return text ? [text] : [];
  const space = text.lastIndexOf(" ", maxLength);
  const end = space > 0 ? space : maxLength;
  return [text.slice(0, end).toWellFormed(), ...pieces(text.slice(end).trim(), maxLength)];
}
