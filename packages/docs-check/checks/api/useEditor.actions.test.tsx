import { SelectFirst } from "snippet:api/useEditor/src/select-first.tsx";
import { Element, Frame, type Node } from "@craftjs/core";
import { expect, test } from "vitest";
import { assign, edit, editorWith, twoTexts } from "../../harness/editor.tsx";
import { clearErrors, expectError } from "../../harness/errors.ts";
import { fire, settle } from "../../harness/input.ts";
import { rootNodeOf, savedNode } from "../../harness/nodes.ts";
import { Homeless, oneOfEach } from "../../harness/one-of-each.tsx";
import { craftedBlock } from "../../harness/parts.tsx";
import { productionInvariant } from "../../harness/production.ts";
import { containerOf, SampleCard, SampleText, sampleResolver } from "../../harness/samples.tsx";

const missingNodeMessage = "Invariant failed: Node does not exist, it may have been removed";
test("#actions: take effect at once, and reject invalid arguments without changing anything", async () => {
  const { actions, data, freshNode: fresh, ids, query, tree } = await oneOfEach();
  actions.setProp(ids.text, assign({ text: "Changed" }));
  expect(data(ids.text).props.text).toBe("Changed");
  const unresolvedNode = Object.assign(fresh({ type: SampleText }), {
    data: { ...fresh({ type: SampleText }).data, name: "Gone" },
  });
  const unresolved = "The component type specified for this node (SampleText) does not exist in the resolver";
  const { text, region, box, inner } = ids;
  const before = query.serialize();
  for (const [work, message] of [
    [() => actions.add(fresh()), "Invariant failed: Parent id cannot be ommited"],
    [() => actions.addNodeTree(tree(<SampleText />)), "Invariant failed: Parent id cannot be ommited"],
    [() => actions.add(fresh(), "nobody"), missingNodeMessage],
    [() => actions.add(unresolvedNode, "ROOT"), unresolved],
    [() => actions.add(fresh({ nodes: ["x"] }), "ROOT"), TypeError],
    [() => actions.add(fresh({ linkedNodes: { x: "x" } }), "ROOT"), TypeError],
    [() => actions.delete("ROOT"), "Invariant failed: Attempting to delete a top-level Node"],
    [() => actions.delete(region), "Invariant failed: Attempting to delete a top-level Node"],
    [() => actions.delete("nobody"), missingNodeMessage],
    [() => actions.delete(query.node(text).get() as never), missingNodeMessage],
    [() => actions.delete([text, text]), TypeError],
    [() => actions.delete([box, inner]), TypeError],
    [() => actions.move("nobody", "ROOT", 0), missingNodeMessage],
    [() => actions.move(text, "nobody", 0), /^TypeError: /],
    [() => actions.setProp("nobody", () => {}), missingNodeMessage],
    [() => actions.setProp(text, { text: "x" } as never), TypeError],
    [() => actions.setHidden("nobody", true), TypeError],
    [() => actions.selectNode("nobody"), missingNodeMessage],
    [() => actions.deserialize("{"), SyntaxError],
    [() => actions.deserialize({ ROOT: savedNode({ resolvedName: "Gone" }) } as never), TypeError],
    [() => actions.setState((_, inner) => [inner.delete(text), inner.delete("nobody")]), missingNodeMessage],
  ] as const)
    expect(work).toThrow(message);
  expect([query.serialize(), query.getEvent("selected").all()]).toEqual([before, []]);
  expect(() => productionInvariant(false, "Attempting to delete")).toThrow(/^Invariant failed$/);
});

test("#actions: an action inside a callback is lost, and its step doubles a block when it is undone", async () => {
  const { actions, children, one, textOf, two } = await twoTexts();
  const inner = () => actions.setProp(two, assign({ text: "Inner" }));
  actions.setProp(one, (props: object) => [inner(), assign({ text: "Outer" })(props)]);
  expect([one, two].map(textOf)).toEqual(["Outer", "Two"]);
  actions.setProp(one, () => actions.delete(two));
  expect(children()).toEqual([one, two]);
  actions.history.undo();
  expect(children()).toEqual([one, two, two]);
  await settle();
  // React logs an error for both.
  clearErrors();
});

