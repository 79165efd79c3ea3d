import { AutosavingEditor } from "snippet:api/editor/src/autosave.tsx";
import { headerFirst } from "snippet:api/editor/src/header-first.ts";
import { Element, Frame, type Nodes, type Options } from "@craftjs/core";
import { expect, test, vi } from "vitest";
import { assign, edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError, throws } from "../../harness/errors.ts";
import { dragBelow, fire } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { SampleCard, SampleText, SampleTool, sampleResolver, useDraggable } from "../../harness/samples.tsx";

const throwError = throws(new Error("of the callback"));

async function editTwo(callbacks: Partial<Omit<Options, "resolver">>) {
  const content = [<SampleText text="One" />, <SampleText text="Two" />];
  return edit(content, { ...callbacks, beside: <SampleTool element={<SampleText />} /> });
}

test("#events: all three get their arguments, and may change the document, two of them in the same step", async () => {
  const calls: unknown[] = [];
  let follow = () => {};
  const { actions, children, data, query, steps } = await edit([<Element is="div" canvas />, <SampleText />], {
    onNodesChange: (query) => [calls.push(query.serialize()), follow()],
    onBeforeMoveEnd: (...nodes) => {
      calls.push(nodes.map(({ id, data }) => [id, [...data.nodes]]));
      assign({ moved: true })(nodes[0].data.custom);
    },
    normalizeNodes: (...args) => {
      const [state, previous, { type }, query] = args;
      calls.push([args.length, state === previous, type, query.getState() === previous]);
      for (const { data } of Object.values(state.nodes)) if (data.custom.moved) data.custom.normalised = true;
    },
  });
  const [box = "", text = ""] = children();
  const before = query.serialize();
  actions.move(text, box, 0);
  const nodes = { [text]: [], [box]: [], ROOT: [box, text] };
  expect(calls).toEqual([Object.entries(nodes), [4, false, "move", true], query.serialize()]);
  expect([data(text).custom, steps()]).toEqual([{ moved: true, normalised: true }, 1]);
  actions.history.undo();
  expect(query.serialize()).toBe(before);
  follow = () => data("ROOT").custom.followed || actions.setCustom("ROOT", assign({ followed: true }));
  actions.history.redo();
  expect([data("ROOT").custom, steps()]).toEqual([{ followed: true }, 2]);
});

test("#on-nodes-change: runs after each change of the document, with its nodes, and once at the start", async () => {
  let before: Nodes = {};
  const runs: object[] = [];
  const queries: { serialize: () => string }[] = [];
  const { actions, dom, first, freshNode, query, second, setText } = await editTwo({
    onNodesChange: (query) => {
      queries.push(query);
      const after = query.getNodes();
      const commonIds = Object.keys(after).filter((id) => before[id]);
      runs.push({
        added: Object.keys(after).filter((id) => !before[id]),
        deleted: Object.keys(before).filter((id) => !after[id]),
        changed: commonIds.filter((id) => before[id]?.data !== after[id]?.data).sort(),
      });
      before = after;
    },
  });
  const { history } = actions;
  const node = freshNode();
  const runsWith = (change: object) => [{ added: [], deleted: [], changed: [], ...change }];
  const changed = (...ids: string[]) => runsWith({ changed: ids.sort() });
  expect(runs).toEqual([]);
  for (const [change, expected] of [
    [() => fire(dom("ROOT"), "mouseover"), runsWith({ added: ["ROOT", first, second] })],
    [() => actions.clearEvents(), []],
    [() => setText(first, "Other"), changed(first)],
    [() => actions.setCustom(first, assign({ note: "x" })), changed(first)],
    [() => history.undo(), changed(first)],
    [() => history.redo(), changed(first)],
    [() => actions.setHidden(second, true), changed(second)],
    [() => history.ignore().setHidden(second, false), changed(second)],
    [() => actions.selectNode(second), []],
    [() => fire(dom(second), "mouseover"), []],
    [() => actions.move(second, "ROOT", 0), changed("ROOT")],
    [() => actions.add(node, "ROOT"), runsWith({ added: [node.id], changed: ["ROOT"] })],
    [() => actions.delete(node.id), runsWith({ deleted: [node.id], changed: ["ROOT"] })],
    [() => actions.deserialize(query.serialize().replace("Two", "Due")), changed("ROOT", first, second)],
    [() => history.undo(), changed("ROOT", first, second)],
    [() => history.redo(), changed("ROOT", first, second)],
  ] as const) {
    runs.length = 0;
    change();
    expect(runs, String(change)).toEqual(expected);
  }
  expect([queries[0]?.serialize(), Object.keys(queries[0] ?? {})]).toEqual([query.serialize(), Object.keys(query)]);
});

