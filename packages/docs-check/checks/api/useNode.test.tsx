import { DeleteButton } from "snippet:api/useNode/src/delete-button.tsx";
import { useIsFirstChild } from "snippet:api/useNode/src/use-is-first-child.ts";
import {
  connectEditor,
  connectNode,
  type Node,
  type UserComponent,
  useEditor,
  type useEditorReturnType,
  useNode,
} from "@craftjs/core";
import { Component, type ComponentType, type FC, type ReactElement, type ReactNode, useState } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { assign, block, edit, type Hook, render } from "../../harness/editor.tsx";
import { expectError, recordError, throws } from "../../harness/errors.ts";
import { click, dragBelow, fire, settle } from "../../harness/input.ts";
import { changing, delayed, RelatedPart } from "../../harness/parts.tsx";
import { SampleText, SampleTool } from "../../harness/samples.tsx";

const contextMessage = "You can only use useNode in the context of <Editor />.";

const hooks = { useNode, useEditor } as unknown as Record<string, (collector?: object) => Hook>;
const hookNames = ["useNode", "useEditor"];

/** An editor whose first block calls a hook; with `late`, its last block, which is added later. */
async function editHookBlock(name: string, collector?: (...args: never[]) => object, late = false) {
  const results: Hook[] = [];
  const Block = () => void results.push(hooks[name]?.(collector) as Hook);
  const editor = await edit([late ? <SampleText /> : <Block />, <SampleText />], { resolver: { Block } });
  if (late) await editor.act(() => editor.add(<Block />));
  const [id = "", other = ""] = editor.children();
  /** How often the block has rendered, at first and after each change. */
  const renders = async (...changes: (() => unknown)[]) => {
    const counts = [results.length];
    for (const change of changes) {
      await editor.act(change);
      counts.push(results.length);
    }
    return counts;
  };
  return { ...editor, id, other, results, renders, hook: () => results.at(-1) as Hook };
}

async function editBlock(craft?: object, beside?: ReactNode) {
  const { Block, ...rest } = block(undefined, craft);
  const editor = await edit([<Block />], { beside });
  return { ...editor, ...rest, id: rest.hook().id, actions: rest.hook().actions, editor: editor.actions };
}

const blockConnecting = (connectors: string) =>
  function Block() {
    const { connect, drag } = useNode().connectors;
    const attach = { none: () => {}, connect, drag, both: (dom: HTMLElement) => connect(drag(dom)) }[connectors];
    return <p ref={(dom) => void (dom && attach?.(dom))}>Block</p>;
  };

/** Stays on screen when the first block's node is deleted. */
function FirstPart() {
  const { query } = useEditor();
  const [Part] = useState(() => query.node(query.node("ROOT").childNodes()[0] ?? "").get().related.settings);
  return Part ? <Part /> : null;
}

async function withPart() {
  const partHooks: Hook[] = [];
  const Settings = () => void partHooks.push(useNode((node) => ({ size: node.data.props.size })) as Hook);
  const { placeholder, show } = delayed(<FirstPart />);
  const blockEditor = await editBlock({ props: { size: 1 }, related: { settings: Settings } }, placeholder);
  await show();
  return { ...blockEditor, part: () => partHooks.at(-1) as Hook };
}

test.each([
  ["useNode", ({ events }: Node) => ({ selected: events.selected })],
  ["useEditor", ({ events }: { events: { selected: Set<string> } }) => ({ selected: events.selected.size > 0 })],
])("#signature: %s renders again only when a value of the collector changes", async (name, collector) => {
  const editor = await editHookBlock(name);
  const changes = [
    () => editor.actions.selectNode(editor.id),
    () => editor.actions.setCustom(editor.id, assign({ a: 1 })),
  ];
  expect(await editor.renders(...changes)).toEqual([1, 1, 1]);
  const { actions, hook, id, other, renders, results } = await editHookBlock(name, collector);
  expect(
    await renders(
      () => actions.selectNode(id),
      () => actions.setIndicator(null),
      () => actions.setHidden(other, true),
    ),
  ).toEqual([2, 3, 3, 3]);
  expect([results[0]?.selected, hook().selected, hook().connectors]).toEqual([false, true, results[0]?.connectors]);
  if (name === "useNode") expect([hook().actions === results[0]?.actions, "query" in hook()]).toEqual([true, false]);
});

