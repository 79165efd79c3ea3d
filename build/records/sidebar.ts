import GithubSlugger from "github-slugger";
import type { DocsVersion } from "../../content/site.ts";
import type { PageLink, SidebarData } from "../../shared/page-data.ts";
import type { Settings } from "../settings/settings.ts";
import { sidebarItems } from "../settings/sidebar-items.ts";
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
  const slugger = new GithubSlugger();
  const versionDocs = docs.filter((doc) => doc.version === version);
  return sidebarItems(sidebars[version.sidebar] ?? [], versionDocs).map(({ label, docs }) => ({
    label,
    id: slugger.slug(label),
    items: docs.map(toItem),
  }));
}

export function sidebarOf(settings: Settings, version: DocsVersion, docs: DocSource[]): SidebarData {
  return { version: version.name, categories: categoriesOf(settings, version, docs, linkTo) };
}