test("#add: add puts a node at an index, or at the end; a list is deprecated", async () => {
  const editor = await twoTexts();
  for (const [index, expected] of [
    [99, 2],
    [undefined, 3],
    [1, 1],
    [-1, 4],
  ] as const) {
    const node = editor.freshNode();
    editor.actions.add(node, "ROOT", index);
    expect(editor.children().indexOf(node.id)).toBe(expected);
  }
  await expectError("console.warn: Deprecation warning: actions.add(node: Node[]) will be deprecated", () =>
    editor.actions.add([editor.freshNode(), editor.freshNode()] as never, "ROOT"),
  );
  expect(editor.children()).toHaveLength(8);
});

test("#add: addNodeTree adds all descendants, and checks no rules", async () => {
  const { ids, ...editor } = await oneOfEach();
  const box = editor.add(containerOf(containerOf(<SampleText />)), "ROOT", 0);
  const { nodes, rootNodeId } = editor.tree(<SampleText />);
  const droppable = [nodes[rootNodeId] as Node, rootNodeId].map((it) => editor.query.node("ROOT").isDroppable(it));
  expect(droppable).toEqual([true, false]); // the id is not in the editor yet
  expect([editor.children()[0], editor.query.node(box).descendants(true).length]).toEqual([box, 2]);
  for (const [element, parent] of [
    [<SampleText key="a" />, ids.plain],
    [<SampleText key="b" />, ids.closed],
    [<Homeless key="c" />, "ROOT"],
  ] as const) {
    const tree = editor.tree(element);
    expect(editor.query.node(parent).isDroppable(rootNodeOf(tree))).toBe(false);
    editor.actions.addNodeTree(tree, parent);
    expect(editor.children(parent).at(-1)).toBe(tree.rootNodeId);
    const node = editor.freshNode();
    editor.actions.add(node, parent);
    expect(editor.children(parent).at(-1)).toBe(node.id);
  }
});

test("#add: addNodeTree freezes the props and lists of a tree; other changes to it do not change the page", async () => {
  const editor = await twoTexts();
  const tree = editor.tree(<SampleText />);
  editor.actions.addNodeTree(tree, "ROOT");
  const { data } = rootNodeOf(tree);
  for (const change of [() => assign({ text: "Late" })(data.props), () => data.nodes.push("x")])
    expect(change).toThrow("not extensible");
  data.hidden = true;
  expect(editor.data(tree.rootNodeId).hidden).toBe(false);
});

test("#add: a tree of ROOT replaces the root, whose descendants become orphans", async () => {
  const { actions, children, query } = await twoTexts();
  const root = query.parseReactElement(<Element is="main" canvas />);
  actions.addNodeTree(root.toNodeTree(assign({ id: "ROOT" })));
  expect([children(), Object.keys(query.getNodes()).length]).toEqual([[], 3]);
});

test("#delete: delete removes children, linked nodes and the selection; an empty list removes nothing", async () => {
  const { actions, children, query, selected } = await edit([containerOf(<SampleText />), <SampleCard />]);
  for (const nothing of [[], undefined as never]) actions.delete(nothing);
  actions.selectNode(query.node("ROOT").descendants(true));
  expect(selected()).toHaveLength(5);
  actions.delete(children());
  expect([Object.keys(query.getNodes()), selected()]).toEqual([["ROOT"], []]);
});

test("#move: the index counts before the move, and a list keeps its order", async () => {
  const { actions, one, texts, two } = await twoTexts();
  const order = (ids: string[], index: number) => {
    actions.move(ids, "ROOT", index);
    return texts().join();
  };
  expect([order([one], 1), order([one], 2), order([one, two], 0)]).toEqual(["One,Two", "Two,One", "One,Two"]);
});

