import { escapeHtml } from "../../shared/html-text.ts";
import { type SearchRecord, searchLevels } from "../../shared/search-record.ts";
import { termsOfWord, wordsOf } from "./analyse.ts";
import type { Database } from "./database.ts";
import { find, marks } from "./find.ts";
import type { Parameters } from "./parameters.ts";
import { closeTerm, type QueryWord } from "./query.ts";
import type { LivePages, Section } from "./schema.ts";

/** A hit in Algolia's format: the requested attributes of a record, with highlights and snippets. */
export type Hit = Partial<SearchRecord> & { objectID: string; [attribute: string]: unknown };

export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount?: boolean;
}

const eitherMark = new RegExp(`[${marks.start}${marks.end}]`);

/**
 * Answers a query. `address` turns a site path into a full address.
 * @throws SearchUnavailable when the database fails
 */
export async function answer(
  database: Database,
  live: LivePages,
  asked: Parameters,
  address: (path: string) => string,
): Promise<SearchAnswer> {
  const { filter, offset, length, distinct, facets, snippet } = asked;
  const [contentWords, codeWords] = ["content", "code"].map((name) => snippet.get(name) ?? 1) as [number, number];
  const isWide = facets.length > 0 || distinct === 1;
  const { words, found, isCut } = await find(database, live, asked.query, { filter, contentWords, codeWords, isWide });
  // The best sections of each page stand where the page's best one does.
  const pages = distinct > 0 ? [...Map.groupBy(found, ({ path }) => path).values()] : [];
  const hits = distinct > 0 ? pages.flatMap((sections) => sections.slice(0, distinct)) : found;
  const counting = words.filter(({ isOptional }) => !isOptional);
  return {
    hits: hits.slice(offset, offset + length).map((section) => toHit(section, counting, asked, address)),
    nbHits: hits.length,
    page: Math.floor(offset / (length || 1)),
    nbPages: Math.ceil(hits.length / (length || Number.POSITIVE_INFINITY)),
    hitsPerPage: length,
    ...(facets.length > 0 && { facets: facetsOf(found, facets), exhaustiveFacetsCount: !isCut }),
    exhaustiveNbHits: !isCut,
  };
}

/** How many sections have each value of the requested facets. */
function facetsOf(found: Section[], asked: string[]): Record<string, Record<string, number>> {
  const names = (["version", "type", "language", "tags"] as const).filter(
    (name) => asked.includes(name) || asked.includes("*"),
  );
  const valuesAt = (name: keyof Section) =>
    found.flatMap((section) => (name === "tags" ? JSON.parse(section.tags) : section[name]));
  const counts = (name: keyof Section) =>
    [...Map.groupBy(valuesAt(name), String)].map(([value, all]) => [value, all.length]);
  return Object.fromEntries(names.map((name) => [name, Object.fromEntries(counts(name))]));
}

function toHit(section: Section, words: QueryWord[], asked: Parameters, address: (path: string) => string): Hit {
  const { path, anchor, type, content, code, version, language, tags } = section;
  const objectID = anchor ? `${path}#${anchor}` : path;
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
    hierarchy: hierarchyOf(type, section.heading, section.title, section.around, (text) => text),
  };
  const { markedHeading, markedTitle, markedContent, markedCode } = section;
  const matches = [markedHeading, markedTitle, markedContent, markedCode].flatMap(matchesIn);
  // SQLite marks all that it was asked for. Synonyms and pieces of names are shown only where there is nothing closer.
  const least = matches.some((match) => words.some((word) => closenessOf(match, word) >= closeTerm)) ? closeTerm : 0;
  const mark = (text: string) => marked(text, words, least, asked.tags);
  const levels = hierarchyOf(type, markedHeading, markedTitle, section.markedAround, mark);
  const hierarchy = Object.fromEntries(Object.entries(levels).filter(([, text]) => text !== null));
  const snippets = { hierarchy, content: mark(markedContent), code: mark(markedCode) };
  return {
    objectID,
    ...chosen(record, asked.retrieve),
    // Of other texts, there are snippets only.
    _highlightResult: chosen({ hierarchy }, asked.highlight),
    _snippetResult: chosen(snippets, [...asked.snippet.keys()]),
  };
}

/** The attributes that a list selects: `*` is all, `-code` excludes one. */
function chosen(record: object, list: string[]): object {
  const isChosen = (name: string) => (list.includes("*") || list.includes(name)) && !list.includes(`-${name}`);
  return Object.fromEntries(Object.entries(record).filter(([name]) => isChosen(name)));
}

/** The headings by level: the section's own, its page's title, and a line of `around` for each of the others. */
function hierarchyOf<To>(type: string, heading: string, title: string, around: string, to: (text: string) => To) {
  const others = around.split("\n");
  const levels = searchLevels.map((level) => {
    const text = level === type ? heading : level === "lvl1" ? title : level < type ? others.shift() : "";
    return [level, text ? to(text) : null];
  });
  return Object.fromEntries(levels) as Record<string, To | null>;
}

/** The marked parts of a text. */
const matchesIn = (text: string): string[] => text.split(eitherMark).filter((_, index) => index % 2 === 1);

/**
 * Puts the matches of a text between tags. Escapes the text around HTML tags: who asks for `<mark>` renders it as HTML,
 * and the docs have `<Element />`s.
 * @param least how well a match must match a word
 */
function marked(text: string, words: QueryWord[], least: number, { before, after, ellipsis }: Parameters["tags"]) {
  const written = before.startsWith("<") ? escapeHtml : (part: string) => part;
  const matched = new Set<string>();
  const parts = text.split(eitherMark).map((part, index) => {
    const answered =
      index % 2 === 1 ? words.filter((word) => closenessOf(part, word) > 0 && closenessOf(part, word) >= least) : [];
    for (const word of answered) matched.add(word.text);
    return answered.length > 0 ? before + written(part) + after : written(part);
  });
  const level = matched.size === words.length ? "full" : matched.size > 0 ? "partial" : "none";
  return { value: parts.join("").replaceAll(marks.ellipsis, ellipsis), matchLevel: level, matchedWords: [...matched] };
}

/** How well a match matches a word of the query: 1 is the word itself. */
function closenessOf(match: string, { terms, isPrefix, text }: QueryWord): number {
  const own = wordsOf(match).flatMap((word) => termsOfWord(word.text));
  return Math.max(0, ...own.map((term) => terms.get(term) ?? (isPrefix && term.startsWith(text) ? 1 : 0)));
}
