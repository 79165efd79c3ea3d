import { ClearSelectionOnEscape } from "snippet:api/useEditor/src/clear-selection-on-escape.tsx";
import { Topbar } from "snippet:api/useEditor/src/topbar.tsx";
import { Toolbar } from "snippet:concepts/editor-components/src/toolbar.tsx";
import { EscapeKey } from "snippet:guides/responsive-canvas/src/escape-key.tsx";
import { type Editor, type EditorState, type Node, useEditor, type useEditorReturnType } from "@craftjs/core";
import type { ComponentProps, ReactElement } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { assign, edit, render, twoTexts } from "../../harness/editor.tsx";
import { expectError, throws } from "../../harness/errors.ts";
import { containerOf, SampleCard, SampleText } from "../../harness/samples.tsx";

type Collector = NonNullable<Parameters<typeof useEditor>[0]>;

const names = (object: object) => Object.keys(object).sort();

async function collect(collector?: Collector) {
  const results: Record<string, unknown>[] = [];
  const Collects = () => void results.push(useEditor(collector as Collector));
  const editor = await twoTexts({ beside: <Collects /> });
  return { ...editor, results, last: () => results.at(-1) ?? {} };
}

test("gives the editor to blocks and components beside them, and throws outside", async () => {
  const Block = () => <p>{useEditor().query.node("ROOT").get().data.name}</p>;
  expect((await edit(<Block />)).container.textContent).toBe("Block");
  const { last } = await collect();
  expect(names(last())).toEqual(["actions", "connectors", "inContext", "query", "store"]);
  expect(last().inContext).toBe(true);
  const Outside = () => void useEditor();
  await expectError("You can only use useEditor in the context of <Editor />.", () => render(<Outside />));
});

test.each([
  ["Topbar", <Topbar key="1" />],
  ["Toolbar", <Toolbar key="2" onSave={() => {}} />],
])("%s undoes and redoes only while the editor is enabled", async (_, beside) => {
  const { act, container, enable, one, setText, textOf } = await twoTexts({ beside });
  const disabled = () =>
    [...container.querySelectorAll("button")]
      .slice(0, 2)
      .map((button) => button.disabled || button.ariaDisabled === "true");
  await act(() => setText(one, "1"));
  await act(() => setText(one, "2"));
  await act(() => container.querySelector("button")?.click());
  expect(disabled()).toEqual([false, false]);
  await enable(false);
  expect(disabled()).toEqual([true, true]);
  await act(() => container.querySelector("button")?.click());
  expect(textOf(one)).toBe("1");
});

test.each([
  ["ClearSelectionOnEscape", <ClearSelectionOnEscape key="1" />],
  ["EscapeKey", <EscapeKey key="2" />],
])("#return-value: %s keeps the selection while an input method composes", async (_, beside) => {
  const { actions, selected } = await twoTexts({ beside });
  // Safari reports only the code 229.
  const events = [{ keyCode: 229, isComposing: true }, { keyCode: 229 }, { keyCode: 27 }];
  const selections = events.map((init) => {
    actions.selectNode("ROOT");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "Escape", ...init }));
    return selected();
  });
  expect(selections).toEqual([["ROOT"], ["ROOT"], []]);
});

test("#return-value: only actions, its history, and ignore and throttle are new at each render", async () => {
  const { act, actions, last, results } = await collect(({ events }) => ({ selected: events.selected.size }));
  await act(() => actions.selectNode("ROOT"));
  const [before, after] = [results[0], last()] as unknown as [useEditorReturnType, useEditorReturnType];
  const changed = (one: object, other: object) => names(one).filter((key) => one[key as never] !== other[key as never]);
  expect([
    changed(before, after),
    changed(before.actions, after.actions),
    changed(before.actions.history, after.actions.history),
  ]).toEqual([["actions", "selected"], ["history"], ["ignore", "throttle"]]);
});

test("#collector: gets the state and the queries", async () => {
  const { query, results } = await collect((state, query) => ({ got: [names(state), names(query)] }));
  expect(results[0]?.got).toEqual([names(query.getState()), names(query)]);
});

