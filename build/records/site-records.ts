import type { Page, PageHtml, PageRecord } from "../../shared/page-data.ts";
import type { DocSource } from "../read-sources.ts";
import type { Settings } from "../settings.ts";
import { record } from "./record.ts";
import { searchSuggestions } from "./search-suggestions.ts";

export function siteRecords(settings: Settings, landing: PageHtml, docs: DocSource[]): PageRecord[] {
  const { site } = settings;
  const search: Page = {
    kind: "search",
    query: "",
    hits: [],
    total: 0,
    firstPart: 0,
    lastPart: 0,
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
