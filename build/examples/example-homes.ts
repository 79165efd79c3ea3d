import type { Compiled } from "../compile-pages.ts";
import { categoriesOf } from "../records/sidebar.ts";
import type { Settings } from "../settings.ts";

/** The page that a live example, or a step of one, belongs to. */
export interface ExampleHome {
  /** The page's path and title. */
  path: string;
  title: string;
  /** What the page calls the example. */
  exampleTitle: string;
}

/**
 * The page that each live example and each step belongs to, by the path of its own document: the first one that shows it,
 * in the order of the sidebars. Pages in none come after those: one that explains how to write pages borrows examples.
 */
export function exampleHomes(settings: Settings, pages: Compiled[]): Map<string, ExampleHome> {
  const docs = pages.filter((page) => page.kind === "doc");
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const inSidebars = settings.site.versions.flatMap((version) =>
    categoriesOf(settings, version, docs, ({ path }) => byPath.get(path)).flatMap(({ items }) => items),
  );
  const homes = new Map<string, ExampleHome>();
  for (const page of [...inSidebars, ...pages]) {
    for (const { path, title } of page?.compiled.examples ?? []) {
      if (!page || homes.has(path)) continue;
      homes.set(path, { path: page.path, title: page.data.title, exampleTitle: title });
    }
  }
  return homes;
}