test("#on-nodes-change: the example shows the page that it saved", async () => {
  const ROOT = savedNode("main", { parent: null, props: { children: "Saved earlier" } });
  localStorage.setItem("page", JSON.stringify({ ROOT }));
  expect((await render(<AutosavingEditor />)).textContent).toBe("Saved earlier");
});

test("#on-nodes-change: an error in the callback is logged as a warning", async () => {
  const { act, actions } = await editTwo({ onNodesChange: throwError });
  await expectError("console.warn: of the callback", () => act(() => actions.selectNode("ROOT")));
});

test("#on-nodes-change: is not called for a change that is not serialised", async () => {
  const onNodesChange = vi.fn();
  const editor = await editTwo({ onNodesChange });
  editor.actions.selectNode("ROOT");
  editor.actions.setProp(editor.first, assign({ work: () => {} }));
  expect(onNodesChange).toHaveBeenCalledTimes(1);
});

test("#on-before-move-end: runs before each move by an action or a drag, once per node, not for new nodes", async () => {
  const moves: unknown[] = [];
  const { act, actions, children, dom, first, container, second } = await editTwo({
    onBeforeMoveEnd: (node, parent) => void moves.push([node.id, parent.data.nodes.indexOf(node.id)]),
  });
  const [ofFirst, ofSecond] = [first, second].map((id) => [id, 1]);
  await act(() => actions.move([second, first], "ROOT", 0));
  expect(moves.splice(0)).toEqual([ofSecond, ofFirst]);
  await act(() => dragBelow(dom(second), dom(first)));
  expect([moves.splice(0).length, children()]).toEqual([1, [first, second]]);
  dragBelow(container.querySelector("b"), dom(second));
  expect([moves, children().length]).toEqual([[], 3]);
});

test("#on-before-move-end: returning false does not stop the move, and actions in the callback are lost", async () => {
  let callback = () => {};
  const { actions, children, first, second, setText, textOf } = await editTwo({
    onBeforeMoveEnd: () => [callback(), false][1] as never,
  });
  callback = () => setText(second, "Lost");
  actions.move(first, "ROOT", 2);
  expect([children(), textOf(second)]).toEqual([[second, first], "Two"]);
});

test.each(["onBeforeMoveEnd", "normalizeNodes"])(
  "#events: a throw in %s stops a move and reaches the caller; indicator and picture of a drag stay",
  (callback) =>
    expectError("of the callback", async () => {
      const { act, actions, children, dom, first, query, second } = await editTwo({ [callback]: throwError });
      expect(() => actions.move(first, "ROOT", 2)).toThrow("of the callback");
      await act(() => dragBelow(dom(first), dom(second)));
      expect([children(), query.getState().indicator]).toEqual([[first, second], expect.any(Object)]);
      expect(document.querySelectorAll(".drag-shadow")).toHaveLength(1);
      document.querySelector(".drag-shadow")?.remove();
    }),
);

test("#on-before-move-end: the node is frozen if move was given the node", async () => {
  const frozen: boolean[] = [];
  const onBeforeMoveEnd = (node: object) => void frozen.push(Object.isFrozen(node));
  const { actions, first, query } = await editTwo({ onBeforeMoveEnd });
  for (const node of [first, query.node(first).get()]) actions.move(node, "ROOT", 0);
  expect(frozen).toEqual([false, true]);
});

async function editNormalized(work: Options["normalizeNodes"] = () => {}) {
  const normalizeNodes = vi.fn(work);
  return { ...(await editTwo({ normalizeNodes })), log: normalizeNodes.mock.calls };
}

test("#normalize-nodes: corrects a draft within the same step; its return value is ignored", async () => {
  const { actions, children, first, log, query, setText, textOf } = await editNormalized(({ nodes }) => {
    for (const { data } of Object.values(nodes)) if (data.props.text === "Too long") data.props.text = "Short";
    return { nodes: {} } as never;
  });
  const before = query.getState();
  setText(first, "Too long");
  expect([textOf(first), children().length]).toEqual(["Short", 2]);
  const [, previous, action = {}, callbackQuery] = log[0] ?? [];
  expect([previous === before, Object.isFrozen(previous), callbackQuery?.getState() === before]).toEqual([
    true,
    true,
    true,
  ]);
  expect(Object.keys(action).sort()).toEqual(["params", "type"]);
  actions.history.undo();
  expect([textOf(first), query.history.canUndo()]).toEqual(["One", false]);
});

test("#normalize-nodes: headerFirst keeps a header above the other blocks after a change and after a drop", async () => {
  const Header = () => <header ref={useDraggable()}>Header</header>;
  const page = [<SampleText text="One" />, <SampleText text="Two" />, <Header />];
  const editor = await edit(page, { resolver: { ...sampleResolver, Header }, normalizeNodes: headerFirst });
  const { act, actions, children, data, dom } = editor;
  const names = () => children().map((id) => data(id).name);
  await act(() => actions.setProp(children()[0] ?? "", assign({ text: "First" })));
  expect(names()).toEqual(["Header", "Text", "Text"]);
  await act(() => dragBelow(dom(children()[0] ?? ""), dom(children()[2] ?? "")));
  expect(names()).toEqual(["Header", "Text", "Text"]);
});

