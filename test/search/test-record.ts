import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";

type Changes = Partial<Omit<SearchRecord, "hierarchy">> & { hierarchy?: Partial<SearchRecord["hierarchy"]> };

const noLevels = Object.fromEntries(searchLevels.map((level) => [level, null])) as SearchRecord["hierarchy"];

/** The record of a section for tests, with default values. */
export function testRecord(url: string, { hierarchy, ...overrides }: Changes): SearchRecord {
  const [path = "", anchor = null] = url.split("#");
  return {
    ...{
      objectID: url,
      url,
      url_without_anchor: path,
      anchor,
      type: "lvl1",
      content: null,
      code: null,
      otherNames: [],
    },
    hierarchy: { ...noLevels, lvl0: "API", ...hierarchy },
    position: 0,
    tags: [],
    version: "current",
    language: "en",
    weight: { pageRank: 1, level: 90, position: 0 },
    ...overrides,
  };
}
