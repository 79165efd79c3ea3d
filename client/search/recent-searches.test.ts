import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSearch, maxSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps the last searches without duplicates, newest first", () => {
  const queries = Array.from({ length: maxSearches + 2 }, (_, index) => `query ${index}`);
  for (const query of [...queries, " query 3 ", " "]) rememberSearch(query);
  const rest = queries.toReversed().filter((query) => query !== "query 3");
  expect(recentSearches()).toEqual(["query 3", ...rest].slice(0, maxSearches));
});

it("removes one search, and the storage key with the last one", () => {
  rememberSearch("one");
  rememberSearch("two");
  forgetSearch("two");
  expect(recentSearches()).toEqual(["one"]);
  forgetSearch("one");
  expect(stored.size).toBe(0);
});

it.each(["{", "7", '{"a":1}'])("treats a stored value that is not a list as empty: %s", (text) => {
  stored.set("recent-searches", text);
  expect(recentSearches()).toEqual([]);
});