test("#return-value: related and inNodeContext", async () => {
  const { hook, part } = await withPart();
  expect([hook().related, part().related, hook().inNodeContext]).toEqual([false, true, true]);
});

test("#where: user components, components in them, related parts and onRender get the node; others throw", async () => {
  const ids: string[] = [];
  const WhoAmI = () => void ids.push(useNode().id);
  const Outer = () => <WhoAmI />;
  const [outer] = (await edit([<Outer />])).children();
  const Plain = () => null;
  Plain.craft = { related: { settings: WhoAmI } };
  await edit(<Plain />, { beside: <RelatedPart id="ROOT" /> });
  const onRender = ({ render }: { render: ReactElement }) => [<WhoAmI key="who" />, render] as unknown as ReactElement;
  await edit(<SampleText />, { onRender });
  expect([...new Set(ids)]).toEqual([outer, "ROOT"]);
  await expectError(contextMessage, () => render(<WhoAmI />));
  await expectError(contextMessage, () => edit(<SampleText />, { beside: <WhoAmI /> }).catch(recordError));
});

test("#collector: only gets the frozen node, and its keys are merged", async () => {
  const calls: unknown[][] = [];
  const { act, actions, data, dom, hook, id } = await editHookBlock("useNode", (...args: [Node]) => {
    calls.push(args);
    return { data: args[0].data };
  });
  await act(() => [
    actions.setCustom(id, assign({ note: "x" })),
    actions.setProp(id, assign({ size: 1 })),
    actions.selectNode(id),
  ]);
  const [node] = calls.at(-1) as [Node];
  expect(new Set(calls.map(({ length }) => length))).toEqual(new Set([1]));
  const [before] = calls[0] as [Node];
  expect([before.dom, node.id, hook().data]).toEqual([null, id, data(id)]);
  expect(dom(id)).toBe(node.dom);
  const { custom, displayName, hidden, linkedNodes, nodes, parent, props } = node.data;
  expect({ custom, displayName, hidden, linkedNodes, nodes, parent, props }).toEqual({
    custom: { note: "x" },
    displayName: "Block",
    hidden: false,
    linkedNodes: {},
    nodes: [],
    parent: "ROOT",
    props: { size: 1 },
  });
  expect(node.events).toMatchObject({ selected: true, hovered: false, dragged: false });
  expect(() => Object.assign(node.data, { hidden: true })).toThrow("read only");
});

test.each(hookNames)("#collector: %s runs its collector after every change in the editor", async (name) => {
  let runs = 0;
  const { act, actions, dom, other, query } = await editHookBlock(name, () => ({ runs: void runs++ }));
  for (const change of [
    () => actions.selectNode("ROOT"),
    () => fire(dom(other), "mouseover"),
    () => actions.setIndicator(query.getDropPlaceholder(other, "ROOT", { x: 1, y: 1 })),
    () => actions.setHidden(other, true),
  ]) {
    const before = runs;
    await act(change);
    expect(runs).toBeGreaterThan(before);
  }
});

test.each(hookNames)("#collector: %s compares content deeply, and functions by identity", async (name) => {
  for (const [collector, more] of [
    [() => ({ list: [{ deep: 1 }] }), 0],
    [() => ({ work: () => 1 }), 1],
  ] as const) {
    const { actions, dom, other, renders } = await editHookBlock(name, collector);
    const counts = await renders(
      () => fire(dom(other), "mouseover"),
      () => actions.selectNode(other),
    );
    expect(counts).toEqual([2, 2 + more, 2 + 2 * more]);
  }
});

test.each(hookNames)("#collector: %s renders once more at the first change, or as the editor mounts", async (name) => {
  for (const [late, expected] of [
    [true, [1, 2, 2]],
    [false, [2, 2, 2]],
  ] as const) {
    const { actions, renders } = await editHookBlock(name, () => ({ same: 1 }), late);
    const change = () => actions.setIndicator(null);
    expect(await renders(change, change)).toEqual(expected);
  }
});

