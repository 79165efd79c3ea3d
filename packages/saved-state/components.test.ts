import { expect, it } from "vitest";
import { countComponents, resolverFor } from "./components.ts";

const node = (type: unknown, props: object = {}) => ({ type, props });
const named = (resolvedName: string, props: object = {}) => node({ resolvedName }, props);
const document = {
  ROOT: node("main"),
  a: named("Text"),
  b: named("Text", { children: [named("Icon"), "text", { type: "b", props: { children: [named("Icon")] } }] }),
  c: named("Hero Banner"),
  d: named("2Columns"),
  version: 2,
  broken: { type: null },
};

it("counts components and elements, including those within children", () => {
  expect(countComponents(document).map(({ name, count }) => [name, count])).toEqual([
    ["Icon", 2],
    ["Text", 2],
    ["2Columns", 1],
    ["<b>", 1],
    ["<main>", 1],
    ["Hero Banner", 1],
  ]);
});

it("writes the resolver that a document needs", () => {
  expect(resolverFor(document)).toBe(
    'export const resolver = {\n  "2Columns": _2Columns,\n  "Hero Banner": Hero_Banner,\n  Icon,\n  Text,\n};\n',
  );
  expect(resolverFor({})).toBe("export const resolver = {\n};\n");
});
