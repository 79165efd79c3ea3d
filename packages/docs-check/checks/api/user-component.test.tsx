import { List, ListItem } from "snippet:api/user-component/src/list.tsx";
import {
  Element,
  type Node,
  type NodeData,
  type NodeHelpersType,
  type UserComponent,
  useEditor,
  useNode,
} from "@craftjs/core";
import { Component, type ComponentType, createElement, forwardRef, lazy, memo, type ReactNode, Suspense } from "react";
import { expect, expectTypeOf, test, vi } from "vitest";
import { assign, edit, render } from "../../harness/editor.tsx";
import { expectError, loggedErrors, recordError } from "../../harness/errors.ts";
import { dragBelow, fire } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { SampleContainer, SampleText, SampleTool, useDraggable } from "../../harness/samples.tsx";

const never = () => false;
const always = () => true;

function blockWith(craft: object, receivedProps: object[] = []) {
  const Block = (props: { children?: ReactNode }) => {
    receivedProps.push(props);
    return <SampleContainer style={{ padding: 20 }}>{props.children}</SampleContainer>;
  };
  return Object.assign(Block, { craft });
}

async function nodeWith(craft: object, props: object = {}) {
  const { query } = await edit(createElement(Element, { ...props, is: blockWith(craft) }));
  return query.node("ROOT").get();
}

async function load(craft: object, saved: object) {
  const { query } = await edit([], { resolver: { Block: blockWith(craft) } });
  return query.parseSerializedNode({ type: { resolvedName: "Block" }, props: {}, ...saved } as never).toNode();
}

const pick = (data: NodeData, expected: Partial<NodeData>) =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, data[key as keyof NodeData]]));

async function withRules(verdict: (rule: string) => boolean = always) {
  const log: unknown[][] = [];
  const receivedHelpers: NodeHelpersType[] = [];
  const idOf = (arg: unknown): unknown => (Array.isArray(arg) ? arg.map(idOf) : (arg as Node).id);
  const rule = (name: string) => [
    name,
    (...args: unknown[]) => {
      receivedHelpers.push(args.pop() as NodeHelpersType);
      log.push([name, ...args.map(idOf)]);
      return verdict(name);
    },
  ];
  const Block = blockWith({
    isCanvas: true,
    rules: Object.fromEntries(["canDrag", "canDrop", "canMoveIn", "canMoveOut"].map(rule)),
  });
  const pair = [<Block key="a" />, <Block key="b" />];
  const editor = await edit([<Block>{pair}</Block>, <Block />]);
  const [from = "", to = ""] = editor.children();
  const [a = "", b = ""] = editor.children(from);
  const rulesCalledBy = (work: () => unknown) => {
    const before = log.length;
    work();
    return log.slice(before);
  };
  return { ...editor, from, to, a, b, log, receivedHelpers, rulesCalledBy };
}

test("craft is typed by the component's props", () => {
  const wrong: NonNullable<UserComponent<{ size?: number }>["craft"]>[] = [
    // @ts-expect-error: a size is a number
    { props: { size: "big" } },
    // @ts-expect-error: the key is unknown
    { properties: {} },
  ];
  expect(wrong).toHaveLength(2);
  expectTypeOf<Node["info"][string]>().toBeAny();
});

const oldStatics = { name: "Old", defaultProps: { a: 1 } };

test.each<[object, object, Partial<NodeData>]>([
  [{}, {}, { props: {}, custom: {}, isCanvas: false }],
  [{ displayName: "Shown" }, {}, { displayName: "Shown" }],
  [{ props: { tone: 1, title: "Default" } }, { title: "Own" }, { props: { tone: 1, title: "Own" } }],
  [{ props: { style: { color: "red" } } }, { style: { margin: 1 } }, { props: { style: { margin: 1 } } }],
  [{ props: { title: "Default" } }, { title: undefined }, { props: { title: undefined } }],
  [{ custom: { a: 1, b: 1 } }, { custom: { b: 2 } }, { custom: { a: 1, b: 2 }, props: {} }],
  [{ isCanvas: true }, {}, { isCanvas: true }],
  [{ isCanvas: true }, { canvas: false }, { isCanvas: true }],
  [{ isCanvas: false }, { canvas: true }, { isCanvas: false }],
  [{}, { canvas: true }, { isCanvas: true }],
  [oldStatics, {}, { displayName: "Old", props: { a: 1 } }],
  [{ ...oldStatics, displayName: "New", props: { b: 1 } }, {}, { displayName: "New", props: { b: 1 } }],
])("#craft: the node's data from craft %o and the <Element> props %o", async (craft, props, expected) => {
  expect(pick((await nodeWith(craft, props)).data, expected)).toEqual(expected);
});

