import { announcerId } from "browser/names.ts";
import GithubSlugger from "github-slugger";
import { bootDataId } from "../../shared/boot-data.ts";
import {
  appElementId,
  baseUrlBannerId,
  baseUrlSuggestionId,
  mainId,
  menuId,
  searchDialogId,
  shortcutsId,
} from "../../shared/wire-names.ts";

/** Reserved: a heading with one of these ids would be found in place of the frame's element, and break its script. */
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

/** A slugger for unique ids that avoids the reserved ones. */
export function idSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of frameIds) slugger.slug(id);
  return slugger;
}