test.each(hookNames)("#collector: %s notices a changed closure at the next change; a key helps", async (name) => {
  const Value = ({ value }: { value: string }) => hooks[name]?.(() => ({ value })).value as string;
  const { change, element } = changing("old ", (value) => [
    <Value key="same" value={value} />,
    <Value key={value} value={value} />,
  ]);
  const Block = () => element;
  const inside = name === "useNode";
  const { act, actions, container } = await edit(inside ? [<Block />] : [], { beside: inside || <Block /> });
  await change("new ");
  expect(container.textContent).toBe("old new ");
  await act(() => actions.setIndicator(null));
  expect(container.textContent).toBe("new new ");
});

test.each(hookNames)("#collector: in %s an error is thrown at first, later logged; values stay", async (name) => {
  await expectError("Error: of the first render", () =>
    editHookBlock(name, throws(new Error("of the first render"))).catch(recordError),
  );
  let gone: { data?: object } | undefined = { data: {} };
  const { act, actions, hook, id } = await editHookBlock(name, () => ({
    kept: typeof (gone as { data: object }).data,
  }));
  gone = undefined;
  const message = "console.warn: Cannot read properties of undefined (reading 'data')";
  await expectError(message, () => act(() => actions.selectNode(id)));
  expect(hook().kept).toBe("object");
});

test.each([
  ["useNode", "id related actions connectors inNodeContext setProp store inContext query"],
  ["useEditor", "actions query connectors store inContext"],
])("#collector: cannot replace the keys of %s", async (name, keys) => {
  const allKeys = [...keys.split(" "), "own"];
  const { hook } = await editHookBlock(name, () => Object.fromEntries(allKeys.map((key) => [key, "mine"])));
  expect(allKeys.filter((key) => hook()[key] === "mine")).toEqual(["own"]);
});

test.each([
  [false, 1],
  [true, undefined],
])(
  "#collector: after its node is deleted, a related part keeps or loses its values (changed before: %s)",
  async (changed, size) => {
    const { act, editor, id, part } = await withPart();
    await act(() => [changed && editor.selectNode("ROOT"), editor.delete(id)]);
    expect(part().size).toBe(size);
  },
);

const beside = <SampleTool element={<SampleText />} />;

test("#connectors: connect stores the element, selects, hovers and takes drops; drag makes it a handle", async () => {
  const WithHandle = () => {
    const { connect, drag } = useNode().connectors;
    return (
      <p ref={(dom) => void (dom && connect(dom))}>
        <i ref={(dom) => void (dom && drag(dom))} />
        Block
      </p>
    );
  };
  const { act, children, dom, container, query, selected } = await edit([<WithHandle />, <SampleText />], { beside });
  const [id = "", text = ""] = children();
  const [element, handle] = [container.querySelector("p"), container.querySelector("i")];
  expect([dom(id), element?.draggable, handle?.getAttribute("draggable")]).toEqual([element, false, "true"]);
  fire(element, "mouseover");
  fire(element, "mousedown");
  expect([selected(), query.getEvent("hovered").all()]).toEqual([[id], [id]]);
  await act(() => dragBelow(handle, dom(text)));
  expect(children()).toEqual([text, id]);
  dragBelow(container.querySelector("b"), dom(id));
  expect(children()).toEqual([text, id, expect.any(String)]);
});

test.each(hookNames)(
  "#connectors: the connectors of %s return elements, ignore null, and detach when disabled or unmounted",
  async (name) => {
    const element = document.createElement("p");
    const returned: unknown[] = [];
    const useHook = hooks[name] as unknown as () => useEditorReturnType;
    const Block = () => {
      const { id } = useNode();
      const { connect, drag } = useHook().connectors;
      const attach = (dom: unknown) => connect(drag(dom as HTMLElement, id), id);
      return <p ref={(dom) => void [returned.push(attach(dom) === dom), attach(element)]} />;
    };
    const { act, actions, enable, first: id, selected } = await edit([<Block />]);
    expect(new Set(returned)).toEqual(new Set([true]));
    const press = () => {
      fire(element, "mousedown");
      return [element.draggable, selected()];
    };
    await enable(false);
    expect(press()).toEqual([false, []]);
    await enable(true);
    expect(press()).toEqual([true, [id]]);
    await act(() => [actions.clearEvents(), actions.setHidden(id, true)]);
    expect(press()[1]).toEqual([]);
  },
);