test.each<[object, object, Partial<NodeData>]>([
  [{ displayName: "Current" }, { displayName: "Stored" }, { displayName: "Current" }],
  [{}, { displayName: "Stored", isCanvas: true }, { displayName: "Stored", isCanvas: true }],
  [{ isCanvas: true }, { isCanvas: false }, { isCanvas: true }],
  [{ isCanvas: false }, { isCanvas: true }, { isCanvas: false }],
  [{ props: { tone: 1, title: "Default" } }, { props: { title: "Own" } }, { props: { tone: 1, title: "Own" } }],
  [{ custom: { a: 1, b: 1 } }, { custom: { b: 2 } }, { custom: { a: 1, b: 2 } }],
  [{}, { props: { gone: 1 } }, { props: { gone: 1 } }],
])("#craft: the node's data from craft %o and the saved data %o", async (craft, saved, expected) => {
  expect(pick((await load(craft, saved)).data, expected)).toEqual(expected);
});

test.each([true, false])(
  "#info: an undo breaks an icon that is an element, not a component (%s)",
  async (isElement) => {
    const Star = () => <b>Star</b>;
    const Block = blockWith({ info: { icon: isElement ? <Star /> : Star } });
    const Icons = () => {
      const { icons } = useEditor((state) => ({ icons: Object.values(state.nodes).map((node) => node.info.icon) }));
      return icons.map((Icon, index) => <i key={String(index)}>{typeof Icon === "function" ? <Icon /> : Icon}</i>);
    };
    const { act, actions, container, first } = await edit([<Block />, <Block />], { beside: <Icons /> });
    const undo = async () => {
      await act(() => actions.delete(first));
      await act(() => actions.history.undo());
    };
    await (isElement ? expectError("Cannot add property validated, object is not extensible", undo) : undo());
    expect(container.querySelectorAll("b")).toHaveLength(isElement ? 0 : 2);
  },
);

test("#craft: rules, related and info come from craft, also when the node is loaded, and are not saved", async () => {
  const craft = { rules: { canDrop: never }, related: { form: () => <i /> }, info: { icon: "star" } };
  const nodes = [await nodeWith(craft), await load(craft, { info: {}, rules: {} })];
  for (const { info, related, rules } of nodes)
    expect([Object.keys(rules).length, rules.canDrop, Object.keys(related), info]).toEqual([
      ...[4, never, ["form"]],
      craft.info,
    ]);
  const Block = blockWith(craft);
  const { query } = await edit([<Block />, <Block />]);
  expect(query.serialize()).not.toMatch(/"(rules|related|info)"|star/);
  const infos = query
    .node("ROOT")
    .childNodes()
    .map((id) => query.node(id).get().info === craft.info);
  expect([infos, Object.isFrozen(craft.info)]).toEqual([[true, true], true]);
});

test("#craft: is read whenever a node is created, from JSX, by a drop, by parsing and by loading", async () => {
  const Block = blockWith({ displayName: "JSX" });
  const beside = <SampleTool element={<Block />} />;
  const { act, actions, children, data, dom, container, query } = await edit([<Block />], { beside });
  const names = () => children().map((id) => data(id).displayName);
  Block.craft = { displayName: "Dropped" };
  await act(() => dragBelow(container.querySelector("b"), dom(children()[0] ?? "")));
  Block.craft = { displayName: "Parsed" };
  actions.addNodeTree(query.parseReactElement(<Block />).toNodeTree(), "ROOT");
  Block.craft = { displayName: "Loaded" };
  expect(names()).toEqual(["JSX", "Dropped", "Parsed"]);
  await act(() => actions.deserialize(query.serialize()));
  expect(names()).toEqual(["Loaded", "Loaded", "Loaded"]);
});