test("#normalize-nodes: runs for all changes of nodes; type and params depend on the call of the action", async () => {
  const { actions, dom, first, freshNode, log, query, tree } = await editNormalized();
  const { history } = actions;
  const [node, added, change] = [freshNode(), tree(<hr />), assign({ text: "New" })];
  const saved = query.serialize();
  const [undone, redone] = [
    ["HISTORY_UNDO", undefined],
    ["HISTORY_REDO", undefined],
  ];
  for (const [work, ...expected] of [
    [() => actions.selectNode("ROOT")],
    [() => fire(dom(first), "mouseover")],
    [() => actions.setIndicator(null)],
    [() => actions.add(node, "ROOT"), ["add", [node, "ROOT"]]],
    [() => actions.addNodeTree(added, "ROOT"), ["addNodeTree", [added, "ROOT"]]],
    [() => actions.delete(node.id), ["delete", [node.id]]],
    [() => actions.move(first, "ROOT", 2), ["move", [first, "ROOT", 2]]],
    [() => actions.setProp(first, change), ["setProp", [first, change]]],
    [() => actions.setProp(first, change)],
    [() => actions.setCustom(first, change), ["setCustom", [first, change]]],
    [() => actions.setHidden(first, true), ["setHidden", [first, true]]],
    [() => actions.setState(({ nodes }) => change(nodes.ROOT?.data.props)), ["setState", expect.anything()]],
    [() => actions.setState(() => {})],
    [() => history.ignore().setHidden(first, false), ["setHidden", ["setHidden", first, false]]],
    [() => history.throttle().setHidden(first, true), ["setHidden", ["setHidden", first, true]]],
    [() => history.merge().setHidden(first, false), ["HISTORY_MERGE", ["setHidden", first, false]]],
    [() => actions.setHidden(first, true), ["setHidden", [first, true]]],
    [() => history.undo(), undone],
    [() => history.redo(), redone],
    [() => actions.deserialize(saved), ["deserialize", [saved]]],
    [() => history.undo()],
    [() => history.redo()],
    [() => history.merge().deserialize(saved)],
    [() => actions.setOptions(assign({ enabled: false }))],
  ] as const) {
    log.length = 0;
    work();
    expect([String(work), ...log.map(([, , { type, params }]) => [type, params])]).toEqual([String(work), ...expected]);
  }
});

test("#normalize-nodes: runs for `data` of the frame, and not for the frame's JSX", async () => {
  const normalizeNodes = vi.fn();
  const { query } = await edit(<Element is="div" canvas />, { normalizeNodes });
  expect(normalizeNodes).not.toHaveBeenCalled();
  await editorWith(<Frame data={query.serialize()} />, { normalizeNodes });
  expect(normalizeNodes).toHaveBeenCalledTimes(1);
});

test("#normalize-nodes: runs for linked nodes while React renders, in the frame too", async () => {
  const types: string[] = [];
  const { act, actions, query } = await edit([<SampleCard />], {
    normalizeNodes: (_state, _previous, { type }) => void types.push(type),
  });
  expect(types.splice(0)).toEqual(["addLinkedNodeFromTree"]);
  await act(() => actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT"));
  expect(types.sort()).toEqual(["addLinkedNodeFromTree", "addNodeTree"]);
});

test("#normalize-nodes: if it throws, the action throws and the change is dropped", async () => {
  const { first, setText, textOf } = await editNormalized(throwError);
  expect(() => setText(first, "Changed")).toThrow("of the callback");
  expect(textOf(first)).toBe("One");
});

test("#normalize-nodes: if it throws in undo or redo, the page stays, but the history moves", async () => {
  let throwing = false;
  const { actions, first, query, setText, textOf } = await editNormalized(() => void (throwing && throwError()));
  const state = () => [textOf(first), query.history.canUndo(), query.history.canRedo()];
  setText(first, "Changed");
  throwing = true;
  expect(() => actions.history.undo()).toThrow("of the callback");
  expect(state()).toEqual(["Changed", false, true]);
  throwing = false;
  actions.history.redo();
  actions.history.undo();
  throwing = true;
  expect(() => actions.history.redo()).toThrow("of the callback");
  expect(state()).toEqual(["One", true, false]);
});

test("#normalize-nodes: runs for every setProp, throttled ones too", async () => {
  const { actions, first, log, steps } = await editNormalized();
  for (const text of ["H", "He", "Hel"]) actions.history.throttle(500).setProp(first, assign({ text }));
  expect([log.length, steps()]).toEqual([3, 1]);
});
