import { BadRequest } from "./bad-request.ts";
import { type Filter, parseFilterList, parseFilters } from "./filters.ts";
import type { Tags } from "./highlight.ts";
import { longestQuery, type Prefixes } from "./query.ts";

/** Validated search parameters. https://www.algolia.com/doc/api-reference/search-api-parameters/ */
export interface Parameters {
  query: string;
  page: number;
  hitsPerPage: number;
  slice: { offset: number; length: number } | null;
  filter: Filter;
  /** Maximum number of records per page of the docs; 0 is unlimited. */
  distinct: number;
  facets: string[];
  maxValuesPerFacet: number;
  retrieve: string[];
  highlight: string[];
  snippet: Map<string, number>;
  tags: Tags;
  prefixes: Prefixes;
  typos: boolean;
}

/** As Algolia's `paginationLimitedTo`. */
const mostHits = 1000;
const snippetWords = 10;
/** In characters: the answer repeats it at each match, of which there may be tens of thousands. */
const longestTag = 64;

export type Input = Record<string, unknown>;

/**
 * Reads the parameters of a query, ignoring those of hosted indexes (analytics, personalisation, …).
 * @throws BadRequest naming the invalid parameter
 */
export function readParameters(input: Input): Parameters {
  const query = text(input, "query", "");
  const offset = input.offset === undefined ? null : whole(input, "offset", 0, mostHits);
  return {
    query: query.slice(0, longestQuery),
    page: whole(input, "page", 0, Number.MAX_SAFE_INTEGER),
    hitsPerPage: whole(input, "hitsPerPage", 20, mostHits),
    slice:
      offset === null && input.length === undefined
        ? null
        : { offset: offset ?? 0, length: whole(input, "length", 20, mostHits) },
    filter: all(
      parseFilters(text(input, "filters", "")),
      ...["facetFilters", "numericFilters", "tagFilters"].map((name) => parseFilterList(name, jsonOf(input[name]))),
    ),
    distinct: distinctOf(input.distinct),
    facets: list(input, "facets", []),
    maxValuesPerFacet: whole(input, "maxValuesPerFacet", 100, mostHits),
    retrieve: list(input, "attributesToRetrieve", ["*", "-code", "-keywords"]),
    highlight: list(input, "attributesToHighlight", ["hierarchy", "content"]),
    snippet: new Map(list(input, "attributesToSnippet", []).map(snippetOf)),
    tags: {
      before: tag(input, "highlightPreTag", "<em>"),
      after: tag(input, "highlightPostTag", "</em>"),
      ellipsis: tag(input, "snippetEllipsisText", "…"),
    },
    prefixes: oneOf(input, "queryType", ["prefixLast", "prefixAll", "prefixNone"]),
    typos: !["false", false].includes((input.typoTolerance as string | boolean | undefined) ?? true),
  };
}

function text(input: Input, name: string, fallback: string): string {
  const value = input[name] ?? fallback;
  if (typeof value !== "string") throw new BadRequest(`${name} must be a string`);
  return value.toWellFormed();
}

function tag(input: Input, name: string, fallback: string): string {
  const value = text(input, name, fallback);
  if (value.length > longestTag) throw new BadRequest(`${name} must have at most ${longestTag} characters`);
  return value;
}

function whole(input: Input, name: string, fallback: number, most: number): number {
  const value = input[name] ?? fallback;
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isInteger(number) || number < 0 || number > most) {
    throw new BadRequest(`${name} must be a whole number from 0${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ""}`);
  }
  return number;
}

function oneOf<Value extends string>(input: Input, name: string, values: [Value, ...Value[]]): Value {
  const value = text(input, name, values[0]);
  if (!values.includes(value as Value)) throw new BadRequest(`${name} must be one of ${values.join(", ")}`);
  return value as Value;
}

/** Accepts a list, JSON in a URL, or comma-separated values. */
function list(input: Input, name: string, fallback: string[]): string[] {
  const value = jsonOf(input[name]) ?? fallback;
  const items = typeof value === "string" ? value.split(",").map((item) => item.trim()) : value;
  if (!Array.isArray(items) || items.length > 100 || !items.every((item) => typeof item === "string")) {
    throw new BadRequest(`${name} must be a list of at most 100 strings`);
  }
  return items.filter((item) => item !== "");
}

function jsonOf(value: unknown): unknown {
  if (typeof value !== "string" || !value.trimStart().startsWith("[")) return value ?? undefined;
  try {
    return JSON.parse(value);
  } catch {
    throw new BadRequest(`${JSON.stringify(value.slice(0, 40))} is no JSON`);
  }
}

/** `true` means one record per page. */
function distinctOf(value: unknown): number {
  if (value === undefined || value === null || value === false || value === "false") return 0;
  if (value === true || value === "true") return 1;
  return whole({ distinct: value }, "distinct", 0, 100);
}

function snippetOf(item: string): [string, number] {
  const [, name = item, words] = /^(.*?)(?::(\d+))?$/.exec(item) ?? [];
  return [name, Math.min(words === undefined ? snippetWords : Number(words), 1000)];
}

const all =
  (...filters: Filter[]): Filter =>
  (record) =>
    filters.every((filter) => filter(record));