test.each<[string, ComponentType, string]>([
  ["craft.displayName", blockWith({ displayName: "Shown" }), "Shown"],
  ["the function's name", function OwnName() {} as ComponentType, "OwnName"],
  ["the resolver's key for memo", memo(() => <i />) as unknown as ComponentType, "KeyOfIt"],
  ["the resolver's key for forwardRef", forwardRef(() => <i />) as unknown as ComponentType, "KeyOfIt"],
])("#display-name: is %s; the name and the saved type are the key in the resolver", async (_, Block, displayName) => {
  const { data, query } = await edit(<Block />, { resolver: { KeyOfIt: Block } });
  expect([data("ROOT").displayName, data("ROOT").name, data("ROOT").type]).toEqual([displayName, "KeyOfIt", Block]);
  expect(query.node("ROOT").toSerializedNode()).toMatchObject({ displayName, type: { resolvedName: "KeyOfIt" } });
});

test("#props: objects in the defaults are shared and frozen, and setProp copies them", async () => {
  const style = { padding: 1 };
  const Block = blockWith({ props: { style } });
  const { actions, data } = await edit(<Block />);
  expect(data("ROOT").props.style).toBe(style);
  expect(() => assign({ padding: 2 })(style)).toThrow("read only");
  actions.setProp("ROOT", (props) => assign({ padding: 2 })(props.style));
  expect([style, data("ROOT").props.style]).toEqual([{ padding: 1 }, { padding: 2 }]);
});

test("#props: a component gets its defaults in an editor only, and never gets custom", async () => {
  const propsOfRenders: { size?: number }[] = [];
  const Block = blockWith({ props: { size: 1 }, custom: { note: "x" } }, propsOfRenders);
  await edit(<Block />);
  expect(propsOfRenders.at(-1)).toEqual({ size: 1 });
  const Alone = Object.assign(({ size }: { size?: number }) => <i>{String(size)}</i>, { craft: Block.craft });
  expect((await render(<Alone />)).textContent).toBe("undefined");
});

test("#rules: each is called with its node, the other nodes and the query's node helpers", async () => {
  const { a, actions, rulesCalledBy, b, dom, from, receivedHelpers, log, query, to } = await withRules();
  const inTo = (...ids: string[]) => [["canMoveIn", ids, to], ...ids.map((id) => ["canDrop", to, id])];
  const inFrom = [
    ["canMoveIn", [a], from],
    ["canDrop", from, a],
  ];
  expect(new Set(log.map(([rule]) => rule))).toEqual(new Set(["canDrag"]));
  expect(rulesCalledBy(() => query.node(a).isDraggable())).toEqual([["canDrag", a]]);
  expect(rulesCalledBy(() => query.node(to).isDroppable([a, b]))).toEqual([
    ...inTo(a, b),
    ["canMoveOut", [a, b], from],
  ]);
  const helpers = receivedHelpers.at(-1)?.(a);
  expect([helpers?.get(), Object.keys(helpers ?? {})]).toEqual([query.node(a).get(), Object.keys(query.node(a))]);
  expect(rulesCalledBy(() => query.node(from).isDroppable(a))).toEqual(inFrom);
  expect(rulesCalledBy(() => actions.move(a, from, 2))).toEqual(inFrom);
  expect(rulesCalledBy(() => actions.move(a, to, 0))).toEqual([...inTo(a), ["canMoveOut", [a], from]]);
  expect(rulesCalledBy(() => actions.move(a, from, 0))).toEqual([...inFrom, ["canMoveOut", [a], to]]);
  expect(rulesCalledBy(() => fire(dom(a), "dragstart"))).toContainEqual(["canDrag", a]);
  const dragged = rulesCalledBy(() => fire(dom(to), "dragover"));
  expect(dragged).toEqual(expect.arrayContaining([...inTo(a), ["canMoveOut", [a], from]]));
  fire(dom(a), "dragend");
});

test.each(["canDrop", "canMoveIn", "canMoveOut"])("#rules: %s alone can prevent a drop", async (refusingRule) => {
  const { a, query, to } = await withRules((rule) => rule !== refusingRule);
  expect(query.node(to).isDroppable(a)).toBe(false);
});

