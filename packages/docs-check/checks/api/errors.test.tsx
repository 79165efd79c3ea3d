import { Canvas, Editor, Element, Frame, type Node, ROOT_NODE, useEditor, useNode } from "@craftjs/core";
import * as React from "react";
import { expect, expectTypeOf, test } from "vitest";
// The bundler resolves to one of these builds; the other is a second copy.
// @ts-expect-error: the file has no types
import commonJs from "../../../../node_modules/@craftjs/core/dist/cjs/index.js";
// @ts-expect-error: the file has no types
import * as moduleBuild from "../../../../node_modules/@craftjs/core/dist/esm/index.js";
import { assign, block, edit, editorWith, type Hook, render, type TestEditor } from "../../harness/editor.tsx";
import { clearErrors, consoleErrorsOf, expectError, loggedErrors, thrownBy } from "../../harness/errors.ts";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { fire, startDrag } from "../../harness/input.ts";
import { rootNodeOf, savedNode } from "../../harness/nodes.ts";
import { oneOfEach } from "../../harness/one-of-each.tsx";
import { changing, delayed, HookCaller, NodeCount, RelatedPart } from "../../harness/parts.tsx";
import { productionApplyPatches, productionInvariant, productionJsx } from "../../harness/production.ts";
import { SampleCard, SampleContainer, SampleText } from "../../harness/samples.tsx";

const copy = [commonJs, moduleBuild].find((build) => build.useEditor !== useEditor);
const { useEditor: useEditorOfCopy, useNode: useNodeOfCopy } = copy as Record<"useEditor" | "useNode", () => unknown>;
const ROOT = savedNode("main", { isCanvas: true, parent: null });
const editInFrame = (children?: React.ReactNode, ofEditor: object = {}, ofFrame: object = {}) =>
  editorWith(<Frame {...ofFrame}>{children}</Frame>, ofEditor);

const boxWith = (craft: object) =>
  Object.assign(
    function Box({ children }: { children?: React.ReactNode }) {
      return <SampleContainer>{children}</SampleContainer>;
    },
    { craft },
  );

async function page() {
  const editor = await oneOfEach({ Box, Late });
  const { actions, ids } = editor;
  const undone = editor.add(<SampleText />);
  actions.history.undo();
  actions.history.clear();
  return { ...editor, ...ids, undone };
}
type Page = Awaited<ReturnType<typeof page>>;
type Work = (...values: unknown[]) => unknown;

const UsesEditor = ({ children }: { children?: React.ReactNode }) => [useEditor() && null, children];
const UsesNode = ({ children }: { children?: React.ReactNode }) => [useNode() && null, children];
const UsesNodeOfCopy = () => <HookCaller hook={useNodeOfCopy} />;
const Region = ({ id }: { id?: string }) => <Element {...(id && { id })} is="header" canvas />;
const NoTag = () => <Element id="body" canvas />;
const OldCanvas = () => <Canvas id="body" />;
class Instance extends React.Component {
  override render() {
    return <p />;
  }
}
const WithInstance = () => {
  const { connect } = useNode().connectors;
  return <Instance ref={(instance) => void (instance && connect(instance as never))} />;
};
const circle: { self?: object } = {};
circle.self = circle;
const WithCircle = (_: { value: object }) => <p />;
const Handle = () => <p ref={useNode().connectors.drag as never} />;
const SelectedCount = () => <b>{useEditor((state) => ({ size: state.events.selected.size })).size}</b>;
const savedCard = { ...ROOT, type: { resolvedName: "SampleCard" } };
const setLate = async (draft: object) => {
  await null;
  assign({ late: true })(draft);
};

const BrowserText = window.Text as unknown as React.ComponentType;
const Missing = () => <i />;
const Copy = Object.defineProperty(() => <i />, "name", { value: "Missing" });
const Minified = Object.defineProperty(() => <i />, "name", { value: "t" });
const Memo = React.memo(Missing);
const Lazy = React.lazy(async () => ({ default: SampleText }));
const [Anonymous] = [() => null];
const resolve = async (type: unknown, resolver: object = {}) =>
  (await edit([], { resolver: resolver as never })).tree(React.createElement(type as "p", null, <p>Text</p>));
