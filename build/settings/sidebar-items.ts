import { compareText } from "files/compare-text.ts";
import type { SidebarCategory } from "../../content/sidebars.ts";

interface Doc {
  id: string;
  data: { title: string; sidebar_position?: number | undefined };
}

/**
 * The pages of each category of a sidebar. A folder is replaced by its pages that the sidebar does not list separately, sorted
 * by `sidebar_position`, then by title.
 */
export function sidebarItems<D extends Doc>(categories: SidebarCategory[], docs: D[]): { label: string; docs: D[] }[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const listed = new Set(categories.flatMap(({ items }) => items.filter((item) => typeof item === "string")));
  const position = ({ data }: D) => data.sidebar_position ?? Number.POSITIVE_INFINITY;
  return categories.map(({ label, items }) => ({
    label,
    docs: items.flatMap((item) => {
      if (typeof item === "string") return byId.get(item) ?? [];
      return docs
        .filter(({ id }) => id.startsWith(`${item.folder}/`) && !listed.has(id))
        .sort((a, b) =>
          position(a) === position(b) ? compareText(a.data.title, b.data.title) : position(a) - position(b),
        );
    }),
  }));
}
