import { Canvas, Element, type Node, NodeHelpers, ROOT_NODE, serializeNode, type useEditor } from "@craftjs/core";
import type { ReactNode } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { edit } from "../../harness/editor.tsx";
import { clearErrors, thrownBy } from "../../harness/errors.ts";
import { fire, startDrag } from "../../harness/input.ts";
import { rootNodeOf, savedNode } from "../../harness/nodes.ts";
import { Fixed, Homeless, oneOfEach } from "../../harness/one-of-each.tsx";
import { productionInvariant } from "../../harness/production.ts";
import { containerOf, SampleCard, SampleContainer, SampleText, sampleResolver } from "../../harness/samples.tsx";

type Query = ReturnType<typeof useEditor>["query"];
type Helpers = ReturnType<Query["node"]>;

const MixedBlock = ({ children }: { children?: ReactNode }) => (
  <>
    <Element id="body" is={SampleContainer} canvas>
      <SampleText />
    </Element>
    {children}
  </>
);

async function page() {
  const editor = await edit([containerOf(<SampleText />), <MixedBlock>{containerOf(<SampleText />)}</MixedBlock>]);
  const { children, first: box, query, second: both } = editor;
  const [text = ""] = children(box);
  const [[region = ""], [part = ""]] = [query.node(both).linkedNodes(), children(both)];
  const [[inside = ""], [end = ""]] = [children(region), children(part)];
  return { ...editor, ids: { ROOT: "ROOT", box, text, both, region, inside, part, end } };
}

test("#node-helpers: are methods, which fail or are false when called alone", async () => {
  const { ids, query } = await page();
  const { isDeletable, isDraggable } = query.node(ids.box);
  expect(isDeletable).toThrow("reading 'isTopLevelNode'");
  expect([isDraggable(), query.node(ids.box).isDraggable()]).toEqual([false, true]);
});

test("#questions: each helper is true for the documented nodes only", async () => {
  const { actions, dom, ids, query } = await page();
  actions.selectNode(ids.box);
  fire(dom(ids.box), "mouseover");
  fire(dom(ids.box), "mouseleave");
  startDrag(dom(ids.box));
  const expected = {
    isRoot: "ROOT",
    isCanvas: "ROOT box region part",
    isLinkedNode: "region",
    isTopLevelNode: "ROOT region",
    isDeletable: "box text both inside part end",
    isParentOfTopLevelNodes: "both",
    isTopLevelCanvas: "",
    isSelected: "box",
    isHovered: "box",
    isDragged: "box",
    isDraggable: "box text both inside end",
  };
  for (const [name, nodes] of Object.entries(expected)) {
    const isTrue = (id: string) =>
      (query.node(id) as unknown as Record<string, () => unknown>)[name]?.bind(query.node(id))();
    const actual = Object.entries(ids).flatMap(([node, id]) => (isTrue(id) ? [node] : []));
    expect([name, actual.join(" ")]).toEqual([name, nodes]);
  }
  fire(dom(ids.box), "dragend");
  expect(query.node(ids.box).isDragged()).toBe(false);
  expect(query.node("ROOT").isLinkedNode() ?? "missing").toBe("missing");
});

