import { expect, it } from "vitest";
import { sidebarItems } from "./sidebar-items.ts";

const doc = (id: string, title: string, sidebar_position?: number) => ({ id, data: { title, sidebar_position } });
const docs = [
  doc("guides/a", "Zebra"),
  doc("guides/b", "Ape", 2),
  doc("guides/deep/c", "Cow", 1.5),
  doc("guides/d", "Ant"),
  doc("overview", "Overview"),
  doc("guides-old/e", "Elk"),
];
const idsOf = (items: (string | { folder: string })[]) =>
  sidebarItems([{ label: "All", items }], docs).map(({ docs }) => docs.map(({ id }) => id));

it("lists the pages of a folder and its subfolders by position, then by title", () => {
  expect(idsOf(["overview", { folder: "guides" }])).toEqual([
    ["overview", "guides/deep/c", "guides/b", "guides/d", "guides/a"],
  ]);
});

it("lists a page of a folder once if the sidebar also names it separately", () => {
  expect(idsOf([{ folder: "guides" }, "guides/b"])).toEqual([["guides/deep/c", "guides/d", "guides/a", "guides/b"]]);
});

it("leaves out missing pages, which are reported elsewhere", () => {
  expect(idsOf(["gone", { folder: "gone" }])).toEqual([[]]);
});
