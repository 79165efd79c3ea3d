// An alias, so that the DOM's `Node` is not shadowed.
import type { Node as CraftNode, EditorState, NodeData } from "@craftjs/core";
import { Editor, Frame, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, expectTypeOf, test, vi } from "vitest";
import { assign, edit } from "../../harness/editor.tsx";
import { fire } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { containerOf, SampleCard, SampleContainer, SampleText } from "../../harness/samples.tsx";

async function blocks(craft: object = {}, options: Parameters<typeof edit>[1] = {}) {
  const Block = () => <SampleText text="Block" />;
  const editor = await edit([<Block />, <Block />, <SampleText text="Text" />], {
    ...options,
    resolver: { Block: Object.assign(Block, { craft }) },
  });
  const [first = "", second = "", text = ""] = editor.children();
  const node = (id = first) => editor.query.node(id).get();
  const tree = () => editor.query.parseReactElement(<Block />).toNodeTree((node) => void (node.id = "own"));
  return { ...editor, first, second, text, node, tree };
}

test("useNode, useEditor and query return the same frozen node, and undefined for an unknown id", async () => {
  const nodes: unknown[] = [];
  const Block = () => {
    useNode((node) => void nodes.push(node));
    return null;
  };
  const Reads = () => {
    useEditor((state) => void nodes.push(state.nodes.ROOT));
    return null;
  };
  const { actions, query } = await edit(<Block />, { beside: <Reads /> });
  nodes.length = 0;
  actions.setProp("ROOT", assign({ text: "Other" }));
  const node = query.node("ROOT").get();
  expect([nodes.length > 1, nodes.every((each) => each === node)]).toEqual([true, true]);
  expect([query.getState().nodes, query.node("nobody").get()]).toEqual([{ ROOT: node }, undefined]);
  expect(() => Object.assign(node, { id: "other" })).toThrow("Cannot assign to read only property");
});

test("#type: the package's Node is not the browser's", () => {
  expectTypeOf<CraftNode["data"]>().toEqualTypeOf<NodeData>();
  expectTypeOf<EditorState["nodes"]>().toEqualTypeOf<Record<string, CraftNode>>();
  expectTypeOf(document.getRootNode()).toEqualTypeOf<Node>();
  expectTypeOf<Node>().not.toEqualTypeOf<CraftNode>();
});

test("#type: data without name is saved under the id; other fields come from other sources", async () => {
  const craft = { rules: { canDrag: () => false }, related: { form: () => <b /> }, info: { icon: "star" } };
  const before = Date.now();
  const { act, actions, dom, query, tree } = await blocks(craft);
  await act(() => actions.addNodeTree(tree(), "ROOT"));
  actions.setProp("own", assign({ text: "By an action" }));
  fire(dom("own"), "mousedown");
  const { _hydrationTimestamp, data, ...node } = query.node("own").get();
  const actual = [node.id, node.dom?.tagName, node.events.selected, Object.keys(node.related)];
  expect(actual).toEqual(["own", "P", true, ["form"]]);
  expect([node.rules.canDrag === craft.rules.canDrag, node.info === craft.info]).toEqual([true, true]);
  expect([_hydrationTimestamp >= before, _hydrationTimestamp <= Date.now()]).toEqual([true, true]);
  const saved = JSON.parse(query.serialize()).own;
  expect([...Object.keys(saved), "name"].sort()).toEqual(Object.keys(data).sort());
  actions.deserialize(JSON.stringify({ ROOT: { ...saved, parent: null } }));
  expect(query.node("ROOT").get().data.props).toEqual({ text: "By an action" });
});

test("#id: stays the same when the node moves, when its deletion is undone, and after loading", async () => {
  const { actions, children, first, query, second, text } = await blocks();
  const order = [second, first, text];
  actions.move(first, "ROOT", 2);
  expect(children()).toEqual(order);
  actions.delete(first);
  actions.history.undo();
  expect(children()).toEqual(order);
  actions.deserialize(query.serialize());
  expect(children()).toEqual(order);
});

test("#data: type, name and displayName come from the resolver and craft, or are the tag", async () => {
  const Block = Object.assign(() => <p />, { craft: { displayName: "Fine block" } });
  const { children, data } = await edit([<Block />, <hr />], { resolver: { KeyOfBlock: Block } });
  expect(children().map((id) => [data(id).type, data(id).name, data(id).displayName])).toEqual([
    [Block, "KeyOfBlock", "Fine block"],
    ["hr", "hr", "hr"],
  ]);
});

