import { expect, it } from "vitest";
import { explainError } from "./explain-error.ts";

const knownError = (id: string, ...patterns: string[][]) => ({ path: "/docs/api/errors", id, heading: id, patterns });
const errors = [
  knownError("prefix", ["Invariant failed"]),
  knownError("node", ["The node", "does not exist"]),
  knownError("context", ["You can only use useNode in the context of <Editor />"]),
  knownError("read-only", ["Cannot assign to read only property"], ["Cannot delete property"]),
  knownError("function", ["is not a function"]),
];

it.each([
  ["Error: Invariant failed: The node x1 does not exist, it may have been removed", ["node"]],
  ["the  node\n  “x1” DOES NOT EXIST", ["node"]],
  ["Invariant failed", ["prefix"]],
  ["Invariant \n failed", ["prefix"]],
  ["failed: the invariant", []],
  ["TypeError: Cannot delete property 'a' of #<Object>", ["read-only"]],
  ["TypeError: r is not a function\n    at a.js:1:2", ["function"]],
  ["You can only use `useNode` in the context of an Editor", ["context"]],
  ["does not exist: the node", ["node"]],
  ["a file does not exist", ["node"]],
  ["a file does not fit", []],
  ["ENOENT: no such file or directory", []],
  ["…", []],
])("finds for %j the errors %j", (message, ids) => {
  expect(explainError(errors, message).map(({ id }) => id)).toEqual(ids);
});

it("matches the parts of a message in order, without overlaps", () => {
  const nested = [knownError("once", ["Cannot move node"]), knownError("twice", ["Cannot move node", "node"])];
  expect(explainError(nested, "Cannot move node").map(({ id }) => id)).toEqual(["once"]);
});

it("puts the most specific of similar errors first", () => {
  const similar = [knownError("any", ["Cannot delete property"]), knownError("id", ["Cannot delete property 'id'"])];
  expect(explainError(similar, "Cannot delete property 'id'").map(({ id }) => id)).toEqual(["id", "any"]);
});

it("finds at most three errors for a message", () => {
  const alike = ["a", "b", "c", "d"].map((id) => knownError(id, ["is not a function"]));
  expect(explainError(alike, "r is not a function").map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