test("#move: checks each of several nodes as if it moved alone", async () => {
  const canMoveIn: Node["rules"]["canMoveIn"] = (incoming, self, helpers) =>
    helpers(self.id).childNodes().length + incoming.length <= 1;
  const HoldsOne = craftedBlock({ isCanvas: true, rules: { canMoveIn } });
  const editor = await edit([<HoldsOne />, <SampleText />, <SampleText />], { resolver: { HoldsOne } });
  const [box = "", ...texts] = editor.children();
  expect(editor.query.node(box).isDroppable(texts)).toBe(false);
  editor.actions.move(texts, box, 0);
  expect(editor.children(box)).toEqual(texts);
});

test("#set-prop: setProp accepts no asynchronous callback", async () => {
  const { act, actions, data, one } = await twoTexts();
  const late = async (props: object) => {
    assign({ early: true })(props);
    await null;
    assign({ text: "Late" })(props);
  };
  await expectError("Cannot perform 'set' on a proxy that has been revoked", () =>
    act(() => actions.setProp(one, late)),
  );
  expect(data(one).props).toEqual({ text: "One", early: true });
});

test("#set-prop: the callback’s result is ignored", async () => {
  const { act, actions, one, textOf } = await twoTexts();
  await act(() => actions.setProp(one, () => ({ text: "Returned" })));
  expect(textOf(one)).toBe("One");
});

test("#select-node: replaces or clears the selection, clears hover, and works in a disabled editor", async () => {
  const { actions, dom, one, query, selected, two } = await twoTexts();
  for (const id of [one, two, undefined, "ROOT"]) {
    fire(dom(one), "mouseover");
    expect(query.getEvent("hovered").all()).toEqual([one]);
    actions.selectNode(id);
    expect([selected(), query.getEvent("hovered").all()]).toEqual([id ? [id] : [], []]);
  }
  expect(() => actions.selectNode("nobody")).toThrow(missingNodeMessage);
  expect(selected()).toEqual(["ROOT"]);
  const disabled = await twoTexts({ enabled: false });
  disabled.actions.selectNode("ROOT");
  expect(disabled.selected()).toEqual(["ROOT"]);
});

test("#select-node: SelectFirst selects the first block once, if there is one", async () => {
  for (const content of [[<SampleText text="One" />, <SampleText text="Two" />], []]) {
    const { act, actions, children, selected } = await editorWith(
      [<SelectFirst key="select" />, <Frame key="frame">{containerOf(...content)}</Frame>],
      { resolver: sampleResolver },
    );
    expect(selected()).toEqual(children().slice(0, 1));
    const [, second] = children();
    if (second) await act(() => actions.move(second, "ROOT", 0));
    expect(selected()).toEqual(children().slice(1));
  }
});

test("#select-node: setIndicator shows an indicator with existing elements or none; clearEvents clears all", async () => {
  const { actions, dom, one, query } = await twoTexts();
  const shown = query.getDropPlaceholder(one, "ROOT", { x: 1, y: 1 });
  const { placement } = shown;
  const unconnectedNode = { ...placement.parent, dom: null };
  const shows = (indicator: typeof shown | null) => {
    actions.setIndicator(indicator);
    return query.getState().indicator !== null;
  };
  expect([
    shows({ ...shown, placement: { ...placement, parent: unconnectedNode } }),
    shows({ ...shown, placement: { ...placement, currentNode: unconnectedNode } }),
    shows(shown),
    shows(null),
    shows(shown),
  ]).toEqual([false, false, true, false, true]);
  actions.selectNode(one);
  for (const type of ["mouseover", "dragstart"]) fire(dom(one), type);
  actions.clearEvents();
  const { events, indicator } = query.getState();
  expect([events.selected.size, events.hovered.size, events.dragged.size, indicator]).toEqual([0, 0, 0, null]);
});

