import { tables } from "page:api/editor";
import * as core from "@craftjs/core";
import { DefaultEventHandlers, Editor, Element, Frame, type Options, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, forwardRef, isValidElement, memo, type ReactElement, useEffect, useState } from "react";
import { expect, expectTypeOf, test, vi } from "vitest";
import { column } from "../../harness/column.ts";
import { assign, edit, editorWith, render, type TestEditor } from "../../harness/editor.tsx";
import { expectError, loggedErrors, recordError } from "../../harness/errors.ts";
import { drawLine, indicatorLine } from "../../harness/indicator-line.ts";
import { click, dragBelow, fire, mouse, pointIn, pressKey, settle, startDrag } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { changing, NodeCount } from "../../harness/parts.tsx";
import { SampleCard, SampleContainer, SampleText, SampleTool, sampleResolver } from "../../harness/samples.tsx";

const two = [<SampleText text="One" />, <SampleText text="Two" />];

const textsOf = ({ children, dom }: TestEditor) => children().map(dom) as [HTMLElement, HTMLElement];
const missingMessage = (name: string) =>
  `The component type specified for this node (${name}) does not exist in the resolver`;

type Props = Partial<Options> & { key?: string };

async function renderEditor(first: Props = {}) {
  const results: ReturnType<typeof useEditor>[] = [];
  const Handle = () => void results.push(useEditor());
  const { change, element } = changing(first, ({ key, ...props }) => (
    <Editor key={key} {...props}>
      <Handle />
      Inside
    </Editor>
  ));
  const container = await render(element);
  return { give: change, editor: results.at(-1) as ReturnType<typeof useEditor>, container };
}

test("renders no element but the indicator during a drag, and gives its state to everything inside", async () => {
  const editor = await edit(two, { beside: <NodeCount /> });
  const { act, container } = editor;
  const [first, second] = textsOf(editor);
  const tagNames = () => [...container.children].map(({ tagName }) => tagName).join();
  expect([tagNames(), container.querySelector("b")?.textContent]).toEqual(["B,SECTION", "3"]);
  await act(() => startDrag(first, second));
  expect([tagNames(), container.firstElementChild]).toEqual(["DIV,B,SECTION", indicatorLine()]);
  await act(() => fire(first, "dragend"));
  expect(tagNames()).toBe("B,SECTION");
});

test("#props: the table has the defaults of an editor without props", async () => {
  Object.assign(window, { DefaultEventHandlers }); // the table refers to the class
  const { enabled, handlers, indicator, resolver } = column(tables, "props", "Default");
  const { query, store } = (await renderEditor()).editor;
  const options = query.getOptions();
  const render = <i />;
  expect(options).toMatchObject({ enabled, indicator, resolver });
  expect((options.onRender as (props: object) => unknown)({ render })).toBe(render);
  expect(options.handlers(store)).toBeInstanceOf(handlers);
  for (const work of [options.onBeforeMoveEnd, options.onNodesChange, options.normalizeNodes])
    expect((work as () => unknown)() ?? null).toBeNull();
});

test("#props: only `enabled` is followed; setOptions changes all but `handlers`; another key starts afresh", async () => {
  const handlers = vi.fn(() => null as never);
  const { give, editor, container } = await renderEditor({ resolver: sampleResolver, enabled: true });
  const { actions, query } = editor;
  const newOptions = { onNodesChange: () => {}, resolver: {}, onRender: SampleText as never, enabled: false };
  const before = query.getOptions();
  await give({ ...newOptions, handlers });
  const unchangedOptions = Object.entries(query.getOptions()).filter(
    ([name, value]) => value === before[name as keyof Options],
  );
  expect([unchangedOptions.length, query.getOptions().enabled]).toEqual([Object.keys(before).length - 1, false]);
  actions.setOptions(assign({ ...newOptions, handlers }));
  await settle();
  for (const name of ["onNodesChange", "resolver", "onRender"] as const)
    expect(query.getOptions()[name]).toBe(newOptions[name]);
  expect([handlers.mock.calls.length, container.textContent]).toEqual([0, "Inside"]);
  await give({ ...newOptions, handlers, key: "second" });
  await give({ ...newOptions, handlers, key: "second", enabled: true });
  expect([handlers.mock.calls.length, container.innerHTML]).toEqual([1, ""]);
});