const loadType = ({ actions }: TestEditor, type?: unknown) => actions.deserialize({ ROOT: { ...ROOT, type } } as never);
const serialize = async (inside: React.ReactNode) => (await edit(<p>{inside}</p>)).query.serialize();
const dragOf = async (block: React.ReactElement) => {
  const dragged = (await edit([block])).container.querySelector("p");
  for (const type of ["dragstart", "dragend"]) fire(dragged, type);
};

const Box = boxWith({ isCanvas: true });
const Late = React.memo(() => null);

const causes: Record<string, (page: Page) => (() => unknown)[]> = {
  "Invariant failed: You can only use useEditor in the context of <Editor />": () => [
    () => render([<Editor key="1" />, <UsesEditor key="2" />]),
    () => render(<UsesEditor>{<Editor />}</UsesEditor>),
    () => edit([], { beside: <HookCaller hook={useEditorOfCopy} /> }),
  ],
  "Invariant failed: You can only use useNode in the context of <Editor />": () => [
    () => edit([], { beside: <UsesNode /> }),
    () => edit([], { beside: <Region id="body" /> }),
    () => edit([<UsesNodeOfCopy />]),
  ],
  "A <Element /> that is used inside a User Component must specify an `id` prop": () => [() => edit([<Region />])],
  "Cannot connect to an element with an existing string ref": ({ connectors }) => [
    () => connectors.drag(React.createElement("p", { ref: "x" } as never), "ROOT"),
  ],
  "Resolver in <Editor /> has to be an object. For (de)serialization Craft.js needs a list of all the User Components. \n    \nMore info: ":
    () => [null, [], () => {}, "x"].map((resolver) => () => editInFrame(<p />, { resolver })),
  "(Missing) does not exist in the resolver": () => [
    () => editInFrame(<Missing />),
    () => editInFrame(<Missing />, { resolvers: { Missing } }),
    () => editInFrame(<Missing />, {}, { resolver: { Missing } }),
    ...[{}, { Missing: Copy }, { Missing: Memo }].map((resolver) => () => resolve(Missing, resolver)),
  ],
  "The component type specified for this node (undefined) does not exist in the resolver": () =>
    [React.Fragment, React.createContext("").Provider, Memo, React.forwardRef(() => null), Lazy, Anonymous].map(
      (type) => () => resolve(type),
    ),
  "(Text) does not exist in the resolver": () => [() => resolve(BrowserText, { Text: SampleText })],
  "Failed to construct 'Text': Please use the 'new' operator, this DOM object constructor cannot be called as a function.":
    () => [() => editInFrame(<BrowserText />, { resolver: { Text: BrowserText } })],
  "(t) does not exist in the resolver": () => [() => resolve(Minified)],
  "(ke) does not exist in the resolver": () => [
    () => editInFrame(<Element canvas />),
    () => edit([<NoTag />]),
    () => edit([<OldCanvas />]),
  ],
  "An Error occurred while deserializing components: Cannot find component <": (page) =>
    [undefined, {}, { name: "SampleText" }, 1].map((type) => () => loadType(page, type)),
  "Node does not exist, it may have been removed": ({ actions, gone, query, text, undone }) =>
    [actions.delete, actions.setProp, actions.setCustom, actions.selectNode].flatMap((work) =>
      [gone, undone, "ofAnother", query.node(text).get()].map((id) => () => (work as Work)(id, () => {})),
    ),
  "Invalid parameter Node Id specified": ({ connectors, query }) => [
    ...[query.getState().events.selected, undefined, ["ROOT"], 1].map((id) => () => query.node(id as never)),
    () => connectors.drag(document.createElement("p"), undefined as never),
    () => render(connectors.drag(<p />, "ROOT") as React.ReactElement),
  ],
  "Cannot destructure property 'type' of … as it is undefined": (page) => [
    () => loadType(page, { resolvedName: "Renamed" }),
  ],
  "Cannot destructure property 'type' of … as it is null": ({ actions }) => [
    () => actions.deserialize({ ROOT, gone: null } as never),
    ...[false, true, ["Yes", false], ["Yes", true], ["Yes", null]].map((inside) => () => serialize(inside)),
  ],
  "Cannot read properties of null (reading 'getBoundingClientRect')": () => [() => dragOf(<Handle />)],
  "addEventListener is not a function": () => [() => edit([<WithInstance />])],
  "Immer forbids circular references": ({ actions, text }) => [
    () => edit([<WithCircle value={circle} />]),
    () => actions.setProp(text, assign({ circle })),
  ],
  "Cannot perform 'set' on a proxy that has been revoked": ({ act, actions, text }) => [
    () => act(() => actions.setProp(text, setLate)),
    () => act(() => actions.setCustom(text, setLate)),
    () => act(() => actions.setState(setLate as never)),
  ],
  "React.Children.only expected to receive a single React element child": () => [
    () => editInFrame([<p key="1" />, <p key="2" />]),
  ],
  "Cannot read properties of undefined (reading 'data')": ({ act, actions, gone, query, text }) => [
    ...[gone, String(query.getEvent("selected").first())].map((id) => () => (query.getNodes()[id] as Node).data),
    () => query.node(gone).isCanvas(),
    () => actions.setHidden(gone, true),
    () => actions.move(text, gone, 0),
    () => act(() => actions.deserialize({ ROOT: { ...savedCard, linkedNodes: { body: "missing" } } } as never)),
  ],
  "Cannot read properties of undefined (reading 'id')": ({ gone, query }) => [() => query.node(gone).isDeletable()],
  "TypeError: … is not a function": ({ actions, text }) =>
    [actions.setProp, actions.setCustom].map((set) => () => set(text, { text: "New" } as never)),
  "Cannot apply patch, path doesn't resolve": ({ actions: { history, setProp }, card, text }) => {
    for (const id of [text, card]) setProp(id, assign({ text: "Changed" }));
    history.undo();
    history.ignore().delete([text, card]);
    return [history.redo, history.undo];
  },
  "minified error nr: 15": () => [
    () => productionApplyPatches({}, [{ op: "replace", path: ["nodes", "gone"], value: 1 }]),
  ],
  "Cannot assign to read only property": ({ data, query }) => [
    () => assign({ indicator: null })(query.getState()),
    () => assign({ hidden: true })(data("ROOT")),
  ],
  "Cannot add property 8, object is not extensible": ({ data }) => [() => data("ROOT").nodes.push("x")],
  "object is not extensible": () => [() => assign({ craft: {} })(Late)],
  "Cannot delete property": ({ data }) => [() => delete (data("ROOT") as { custom?: object }).custom],
  "This object has been frozen and should not be mutated": ({ query }) => [
    () => query.getState().events.selected.add("x"),
  ],
};

