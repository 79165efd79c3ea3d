import type { SectionPlace } from "../../shared/mcp-data.ts";
import type { PageHead } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { authoredText } from "../records/page-text.ts";
import { categoriesOf, linkTo } from "../records/sidebar.ts";
import type { Settings } from "../settings/settings.ts";
import { breathe, type Tick } from "../steps.ts";

/** Pages with an author, as their Markdown is listed for assistants. */
export interface PageGroup {
  id: string;
  label: string;
  pages: { label: string; head: PageHead; markdown: string; sections: SectionPlace[] }[];
}

/** The pages of the latest docs by sidebar category, then those outside of a sidebar, then the blog. */
export async function pageGroups(settings: Settings, pages: Compiled[], tick: Tick): Promise<PageGroup[]> {
  const [version] = settings.site.versions;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  let done = 0;
  const built = async (items: { label: string; path: string }[]): Promise<PageGroup["pages"]> => {
    const texts: PageGroup["pages"] = [];
    for (const { label, path } of items) {
      const page = byPath.get(path) as Compiled;
      const { title, description } = page.data;
      const text = authoredText(settings.site, page, await page.markdown());
      texts.push({ label, head: { title, description, path }, ...text });
      await breathe(++done, pages.length, tick);
    }
    return texts;
  };
  const titled = (some: Compiled[]) => built(some.map(({ data, path }) => ({ label: data.title, path })));
  const docs = pages.filter((page) => page.kind === "doc").filter((doc) => doc.version === version);
  const categories = version ? categoriesOf(settings, version, docs, linkTo) : [];
  const listed = new Set(categories.flatMap(({ items }) => items.map(({ path }) => path)));
  const others = [...docs.filter(({ path }) => !listed.has(path)), ...pages.filter((page) => page.kind === "page")];
  const posts = pages.filter((page) => page.kind === "post").toSorted((a, b) => b.data.date.localeCompare(a.data.date));
  const groups: PageGroup[] = [
    ...(await Promise.all(categories.map(async ({ id, label, items }) => ({ id, label, pages: await built(items) })))),
    { id: "more", label: "More", pages: await titled(others) },
    { id: "blog", label: "Blog", pages: await titled(posts) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