test("#props: enabled={undefined} disables, normalizeNodes={undefined} does nothing", async () => {
  const { query, container } = await edit(two, { enabled: undefined } as object);
  expect([query.getOptions().enabled, container.querySelector("[draggable=true]")]).toEqual([undefined, null]);
  const { actions, children } = await edit(two, { normalizeNodes: undefined } as object);
  const [first = "", second] = children();
  actions.move(first, "ROOT", 2);
  expect(children()).toEqual([second, first]);
});

test("#props: onNodesChange={undefined} logs a warning with every change", () =>
  expectError("onNodesChange is not a function", async () => {
    const { act, actions } = await edit(two, { onNodesChange: undefined } as object);
    for (const count of [1, 2]) {
      await act(() => actions.setHidden("ROOT", count === 1));
      expect(loggedErrors()).toHaveLength(count);
    }
  }));

test.each<[keyof Options, string, (editor: TestEditor) => unknown]>([
  ["onRender", "Element type is invalid", () => {}],
  ["handlers", "handlers is not a function", () => {}],
  ["indicator", "reading 'className'", (editor) => editor.act(() => startDrag(...textsOf(editor)))],
  [
    "onBeforeMoveEnd",
    "onBeforeMoveEnd is not a function",
    ({ actions, children }) => actions.move(children()[0] ?? "", "ROOT", 2),
  ],
])("#props: %s={undefined} throws: %s", (name, message, work) =>
  expectError(message, () =>
    edit(two, { [name]: undefined })
      .then(work)
      .catch(recordError),
  ),
);

const Stranger = () => <p />;
const Minified = Object.defineProperty(() => <h1>Sale</h1>, "name", { value: "t" });
const Banner = () => <h1>Sale</h1>;

async function load(resolver: Record<string, ComponentType>, resolvedName = "SaleBanner") {
  const { act, actions, container, query } = await edit([], { resolver });
  const ROOT = savedNode({ resolvedName }, { parent: null });
  await act(() => actions.deserialize({ ROOT: resolvedName ? ROOT : { ...ROOT, type: undefined } } as never));
  return [container.textContent, JSON.parse(query.serialize()).ROOT.type.resolvedName];
}

test("#resolver: saved documents contain the keys, from which components are restored; a tag needs none", async () => {
  for (const component of [Banner, Minified])
    expect(await load({ SaleBanner: component })).toEqual(["Sale", "SaleBanner"]);
  await expect(load({ Headline: Banner })).rejects.toThrow("Cannot destructure property 'type'");
  const { actions, data, query } = await edit([]);
  expect(JSON.parse(query.serialize()).ROOT.type).toEqual({ resolvedName: "Container" });
  actions.deserialize(query.serialize());
  expect([data("ROOT").type, (await edit([<p>Tag</p>])).container.textContent]).toEqual([SampleContainer, "Tag"]);
});

test("#resolver: two keys for one component both load, and the last one is saved", async () => {
  for (const [one, last] of [
    ["SaleBanner", "Headline"],
    ["Headline", "SaleBanner"],
  ] as const)
    for (const name of [one, last]) expect(await load({ [one]: Banner, [last]: Banner }, name)).toEqual(["Sale", last]);
});

test("#resolver: a component is unknown to toolbox drags and actions.add, too, until setOptions adds it", async () => {
  const { act, actions, children, freshNode, container, query } = await edit([], {
    beside: <SampleTool element={<Stranger />} />,
  });
  await expectError(missingMessage("Stranger"), () => fire(container.querySelector("b"), "dragstart"));
  const node = freshNode();
  const strangerNode = { ...node, data: { ...node.data, type: Stranger } };
  expect(() => actions.add(strangerNode, "ROOT")).toThrow(missingMessage("Stranger"));
  const tree = () => query.parseReactElement(<Stranger />).toNodeTree();
  expect(tree).toThrow(missingMessage("Stranger"));
  actions.setOptions((options) => void (options.resolver = { ...options.resolver, Stranger }));
  await act(() => actions.addNodeTree(tree(), "ROOT"));
  expect(children()).toHaveLength(1);
});