test("#rules: add, addNodeTree and delete check no rules", async () => {
  const { a, actions, add, rulesCalledBy, b, children, freshNode, from } = await withRules(never);
  const change = () => {
    actions.add(freshNode(), a);
    add(<SampleText />, a);
    actions.delete(b);
  };
  expect([rulesCalledBy(change), children(a).length, children(from)]).toEqual([[], 2, [a]]);
});

test("#rules: canDrag is checked when the element is connected, and again at the drop", async () => {
  let isAllowed = false;
  const Ruled = ({ turn, text }: { turn?: number; text?: string }) =>
    createElement("p", { key: turn, ref: useDraggable() }, text);
  Ruled.craft = { rules: { canDrag: () => isAllowed } };
  const {
    act,
    actions,
    children,
    dom,
    enable,
    first: id,
    query,
    second: last,
  } = await edit([<Ruled />, <SampleText />]);
  isAllowed = true;
  await act(() => actions.setProp(id, assign({ text: "Other" })));
  expect(dom(id).draggable).toBe(false);
  await act(() => actions.setProp(id, assign({ turn: 2 })));
  expect(dom(id).draggable).toBe(true);
  isAllowed = false;
  for (const type of ["mousedown", "dragstart"]) fire(dom(id), type);
  fire(dom(last), "dragover", { clientY: dom(last).getBoundingClientRect().bottom + 15 });
  expect([query.getEvent("dragged").all(), Boolean(query.getState().indicator?.error)]).toEqual([[id], true]);
  fire(dom(id), "dragend");
  expect(children()).toEqual([id, last]);
  for (const enabled of [false, true]) await enable(enabled);
  expect(dom(id).draggable).toBe(false);
});

test.each<[string, (node: Node, helpers: NodeHelpersType) => unknown, boolean]>([
  ["has no working helpers", ({ id }, helpers) => helpers(id).isCanvas(), false],
  ["has data", ({ data }) => data.name === "Text", true],
  ["is undefined for get()", ({ id }, helpers) => helpers(id).get() === undefined, true],
])("#rules: a new node %s", async (_, answer, expected) => {
  const canMoveIn = ([node]: Node[], _self: Node, helpers: NodeHelpersType) => answer(node as Node, helpers);
  const Block = blockWith({ isCanvas: true, rules: { canMoveIn } });
  const { query } = await edit(<Block />);
  const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
  expect(query.node("ROOT").isDroppable(nodes[rootNodeId] as Node)).toBe(expected);
});

test("#rules: only the dragged node's rules are checked, and children of non-canvas nodes cannot be dragged", async () => {
  const Undroppable = blockWith({ rules: { canDrop: never, canDrag: always } });
  const box = createElement(SampleContainer, {}, <Undroppable />);
  const { children, dom, query } = await edit([box, <Element is={SampleContainer} canvas />, <Undroppable />]);
  const [outer = "", target = "", free = ""] = children();
  const [inside = ""] = children(outer);
  expect([free, outer].map((id) => query.node(target).isDroppable(id))).toEqual([false, true]);
  expect([inside, free].map((id) => dom(id).draggable)).toEqual([false, true]);
  expect([inside, free].map((id) => query.node(id).isDraggable())).toEqual([false, true]);
});

test("#related: any key is allowed, and components get props and useNode() of the selected node", async () => {
  const Badge = ({ text }: { text?: string }) => <b>{`${text} of ${useNode().id}`}</b>;
  const Block = blockWith({ related: { settings: Badge, anything: Badge } });
  const beside = ["settings", "anything"].map((name) => <RelatedPart key={name} name={name} text={name} />);
  const { act, actions, children, container } = await edit([<Block />], { beside });
  expect(container.textContent).toBe("");
  const [id = ""] = children();
  await act(() => actions.selectNode(id));
  expect(container.textContent).toBe(`settings of ${id}anything of ${id}`);
});

test("#deprecated: React's own defaultProps are not copied to the node", async () => {
  const Block = Object.assign(blockWith({}), { defaultProps: { size: 1 } });
  expect((await edit(<Block />, { resolver: { Block } })).data("ROOT").props).toEqual({});
});