test("#connectors: accept an HTML element in JSX, but no component", async () => {
  const Jsx = () => {
    const { connect, drag } = useNode().connectors;
    return connect(drag(<address>Text</address>));
  };
  const { dom, first, container } = await edit([<Jsx />]);
  expect(dom(first)).toBe(container.querySelector("address[draggable=true]"));
  const { hook } = await editBlock();
  expect(() => hook().connectors.connect(<SampleText />)).toThrow(expect.objectContaining({ message: "" }));
});

test("#connectors: without connect a block cannot be selected or dropped on, and drags ignore it", async () => {
  const Odd = blockConnecting("none");
  const { children, dom, container, query, selected } = await edit([<Odd />, <SampleText />, <SampleText />], {
    beside,
  });
  const [odd = "", a = "", b = ""] = children();
  click(container.querySelector("p"));
  fire(container.querySelector("p"), "mouseover");
  expect([selected(), query.getEvent("hovered").all()]).toEqual([["ROOT"], ["ROOT"]]);
  dragBelow(container.querySelector("b"), dom(b));
  expect(children()).toEqual([odd, a, expect.any(String), b]);
  dragBelow(container.querySelector("b"), container.querySelector("p"));
  expect([children().length, children(odd)]).toEqual([5, []]);
});

test.each(hookNames)("#actions: %s changes props, custom values and visibility", async (name) => {
  const { act, actions, children, data, editor, id, container, query, steps } = await editBlock();
  const { setCustom, setHidden, setProp } = {
    useNode: actions,
    useEditor: {
      setProp: (change: (props: object) => unknown) => editor.setProp(id, change),
      setCustom: (change: (custom: object) => void) => editor.setCustom(id, change),
      setHidden: (hidden: boolean) => editor.setHidden(id, hidden),
    },
  }[name] as typeof actions;
  const replaces = (props: object) => void (props = { size: 9 });
  for (const change of [assign({ size: 2 }), assign({ size: 2 }), () => ({ size: 9 }), replaces]) setProp(change);
  expect([data(id).props, steps()]).toEqual([{ size: 2 }, 1]);
  setProp((props: object) => [assign({ size: 3 })(props), { size: 9 }][1]);
  setCustom(assign({ size: 4 }));
  expect([data(id).props, JSON.parse(query.serialize())[id].custom]).toEqual([{ size: 3 }, { size: 4 }]);
  expect(() => setProp({ size: 2 } as never)).toThrow(TypeError);
  await act(() => setHidden(true));
  expect([container.textContent, children()]).toEqual(["", [id]]);
  await act(() => setHidden(false));
  expect(container.textContent).toBe("Block");
});

test("#actions: throttleRate folds a change into a recent latest step; the node changes at once", async () => {
  const { actions, data, id, store } = await editBlock();
  const { timeline } = store.history;
  const steps = (size: number, rate?: number, age?: number) => {
    for (const step of age ? timeline : []) Object.assign(step, { timestamp: Date.now() - (age ?? 0) });
    actions.setProp(assign({ size }), rate);
    expect(data(id).props.size).toBe(size);
    return timeline.length;
  };
  expect([steps(1, 0), steps(2, 0), steps(3), steps(4), steps(5, 10_000, 9_000), steps(6, 10_000, 11_000)]).toEqual([
    1, 2, 3, 4, 4, 5,
  ]);
  const { act, hook } = await editHookBlock("useNode", (node: Node) => ({ size: node.data.props.size }));
  await act(() => hook().actions.setProp(assign({ size: 2 }), 100_000));
  expect(hook().size).toBe(2);
});

test("#actions: throw when the node was deleted", async () => {
  const { actions, editor, id } = await editBlock();
  editor.delete(id);
  expect(() => actions.setProp(() => {})).toThrow("Node does not exist, it may have been removed");
  expect(() => actions.setHidden(true)).toThrow("Cannot read properties of undefined");
});

