import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import type { Page, PageRecord } from "../client/page-data.ts";
import { searchOptions } from "../client/search-options.ts";
import { searchIndex } from "./search-index.ts";

const record = (path: string, title: string, text: string, page: Partial<Page>) =>
  ({ format: 1, head: { title, description: `About ${title}.`, path }, page, text }) as PageRecord;
const index = MiniSearch.loadJSON(
  searchIndex([
    record("/docs/a", "useNode", "The hook of a block.", {
      kind: "doc",
      toc: [{ id: "x", text: "Connectors", level: 2 }],
      breadcrumbs: ["Documentation", "API"],
    }),
    record("/docs/b", "Overview", "What useNode is for.", { kind: "doc", toc: [], breadcrumbs: [] }),
    record("/blog/c", "A post on useNode", "Text.", { kind: "blog-post" }),
    record("/support", "Support for useNode", "", { kind: "support" }),
  ]),
  searchOptions,
);
const find = (query: string) => index.search(query).map(({ id }) => id);

it("finds docs by their title first, and no other pages", () => {
  expect(find("useNode")).toEqual(["/docs/a", "/docs/b"]);
});

it.each([
  ["connectors", "a heading"],
  ["block", "the text"],
  ["conn", "the beginning of a word"],
  ["conectors", "a misspelling"],
])("finds a page by %s: %s", (query) => {
  expect(find(query)).toEqual(["/docs/a"]);
});

it("keeps what a hit shows", () => {
  expect(index.getStoredFields("/docs/a")).toEqual({
    title: "useNode",
    text: "About useNode. The hook of a block.",
    breadcrumbs: ["Documentation", "API"],
  });
});