test("#kinds: functions, classes, memo, forwardRef and a wrapped lazy component work", async () => {
  class Class extends Component {
    override render() {
      return <SampleText text="class " />;
    }
  }
  const Plain = () => <SampleText text="function " />;
  const Memo = memo(() => <SampleText text="memo " />);
  const Forwarded = forwardRef(() => <SampleText text="forwardRef " />) as unknown as ComponentType;
  const Late = lazy(async () => ({ default: () => <SampleText text="lazy" /> }));
  const Wrapped = () => createElement(Suspense, {}, <Late />);
  const blocks = [<Plain />, <Class />, <Memo />, <Forwarded />, <Wrapped />];
  const { container } = await edit(blocks, { resolver: { Memo, Forwarded } });
  await vi.waitFor(() => expect(container.textContent).toBe("function class memo forwardRef lazy"));
});

test("#kinds: a lazy component in the resolver throws, because Craft.js freezes it", () => {
  const Lazy = lazy(async () => ({ default: () => <i /> }));
  const message = "Cannot assign to read only property";
  return expectError(message, async () => {
    await edit(<Lazy />, { resolver: { Lazy } }).catch(recordError);
    await vi.waitFor(() => expect(loggedErrors().join()).toContain(message));
    expect(Object.isFrozen(Lazy)).toBe(true);
  });
});

test("#kinds: only the craft of the object in the resolver is used", async () => {
  const Label = blockWith({ props: { text: "New" } });
  const propsOf = async (craft?: object) => {
    const Fast = Object.assign(memo(Label), { craft });
    return (await edit(<Fast />, { resolver: { Fast } })).data("ROOT").props;
  };
  expect([await propsOf(), await propsOf(Label.craft)]).toEqual([{}, { text: "New" }]);
});

test("#rules: `canDrop: true` instead of a function counts as false", async () => {
  const Wrong = Object.assign(() => <SampleText />, { craft: { rules: { canDrop: true } } });
  const { first, query } = await edit([<Wrong />], { resolver: { Wrong: Wrong as never } });
  expect(query.node("ROOT").isDroppable(first)).toBe(false);
});

test("#rules: the example's list accepts ten items and no other block, and keeps its last item", async () => {
  const items = Array.from({ length: 9 }, (_, index) => <ListItem key={index} text={`${index}`} />);
  const full = <Element is={List}>{items}</Element>;
  const short = (
    <Element is={List}>
      <ListItem text="Only" />
    </Element>
  );
  const editor = await edit([full, short, <SampleText text="Text" />], { resolver: { List, ListItem } });
  const { actions, children, first: list, query, second, third } = editor;
  const [item = ""] = children(list);
  const isDroppable = (id: string, into: string) => query.node(into).isDroppable(id);
  expect([isDroppable(third, list), isDroppable(item, "ROOT"), isDroppable(item, second)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isDroppable(children(second)[0] ?? "", list)).toBe(false);
  actions.move(item, second, 0);
  expect(children(second).map((id) => isDroppable(id, list))).toEqual([true, true]);
  actions.addNodeTree(query.parseReactElement(<ListItem text="Ten" />).toNodeTree(), list);
  actions.addNodeTree(query.parseReactElement(<ListItem text="Ten" />).toNodeTree(), list);
  expect([children(list).length, isDroppable(item, list)]).toEqual([10, false]);
});

test("#props: a deleted prop is undefined until the page is loaded again; the default can be assigned", async () => {
  const propsOfRenders: { margin?: number }[] = [];
  const Block = blockWith({ props: { margin: 8 } }, propsOfRenders);
  const { act, actions, query } = await edit(<Block />);
  await act(() => actions.setProp("ROOT", (props: { margin?: number }) => void delete props.margin));
  expect(propsOfRenders.at(-1)).toEqual({});
  await act(() => actions.deserialize(query.serialize()));
  expect(propsOfRenders.at(-1)).toEqual({ margin: 8 });
  await act(() => actions.setProp("ROOT", assign({ margin: 1 })));
  await act(() => actions.setProp("ROOT", (props) => void (props.margin = Block.craft.props?.margin)));
  expect(propsOfRenders.at(-1)).toEqual({ margin: 8 });
});