test("“Invariant failed: ” precedes the messages in development, and is alone in production", async () => {
  const { actions } = await edit([]);
  for (const work of [() => actions.delete("ROOT"), () => actions.selectNode("nobody")])
    expect(work).toThrow(/^Invariant failed: ./);
  expect(() => productionInvariant(false, "Node does not exist")).toThrow(/^Invariant failed$/);
});

test.each(Object.entries(causes))("the causes of “%s”", async (message, worksOf) => {
  const pattern = new RegExp(message.split("…").map(RegExp.escape).join(".+"));
  for (const work of worksOf(await page())) {
    clearErrors();
    const error = await thrownBy(work);
    expect(`${String(error)} ${loggedErrors().join()}`).toMatch(pattern);
  }
  clearErrors();
});

test("the fixes: ids, parents, canvases, owners and functions", async () => {
  const { act, actions, add, card, children, data, freshNode, gone, inner, plain, query, region, text } = await page();
  expectTypeOf(actions.add).parameter(1).toEqualTypeOf<string | undefined>();
  expectTypeOf(actions.addNodeTree).parameter(1).toEqualTypeOf<string | undefined>();
  actions.add(freshNode(), ROOT_NODE);
  add(<Box />, ROOT_NODE);
  expect(children()).toHaveLength(10);
  const [inside = "", box = ""] = [children(region)[0], children()[9]];
  for (const [id, target] of [
    [text, inner],
    [inside, inner],
    [plain, inner],
    [inner, box],
  ] as const) {
    actions.move(id, target, 0);
    expect(children(target)[0]).toBe(id);
  }
  actions.setProp(text, assign(await Promise.resolve({ text: "Arrived" })));
  actions.setHidden("ROOT", true);
  expect([data(text).props, data("ROOT").hidden]).toEqual([{ text: "Arrived" }, true]);
  expect(["ROOT", region, card].map((id) => query.node(id).isDeletable())).toEqual([false, false, true]);
  await act(() => actions.delete(card));
  expect([gone, region, text].map((id) => query.node(id).get()?.id)).toEqual([undefined, undefined, text]);
  actions.history.ignore().delete(text);
  actions.history.clear();
  actions.history.undo();
});