test("#deserialize: replaces the document and clears selection and indicator, as a step that can be undone", async () => {
  const { act, actions, children, query, selected, store, texts } = await twoTexts();
  const saved = query.serialize();
  for (const input of [saved, query.getSerializedNodes()]) {
    const [one = "", two = ""] = children();
    await act(() => actions.history.clear());
    actions.delete(two);
    actions.selectNode("ROOT");
    actions.setIndicator(query.getDropPlaceholder(one, "ROOT", { x: 1, y: 1 }));
    expect(query.getState().indicator).not.toBeNull();
    actions.deserialize(input);
    expect([query.serialize(), selected(), query.getState().indicator]).toEqual([saved, [], null]);
    expect(store.history.timeline).toHaveLength(2);
    actions.history.undo();
    expect(children()).toEqual([one]);
    actions.history.ignore().deserialize(saved);
    actions.history.clear();
    const actual = [query.history.canUndo(), query.history.canRedo(), texts()];
    expect(actual).toEqual([...[false, false], ["One", "Two"]]);
  }
});

test("#deserialize: without a ROOT node the canvas is empty; a missing child only fails when it renders", async () => {
  const { act, actions, children, container, query } = await twoTexts();
  const { ROOT } = query.getSerializedNodes();
  await act(() => actions.deserialize({}));
  expect(container.textContent).toBe("");
  const load = () => actions.deserialize({ ROOT: { ...ROOT, nodes: ["gone"] } } as never);
  const message = "Cannot read properties of undefined (reading 'children')";
  await expectError(message, () => act(() => [load(), expect(children()).toEqual(["gone"])]));
  expect(container.innerHTML).toBe("");
});

test("#set-state: makes one step of several changes, a selection included", async () => {
  const { actions, one, selected, store, textOf, two } = await twoTexts();
  actions.setState((state, inner) => {
    inner.setProp(two, assign({ text: "2" }));
    assign({ text: "1" })(state.nodes[one]?.data.props ?? {});
    inner.selectNode("ROOT");
  });
  expect([textOf(one), textOf(two), selected(), store.history.timeline.length]).toEqual(["1", "2", ["ROOT"], 1]);
  actions.history.undo();
  expect([textOf(one), textOf(two), selected()]).toEqual(["One", "Two", []]);
});

test("#set-state: in the callback, queries and the checks of actions see the state from before", async () => {
  const { one, ...editor } = await twoTexts();
  editor.actions.setState((_, inner) => {
    inner.setHidden(one, true);
    expect(editor.data(one).hidden).toBe(false);
  });
  expect(editor.data(one).hidden).toBe(true);
  type Inner = Parameters<Parameters<typeof editor.actions.setState>[0]>[1];
  const withNew = (work: (inner: Inner, id: string) => void) => () =>
    editor.actions.setState((_, inner) => {
      const tree = editor.tree(containerOf());
      inner.addNodeTree(tree, "ROOT");
      work(inner, tree.rootNodeId);
    });
  for (const fails of [
    withNew((inner, id) => inner.delete(id)),
    withNew((inner, id) => inner.move(id, "ROOT", 0)),
    withNew((inner, id) => inner.move(one, id, 0)),
  ])
    expect(fails).toThrow("Cannot read properties of undefined");
  withNew((inner, id) => inner.setHidden(id, true))();
  withNew((inner, id) => inner.addNodeTree(editor.tree(<SampleText />), id))();
  expect(editor.children().map((id) => editor.children(id).length)).toEqual([0, 0, 0, 1]);
});

test("#private-actions: only setState gives the private actions", async () => {
  const { actions } = await twoTexts();
  const internal = ["reset", "replaceNodes", "setDOM", "setNodeEvent", "addLinkedNodeFromTree"];
  actions.setState((_, inner) => expect(internal.filter((name) => name in inner)).toEqual(internal));
  expect(internal.filter((name) => name in actions)).toEqual([]);
});
