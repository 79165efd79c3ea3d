import type { IndexSettings } from "algoliasearch";
import { synonymGroups } from "../../content/search-words.ts";

/** Settings that make the hosted index rank like the site's own. */
export const algoliaSettings: IndexSettings = {
  searchableAttributes: [
    ...["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6", "lvl0"].map((level) => `unordered(hierarchy.${level})`),
    "otherNames",
    "content",
    "code",
  ],
  attributesToRetrieve: ["*", "-code", "-otherNames"],
  attributesForFaceting: ["version", "type", "tags", "language", "hierarchy.lvl0", "hierarchy.lvl1"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  attributeForDistinct: "url_without_anchor",
  distinct: false,
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "desc(weight.position)"],
  camelCaseAttributes: ["hierarchy.lvl1", "hierarchy.lvl2", "hierarchy.lvl3", "content"],
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ["en"],
  indexLanguages: ["en"],
  removeWordsIfNoResults: "allOptional",
  advancedSyntax: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

export const algoliaSynonyms = synonymGroups.map((synonyms, index) => ({
  objectID: `group-${index + 1}`,
  type: "synonym" as const,
  synonyms,
}));
