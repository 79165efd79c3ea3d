import { describe, expect, it } from "vitest";
import type { SearchRecord } from "../../shared/search-record.ts";
import { BadRequest } from "./bad-request.ts";
import { parseFilterList, parseFilters } from "./filters.ts";

const record = {
  type: "lvl2",
  version: "current",
  tags: ["hooks", "getting started"],
  weight: { pageRank: 50, level: 80, position: -3 },
} as SearchRecord;

describe("a filter", () => {
  it.each([
    ["", true],
    ["version:current", true],
    ["version:1.0", false],
    ["type:LVL2", true],
    ["NOT version:1.0", true],
    ["version:current AND type:lvl1", false],
    ["version:1.0 OR type:lvl2", true],
    ["version:1.0 OR type:lvl1 AND version:current", false],
    ["(version:1.0 OR type:lvl2) AND NOT tags:state", true],
    ['tags:"getting started"', true],
    ["tags:'getting started'", true],
    ["hooks", true],
    ["weight.level > 50", true],
    ["weight.level>=81", false],
    ["weight.position < 0 AND weight.pageRank != 50", false],
    ["nothing:here", false],
    ["constructor:x OR __proto__:y", false],
    ["NOT (type:lvl1 OR (type:lvl2 AND version:1.0))", true],
  ])("%s is %s", (text, holds) => {
    expect(parseFilters(text)(record)).toBe(holds);
  });

  it.each([
    "(",
    ")",
    "AND",
    "type:lvl1 type:lvl2",
    "type:",
    "a AND",
    "NOT",
    "(a",
    "a)",
    "type:lvl1 AND OR a",
    "weight.level > x",
    "\0",
    "{}",
  ])("is refused where it is none: %j", (text) => {
    expect(() => parseFilters(text)).toThrow(BadRequest);
  });

  it("is refused where it is too deep or too long", () => {
    expect(() => parseFilters(`${"(".repeat(50)}a${")".repeat(50)}`)).toThrow("brackets");
    expect(() => parseFilters("NOT ".repeat(50_000))).toThrow(BadRequest);
    expect(() => parseFilters(Array(5000).fill("a").join(" OR "))).toThrow("conditions");
  });

  it("is read in time that grows with its length alone", () => {
    const start = performance.now();
    for (const text of [
      `"${"a".repeat(60_000)}`,
      `${"a.".repeat(30_000)}`,
      `a:"${"\\".repeat(60_000)}`,
      " ".repeat(60_000),
    ]) {
      try {
        parseFilters(text);
      } catch (error) {
        expect(error).toBeInstanceOf(BadRequest);
      }
    }
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("a list of facet filters", () => {
  it.each([
    [["version:current", "type:lvl2"], true],
    [["version:current", "type:lvl1"], false],
    [[["type:lvl1", "type:lvl2"], "version:current"], true],
    [["type:-lvl1"], true],
    [["tags:-hooks"], false],
    ["version:current", true],
    [[], true],
    [[[]], true],
  ])("%j is %s", (list, holds) => {
    expect(parseFilterList("facetFilters", list)(record)).toBe(holds);
  });

  it.each([[["type"]], [[["type:a", ["b:c"]]]], [5], [{}], [[null]], [Array(300).fill("a:b")]])(
    "%j is refused",
    (list) => {
      expect(() => parseFilterList("facetFilters", list)).toThrow(BadRequest);
    },
  );

  it("may compare numbers, and name tags", () => {
    expect(parseFilterList("numericFilters", ["weight.level>=80"])(record)).toBe(true);
    expect(parseFilterList("tagFilters", ["hooks", ["-state"]])(record)).toBe(true);
  });
});
