import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { declaredParameters } from "./declared-parameters.ts";
import { parameterProblems } from "./parameter-names.ts";

const declared = declaredParameters();

const messages = (claims: object) =>
  parameterProblems({ ...noClaims(), ...claims }, declared).map(({ message }) => message);

const said = (text: string) => messages({ words: [{ line: 1, text }] });

test("the packages' parameters are read from their declarations", () => {
  expect(declared.get("addNodeTree")?.[0]).toEqual([
    { name: "tree", type: "NodeTree" },
    { name: "parentId", type: "NodeId" },
    { name: "index", type: "number" },
  ]);
  expect(declared.get("canDrop")?.[0]?.map(({ name }) => name)).toEqual(["dropTarget", "self", "helpers"]);
});

test.each([
  "canDrop(target, self, helpers)",
  "isDroppable(selector, onError?)",
  "mine(self, helpers)",
  "query.node(id)",
])("`%s` names them in their order", (text) => {
  expect(said(text)).toEqual([]);
});

test.each([
  ["canDrop(self, target, helpers)", "`self` is parameter 2 of `canDrop`, not 1"],
  ["store.subscribe(onChange, collector)", "`onChange` is parameter 2 of `subscribe`, not 1"],
])("`%s` does not", (text, message) => {
  expect(said(text)[0]).toContain(message);
});

const row = (name: string, type: string | null) =>
  messages({ parameterTables: [{ of: "addNodeTree", rows: [{ line: 3, name, type }] }] });

test("a row of a table about parameters names one, and its type", () => {
  expect(row("parentId", "NodeId")).toEqual([]);
  expect(row("parentId", null)).toEqual([]);
  expect(row("parent", "NodeId")).toEqual(["`addNodeTree` has no parameter `parent`"]);
  expect(row("index", "string")).toEqual(["`index` of `addNodeTree` is `number`, not `string`"]);
});
