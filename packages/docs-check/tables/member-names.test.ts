import { expect, test } from "vitest";
import { namedMembers } from "./member-names.ts";

const fn = "((...all: any[]) => any)";

test.each<[string, string[], string, ...object[]]>([
  ["names, optional names and paths", ["id", "custom?", "a.b"], "", {}, { optional: true }, { path: ["a", "b"] }],
  ["no parameters", ["get()"], "", { parameters: "[]", inferred: "[]" }],
  ["optional parameters", ["throttle(rate?)"], "", { parameters: "[any?]", inferred: "[(number)?]" }],
  ["defaults", ["on(cb, now = 0)"], "", { parameters: "[any, any?]", inferred: `[${fn}, any?]` }],
  ["omitted parameters", ["getDropPlaceholder(…)"], "", { parameters: null, inferred: null }],
  ["a prefix", ["node.data.parent", ".nodes"], "node", { path: ["data", "parent"] }, { path: ["data", "nodes"] }],
  ["no names", ["<Text />", "a b", "{ x }"], ""],
])("reads %s", (_, codes, prefix, ...expected) => {
  const members = namedMembers(codes, prefix);
  expect(members).toHaveLength(expected.length);
  expect(members).toMatchObject(expected);
});