test("#query: queries read the current state without a subscription; their helpers keep an earlier state", async () => {
  const sizes: number[] = [];
  const Reads = () => void sizes.push(useEditor().query.getEvent("selected").size());
  const { act, actions, query } = await twoTexts({ beside: <Reads /> });
  const [root, selection] = [query.node("ROOT"), query.getEvent("selected")];
  await act(() => actions.selectNode("ROOT"));
  expect([sizes, root.isSelected(), selection.size()]).toEqual([[0], false, 0]);
  expect([query.node("ROOT").isSelected(), query.getEvent("selected").size()]).toEqual([true, 1]);
});

test("#query: getNodes: linked nodes are among the nodes", async () => {
  const { children, query } = await edit(<SampleCard />);
  const [body = ""] = query.node("ROOT").linkedNodes();
  expect(Object.keys(query.getNodes())).toEqual(["ROOT", body, ...children(body)]);
});

test("#query: serialize omits selection, options, functions, null and undefined, and dates become strings", async () => {
  const { actions, one, query } = await twoTexts();
  const before = query.serialize();
  actions.selectNode("ROOT");
  actions.setOptions(assign({ enabled: false }));
  expect(query.serialize()).toBe(before);
  actions.setProp(one, assign({ work: () => {}, none: null, missing: undefined, when: new Date(0) }));
  expect(JSON.parse(query.serialize())[one].props).toEqual({ text: "One", when: "1970-01-01T00:00:00.000Z" });
  const nodes = query.getSerializedNodes();
  expect([JSON.stringify(nodes), nodes[one]?.props.when]).toEqual([query.serialize(), new Date(0)]);
  expect(() => nodes.ROOT?.nodes.push("x")).toThrow("object is not extensible");
  expect(JSON.parse(query.serialize()).ROOT.nodes.push("x")).toBe(3);
});

test("#query: getDropPlaceholder returns the place of a drop; the index is one more after a child", async () => {
  const { actions, children, dom, one, query, two } = await twoTexts();
  const { left, top, bottom } = dom(two).getBoundingClientRect();
  const after = query.getDropPlaceholder(one, "ROOT", { x: left, y: bottom + 15 });
  expect(after).toMatchObject({ placement: { parent: { id: "ROOT" }, index: 1, where: "after" }, error: null });
  const before = query.getDropPlaceholder(two, "ROOT", { x: left, y: top - 100 });
  expect(before).toMatchObject({ placement: { parent: { id: "ROOT" }, index: 0, where: "before" }, error: null });
  actions.move(one, "ROOT", after.placement.index + 1);
  expect(children()).toEqual([two, one]);
  actions.move(one, "ROOT", before.placement.index);
  expect(children()).toEqual([one, two]);
});

test("#query: getDropPlaceholder uses the parent of other nodes, returns an Error, and takes nodesToDOM", async () => {
  const editor = await edit([<SampleText />, <SampleText />, containerOf()]);
  const { dom, first: one, query, second: two, third: box } = editor;
  const { left, top } = dom(box).getBoundingClientRect();
  const place = (target: string, nodesToDOM?: (node: Node) => HTMLElement) => {
    const { parent, where, index } = query.getDropPlaceholder(one, target, { x: left, y: top }, nodesToDOM).placement;
    return [parent.id, where, index];
  };
  const below = dom("ROOT").appendChild(document.createElement("p"));
  below.style.cssText = "position: relative; top: 100vh";
  expect(place(two)).toEqual(["ROOT", expect.any(String), expect.any(Number)]);
  // The border of a canvas has no effect here.
  expect(place(box)).toEqual([box, "before", 0]);
  const actual = [place("ROOT", ({ id }) => dom(id)), place("ROOT", () => below)];
  expect(actual).toEqual([place("ROOT"), ["ROOT", "before", 0]]);
  below.remove();
  const error: string | null = query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 }).error;
  expect(error).toBeInstanceOf(Error);
  const bare = await edit(<p>Text</p>);
  expect(bare.query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 })).toBeUndefined();
  expect(() => bare.query.getDropPlaceholder("ROOT", "nobody", { x: 1, y: 1 })).toThrow(TypeError);
});