test("#resolver: the object is frozen, and so are its memo and forwardRef objects and their craft", async () => {
  const Named = Object.assign(
    memo(() => <i>{useNode(({ data }) => ({ name: data.displayName })).name}</i>),
    { craft: { displayName: "Set early" } },
  );
  const wrappers = [memo(() => null), forwardRef(() => null)];
  const resolver = { Named, Memo: wrappers[0], Forward: wrappers[1] } as core.Resolver;
  const { container } = await editorWith(<Frame>{<Named />}</Frame>, { resolver });
  expect([resolver, ...wrappers].map(Object.isFrozen)).toEqual([true, true, true]);
  for (const component of wrappers) expect(() => assign({ craft: {} })(component)).toThrow("not extensible");
  expect(container.textContent).toBe("Set early");
});

test.each([true, false])(
  "#enabled: {%s} switches selection, hover, drags and elements; actions always work",
  async (enabled) => {
    const editor = await edit(two, { enabled });
    const { act, actions, children, data, dom, query, container, selected } = editor;
    const before = children();
    const [first, second] = container.querySelectorAll("p");
    fire(first, "mouseover");
    fire(first, "mousedown");
    const counts = [query.getEvent("hovered").size(), selected().length, Number(first?.draggable)];
    expect([...counts, dom("ROOT") !== null]).toEqual([...Array(3).fill(Number(enabled)), enabled]);
    await act(() => dragBelow(first, second));
    expect(children()).toEqual(enabled ? before.toReversed() : before);
    await editor.enable(true);
    expect(dom("ROOT").tagName).toBe("SECTION");
    await editor.enable(enabled);
    actions.setHidden("ROOT", true);
    expect(data("ROOT").hidden).toBe(true);
  },
);

test("#enabled: turning it off clears selection, hover and indicator, and detaches the connectors", async () => {
  const Block = () => <b>{String(useEditor(({ options }) => ({ enabled: options.enabled })).enabled)}</b>;
  const editor = await edit([...two, <Block />]);
  const { actions, children, container, query, selected } = editor;
  const [first] = textsOf(editor);
  actions.selectNode("ROOT");
  fire(first, "mouseover");
  await drawLine(editor, children()[0]);
  expect(container.querySelector("b")?.textContent).toBe("true");
  await editor.enable(false);
  expect(container.querySelector("b")?.textContent).toBe("false");
  click(first);
  const { events, indicator } = query.getState();
  expect([selected(), [...events.hovered], indicator, container.querySelector("[draggable=true]")]).toEqual([
    ...[[], [], null, null],
  ]);
});

test("#enabled: a value from setOptions remains until the prop changes", async () => {
  const { editor, give } = await renderEditor({ enabled: true });
  const states: boolean[] = [];
  editor.actions.setOptions(assign({ enabled: false }));
  for (const enabled of [true, false, true]) {
    await give({ enabled });
    states.push(editor.query.getOptions().enabled);
  }
  expect(states).toEqual([false, false, true]);
});

test("#on-render: is a component around each visible node that gets `render` and can use its node", async () => {
  const propNames = new Set<string>();
  const Wrapper = (props: { render: ReactElement }) => {
    const { id, name } = useNode(({ data }) => ({ name: data.name }));
    const { ids } = useEditor(({ nodes }) => ({ ids: Object.keys(nodes) }));
    const [presses, setPresses] = useState(0);
    for (const key of Object.keys(props)) propNames.add(key);
    return (
      <div>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {`${name} ${ids.includes(id)} ${presses} ${isValidElement(props.render)}`}
        </button>
        {props.render}
      </div>
    );
  };
  const content = [<p>Text</p>, <Element is="i" hidden />, <SampleCard />];
  const { act, container } = await edit(content, { onRender: Wrapper });
  const buttons = [...container.querySelectorAll("button")];
  await act(() => buttons.map((button) => button.click()));
  expect([[...propNames], buttons.map(({ textContent }) => textContent)]).toEqual([
    ["render"],
    ["Container", "p", "SampleCard", "Container", "Text"].map((name) => `${name} true 1 true`),
  ]);
});

