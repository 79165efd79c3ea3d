import type { Compiled } from "./compile-pages.ts";
import type { BuiltPage } from "./records/record.ts";
import { categoriesOf, linkTo } from "./records/sidebar.ts";
import type { Settings } from "./settings.ts";

/** Pages with an author, as their Markdown is listed for assistants. */
export interface PageGroup {
  id: string;
  label: string;
  pages: (Required<Pick<BuiltPage, "head" | "markdown" | "sections">> & { label: string })[];
}

/** The pages of the latest docs by sidebar category, then those outside of a sidebar, then the blog. */
export function pageGroups(settings: Settings, pages: Compiled[], records: BuiltPage[]): PageGroup[] {
  const [version] = settings.site.versions;
  const byPath = new Map(records.map((record) => [record.head.path, record]));
  const built = (label: string, path: string): PageGroup["pages"] => {
    const { head, markdown, sections } = byPath.get(path) ?? {};
    return head && markdown !== undefined && sections ? [{ label, head, markdown, sections }] : [];
  };
  const docs = pages.filter((page) => page.kind === "doc").filter((doc) => doc.version === version);
  const categories = version ? categoriesOf(settings, version, docs, linkTo) : [];
  const listed = new Set(categories.flatMap(({ items }) => items.map(({ path }) => path)));
  const others = [...docs.filter(({ path }) => !listed.has(path)), ...pages.filter((page) => page.kind === "page")];
  const posts = pages.filter((page) => page.kind === "post").toSorted((a, b) => b.data.date.localeCompare(a.data.date));
  const groups: PageGroup[] = [
    ...categories.map(({ id, label, items }) => ({
      id,
      label,
      pages: items.flatMap((item) => built(item.label, item.path)),
    })),
    { id: "more", label: "More", pages: others.flatMap(({ data, path }) => built(data.title, path)) },
    { id: "blog", label: "Blog", pages: posts.flatMap(({ data, path }) => built(data.title, path)) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
