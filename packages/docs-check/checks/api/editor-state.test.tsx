import { tables } from "page:api/editor-state";
import {
  Element as CraftElement,
  DefaultEventHandlers,
  type EditorState,
  type Node,
  type Nodes,
  Positioner,
  ROOT_NODE,
  useEditor,
  useNode,
} from "@craftjs/core";
import type { ReactElement } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { column } from "../../harness/column.ts";
import { assign, edit, editorWith } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { dragOver, fire } from "../../harness/input.ts";
import { HookCaller } from "../../harness/parts.tsx";
import { SampleCard, SampleText, SampleTool } from "../../harness/samples.tsx";

async function texts(options: Parameters<typeof edit>[1] = {}) {
  const editor = await edit([<SampleText text="One" />, <SampleText text="Two" />], options);
  const [first = "", second = ""] = editor.children();
  const { query, store } = editor;
  const kinds = ["selected", "hovered", "dragged"] as const;
  return {
    ...editor,
    first,
    second,
    kinds,
    state: () => query.getState(),
    events: () => kinds.map((kind) => query.getEvent(kind).all()),
    set: (id: string) => kinds.map((kind) => store.actions.setNodeEvent(kind, id)),
  };
}

function recorder<Result>(hook: () => Result) {
  const results: Result[] = [];
  return { results, beside: <HookCaller key={String(hook)} hook={() => results.push(hook())} /> };
}

test("a collector and getState() return the same four keys: nodes, events, options and indicator", async () => {
  let collected: unknown;
  const { beside } = recorder(() => useEditor((state) => ({ selected: (collected = state) && state.events.selected })));
  const { actions, first, selected, state } = await texts({ beside });
  actions.selectNode(first);
  expect([collected === state(), selected()]).toEqual([true, [first]]);
  expect(Object.keys(state()).sort()).toEqual(["events", "indicator", "nodes", "options"]);
});

test("#shape: an action makes new objects on the path to a change only, and all are frozen, sets included", async () => {
  const { actions, first, kinds, second, selected, state } = await texts();
  const before = state();
  actions.setProp(first, assign({ text: "Other" }));
  const isSame = (pick: (state: EditorState) => unknown) => pick(before) === pick(state());
  const onPath = [
    isSame((state) => state),
    isSame(({ nodes }) => nodes),
    isSame(({ nodes }) => nodes[first]),
    isSame(({ nodes }) => nodes[first]?.data.props),
  ];
  const otherParts = [isSame(({ nodes }) => nodes[second]), isSame(({ events }) => events)];
  expect([onPath, otherParts]).toEqual([Array(4).fill(false), [true, true]]);
  actions.selectNode(first);
  const unfrozenObjects = (value: unknown): unknown[] => {
    if (value === null || typeof value !== "object" || value instanceof Set || value instanceof Element) return [];
    return [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(unfrozenObjects)];
  };
  expect(unfrozenObjects(state())).toEqual([]);
  for (const kind of kinds) expect(() => state().events[kind].add(second)).toThrow("This object has been frozen");
  expect(selected()).toEqual([first]);
});

test("#nodes: an id is missing until the frame has rendered and after a deletion", async () => {
  expectTypeOf<EditorState["nodes"][string]>().toEqualTypeOf<Node>();
  const { beside, results } = recorder(() => useEditor(({ nodes }) => ({ ids: Object.keys(nodes) })).ids);
  const { act, actions, first, second } = await texts({ beside });
  expect([results[0], results.at(-1)]).toEqual([[], ["ROOT", first, second]]);
  await act(() => actions.delete(first));
  expect(results.at(-1)).toEqual(["ROOT", second]);
});

test("#nodes: all nodes are in one object by their ids, linked nodes too, and form the tree", async () => {
  const { query } = await edit([<SampleCard />, <SampleText />]);
  const { nodes } = query.getState();
  const data = (id = "") => nodes[id]?.data;
  const [card = "", text = ""] = data(ROOT_NODE)?.nodes ?? [];
  const { body = "" } = data(card)?.linkedNodes ?? {};
  const [inside = ""] = data(body)?.nodes ?? [];
  expect([ROOT_NODE, Object.keys(nodes).sort()]).toEqual(["ROOT", ["ROOT", card, text, body, inside].sort()]);
  expect(Object.values(nodes).map(({ id }) => id)).toEqual(Object.keys(nodes));
  expect([card, text, body, inside].map((id) => data(id)?.parent)).toEqual(["ROOT", "ROOT", card, body]);
});

