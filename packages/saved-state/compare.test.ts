import { expect, it } from "vitest";
import { compare } from "./compare.ts";

const node = (more: object = {}) => ({
  type: { resolvedName: "Text" },
  props: {},
  nodes: [] as string[],
  linkedNodes: {},
  ...more,
});
const page = (children: string[], more: object = {}) => ({
  ROOT: node({ nodes: children }),
  ...Object.fromEntries(children.map((id) => [id, node({ parent: "ROOT" })])),
  ...more,
});
const none = { added: [], removed: [], moved: [], changed: [] };

it("ignores the order of keys", () => {
  const { ROOT, ...others } = page(["a", "b"]);
  expect(compare(page(["a", "b"]), { ...others, ROOT })).toEqual(none);
});

it("does not list siblings of added and removed nodes as moved", () => {
  expect(compare(page(["a", "b", "c"]), page(["new", "b", "c"]))).toEqual({ ...none, added: ["new"], removed: ["a"] });
});

it("lists only the node that moved past its siblings", () => {
  const { moved } = compare(page(["a", "b", "c", "d"]), page(["d", "a", "b", "c"]));
  const [from, to] = [3, 0].map((key) => ({ parent: "ROOT", field: "nodes", key }));
  expect(moved).toEqual([{ node: "d", from, to }]);
});

it("lists nodes that moved to another parent, or to another key of linkedNodes", () => {
  const before = page(["box", "a"]);
  const after = page(["box"], { a: node(), box: node({ parent: "ROOT", nodes: ["a"] }) });
  expect(compare(before, after).moved.map(({ node, to }) => [node, to?.parent])).toEqual([["a", "box"]]);
  const linked = (slot: string) => page(["box"], { a: node(), box: node({ linkedNodes: { [slot]: "a" } }) });
  expect(compare(linked("left"), linked("right")).moved.map(({ node }) => node)).toEqual(["a"]);
});

it("lists each changed value, before and after", () => {
  const text = (props: object, hidden: boolean) => page(["a"], { a: node({ parent: "ROOT", props, hidden }) });
  const before = text({ text: "Old", size: { width: 1, height: 2 }, list: [1, 2] }, false);
  const after = text({ text: "New", size: { width: 1, height: 3 }, list: [1], added: true }, false);
  expect(compare(before, after).changed).toEqual([
    { node: "a", path: "nodes.a.props.text", before: "Old", after: "New" },
    { node: "a", path: "nodes.a.props.size.height", before: 2, after: 3 },
    { node: "a", path: "nodes.a.props.list[1]", before: 2, after: undefined },
    { node: "a", path: "nodes.a.props.added", before: undefined, after: true },
  ]);
});

it("lists changed parents and links of nodes that did not move as changes", () => {
  const card = (linkedNodes: object) => node({ parent: "ROOT", linkedNodes });
  const before = {
    ROOT: node({ nodes: ["gone", "a", "a", "card"] }),
    a: node({ parent: "x" }),
    card: card({ body: "gone" }),
  };
  const after = { ROOT: node({ nodes: ["a", "card"] }), a: node({ parent: "ROOT" }), card: card({}) };
  expect(compare(before, after)).toEqual({
    ...none,
    changed: [
      { node: "ROOT", path: "nodes.ROOT.nodes[0]", before: "gone", after: undefined },
      { node: "ROOT", path: "nodes.ROOT.nodes[2]", before: "a", after: undefined },
      { node: "a", path: "nodes.a.parent", before: "x", after: "ROOT" },
      { node: "card", path: "nodes.card.linkedNodes.body", before: "gone", after: undefined },
    ],
  });
  expect(compare(before, structuredClone(before))).toEqual(none);
});
