import { expect, it } from "vitest";
import { compare } from "../compare.ts";
import { changesOf, marksOf } from "./marks.ts";

const node = (nodes: string[], props: object = {}) => ({ type: "div", props, nodes, linkedNodes: {} });
const before = { ROOT: node(["a", "b", "gone"]), a: node([]), b: node([]), gone: node([]) };
const after = { ROOT: node(["b", "new"]), a: node([], { text: "x" }), b: node(["a"]), new: node([]) };
const comparison = compare(before, after);

it("marks a node in each document that has it, with all its changes", () => {
  const { before, after } = marksOf(comparison);
  expect([...before].map(([id, marks]) => [id, ...marks])).toEqual([
    ["gone", "removed"],
    ["a", "moved", "changed"],
  ]);
  expect([...after].map(([id, marks]) => [id, ...marks])).toEqual([
    ["new", "added"],
    ["a", "moved", "changed"],
  ]);
});

it("finds the changes of one node", () => {
  const { added, removed, moved, changed } = changesOf(comparison, "a");
  expect([added, removed, moved.length, changed.map(({ path }) => path)]).toEqual([[], [], 1, ["nodes.a.props.text"]]);
  expect(changesOf(comparison, "gone").removed).toEqual(["gone"]);
});
