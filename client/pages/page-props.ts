import type { Page, PageData, PageKind } from "../../shared/page-data.ts";

/** Props of the page component of one kind. */
export interface PageProps<Kind extends PageKind> {
  data: PageData & { page: Extract<Page, { kind: Kind }> };
}
