import type { Page, PageHtml, PageRecord, SearchSuggestions } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";
import { record } from "./record.ts";
import { categoriesOf } from "./sidebar.ts";

export function siteRecords(settings: Settings, landing: PageHtml, docs: Compiled<DocSource>[]): PageRecord[] {
  const { site } = settings;
  const search: Page = {
    kind: "search",
    query: "",
    hits: [],
    total: 0,
    part: 0,
    isMore: false,
    near: [],
    suggestions: searchSuggestions(settings, docs),
  };
  const about = `the ${site.title} documentation`;
  return [
    record(`${site.title}: ${site.tagline}`, site.description, "/", { kind: "landing", html: landing }),
    record("Search the documentation", `Search ${about}.`, "/search", search, "noindex, follow"),
    record(
      "Page not found",
      "There is no page at this address.",
      "/404",
      { kind: "not-found", query: "", suggestions: [] },
      "noindex",
    ),
  ];
}

/** Tag of the how-to pages (content/tags.ts). */
const guideTag = "guide";

/** In sidebar order: the first other name of each guide, and the names of reference pages. */
function searchSuggestions(settings: Settings, docs: Compiled<DocSource>[]): SearchSuggestions {
  const [version] = settings.site.versions;
  const pages = version ? categoriesOf(settings, version, docs, (doc) => doc).flatMap(({ items }) => items) : [];
  const guides = pages.filter(({ data }) => data.tags.includes(guideTag));
  const names = pages.filter(({ data }) => data.badge).map(({ data }) => data.title.replace(/\(\)$/, ""));
  return {
    words: guides.flatMap(({ facts }) => facts.sections[0]?.names.slice(0, 1) ?? []),
    names: names.filter((name) => /^\w+$/.test(name)),
  };
}