test("the fixes: components in the resolver, saved pages, connectors and related components", async () => {
  expect((await editInFrame(<Missing />, { resolver: { Missing } })).container.innerHTML).toBe("<i></i>");
  for (const [type, resolver] of [[Memo, { Memo }], [Minified, { Other: Minified }], ["div"]] as const)
    await resolve(type, resolver);
  const Early = Object.assign(React.memo(Missing), { craft: { displayName: "Named" } });
  const editor = await edit([], { resolver: { Early, Old: SampleText } });
  expect(rootNodeOf(editor.tree(<Early />)).data.displayName).toBe("Named");
  for (const type of ["main", { resolvedName: "SampleText" }, { resolvedName: "Old" }]) loadType(editor, type);
  expect(await serialize("")).toContain('"children":""');
  await dragOf(<SampleText />);
  const one = (
    <Element is="div" canvas>
      {[<p key="1">One</p>, <p key="2">Two</p>]}
    </Element>
  );
  expect((await edit(one)).container.textContent).toBe("OneTwo");
  const Block = () => <Region id="header" />;
  Block.craft = { props: { text: "Read" }, related: { settings: UsesNode } };
  const { act, actions, data, query } = await edit(<Block />, { beside: <RelatedPart id="ROOT" /> });
  const before = data("ROOT").linkedNodes;
  await act(() => actions.deserialize(query.serialize()));
  expect([Object.keys(before), data("ROOT").linkedNodes]).toEqual([["header"], before]);
});

test("#nodes: a node in no parent fails with a TypeError; each new tree has a new id", async () => {
  const editor = await page();
  const { actions, query, text } = editor;
  actions.setState(({ nodes }) => void Object.assign(nodes[text]?.data ?? {}, { parent: null }));
  let reason: unknown;
  expect(query.node("ROOT").isDroppable(text, (error) => void (reason = error))).toBe(false);
  expect(reason).toBeInstanceOf(TypeError);
  expect(new Set([text, ...[1, 2].map(() => editor.tree(<SampleText />).rootNodeId)]).size).toBe(3);
});

test("#moving: a drag does not throw: the red indicator has the error of isDroppable and isDraggable", async () => {
  const Closed = boxWith({ isCanvas: true, rules: { canMoveIn: () => false } });
  const { act, children, dom, query } = await edit([<SampleText />, <Closed />]);
  const [text = "", closed = ""] = children();
  dom(closed).style.height = "90px";
  await act(() => startDrag(dom(text), dom(closed)));
  const errors: unknown[] = [query.getState().indicator?.error];
  expect(indicatorLine()?.style.backgroundColor).toBe("red");
  fire(dom(text), "dragend");
  expect(children()).toEqual([text, closed]);
  query.node(closed).isDroppable(text, (error) => void errors.push(error));
  query.node("ROOT").isDraggable((error) => void errors.push(error));
  const rejects = "Error: Invariant failed: Target parent rejects incoming node";
  const topLevel = "Error: Invariant failed: A top-level Node cannot be moved";
  expect(errors.map(String)).toEqual([rejects, rejects, topLevel]);
});

