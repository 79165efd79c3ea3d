import type { ComponentType } from "react";
import type { PageData } from "../page-data.ts";
import { importAnew } from "./import-anew.ts";

type PageComponent = ComponentType<{ data: PageData }>;

const imported = new Map<string, Promise<PageComponent>>();

/** See Services.importPage. */
export function importPage(chunk: string): Promise<PageComponent> {
  const known = imported.get(chunk);
  if (known) return known;
  const page = importAnew<{ Page: PageComponent }>(chunk).then(({ Page }) => Page);
  imported.set(chunk, page);
  page.catch(() => imported.delete(chunk));
  return page;
}
