import { expect, it } from "vitest";
import type { SearchHit } from "../../shared/page-data.ts";
import { groupByPage } from "./group-by-page.ts";

const hit = (path: string, breadcrumbs: string[], title: string): SearchHit => ({
  path,
  breadcrumbs,
  title: [
    { text: title.slice(0, 2), match: true },
    { text: title.slice(2), match: false },
  ],
  snippet: [],
});

it("groups the sections of a page and numbers them in display order", () => {
  const groups = groupByPage([
    hit("/docs/a#one", ["Guides", "Page A"], "One"),
    hit("/docs/b", ["Concepts"], "Page B"),
    hit("/docs/a#two", ["Guides", "Page A", "One"], "Two"),
  ]);
  expect(groups).toMatchObject([
    {
      page: "/docs/a",
      hits: [
        { path: "/docs/a#one", index: 0 },
        { path: "/docs/a#two", index: 1 },
      ],
    },
    { page: "/docs/b", hits: [{ path: "/docs/b", index: 2 }] },
  ]);
});

it("takes a page's title from its own record or a section's second breadcrumb", () => {
  const groups = groupByPage([
    hit("/docs/b", ["Concepts"], "Page B"),
    hit("/docs/a#two", ["Guides", "Page A", "One"], "Two"),
  ]);
  expect(groups.map(({ category, title }) => [category, title])).toEqual([
    ["Concepts", "Page B"],
    ["Guides", "Page A"],
  ]);
});
