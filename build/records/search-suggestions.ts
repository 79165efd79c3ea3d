import type { SearchSuggestions } from "../../shared/page-data.ts";
import type { DocSource } from "../read-sources.ts";
import type { Settings } from "../settings.ts";
import { categoriesOf } from "./sidebar.ts";

/** Tag of the how-to pages (content/tags.ts). */
const guideTag = "guide";

/** In sidebar order: each guide's first keyword (content/keywords.ts), and the names of reference pages. */
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