test.each([
  ["canMoveIn", "Target parent rejects incoming node"],
  ["canDrop", "Node cannot be dropped into target parent"],
  ["canMoveOut", "Current parent rejects outgoing node"],
])(
  "#moving: %s stops a move if it returns false or nothing, canMoveOut not within the same parent",
  async (rule, message) => {
    for (const answer of [false, undefined, true]) {
      const Box = boxWith({ isCanvas: true, rules: { [rule]: () => answer } });
      const { actions, children } = await edit([<Box>{[<Box key="1" />, <hr key="2" />]}</Box>, <Box />]);
      const [from = "", to = ""] = children();
      const [moved = "", line] = children(from);
      const move = () => actions.move(moved, to, 0);
      if (!answer) expect(move).toThrow(`Error: Invariant failed: ${message}`);
      else move();
      expect(children(to)).toEqual(answer ? [moved] : []);
      if (rule !== "canMoveOut" || answer) continue;
      actions.move(moved, from, 2);
      expect(children(from)).toEqual([line, moved]);
    }
  },
);

test.each([false, undefined])("#moving: canDrag that returns %s stops drags, and not actions.move", async (answer) => {
  const Fixed = boxWith({ rules: { canDrag: () => answer } });
  const { actions, children, dom, query } = await edit([<Fixed />, <SampleText />, <SampleText />]);
  const [fixed = "", text = "", last = ""] = children();
  const errors: unknown[] = [query.getDropPlaceholder(fixed, "ROOT", { x: 1, y: 1 })?.error];
  query.node(fixed).isDraggable((error) => void errors.push(error));
  actions.selectNode([fixed, text]);
  for (const type of ["mousedown", "dragstart"]) fire(dom(text), type, { metaKey: true });
  fire(dom(last), "dragover");
  errors.push(query.getState().indicator?.error);
  fire(dom(text), "dragend");
  for (const shadow of document.querySelectorAll("[class^=drag-shadow]")) shadow.remove();
  const message = "The node has specified a canDrag() rule that prevents it from being dragged";
  expect(errors.map(String)).toEqual(Array(3).fill(expect.stringContaining(message)));
  actions.move(fixed, "ROOT", 3);
  expect(children()).toEqual([text, last, fixed]);
});

const isCanvas = async (region: React.ReactElement) => {
  const Card = () => region;
  const { query } = await edit(<Card />);
  return query.node(query.node("ROOT").linkedNodes()[0] ?? "").isCanvas();
};
const line = <hr title="Same" />;
type Comparison = (editor: TestEditor & { hook: () => Hook }, old: boolean) => unknown;

test.each(
  Object.entries<Comparison>({
    "useNode().setProp()": ({ data, hook }, old) => {
      (old ? hook() : hook().actions).setProp(assign({ text: "Set" }));
      return data(hook().id).props;
    },
    "<Canvas />": (_, old) => isCanvas(old ? <Canvas id="inside" is="div" /> : <Element id="inside" is="div" canvas />),
    "<Frame json={...} />": async (_, old) =>
      (await editInFrame(undefined, {}, { [old ? "json" : "data"]: JSON.stringify({ ROOT }) })).container.innerHTML,
    "query.createNode([object Object])": (editor, old) =>
      (old ? editor.query.createNode(line) : rootNodeOf(editor.tree(line))).data.props,
    "query.parseSerializedNode(...).toNode(id)": ({ query }, old) =>
      query.parseSerializedNode(ROOT).toNode(old ? ("same" as never) : (node) => void (node.id = "same")).id,
    "query.node(id).decendants": ({ query }, old) => query.node("ROOT")[old ? "decendants" : "descendants"](),
    "query.node(id).isParentOfTopLevelCanvas": ({ children, query }, old) =>
      children().map((id) => query.node(id)[old ? "isParentOfTopLevelCanvas" : "isParentOfTopLevelNodes"]()),
    "actions.add(node: Node[])": (editor, old) => {
      const [before, nodes] = [editor.children().length, [editor.freshNode(), editor.freshNode()]];
      if (old) editor.actions.add(nodes, "ROOT");
      else for (const node of nodes) editor.actions.add(node, "ROOT");
      return editor.children().length - before;
    },
  }),
)(
  "#deprecations: %s logs a warning and works; its replacement does the same without a warning",
  async (name, compare) => {
    const { Block, hook } = block();
    const editor = { ...(await edit([<Block />, <SampleCard />])), hook };
    let result: unknown;
    await expectError(`console.warn: Deprecation warning: ${name} will be deprecated in future relases.`, async () => {
      result = await compare(editor, true);
    });
    expect(result).toBeTruthy();
    expect(await compare(editor, false)).toEqual(result);
  },
);