test("#events: each is a set of ids, in the order of selection, and the query returns the same ids", async () => {
  const { actions, first, kinds, query, second, set, state } = await texts();
  for (const ids of [[], [first], [second, first], [second]]) {
    actions.selectNode(ids);
    const { selected } = state().events;
    const event = query.getEvent("selected");
    const answers = [ids, ids[0], ids.length, ids.length > 0, ids.includes(first)];
    expect([[...selected], [...selected][0], selected.size, selected.size > 0, selected.has(first)]).toEqual(answers);
    expect([event.all(), event.first(), event.size(), !event.isEmpty(), event.contains(first)]).toEqual(answers);
    expect([event.last(), event.at(1), event.raw() === selected]).toEqual([ids.at(-1), ids[1], true]);
    expect(query.node(first).isSelected()).toBe(ids.includes(first));
  }
  set("ROOT");
  expect(state().events).toEqual(Object.fromEntries(kinds.map((kind) => [kind, new Set(["ROOT"])])));
  expect(state().nodes.ROOT?.events).toEqual({ selected: true, hovered: true, dragged: true });
});

test("#events: hovered keeps the last node, dragged has no new nodes from a toolbox", async () => {
  const beside = <SampleTool element={<SampleText />} />;
  const { dom, events, first, container, second } = await texts({ beside });
  for (const id of [first, second]) {
    fire(dom(id), "mouseover");
    fire(dom(id), "mouseleave");
    fire(document.body, "mouseover");
    expect(events()[1]).toEqual([id]);
  }
  const dragged = [dom(first), container.querySelector("b")].map((element) => {
    fire(element, "dragstart");
    const during = events()[2];
    fire(element, "dragend");
    return [during, events()[2]];
  });
  expect(dragged).toEqual([
    [[first], []],
    [[], []],
  ]);
});

test("#events: clearEvents() clears all three; a deletion removes its node, and undo puts it back", async () => {
  const { actions, events, first, set } = await texts();
  const [all, none] = [Array(3).fill([first]), Array(3).fill([])];
  set(first);
  expect(events()).toEqual(all);
  actions.clearEvents();
  expect(events()).toEqual(none);
  set(first);
  actions.delete(first);
  expect(events()).toEqual(none);
  actions.history.undo();
  expect(events()).toEqual(all);
});

test("#options: are the props, with the table's defaults for the others, and setOptions changes them", async () => {
  const { enabled, indicator, resolver } = column(tables, "options", "Default");
  const { query, store } = await editorWith(null);
  const defaults = query.getOptions();
  expect(defaults).toMatchObject({ enabled, indicator, resolver });
  const { handlers, normalizeNodes, onBeforeMoveEnd, onNodesChange, onRender } = defaults;
  const callbacks = [normalizeNodes, onBeforeMoveEnd, onNodesChange] as (() => unknown)[];
  expect(callbacks.map((work) => work() ?? null)).toEqual([null, null, null]);
  const render = <i />;
  expect((onRender as unknown as (props: object) => ReactElement)({ render })).toBe(render);
  expect(handlers(store)).toBeInstanceOf(DefaultEventHandlers);
  const start = column(tables, "shape", "At the start");
  expect([query.getState().nodes, query.getState().indicator]).toEqual([{}, start.indicator]);
  expect(Object.values(query.getState().events)).toEqual([new Set(), new Set(), new Set()]);
  const options = { enabled: false, onNodesChange: () => {}, resolver: { SampleText } };
  const customEditor = await editorWith(null, options);
  expect(customEditor.query.getOptions()).toEqual({ ...defaults, ...options });
  customEditor.actions.setOptions((options) => void (options.enabled = true));
  expect(customEditor.query.getOptions()).toBe(customEditor.query.getState().options);
  expect(customEditor.query.getOptions().enabled).toBe(true);
});

test("#indicator: is null before a drag reaches a canvas and after the drag, and persists outside the page", async () => {
  expectTypeOf<EditorState["indicator"]>().not.toBeNullable();
  const { children, dom, first, second, state } = await texts();
  const outside = { clientX: 900, clientY: 900 };
  fire(dom(first), "dragstart");
  expect(state().indicator).toBeNull();
  dragOver(dom(second), 0.5, 1.9);
  const { placement } = state().indicator;
  expect([placement.where, placement.currentNode?.id]).toEqual(["after", second]);
  fire(dom(second), "dragleave", outside);
  fire(document.body, "dragover", outside);
  expect(state().indicator.placement).toBe(placement);
  fire(dom(first), "dragend", outside);
  expect([state().indicator, children()]).toEqual([null, [second, first]]);
});