test("#store: has the state, all actions, the queries and the history", async () => {
  const { actions, one, query, store } = await twoTexts();
  const typedState: { prev: EditorState; current: EditorState } = store.getState();
  expect(typedState).toBe(query.getState());
  expect(["prev", "current", "events"].filter((name) => name in typedState)).toEqual(["events"]);
  expect(names(store.actions)).toEqual(expect.arrayContaining([...names(actions), "reset"]));
  expect(names(store.query)).toEqual(expect.arrayContaining(names(query)));
  for (const text of ["1", "2"]) actions.setProp(one, assign({ text }));
  actions.history.undo();
  expect([store.history.timeline.length, store.history.pointer]).toEqual([2, 0]);
});

test("#store: subscribe reports changed values, first at the next change or at once, and logs errors", async () => {
  const { actions, store } = await twoTexts();
  const calls: string[] = [];
  const size = (state: EditorState) => ({ size: state.events.selected.size });
  const stop = store.subscribe(size, ({ size }) => calls.push(`later ${size}`));
  store.subscribe(size, ({ size }) => calls.push(`at once ${size}`), true);
  const received = [calls.splice(0)];
  for (const change of [
    () => actions.setIndicator(null),
    () => actions.setIndicator(null),
    () => actions.selectNode("ROOT"),
    () => [stop(), actions.selectNode()],
  ]) {
    change();
    received.push(calls.splice(0).sort());
  }
  expect(received).toEqual([["at once 0"], ["later 0"], [], ["at once 1", "later 1"], ["at once 0"]]);
  const fail = throws(new Error("of a subscriber"));
  await expectError("console.warn: of a subscriber; console.warn: of a subscriber", () => {
    store.subscribe(fail, () => {}, true);
    store.subscribe(() => ({}), fail, true);
  });
});

test("#store: a subscriber that unsubscribes in onChange hides the change from the next one", async () => {
  const { actions, store } = await twoTexts();
  const calls: string[] = [];
  const size = (state: EditorState) => ({ size: state.events.selected.size });
  const stop = store.subscribe(size, () => [calls.push("once"), stop()]);
  store.subscribe(size, () => calls.push("next"));
  for (const id of ["ROOT", undefined]) actions.selectNode(id);
  expect(calls).toEqual(["once", "next"]);
});

test("#typescript: refs check for null, collected values are inferred, props are any, ids are unchecked", async () => {
  const Typed = () => {
    const { connectors, count } = useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
    const { connect } = connectors;
    expectTypeOf(count).toEqualTypeOf<number>();
    // @ts-expect-error: it needs an id, and returns an element
    const bare = <i ref={connect} />;
    // @ts-expect-error: null is not allowed
    const unchecked = <i ref={(dom) => connect(dom, "ROOT")} />;
    return [bare, unchecked, <b key="right" ref={(dom) => void (dom && connect(dom, "ROOT"))} />];
  };
  expectTypeOf(Typed).toExtend<() => ReactElement[]>();
  const { data, one, query } = await twoTexts();
  const selected = query.getEvent("selected");
  const { custom, props } = data(one);
  for (const value of [selected.first(), selected.last(), selected.at(0), props.text, custom.anything])
    expectTypeOf(value).toBeAny();
  expectTypeOf(selected.size()).toBeAny();
  expectTypeOf(selected.all()).toEqualTypeOf<string[]>();
  const got: Node = query.node("nobody").get();
  const nodes: Record<string, Node> = query.getState().nodes;
  expect([got, nodes.nobody]).toEqual([undefined, undefined]);
});

test("#query: queries can be destructured", async () => {
  const { query, first } = await twoTexts();
  const { getNodes, node, parseReactElement, serialize } = query;
  expect(node(first).get()).toBe(getNodes()[first]);
  expect(serialize()).toBe(query.serialize());
  expect(Object.keys(parseReactElement(<SampleText />).toNodeTree().nodes)).toHaveLength(1);
});

test("#store: the editor has no prop for a store", () => {
  expectTypeOf<ComponentProps<typeof Editor>>().not.toHaveProperty("store");
});
