import type { SearchSuggestions } from "../../shared/page-data.ts";
import type { DocSource } from "../read-sources.ts";
import type { Settings } from "../settings.ts";
import { categoriesOf } from "./sidebar.ts";

/** The tag of the pages that show how something is done (content/tags.ts). */
const guideTag = "guide";

/**
 * What the empty search page says can be searched for, in the order of the sidebar: of each guide, what readers call it
 * first (content/keywords.ts), and of each page about a name from the code, that name.
 */
export function searchSuggestions(settings: Settings, docs: DocSource[]): SearchSuggestions {
  const [version] = settings.site.versions;
  const pages = version ? categoriesOf(settings, version, docs, (doc) => doc).flatMap(({ items }) => items) : [];
  const guides = pages.filter(({ data }) => data.tags.includes(guideTag));
  const names = pages.filter(({ data }) => data.badge).map(({ data }) => data.title.replace(/\(\)$/, ""));
  return {
    words: guides.flatMap(({ path }) => settings.keywords[path]?.split(";").slice(0, 1) ?? []),
    names: names.filter((name) => /^\w+$/.test(name)),
  };
}
