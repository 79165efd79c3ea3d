import GithubSlugger from "github-slugger";
import { bootDataId } from "../../shared/boot-data.ts";
import {
  announcerId,
  appElementId,
  baseUrlBannerId,
  baseUrlSuggestionId,
  mainId,
  menuId,
  searchDialogId,
  shortcutsId,
} from "../../shared/wire-names.ts";

/**
 * Ids of the elements around each page, and of the progress bar. A heading with one of them would be found in place of what
 * the site looks for: a page on shortcuts would keep the list of shortcuts from opening.
 */
export const frameIds: readonly string[] = [
  appElementId,
  mainId,
  menuId,
  announcerId,
  baseUrlBannerId,
  baseUrlSuggestionId,
  searchDialogId,
  "search-results",
  shortcutsId,
  "shortcuts-title",
  bootDataId,
  "nprogress",
];

/** Makes ids of texts: each another one, and none that the frame has. */
export function idSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of frameIds) slugger.slug(id);
  return slugger;
}