test("#others: React warns of an action in a render, not of one in an effect and of deserialize", async () => {
  const Selects = ({ inEffect }: { inEffect?: boolean }) => {
    const { actions, query } = useEditor();
    const select = () => query.getEvent("selected").isEmpty() && actions.selectNode("ROOT");
    if (!inEffect) select();
    React.useEffect(() => void select());
    return null;
  };
  for (const inEffect of [false, true]) {
    const { placeholder, show } = delayed(<Selects inEffect={inEffect} />);
    const { selected } = await edit([], { beside: [<SelectedCount key="1" />, <div key="2">{placeholder}</div>] });
    if (inEffect) await show();
    else await expectError("while rendering a different component", show);
    expect(selected()).toEqual(["ROOT"]);
  }
  const { act, actions, container } = await edit([<SampleCard />], { beside: <NodeCount /> });
  await act(() => actions.deserialize({ ROOT }));
  expect(container.innerHTML).toBe("<b>1</b><main></main>");
});

test("#others: React 19 warns once for each tag that is a node, or is given to a connector with a ref", async () => {
  const Connected = () => useNode().connectors.connect(useNode().connectors.drag(<kbd />));
  const Without = () => useNode().connectors.connect(<samp />);
  const messages: string[][] = [];
  for (const tag of [<dfn key="1" />, <dfn key="2" />, <bdo key="3" />, <Connected key="4" />, <Without key="5" />])
    messages.push(await consoleErrorsOf(() => edit([tag])));
  messages.push(await consoleErrorsOf(() => edit([<SampleText />])));
  const warning = [expect.stringContaining("Accessing element.ref was removed in React 19")];
  expect(messages).toEqual([warning, [], warning, warning, [], []]);
  const ref = () => {};
  const hasGetter = (element: object) => Boolean(Object.getOwnPropertyDescriptor(element, "ref")?.get);
  expect([<p key="1" ref={ref} />, productionJsx("p", { ref })].map(hasGetter)).toEqual([true, false]);
});

test("#no-message: a connector that gets JSX of a component throws an error without a text", async () => {
  const { Block, hook } = block();
  await edit([<Block />]);
  expect(() => hook().connectors.connect(<SampleCard />)).toThrow(/^$/);
});

test("#no-message: the page stays empty if the frame gets its data late, or without ROOT", async () => {
  const isShown: boolean[] = [];
  for (const first of [{ ROOT }, { other: ROOT }, undefined] as (object | undefined)[]) {
    const { change, element } = changing(first, (data) => <Frame data={data as never} />);
    const { container } = await editorWith(element);
    await change({ ROOT });
    isShown.push(container.querySelector("main") !== null);
  }
  expect(isShown).toEqual([true, false, false]);
});

test("#not-a-function: the message names the argument, the option or the query", async () => {
  const { actions, first, query } = await edit([<SampleText />]);
  for (const call of [
    () => actions.setProp(first, { text: "New" } as never),
    () => actions.setCustom(first, {} as never),
    () => actions.setOptions({} as never),
  ])
    expect(call).toThrow(/^\w is not a function/);
  expect(() => (query as unknown as { canDropInParent: () => void }).canDropInParent()).toThrow(
    "query.canDropInParent is not a function",
  );
  const WrongCollector = () => void useEditor({} as never);
  await expectError("is not a function", () =>
    edit([<SampleText />], { beside: <HookCaller hook={WrongCollector} /> }).catch(() => {}),
  );
  await expectError(".handlers is not a function", () => edit([], { handlers: {} as never }).catch(() => {}));
});
