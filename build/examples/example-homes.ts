import type { Compiled } from "../compile/compile-pages.ts";
import { categoriesOf } from "../records/sidebar.ts";
import type { Settings } from "../settings/settings.ts";

/** The page that shows a live example or a step. */
export interface ExampleHome {
  path: string;
  title: string;
  exampleTitle: string;
}

/**
 * Maps live examples and steps to the first page that shows them, in sidebar order. Pages in no sidebar come last, because
 * the page about writing docs also shows examples of other pages.
 */
export function exampleHomes(settings: Settings, pages: Compiled[]): Map<string, ExampleHome> {
  const docs = pages.filter((page) => page.kind === "doc");
  const inSidebars = settings.site.versions.flatMap((version) =>
    categoriesOf(settings, version, docs, (doc) => doc).flatMap(({ items }) => items),
  );
  const homes = new Map<string, ExampleHome>();
  for (const page of [...inSidebars, ...pages]) {
    for (const { path, title } of page.facts.examples) {
      if (homes.has(path)) continue;
      homes.set(path, { path: page.path, title: page.data.title, exampleTitle: title });
    }
  }
  return homes;
}
