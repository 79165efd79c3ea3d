import { describe, expect, it } from "vitest";
import { BadRequest, maxItems, maxTagLength, readParameters } from "./parameters.ts";
import { maxQueryLength } from "./query.ts";

const filterOf = (filters: string) => readParameters({ filters }).filter;

it("has a default for every parameter", () => {
  expect(readParameters({})).toEqual({
    query: "",
    offset: 0,
    length: 20,
    filter: ["(TRUE AND TRUE)"],
    distinct: 0,
    facets: [],
    retrieve: ["*", "-code"],
    highlight: ["*"],
    snippet: new Map(),
    tags: { before: "<em>", after: "</em>", ellipsis: "…" },
  });
});

it("reads all parameters", () => {
  expect(
    readParameters({
      query: "drag",
      page: 2,
      hitsPerPage: 5,
      distinct: 3,
      facets: ["tags"],
      attributesToRetrieve: "hierarchy.lvl1 , url,,anchor",
      attributesToHighlight: ["content"],
      attributesToSnippet: ["content:15", "hierarchy.lvl1", "code:x", "anchor:99", "url:64"],
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      snippetEllipsisText: "...",
    }),
  ).toMatchObject({
    query: "drag",
    offset: 10,
    length: 5,
    distinct: 3,
    facets: ["tags"],
    retrieve: ["hierarchy", "url", "anchor"],
    highlight: ["content"],
    snippet: new Map([
      ["content", 15],
      ["hierarchy", 10],
      ["code", 10],
      ["anchor", 64],
      ["url", 64],
    ]),
    tags: { before: "<mark>", after: "</mark>", ellipsis: "..." },
  });
});

it("accepts offset and length instead of pages", () => {
  expect(readParameters({ offset: 7, length: 3, page: 2, hitsPerPage: 5 })).toMatchObject({ offset: 7, length: 3 });
  expect(readParameters({ offset: 7, page: 2, hitsPerPage: 5 })).toMatchObject({ offset: 7, length: 20 });
  expect(readParameters({ length: 3, page: 2 })).toMatchObject({ offset: 0, length: 3 });
});

it("accepts a boolean for distinct", () => {
  expect([true, false].map((distinct) => readParameters({ distinct }).distinct)).toEqual([1, 0]);
});

it("ignores parameters of Algolia that do not change the results, and rejects unknown ones", () => {
  expect(() => readParameters({ analytics: true, clickAnalytics: 1, userToken: "x", indexName: "x" })).not.toThrow();
  for (const name of ["Analytics", "analyticsX", "xanalytics", "typ", "__proto__"]) {
    expect(() => readParameters(JSON.parse(`{"${name}":1}`))).toThrow(`${name} is not a parameter of this search`);
  }
  const long = "x".repeat(41);
  expect(() => readParameters({ [long]: 1 })).toThrow(/^x{40} is no/);
});

it("truncates a query that is too long, and replaces invalid Unicode", () => {
  expect(readParameters({ query: "x".repeat(100_000) }).query).toHaveLength(maxQueryLength);
  expect(readParameters({ query: "a\ud800" }).query).toBe("a\ufffd");
});

it.each([
  [{ query: 5 }, /^query must be a string$/],
  [
    { highlightPreTag: "x".repeat(maxTagLength + 1) },
    `highlightPreTag must be a string of at most ${maxTagLength} characters`,
  ],
  [{ filters: "x".repeat(4001) }, "filters must be a string of at most 4000 characters"],
  [{ page: -1 }, "page must be a non-negative integer"],
  [{ page: 0.5 }, "page must be a non-negative integer"],
  [{ page: "1" }, "page must be a non-negative integer"],
  [{ length: 1e300 }, "length must be a non-negative integer"],
  [{ facets: Array(maxItems + 1).fill("a") }, `facets must be a list of at most ${maxItems} strings`],
  [{ facets: ["a", 5] }, `facets must be a list of at most ${maxItems} strings`],
  [{ facets: { a: 1 } }, `facets must be a list of at most ${maxItems} strings`],
])("rejects %j", (input, message) => {
  expect(() => readParameters(input)).toThrow(message);
});