test("#data: parent, nodes and linkedNodes form the tree, and an old _childCanvas becomes linkedNodes", async () => {
  const { actions, children, data, query } = await edit([<SampleCard />, <SampleText text="Last" />]);
  const [card = "", text = ""] = children();
  const { body = "" } = data(card).linkedNodes;
  expect([card, text, body].map((id) => data(id).parent)).toEqual(["ROOT", "ROOT", card]);
  const actual = [data(card).nodes, Object.keys(data(card).linkedNodes), data(text).props.text];
  expect(actual).toEqual([[], ["body"], "Last"]);
  expectTypeOf<NodeData["_childCanvas"]>().toEqualTypeOf<NodeData["linkedNodes"] | undefined>();
  const { ROOT } = query.getSerializedNodes();
  const old = { ...ROOT, nodes: [], linkedNodes: undefined, _childCanvas: { region: "inside" } };
  actions.deserialize(JSON.stringify({ ROOT: old, inside: { ...ROOT, nodes: [], parent: "ROOT" } }));
  const saved = query.getSerializedNodes().ROOT;
  const result = [data("ROOT").linkedNodes, saved?.linkedNodes, Object.keys(saved ?? {})];
  expect(result).toEqual([{ region: "inside" }, { region: "inside" }, expect.not.arrayContaining(["_childCanvas"])]);
});

test("#data: the root's parent is undefined, or null if it is null in a loaded document", async () => {
  expectTypeOf<NodeData["parent"]>().toEqualTypeOf<string | null>();
  const { actions, data, first, query } = await blocks();
  const isTop = (id: string) => [!data(id).parent, query.node(id).isRoot()];
  expect([data("ROOT").parent, isTop("ROOT"), isTop(first)]).toEqual([undefined, [true, true], [false, false]]);
  actions.deserialize(query.serialize());
  expect(data("ROOT").parent).toBeUndefined();
  const ROOT = { ...query.node("ROOT").toSerializedNode(), nodes: [], parent: null };
  actions.deserialize(JSON.stringify({ ROOT }));
  expect([data("ROOT").parent, isTop("ROOT")]).toEqual([null, [true, true]]);
});

test("#events: booleans in the node and sets in the state record what the user does", async () => {
  const recorded: unknown[] = [];
  const onRender = ({ render }: { render: ReactElement }) => {
    const { id, ...events } = useNode(({ events }) => ({ ...events }));
    recorded.push({ id, dragged: events.dragged, hovered: events.hovered, selected: events.selected });
    return render;
  };
  const { act, dom, first, node, query } = await blocks({}, { onRender });
  const expected = { dragged: false, hovered: false, selected: false };
  expect(node().events).toEqual(expected);
  for (const [type, kind, is] of [
    ["mouseover", "hovered", true],
    ["mousedown", "selected", true],
    ["dragstart", "dragged", true],
    ["dragend", "dragged", false],
  ] as const) {
    await act(() => fire(dom(first), type));
    expected[kind] = is;
    expect([node().events, recorded.at(-1)]).toEqual([expected, { id: first, ...expected }]);
    expect(query.getState().events[kind]).toEqual(new Set(is ? [first] : []));
  }
});

test("#dom: is null on the server and without connect, and a detached element while the node is hidden", async () => {
  const Reads = () => {
    const { doms } = useEditor((state) => ({ doms: Object.values(state.nodes).map(({ dom }) => dom) }));
    return <i data-doms={doms.map(String).join()} />;
  };
  const inside = [<Frame key="frame">{<SampleText />}</Frame>, <Reads key="reads" />];
  expect(renderToString(<Editor resolver={{ SampleText }}>{inside}</Editor>)).toContain('data-doms="null"');
  const Bare = () => <p>Bare</p>;
  const { act, actions, add, children, dom, enable } = await edit([<Bare />, <SampleText />]);
  const [bare = "", text = ""] = children();
  const before = dom(text);
  await act(() => actions.setHidden(text, true));
  expect([dom(bare), dom(text) === before, before.isConnected]).toEqual([null, true, false]);
  await enable(false);
  await act(() => add(<SampleText />));
  const [, , added = ""] = children();
  expect([dom(text) === before, dom(added)]).toEqual([true, null]);
  await enable(true);
  expect(dom(added).tagName).toBe("P");
});

