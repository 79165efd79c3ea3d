import type { DocsVersion } from "../../content/site.ts";
import type { PageLink, SidebarData } from "../../shared/page-data.ts";
import { idSlugger } from "../page/frame-ids.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";

interface Category<Item> {
  label: string;
  id: string;
  items: Item[];
}

export function linkTo({ data, path }: DocSource): PageLink {
  return { label: data.sidebar_label ?? data.title, path };
}

export function describedLink(doc: DocSource): PageLink & { description: string } {
  return { ...linkTo(doc), description: doc.data.description };
}

export function categoriesOf<Doc extends DocSource, Item>(
  { sidebars }: Settings,
  version: DocsVersion,
  docs: Doc[],
  toItem: (doc: Doc) => Item,
): Category<Item>[] {
  const byId = new Map(docs.filter((doc) => doc.version === version).map((doc) => [doc.id, doc]));
  const slugger = idSlugger();
  return (sidebars[version.sidebar] ?? []).map(({ label, items }) => ({
    label,
    id: slugger.slug(label),
    items: items.flatMap((id) => {
      const doc = byId.get(id);
      return doc ? [toItem(doc)] : [];
    }),
  }));
}

export function sidebarOf(settings: Settings, version: DocsVersion, docs: DocSource[]): SidebarData {
  return { version: version.name, categories: categoriesOf(settings, version, docs, linkTo) };
}
