import type { PageData, PageKind } from "./page-data.ts";
import type { SearchSettings } from "./search-settings.ts";

/** Id of the `<script type="application/json">` that holds the `BootData`. */
export const bootDataId = "_site-data";

/** Embedded in each page's HTML for its scripts, which saves a request. */
export interface BootData {
  /** The data of the rendered page, without the content's HTML, which the document already has. */
  page: PageData;
  /** URLs of the app's files, entry first. */
  app: string[];
  chunks: Record<PageKind, string>;
  search: SearchSettings;
  searchDialog: string;
}
