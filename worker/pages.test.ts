import { describe, expect, it } from "vitest";
import type { SidebarData } from "../shared/page-data.ts";
import { longSidebar, shorten, versionOf } from "./pages.ts";

function sidebarOf(...sizes: number[]): SidebarData {
  const categories = sizes.map((size, index) => {
    const id = String.fromCharCode(97 + index);
    const items = Array.from({ length: size }, (_, item) => ({ label: `${item}`, path: `/docs/${id}/${item}` }));
    return { label: id.toUpperCase(), id, items };
  });
  return { version: "current", categories };
}

describe("the sidebar of a page", () => {
  it("is complete up to the limit", () => {
    const sidebar = sidebarOf(longSidebar - 40, 0, 40);
    expect(shorten(sidebar, "/docs/a/1")).toEqual(sidebar);
  });

  it("lists only the pages of the current category if it is longer", () => {
    const sidebar = sidebarOf(longSidebar - 40, 1, 40);
    const [a, b, c] = sidebar.categories;
    expect(shorten(sidebar, "/docs/c/39").categories).toEqual([{ ...a, items: null }, { ...b, items: null }, c]);
  });

  it.each(["/docs", "/docs/tags", "/docs/a", "/docs/c/40"])(
    "lists only the categories on %s, which is in none of them",
    (path) => {
      const { version, categories } = shorten(sidebarOf(longSidebar - 40, 1, 40), path);
      expect(version).toBe("current");
      expect(categories.map(({ id, items }) => [id, items])).toEqual([
        ["a", null],
        ["b", null],
        ["c", null],
      ]);
    },
  );

  it("is not modified when it is shortened for a page", () => {
    const sidebar = sidebarOf(101);
    shorten(sidebar, "/docs");
    expect(sidebar).toEqual(sidebarOf(101));
  });
});

it.each([
  ["/docs", "/docs"],
  ["/docs/overview", "/docs"],
  ["/docs/0.1", "/docs/0.1"],
  ["/docs/0.1/overview", "/docs/0.1"],
  ["/docs/0.12", "/docs"],
  ["/docsearch", undefined],
  ["/blog", undefined],
])("%s belongs to the docs version in the folder %s", (path, folder) => {
  for (const folders of [
    ["/docs", "/docs/0.1"],
    ["/docs/0.1", "/docs"],
  ]) {
    expect(
      versionOf(
        path,
        folders.map((path) => ({ path })),
      )?.path,
    ).toBe(folder);
  }
});
