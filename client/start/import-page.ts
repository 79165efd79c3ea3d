import type { ComponentType } from "react";
import type { PageData } from "../page-data.ts";

type PageComponent = ComponentType<{ data: PageData }>;

const imported = new Map<string, Promise<PageComponent>>();
/** How often a chunk's import has failed. */
const failures = new Map<string, number>();

/** See Services.importPage. */
export function importPage(chunk: string): Promise<PageComponent> {
  const known = imported.get(chunk);
  if (known) return known;
  const failed = failures.get(chunk) ?? 0;
  // Some browsers remember that an import failed, under its address: https://github.com/whatwg/html/issues/6768
  const module: Promise<{ Page: PageComponent }> = import(failed > 0 ? `${chunk}?retry=${failed}` : chunk);
  const page = module.then(({ Page }) => Page);
  imported.set(chunk, page);
  page.catch(() => {
    imported.delete(chunk);
    failures.set(chunk, failed + 1);
  });
  return page;
}