test("#on-render: without `render`, the node and its contents disappear", async () => {
  expect((await edit(two, { onRender: () => null as never })).container.textContent).toBe("");
});

test("#on-render: the indicator is measured on the connected element, not on a wrapper", async () => {
  const editor = await edit(two, { onRender: ({ render }) => <div style={{ padding: 50 }}>{render}</div> });
  const [, last] = textsOf(editor);
  expect([last.tagName, last.parentElement?.tagName]).toEqual(["P", "DIV"]);
  const line = await drawLine(editor, editor.children()[0], "ROOT", { x: 1, y: innerHeight });
  const [{ left, width }, lineBox] = [last.getBoundingClientRect(), line.getBoundingClientRect()];
  expect([lineBox.left, lineBox.width]).toEqual([left, width + 2]);
});

test("#several: each has a separate state, and a drop on another ends at the indicator's last position", async () => {
  const editors = [await edit(two), await edit(two)] as const;
  const saved = () => editors.map(({ query }) => query.serialize());
  const before = saved();
  editors[0].actions.selectNode("ROOT");
  expect(editors.map(({ selected }) => selected())).toEqual([["ROOT"], []]);
  const [[from, next], [to]] = [textsOf(editors[0]), textsOf(editors[1])];
  const path = [pointIn(to, 0.5, 0.6), pointIn(to, 0.5, 0.8)];
  await mouse(pointIn(from, 0.5, 0.5), ...path);
  await settle();
  expect(saved()).toEqual(before);
  const [first, second] = editors[0].children();
  await mouse(pointIn(next, 0.5, 0.5), pointIn(from, 0.5, 0.5), pointIn(from, 0.5, 0.2), ...path);
  await settle();
  expect([editors[0].children(), saved()[1]]).toEqual([[second, first], before[1]]);
});

test("#several: a listener on document acts in each editor, one on an element around an editor does not", async () => {
  const DeleteKey = () => {
    const { query, store } = useEditor();
    useEffect(() => {
      const listener = () => store.actions.delete(query.getEvent("selected").all());
      document.addEventListener("keydown", listener);
      return () => document.removeEventListener("keydown", listener);
    }, [query, store]);
    return null;
  };
  const editors = [await edit(two, { beside: <DeleteKey /> }), await edit(two, { beside: <DeleteKey /> })];
  const log: string[] = [];
  for (const [index, editor] of editors.entries()) {
    editor.container.tabIndex = -1;
    for (const type of ["keydown", "copy", "paste"])
      editor.container.addEventListener(type, () => log.push(`${type} in ${index}`));
    await mouse(pointIn(textsOf(editor)[0], 0.5, 0.5));
    await settle();
  }
  await pressKey("Delete");
  await settle();
  expect([editors.map(({ children }) => children().length), log]).toEqual([[1, 1], ["keydown in 1"]]);
  for (const keys of ["Control+c", "Control+v"]) await pressKey(keys);
  expect(new Set(log)).toEqual(new Set(["keydown in 1", "copy in 1", "paste in 1"]));
});

test("#typescript: Options has all props but children, and types of callbacks and handlers are exported", () => {
  type Props = Parameters<typeof Editor>[0];
  expectTypeOf<keyof Props>().toEqualTypeOf<keyof Options | "children">();
  expectTypeOf<Omit<Props, "children">>().toEqualTypeOf<Omit<Partial<Options>, never>>();
  expectTypeOf<Options["onNodesChange"]>().toEqualTypeOf<NonNullable<Props["onNodesChange"]>>();
  expectTypeOf<core.Resolver>().toEqualTypeOf<Options["resolver"]>();
  expectTypeOf<core.EditorStore>().toEqualTypeOf<Parameters<Options["handlers"]>[0]>();
  expectTypeOf<core.DefaultEventHandlersOptions["removeHoverOnMouseleave"]>().toEqualTypeOf<boolean>();
  expect(DefaultEventHandlers.prototype).toBeInstanceOf(core.CoreEventHandlers);
});
