import type { SearchRecord } from "../../shared/search-record.ts";
import type { Database } from "./database.ts";
import { find } from "./find.ts";
import { markParts, type Part, partsOf } from "./mark.ts";
import type { Parameters } from "./parameters.ts";
import { closeTerm, type QueryWord } from "./query.ts";
import type { LivePages, Section } from "./schema.ts";
import { matcher } from "./score.ts";

/** A hit in Algolia's format: the requested attributes of a record, with highlights and snippets. */
export type Hit = Partial<SearchRecord> & { objectID: string; [attribute: string]: unknown };

const maxNearest = 3;

/**
 * Answers a query. `address` turns a site path into a full URL.
 * @throws SearchUnavailable when the database fails
 */
export async function answer(
  database: Database,
  live: LivePages,
  parameters: Parameters,
  address: (path: string) => string,
) {
  const { filter, offset, length, distinct, facets } = parameters;
  const isWide = facets.length > 0 || distinct === 1;
  const { words, sections, isAnswer, isCut } = await find(database, live, parameters.query, { filter, isWide });
  // A page's best sections are listed together, at the position of the best one.
  const pages = distinct > 0 ? [...Map.groupBy(sections, ({ path }) => path).values()] : [];
  const shownSections = distinct > 0 ? pages.flatMap((ofPage) => ofPage.slice(0, distinct)) : sections;
  const hits = isAnswer ? shownSections : [];
  const toHit = hitWriter(words, parameters, address);
  return {
    hits: hits.slice(offset, offset + length).map(toHit),
    /** If there are no hits: the sections that match most of the query. */
    nearest: isAnswer ? [] : shownSections.slice(0, maxNearest).map(toHit),
    nbHits: hits.length,
    page: Math.floor(offset / (length || 1)),
    nbPages: Math.ceil(hits.length / (length || Number.POSITIVE_INFINITY)),
    hitsPerPage: length,
    ...(facets.length > 0 && { facets: facetsOf(isAnswer ? sections : [], facets), exhaustiveFacetsCount: !isCut }),
    exhaustiveNbHits: !isCut,
  };
}

/** How many sections have each value of the requested facets. */
function facetsOf(sections: Section[], requested: string[]): Record<string, Record<string, number>> {
  const names = (["version", "type", "language", "tags"] as const).filter(
    (name) => requested.includes(name) || requested.includes("*"),
  );
  const countsOf = (name: (typeof names)[number]) => {
    const values = sections.flatMap((section) => (name === "tags" ? JSON.parse(section.tags) : section[name]));
    return Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));
  };
  return Object.fromEntries(names.map((name) => [name, countsOf(name)]));
}

/** Turns a section into a hit with the matches of the query marked. */
function hitWriter(words: QueryWord[], parameters: Parameters, address: (path: string) => string) {
  const match = matcher(words);
  return (section: Section): Hit => {
    const { path, anchor, type, content, code, version, language, tags } = section;
    const objectID = anchor ? `${path}#${anchor}` : path;
    const levels: Record<string, string | null> = JSON.parse(section.around);
    const record = {
      url: address(objectID),
      url_without_anchor: address(path),
      anchor: anchor || null,
      type,
      version,
      language,
      content: content || null,
      code: code || null,
      tags: JSON.parse(tags),
      hierarchy: levels,
    };
    const headings = Object.entries(levels).flatMap(([level, text]) =>
      text ? [[level, partsOf(text, match)] as const] : [],
    );
    const contentParts = partsOf(content, match, parameters.snippet.get("content") ?? 1);
    const codeParts = partsOf(code, match, parameters.snippet.get("code") ?? 1);
    const all = [...headings.map(([, parts]) => parts), contentParts, codeParts].flat();
    // Synonyms and pieces of names are marked only if nothing matches more closely.
    const minWeight = all.some(({ matches }) => matches.some(([, value]) => value >= closeTerm)) ? closeTerm : 0;
    const mark = (parts: Part[]) => markParts(parts, words, minWeight, parameters.tags);
    const hierarchy = Object.fromEntries(headings.map(([level, parts]) => [level, mark(parts)]));
    const snippets = { hierarchy, content: mark(contentParts), code: mark(codeParts) };
    return {
      objectID,
      ...selectAttributes(record, parameters.retrieve),
      // Only headings are highlighted as a whole; the content and the code have snippets.
      _highlightResult: selectAttributes({ hierarchy }, parameters.highlight),
      _snippetResult: selectAttributes(snippets, [...parameters.snippet.keys()]),
    };
  };
}

/** The attributes that a list selects: `*` is all, `-code` excludes one. */
function selectAttributes(record: object, list: string[]): object {
  const isSelected = (name: string) => (list.includes("*") || list.includes(name)) && !list.includes(`-${name}`);
  return Object.fromEntries(Object.entries(record).filter(([name]) => isSelected(name)));
}