test("#relatives: children, linked nodes, descendants and ancestors are in order, to the requested depth", async () => {
  const { ids, query } = await page();
  const namesOf = (nodes: string[]) =>
    nodes.map((id) => Object.entries(ids).find(([, other]) => other === id)?.[0]).join(" ");
  const helpersOf = (name: keyof typeof ids) => query.node(ids[name]);
  expect(helpersOf("box").get()).toBe(query.getState().nodes[ids.box]);
  for (const [nodes, expected] of [
    [helpersOf("box").childNodes(), "text"],
    [helpersOf("both").childNodes(), "part"],
    [helpersOf("box").linkedNodes(), ""],
    [helpersOf("both").linkedNodes(), "region"],
    [helpersOf("ROOT").descendants(), "box both"],
    [helpersOf("both").descendants(), "region part"],
    [helpersOf("ROOT").descendants(true), "box text both region inside part end"],
    [helpersOf("ROOT").descendants(true, "childNodes"), "box text both part end"],
    [helpersOf("ROOT").descendants(true, "linkedNodes"), ""],
    [helpersOf("both").descendants(true, "linkedNodes"), "region"],
    [helpersOf("end").ancestors(), "part both"],
    [helpersOf("end").ancestors(true), "part both ROOT"],
    [Object.keys(helpersOf("both").toNodeTree().nodes), "both region inside part end"],
    [Object.keys(helpersOf("both").toNodeTree("childNodes").nodes), "both part end"],
    [Object.keys(helpersOf("both").toNodeTree("linkedNodes").nodes), "both region"],
  ] as const)
    expect(namesOf([...nodes])).toBe(expected);
});

test("#relatives: a tree contains the page's own nodes; a saved form equals that in the saved page", async () => {
  const { ids, query } = await page();
  const { nodes, rootNodeId } = query.node(ids.both).toNodeTree();
  expect(rootNodeId).toBe(ids.both);
  const linkedTree = query.node(ids.both).toNodeTree("linkedNodes");
  expect(Object.keys(linkedTree.nodes)).toEqual([ids.both, ids.region]);
  for (const [id, node] of Object.entries(nodes)) expect(node).toBe(query.node(id).get());
  const saved = query.getSerializedNodes();
  for (const id of Object.values(ids)) expect(query.node(id).toSerializedNode()).toEqual(saved[id]);
  expect([saved[ids.box]?.type, "id" in (saved[ids.box] ?? {})]).toEqual([{ resolvedName: "Container" }, false]);
});

test("#is-draggable: passes the reason as an Error, not as a string; its message is cut in production", async () => {
  expectTypeOf<Parameters<NonNullable<Parameters<Helpers["isDraggable"]>[0]>>>().toEqualTypeOf<[err: string]>();
  const { ids, query } = await oneOfEach();
  const reasons = ["ROOT", ids.region, ids.plainText, ids.fixed, ids.text].map((id) => {
    let reason: unknown;
    query.node(id).isDraggable((error) => void (reason = error));
    return reason;
  });
  expect(reasons).toEqual([
    new Error("Invariant failed: A top-level Node cannot be moved"),
    new Error("Invariant failed: A top-level Node cannot be moved"),
    new Error("Invariant failed: Cannot move node that is not a direct child of a Canvas node"),
    new Error("Invariant failed: The node has specified a canDrag() rule that prevents it from being dragged"),
    undefined,
  ]);
  expect(() => productionInvariant(false, "A top-level Node cannot be moved")).toThrow(/^Invariant failed$/);
});

test("#is-droppable: passes the reason why a node rejects another one; actions.move throws the same", async () => {
  const { actions, children, ids, query, tree } = await oneOfEach();
  const { text, closed, keeper, kept, homeless, fixed, card, region, plain, plainText, box, inner } = ids;
  const before = query.serialize();
  for (const [target, moved, message] of [
    [plain, text, "Cannot move node into a non-Canvas parent"],
    [closed, text, "Target parent rejects incoming node"],
    [box, homeless, "Node cannot be dropped into target parent"],
    [box, "ROOT", "A top-level Node cannot be moved"],
    [box, region, "A top-level Node cannot be moved"],
    [box, plainText, "Cannot move node that is not a direct child of a Canvas node"],
    [box, box, "Cannot move node into a descendant"],
    [inner, box, "Cannot move node into a descendant"],
    [region, card, "Cannot move node into a descendant"],
    [box, kept, "Current parent rejects outgoing node"],
  ] as const) {
    let reason: unknown;
    expect(query.node(target).isDroppable(moved, (error) => void (reason = error))).toBe(false);
    expect(reason).toEqual(new Error(`Invariant failed: ${message}`));
    expect(() => actions.move(moved, target, 0)).toThrow(`Error: Invariant failed: ${message}`);
  }
  expect(query.serialize()).toBe(before);
  const newNode = rootNodeOf(tree(<Homeless />));
  expect(query.node(box).isDroppable(newNode)).toBe(false);
  for (const [target, moved] of [
    [keeper, kept],
    [box, fixed],
    [box, card],
    [box, rootNodeOf(tree(<Fixed />))],
  ] as const)
    expect(query.node(target).isDroppable(moved)).toBe(true);
  actions.move(fixed, box, 0);
  expect(children(box)[0]).toBe(fixed);
});