test("#actions: the example hook identifies the first child", async () => {
  const Which = () => <SampleText text={useIsFirstChild() ? "first" : "other"} />;
  expect((await edit([<Which />, <Which />])).container.textContent).toBe("firstother");
});

test("#other-actions: the example's button deletes its block, but not in a disabled editor", async () => {
  const Deletable = () => <DeleteButton />;
  const { act, children, container, enable } = await edit([<Deletable />]);
  const press = () => act(() => container.querySelector("button")?.click());
  await enable(false);
  await press();
  expect(children()).toHaveLength(1);
  await enable(true);
  await press();
  expect(children()).toEqual([]);
});

test("#related: a related part reads, writes, hides and shows its node", async () => {
  const { act, data, id, part, container } = await withPart();
  expect([part().id, part().size]).toEqual([id, 1]);
  part().actions.setProp(assign({ size: 2 }));
  expect(data(id).props).toEqual({ size: 2 });
  for (const hidden of [true, false]) {
    await act(() => part().actions.setHidden(hidden));
    expect(container.textContent).toBe(hidden ? "" : "Block");
  }
});

test("#related: a related part that connects replaces the node's element", async () => {
  const { placeholder, show } = delayed(<FirstPart />);
  const { dom, id, container } = await editBlock({ related: { settings: blockConnecting("connect") } }, placeholder);
  await show();
  await settle();
  expect(dom(id)).toBe(container.querySelector("p"));
});

type Props = { text: string };

test("#typescript: refs, callbacks, collected values and UserComponent", () => {
  const Typed: UserComponent<Props> = () => {
    const { actions, connectors, ...values } = useNode(({ data, events }) => ({
      selected: events.selected,
      value: data.props.text,
    }));
    const { connect, drag } = connectors;
    expectTypeOf(values.selected).toEqualTypeOf<boolean>();
    expectTypeOf(values.value).toBeAny();
    // @ts-expect-error: the ref returns an element
    const refs = [<i key="1" ref={connect} />, <b key="2" ref={(dom) => void (dom && connect(drag(dom)))} />];
    // @ts-expect-error: connectors do not accept null
    refs.push(<i ref={(dom) => connect(drag(dom))} />);
    // @ts-expect-error: the parameter is an implicit any
    actions.setProp((props) => props);
    // @ts-expect-error: the parameter is an implicit any
    actions.setCustom((custom) => custom);
    actions.setProp((props: Props) => assign({ text: "After" })(props));
    return refs;
  };
  Typed.craft = { props: { text: "Default" } };
  // @ts-expect-error: a string is not a number
  const wrongCraft: NonNullable<UserComponent<Props>["craft"]> = { props: { text: 1 } };
  const Untyped: FC<Props> = () => null;
  // @ts-expect-error: property 'craft' does not exist on this type
  Untyped.craft = wrongCraft;
  expectTypeOf(Typed).toExtend<ComponentType<Props>>();
});

test.each([
  ["connectNode", connectNode, "connectors"],
  ["connectEditor", connectEditor, "query"],
] as const)("#connect-node: %s passes what the hook returns; the parent's props win", async (_, connect, key) => {
  let receivedProps: Record<string, unknown> = {};
  class View extends Component<Record<string, unknown>> {
    override render() {
      receivedProps = this.props;
      return null;
    }
  }
  const ConnectedView = connect((() => ({ mine: "hook", collected: "hook" })) as never)(
    View as never,
  ) as unknown as typeof View;
  await edit(<ConnectedView mine="parent" />, { resolver: { ConnectedView } });
  expect(receivedProps).toMatchObject({ mine: "parent", collected: "hook", [key]: expect.any(Object) });
});

test("#set-prop: the callback runs at once; React clears currentTarget after the handler", async () => {
  const { actions } = await editBlock();
  let read = "";
  const Field = () => (
    <button
      type="button"
      value="typed"
      onClick={async (event) => {
        actions.setProp(() => void (read = event.currentTarget.value));
        expect(read).toBe("typed");
        await Promise.resolve();
        read = String(event.currentTarget);
      }}
    />
  );
  const container = await render(<Field />);
  click(container.querySelector("button"));
  await settle();
  expect(read).toBe("null");
});