it("gives a BadRequest the status 400 by default", () => {
  const { name, status } = new BadRequest("x");
  expect([name, status, new BadRequest("x", 413).status]).toEqual(["BadRequest", 400, 413]);
});

it("accepts values at the limits", () => {
  expect(readParameters({ highlightPreTag: "x".repeat(maxTagLength) }).tags.before).toHaveLength(maxTagLength);
  expect(readParameters({ facets: Array(maxItems).fill("a") }).facets).toHaveLength(maxItems);
  expect(filterOf(Array(maxItems).fill("type:a").join(" AND "))).toHaveLength(maxItems + 1);
});

describe("filters", () => {
  it.each([
    ["", ["(TRUE AND TRUE)"]],
    ["  ", ["(TRUE AND TRUE)"]],
    ["version:current", ["(((pages.version = ?)) AND TRUE)", "current"]],
    [" version:a  AND  language:en ", ["(((pages.version = ?) AND (pages.language = ?)) AND TRUE)", "a", "en"]],
    ["(type:a  OR  type:b)", ["(((texts.type = ? OR texts.type = ?)) AND TRUE)", "a", "b"]],
    ["( type:a OR NOT  type:b )", ["(((texts.type = ? OR NOT texts.type = ?)) AND TRUE)", "a", "b"]],
    [" (type:a)  AND  (type:b) ", ["(((texts.type = ?) AND (texts.type = ?)) AND TRUE)", "a", "b"]],
    ["type:a(b)", ["(((texts.type = ?)) AND TRUE)", "a(b)"]],
    ["NOT type:a", ["(((NOT texts.type = ?)) AND TRUE)", "a"]],
    ["type:-a", ["(((NOT texts.type = ?)) AND TRUE)", "a"]],
    [`type:"a b"`, ["(((texts.type = ?)) AND TRUE)", "a b"]],
    ["type:'a:b\n'", ["(((texts.type = ?)) AND TRUE)", "a:b\n"]],
    [`type:a"b"`, ["(((texts.type = ?)) AND TRUE)", `a"b"`]],
    [`type:"b"a`, ["(((texts.type = ?)) AND TRUE)", `"b"a`]],
    [`type:"b'`, ["(((texts.type = ?)) AND TRUE)", `"b'`]],
    ["tags:NOT x:y", ["(((EXISTS (SELECT 1 FROM json_each(pages.tags) WHERE value = ?))) AND TRUE)", "NOT x:y"]],
  ])("converts %j to SQL with the values as parameters", (filters, statement) => {
    expect(filterOf(filters)).toEqual(statement);
  });

  it("requires all items of a list, and any item of an inner list", () => {
    expect(readParameters({ facetFilters: "type:a" }).filter).toEqual(["(TRUE AND (texts.type = ?))", "a"]);
    expect(readParameters({ facetFilters: ["type:a", ["type:-b", "version:c"], []] }).filter).toEqual([
      "(TRUE AND (texts.type = ? AND (NOT texts.type = ? OR pages.version = ?) AND TRUE))",
      "a",
      "b",
      "c",
    ]);
  });

  const expected = `must be at most ${maxItems} conditions, each "attribute:value" with one of the attributes version, language, type, tags`;
  it.each([
    "x:a",
    "type",
    "type:",
    ":a",
    "constructor:a",
    " AND type:a",
    "((",
    "(type:a)b",
    "type:a) OR (1=1",
    "xtype:a",
    "-type:a",
  ])("rejects %j", (filters) => {
    expect(() => filterOf(filters)).toThrow(`filters ${expected}`);
  });

  it.each([[[5]], [[null]], [[["type:a", 5]]], [Array(maxItems + 1).fill("type:a")]])(
    "rejects a list such as %j",
    (facetFilters) => {
      expect(() => readParameters({ facetFilters })).toThrow(`facetFilters ${expected}`);
    },
  );
});