test("#indicator: an empty canvas has no currentNode, and an error is an object that React cannot render", async () => {
  const { query, store } = await edit(<CraftElement is="div" canvas />);
  const tree = query.parseReactElement(<p />).toNodeTree();
  const compute = (dragged: object) => {
    const positioner = new Positioner(store as never, dragged as never);
    const indicator = positioner.computeIndicator("ROOT", 1, 1);
    positioner.cleanup();
    return indicator;
  };
  const node = tree.nodes[tree.rootNodeId] as Node;
  expect([
    compute({ type: "new", tree })?.placement.currentNode,
    query.getDropPlaceholder(node, "ROOT", { x: 1, y: 1 }).placement.currentNode,
  ]).toEqual([undefined, 0]);
  const error: unknown = compute({ type: "existing", nodes: ["ROOT"] })?.error;
  expect(error).toBeInstanceOf(Error);
  await expectError("Objects are not valid as a React child (found: [object Error])", () =>
    texts({ beside: <>{error as never}</> }),
  );
});

const textOf = (nodes: Nodes) => Object.values(nodes).map(({ data }) => data.props.text);

test("#reading: collectors render again, query does not, and onNodesChange and subscribe are called", async () => {
  const count = { collector: 0, query: 0, block: 0, onNodesChange: 0, subscribed: 0 };
  const Block = () => {
    useNode(({ data }) => ({ note: data.custom.note }));
    count.block++;
    return null;
  };
  let read = (): unknown[] => [];
  const collects = recorder(() => [useEditor((_, query) => ({ texts: textOf(query.getNodes()) })), count.collector++]);
  const queries = recorder(() => {
    const { query } = useEditor();
    read = () => textOf(query.getNodes());
    count.query++;
  });
  const editor = await edit([<SampleText />, <Block />], {
    beside: [collects.beside, queries.beside],
    onNodesChange: () => void count.onNodesChange++,
  });
  const { act, actions, first: text, second: block, store } = editor;
  const unsubscribe = store.subscribe(
    ({ nodes }) => ({ note: nodes[block]?.data.custom.note }),
    () => void count.subscribed++,
  );
  await act(() => actions.selectNode("ROOT")); // any change triggers the first call of both
  const counted = async (work: () => void) => {
    const before = Object.entries(count);
    await act(work);
    return before.filter(([name, times]) => count[name as keyof typeof count] > times).map(([name]) => name);
  };
  expect([
    await counted(() => actions.clearEvents()),
    await counted(() => actions.setProp(text, assign({ text: "Other" }))),
    await counted(() => actions.setCustom(block, assign({ note: "new" }))),
  ]).toEqual([[], ["collector", "onNodesChange"], ["block", "onNodesChange", "subscribed"]]);
  expect(read()).toContain("Other");
  unsubscribe();
});

test("#reading: a collector of all nodes renders at each change, and compares all of them", async () => {
  let reads = 0;
  const get = (nodes: Nodes, id: string) => {
    reads += Number(id in nodes);
    return nodes[id];
  };
  const counts: number[] = [];
  for (const count of [4, 40]) {
    const { beside } = recorder(() =>
      useEditor(({ nodes }) => ({ nodes: new Proxy(nodes, { get } as ProxyHandler<Nodes>) })),
    );
    const { actions, children } = await edit(Array(count).fill(<SampleText />), { beside });
    reads = 0;
    actions.selectNode(children().at(-1));
    counts.push(reads);
  }
  expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeGreaterThanOrEqual(36);
  const all = recorder(() => useEditor(({ nodes }) => ({ nodes })));
  const equal = recorder(() => useEditor(() => ({ deep: { equal: [1] } })));
  const { act, actions, dom, first, second } = await texts({ beside: [all.beside, equal.beside] });
  await act(() => actions.selectNode());
  for (const change of [
    () => actions.setProp(first, assign({ text: "Other" })),
    () => actions.selectNode(second),
    () => fire(dom(first), "mouseover"),
  ]) {
    const before = [all.results.length, equal.results.length];
    await act(change);
    expect([all.results.length - (before[0] ?? 0), equal.results.length - (before[1] ?? 0)]).toEqual([1, 0]);
  }
});

test("#reading: in a handler, collected values are from the last render; queries read the current state", async () => {
  let sizes: number[] = [];
  const Button = () => {
    const { actions, query, selected } = useEditor(({ events }) => ({ selected: events.selected }));
    const onClick = () => {
      actions.selectNode("ROOT");
      sizes = [selected.size, query.getEvent("selected").all().length];
    };
    return <button type="button" onClick={onClick} />;
  };
  const { container } = await edit([<SampleText />], { beside: <Button /> });
  container.querySelector("button")?.click();
  expect(sizes).toEqual([0, 1]);
});
