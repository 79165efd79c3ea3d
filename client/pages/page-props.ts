import type { Page, PageData, PageKind } from "../../shared/page-data.ts";

/** What a page component of one kind is given. */
export interface PageProps<Kind extends PageKind> {
  data: PageData & { page: Extract<Page, { kind: Kind }> };
}
