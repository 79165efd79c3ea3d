import type { Statement } from "./database.ts";
import { maxQueryLength } from "./query.ts";

/** A request that Algolia's protocol does not allow, or that exceeds a limit. The answer has the status and the message. */
export class BadRequest extends Error {
  override name = "BadRequest";
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** Validated search parameters: https://www.algolia.com/doc/api-reference/search-api-parameters/ */
export type Parameters = ReturnType<typeof readParameters>;

export type Input = Record<string, unknown>;

const knownNames = new Set(
  `query page hitsPerPage offset length distinct filters facetFilters facets attributesToRetrieve attributesToHighlight
attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText`.split(/\s+/),
);
/** Parameters that Algolia's clients send for analytics, or that do not change an answer. */
const ignoredNames = /^(analytics|analyticsTags|clickAnalytics|userToken|maxValuesPerFacet|indexName|type)$/;

/** Default and maximum length of a snippet in words. */
const snippetWords = 10;
const maxSnippetWords = 64;
export const maxTagLength = 64;
export const maxItems = 50;

/** Conditions on the columns of the database by attribute. */
const conditions: Record<string, string> = {
  version: "pages.version = ?",
  language: "pages.language = ?",
  type: "texts.type = ?",
  tags: "EXISTS (SELECT 1 FROM json_each(pages.tags) WHERE value = ?)",
};

/**
 * Reads the parameters of a query.
 * @throws BadRequest naming a parameter that is unknown or invalid
 */
export function readParameters(input: Input) {
  const unknown = Object.keys(input).find((name) => !knownNames.has(name) && !ignoredNames.test(name));
  if (unknown) throw new BadRequest(`${unknown.slice(0, 40)} is not a parameter of this search`);
  const isSlice = (input.offset ?? input.length) !== undefined;
  const length = wholeNumber(input, isSlice ? "length" : "hitsPerPage", 20);
  /** Names of attributes, without a part after a dot: `hierarchy` for `hierarchy.lvl1`. */
  const attributes = (name: string, all: string[]) => strings(input, name, all).map((item) => item.replace(/\..*/, ""));
  const snippets = strings(input, "attributesToSnippet", []).map((item): [string, number] => {
    const [name = "", words = snippetWords] = item.split(":");
    return [name.replace(/\..*/, ""), Math.min(Number(words) || snippetWords, maxSnippetWords)];
  });
  return {
    query: text(input, "query", "", Number.POSITIVE_INFINITY).slice(0, maxQueryLength),
    offset: isSlice ? wholeNumber(input, "offset", 0) : wholeNumber(input, "page", 0) * length,
    length,
    filter: join("AND", [
      filterOf("filters", conjunction(text(input, "filters", "", 4000))),
      filterOf("facetFilters", listOf(input.facetFilters ?? [])),
    ]),
    /** Maximum number of sections of a page; 0 is unlimited. */
    distinct: typeof input.distinct === "boolean" ? Number(input.distinct) : wholeNumber(input, "distinct", 0),
    facets: strings(input, "facets", []),
    retrieve: attributes("attributesToRetrieve", ["*", "-code"]),
    highlight: attributes("attributesToHighlight", ["*"]),
    /** Words of a snippet, by attribute. */
    snippet: new Map(snippets),
    tags: {
      before: text(input, "highlightPreTag", "<em>", maxTagLength),
      after: text(input, "highlightPostTag", "</em>", maxTagLength),
      ellipsis: text(input, "snippetEllipsisText", "…", maxTagLength),
    },
  };
}

function text(input: Input, name: string, fallback: string, maxLength: number): string {
  const value = input[name] ?? fallback;
  if (typeof value === "string" && value.length <= maxLength) return value.toWellFormed();
  const limit = maxLength < Number.POSITIVE_INFINITY ? ` of at most ${maxLength} characters` : "";
  throw new BadRequest(`${name} must be a string${limit}`);
}

function wholeNumber(input: Input, name: string, fallback: number): number {
  const value = input[name] ?? fallback;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new BadRequest(`${name} must be a non-negative integer`);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function strings(input: Input, name: string, fallback: string[]): string[] {
  const items = listOf(input[name] ?? fallback);
  if (items.length <= maxItems && items.every((item) => typeof item === "string")) {
    return items.flatMap((item) => item.split(/\s*,\s*/)).filter(Boolean);
  }
  throw new BadRequest(`${name} must be a list of at most ${maxItems} strings`);
}

/** `version:current AND (tags:a OR NOT tags:b)` as a list of lists, as facet filters are. */
function conjunction(filters: string): string[][] {
  const parts = filters.trim() === "" ? [] : filters.trim().split(/\s+AND\s+/);
  return parts.map((part) => {
    const alternatives = part.replace(/^\((.*)\)$/s, "$1").split(/\s+OR\s+/);
    return alternatives.map((item) => item.trim().replace(/^NOT\s+([^:]+):/, "$1:-"));
  });
}

/** Facet filters as SQL: all items of the list must match, and any of a nested list. A `-` before a value negates. */
function filterOf(name: string, list: unknown[]): Statement {
  let count = 0;
  const single = (item: unknown): Statement => {
    const [, attribute = "", minus, value = ""] = /^(\w+):(-?)(.+)$/s.exec(typeof item === "string" ? item : "") ?? [];
    if (Object.hasOwn(conditions, attribute) && ++count <= maxItems) {
      return [`${minus && "NOT "}${conditions[attribute]}`, value.replace(/^(["'])(.*)\1$/s, "$2")];
    }
    const expected = `"attribute:value" with one of the attributes ${Object.keys(conditions).join(", ")}`;
    throw new BadRequest(`${name} must be at most ${maxItems} conditions, each ${expected}`);
  };
  return join(
    "AND",
    list.map((item) => (Array.isArray(item) ? join("OR", item.map(single)) : single(item))),
  );
}

const join = (word: "AND" | "OR", parts: Statement[]): Statement =>
  parts.length === 0
    ? ["TRUE"]
    : [`(${parts.map(([condition]) => condition).join(` ${word} `)})`, ...parts.flatMap(([, ...values]) => values)];
