import type { PageData, PageKind } from "./page-data.ts";
import type { SearchSettings } from "./search-settings.ts";

/** Id of the `<script type="application/json">` that holds the `BootData`. */
export const bootDataId = "boot-data";

/** What a page tells its scripts. It stands in the HTML, so that nothing has to be asked for twice. */
export interface BootData {
  /** What the page was rendered from, without the HTML of its content, which stands in the document already. */
  page: PageData;
  /** Addresses of the app's files, its entry first. */
  app: string[];
  /** Address of the chunk with the component of each kind of page. */
  chunks: Record<PageKind, string>;
  search: SearchSettings;
  /** Address of the search dialog's chunk. */
  searchDialog: string;
}