test("#is-droppable: takes an id, a node or an array of either", async () => {
  const { freshNode, ids, query } = await page();
  const newNode = freshNode();
  const selectors = [ids.both, [ids.both, ids.text], newNode, [newNode]];
  const answers = [ids.box, ids.text].map((id) => selectors.map((selector) => query.node(id).isDroppable(selector)));
  expect(answers).toEqual([Array(4).fill(true), Array(4).fill(false)]);
});

test("#missing: without a node, some helpers return an empty result and all others throw a TypeError", async () => {
  const { query } = await edit([]);
  const helpers = query.node("nobody");
  const emptyResults = {
    get: undefined,
    isSelected: false,
    isHovered: false,
    isDragged: false,
    isDraggable: false,
    isDroppable: false,
    descendants: [],
    decendants: [],
    toNodeTree: { rootNodeId: "nobody", nodes: {} },
  };
  for (const [name, helper] of Object.entries(helpers as unknown as Record<string, (...args: unknown[]) => unknown>)) {
    const call = () => helper.call(helpers, ...(name === "isDroppable" ? ["ROOT"] : []));
    if (name in emptyResults) expect([name, call()]).toEqual([name, emptyResults[name as keyof typeof emptyResults]]);
    else expect([name, await thrownBy(call)]).toEqual([name, expect.any(TypeError)]);
  }
  clearErrors(); // deprecated names warn
});

const Named = Object.assign(() => <i />, {
  craft: { displayName: "Of craft", props: { size: 1 }, custom: { note: "of craft" } },
});
const Stranger = () => <i />;
const savedAs = (resolvedName: string) => savedNode({ resolvedName }, { parent: null }) as never;

test("#making-nodes: none of the three changes the page, and all need the component in the resolver", async () => {
  const { actions, children, query } = await edit([]);
  const before = query.serialize();
  const results = [
    query.parseReactElement(<SampleText />),
    query.parseSerializedNode(savedAs("Text")),
    query.parseFreshNode({ data: { type: "hr" } }),
  ] as const;
  expect(results.map(Object.keys)).toEqual([["toNodeTree"], ["toNode"], ["toNode"]]);
  const tree = results[0].toNodeTree();
  const nodes = [results[1].toNode(), results[2].toNode()];
  expect(query.serialize()).toBe(before);
  actions.addNodeTree(tree, "ROOT");
  for (const node of nodes) actions.add(node, "ROOT");
  expect(children()).toEqual([tree.rootNodeId, ...nodes.map(({ id }) => id)]);
  for (const [make, message] of [
    [() => query.parseReactElement(<Stranger />).toNodeTree(), "(Stranger) does not exist in the resolver"],
    [() => query.parseFreshNode({ data: { type: Stranger } }).toNode(), "(Stranger) does not exist in the resolver"],
    [() => query.parseSerializedNode(savedAs("Stranger")).toNode(), "Cannot destructure property 'type' of"],
    [() => actions.deserialize({ ROOT: savedAs("Stranger") }), "Cannot destructure property 'type' of"],
  ] as const)
    expect(make).toThrow(message);
});