test("#dom: is new when a block is added, moved to another parent, shown or restored, but not collected", async () => {
  const elements: { collected?: HTMLElement | null; read?: HTMLElement | null } = {};
  const onRender = ({ render }: { render: ReactElement }) => {
    const { id, dom } = useNode((node) => ({ dom: node.dom }));
    const { query } = useEditor();
    useEffect(() => {
      if (id === "own") Object.assign(elements, { collected: dom, read: query.node(id).get().dom });
    });
    return render;
  };
  const { act, actions, children, dom, query } = await edit([containerOf()], { onRender });
  const [box = ""] = children();
  const tree = query.parseReactElement(<SampleText />).toNodeTree((node) => void (node.id = "own"));
  let old: HTMLElement | null = null;
  const elementsAfter = async (...changes: (() => void)[]) => {
    for (const change of changes) await act(change);
    const newElement = dom("own");
    const actual = [newElement === old, elements.collected === old, elements.read === newElement];
    await act(() => [actions.selectNode(), actions.selectNode("own")]);
    expect(elements.collected).toBe(newElement);
    old = newElement;
    return actual;
  };
  const isNew = [false, true, true];
  expect([
    await elementsAfter(() => actions.addNodeTree(tree, "ROOT")),
    await elementsAfter(() => actions.move("own", "ROOT", 0)),
    await elementsAfter(() => actions.move("own", box, 0)),
    await elementsAfter(...[true, false].map((hidden) => () => actions.setHidden("own", hidden))),
    await elementsAfter(() => actions.delete("own"), actions.history.undo),
  ]).toEqual([isNew, [true, true, true], isNew, isNew, isNew]);
});

test("#rules: are the component's, or return true; helpers check the tree, too", async () => {
  const { node } = await blocks({ rules: { canDrag: () => false } });
  const rules: object = node().rules;
  expect(Object.entries(rules).map(([name, rule]) => [name, rule()])).toEqual(
    expect.arrayContaining(Object.entries({ canDrag: false, canDrop: true, canMoveIn: true, canMoveOut: true })),
  );
  const plainEditor = await edit([
    <SampleContainer>
      <SampleText />
    </SampleContainer>,
    <SampleText />,
  ]);
  const [id = "", text = ""] = plainEditor.children();
  const [outer, inner] = [plainEditor.query.node(id), plainEditor.query.node(plainEditor.children(id)[0] ?? "")];
  const call = (rule: unknown) => (rule as () => boolean)();
  expect([call(outer.get().rules.canMoveIn), outer.isDroppable(text)]).toEqual([true, false]);
  expect([call(inner.get().rules.canDrag), inner.isDraggable()]).toEqual([true, false]);
});

test("#related: useNode refers to the node, and the form of each node is mounted again", async () => {
  const recorded: unknown[] = [];
  const Settings = () => {
    const { id, related } = useNode();
    recorded.push([id, related]);
    return <input />;
  };
  const { act, actions, first, container, second } = await blocks(
    { related: { settings: Settings } },
    { beside: <RelatedPart /> },
  );
  const fieldValues: (string | undefined)[] = [];
  for (const id of [first, first, second]) {
    await act(() => actions.selectNode(id));
    const field = container.querySelector("input");
    fieldValues.push(field?.value);
    if (field) field.value = "Typed";
  }
  expect(fieldValues).toEqual(["", "Typed", ""]);
  expect([recorded[0], recorded.at(-1)]).toEqual([
    [first, true],
    [second, true],
  ]);
});

test("#info: is shared by all nodes of a component, and frozen when one is added; custom is the node's own", async () => {
  const info = { icon: "star", category: "Text" };
  const Block = Object.assign(() => <p />, { craft: { info } });
  const { actions, data, query } = await edit([], { resolver: { Block } });
  const ids = ["a", "b"].map((id) => {
    const tree = query.parseReactElement(<Block />).toNodeTree((node) => void (node.id = id));
    expect(Object.isFrozen(info)).toBe(id === "b");
    actions.addNodeTree(tree, "ROOT");
    return id;
  });
  actions.setCustom("b", assign({ note: "own" }));
  expect(ids.map((id) => [query.node(id).get().info === info, data(id).custom])).toEqual([
    [true, {}],
    [true, { note: "own" }],
  ]);
});

test("#hydration-timestamp: is when the node was created or loaded, and a new one mounts the page again", async () => {
  let mounted = 0;
  const Block = () => {
    useEffect(() => void mounted++, []);
    return null;
  };
  const before = Date.now();
  const { act, actions, data, query } = await edit(<Block />);
  const time = () => query.node("ROOT").get()._hydrationTimestamp;
  const timestamp = time();
  expect([timestamp >= before, timestamp <= Date.now()]).toEqual([true, true]);
  actions.setProp("ROOT", assign({ text: "prop" }));
  actions.setCustom("ROOT", assign({ note: "custom" }));
  expect([time(), query.serialize().includes("_hydrationTimestamp"), mounted]).toEqual([timestamp, false, 1]);
  for (const later of [0, 1]) {
    const clock = vi.spyOn(Date, "now").mockReturnValue(timestamp + later);
    await act(() => actions.deserialize(query.serialize()));
    clock.mockRestore();
    expect([time(), mounted]).toEqual([timestamp + later, 1 + later]);
  }
  expect([data("ROOT").props, data("ROOT").custom]).toEqual([{ text: "prop" }, { note: "custom" }]);
});
