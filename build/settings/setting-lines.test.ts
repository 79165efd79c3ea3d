import { expect, it } from "vitest";
import { lineOfSetting } from "./setting-lines.ts";

const source = `/** title: not this one */
export const site = {
  title: "A",
  navbar: {
    docs: { label: "Docs", href: "/docs" },
    support: { label: "Help", href: "support" },
  },
  versions: [
    { name: "one", path: "/one" },
    {
      name: "two",
      path: "two",
    },
  ],
  tags: { "a-b": "", Hooks: "Hooks" },
};
`;
const value = {
  title: "A",
  navbar: { docs: { label: "Docs", href: "/docs" }, support: { label: "Help", href: "support" } },
  versions: [
    { name: "one", path: "/one" },
    { name: "two", path: "two" },
  ],
  tags: { "a-b": "", Hooks: "Hooks" },
};

it.each([
  [[], 2],
  [["title"], 3],
  [["navbar", "support", "href"], 6],
  [["versions", 0, "path"], 9],
  [["versions", 1, "path"], 12],
  [["versions", 1, "sidebar"], 10],
  [["tags", "a-b"], 15],
  [["tags", "Hooks"], 15],
  [["navbar", "github", "href"], 4],
  [["tagline"], 2],
])("finds %j on line %i", (path, line) => {
  expect(lineOfSetting(source, "site", value, path)).toBe(line);
});

it("finds the second of two items with the same beginning", () => {
  const twice = 'export const site = {\n  list: [\n    { name: "a", n: 1 },\n    { name: "a", n: 2 },\n  ],\n};\n';
  const items = { list: [{ name: "a" }, { name: "a" }] };
  expect(lineOfSetting(twice, "site", items, ["list", 1, "n"])).toBe(4);
});

it("finds a key by its name alone if the settings have no value", () => {
  expect(lineOfSetting(source, "site", undefined, ["title"])).toBe(3);
});
