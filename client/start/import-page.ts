import type { ComponentType } from "react";
import type { PageData } from "../../shared/page-data.ts";
import { importAnew } from "./import-anew.ts";
import { memoised } from "./memoised.ts";

type PageComponent = ComponentType<{ data: PageData }>;

const imported = new Map<string, Promise<PageComponent>>();

/** See Services.importPage. */
export function importPage(chunk: string): Promise<PageComponent> {
  return memoised(imported, chunk, () => importAnew<{ Page: PageComponent }>(chunk).then(({ Page }) => Page));
}