test("#making-nodes: a function may change the node before `craft` is applied", async () => {
  const { query } = await edit([], { resolver: { Named } });
  const propsBefore: unknown[] = [];
  const change = (node: Node) => {
    propsBefore.push({ ...node.data.props });
    Object.assign(node, { id: "own" });
    Object.assign(node.data, { displayName: "Mine", custom: { mine: true } });
  };
  for (const node of [
    query.parseReactElement(<Named />).toNodeTree(change).nodes.own,
    query.parseSerializedNode(savedAs("Named")).toNode(change),
    query.parseFreshNode({ data: { type: Named } }).toNode(change),
  ])
    expect(node).toMatchObject({
      ...{
        id: "own",
        data: { displayName: "Of craft", props: { size: 1 }, custom: { note: "of craft", mine: true } },
      },
    });
  expect(propsBefore).toEqual([{}, {}, {}]);
});

test("#making-nodes: parseReactElement calls the function per element; linked nodes are made later", async () => {
  const { act, actions, query } = await edit([], { resolver: { SampleCard } });
  const calls: string[] = [];
  const element = containerOf(<SampleText text="Inside" />, <SampleCard />);
  const tree = query.parseReactElement(element).toNodeTree((node, { props }) => {
    calls.push(`${node.id.length} ${(props as { text?: string }).text ?? ""}`);
  });
  expect(calls.sort()).toEqual(["10 ", "10 ", "10 Inside"]);
  expect(Object.keys(tree.nodes)).toHaveLength(3);
  await act(() => actions.addNodeTree(tree, "ROOT"));
  expect(Object.keys(query.getNodes())).toHaveLength(6);
});

test("#making-nodes: parseSerializedNode gives a new id and keeps the relatives of the saved node", async () => {
  const { data, ids, query } = await page();
  for (const id of [ids.box, ids.both]) {
    const { nodes, linkedNodes } = data(id);
    const node = query.parseSerializedNode(query.node(id).toSerializedNode()).toNode();
    expect(node).toMatchObject({ id: expect.stringMatching(/^.{10}$/), data: { parent: "ROOT", nodes, linkedNodes } });
    expect(node.id).not.toBe(id);
  }
});

test("#making-nodes: parseFreshNode only needs a type", async () => {
  const { freshNode, query } = await edit([]);
  expect(freshNode()).toMatchObject({ id: expect.stringMatching(/^.{10}$/), data: { type: "hr" } });
  expect(() => query.parseFreshNode({ data: {} } as never).toNode()).toThrow("reading");
});

test("#other-exports: ROOT_NODE, serializeNode and NodeHelpers work on any state object", async () => {
  const counts: number[] = [];
  const { actions, children, data, query } = await edit([<SampleText />, <SampleText />], {
    normalizeNodes: (state) => void counts.push(NodeHelpers(state, "ROOT").childNodes().length),
  });
  expect([ROOT_NODE, query.node(ROOT_NODE).isRoot()]).toEqual(["ROOT", true]);
  expect(serializeNode(data("ROOT"), sampleResolver)).toEqual(query.node("ROOT").toSerializedNode());
  expect(NodeHelpers(query.getState(), "ROOT").childNodes()).toEqual(children());
  actions.delete(children()[0] ?? "");
  expect(counts).toEqual([1]);
});

test("#deprecated: a <Canvas> among the children of <Frame> is not a canvas, without a warning", async () => {
  const { freshNode, query } = await edit(<Canvas is="div" />);
  const root = query.node("ROOT");
  expect([root.isCanvas(), root.isDroppable(freshNode())]).toEqual([false, false]);
});

test("#relatives: indexOf gives the index of a child, and -1 for a linked node", async () => {
  const { query, first, second } = await edit([<SampleText />, <SampleCard />]);
  const [linked = ""] = query.node(second).linkedNodes();
  const indexOf = (id: string) =>
    query
      .node(query.node(id).get().data.parent as string)
      .childNodes()
      .indexOf(id);
  expect([first, second, linked].map(indexOf)).toEqual([0, 1, -1]);
});
