import type { Compiled } from "../compile/compile-pages.ts";
import { newestFirst } from "../records/post-records.ts";
import { categoriesOf, linkTo } from "../records/sidebar.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";

/** Authored pages, in the order of lists for assistants. */
export interface PageGroup {
  id: string;
  label: string;
  pages: { label: string; page: Pick<Compiled, "path" | "data" | "markdown"> }[];
}

/** The pages of the latest docs by sidebar category, then unlisted ones, then the blog. */
export function pageGroups(settings: Settings, pages: Compiled[]): PageGroup[] {
  const [version] = settings.site.versions;
  const titled = (pages: Compiled[]) => pages.map((page) => ({ label: page.data.title, page }));
  const inSidebar = (doc: Compiled<DocSource>) => ({ label: linkTo(doc).label, page: doc });
  const docs = pages.filter((page) => page.kind === "doc").filter((doc) => doc.version === version);
  const categories = version ? categoriesOf(settings, version, docs, inSidebar) : [];
  const listed = new Set(categories.flatMap(({ items }) => items.map(({ page }) => page)));
  const unlisted = [...docs.filter((doc) => !listed.has(doc)), ...pages.filter((page) => page.kind === "page")];
  const posts = newestFirst(pages.filter((page) => page.kind === "post"));
  const groups: PageGroup[] = [
    ...categories.map(({ id, label, items }) => ({ id, label, pages: items })),
    { id: "more", label: "More", pages: titled(unlisted) },
    { id: "blog", label: "Blog", pages: titled(posts) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
