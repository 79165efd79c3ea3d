import { tables } from "page:api/element";
import { Card, CardBody, Text } from "snippet:api/element/src/card.tsx";
import { Column, Columns } from "snippet:api/element/src/columns.tsx";
import { defaultElementProps, Element, type ElementProps, type Node } from "@craftjs/core";
import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { column } from "../../harness/column.ts";
import { assign, block, edit, type TestEditor } from "../../harness/editor.tsx";
import { clearErrors, expectError, recordError } from "../../harness/errors.ts";
import { fire, startDrag } from "../../harness/input.ts";
import { containerOf, SampleCard, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";

const size = ({ query }: TestEditor) => Object.keys(query.getNodes()).length;
const tree = ({ query }: TestEditor, element: ReactElement) => query.parseReactElement(element).toNodeTree();
const unresolved = /The component type specified for this node \(.+\) does not exist in the resolver$/;
const Stranger = () => <i />;
const Nameless = () => <Element is="p" />;
const expectNamelessError = () =>
  expectError("A <Element /> that is used inside a User Component must specify an `id` prop", () =>
    edit(<Nameless />).catch(recordError),
  );

test("#props: the table has the defaults of a node without props", async () => {
  const { canvas, custom, hidden, id, children } = column(tables, "props", "Default");
  const { data } = await edit(<Element is="div">Text</Element>);
  const { isCanvas, custom: emptyCustom, hidden: isHidden, props } = data("ROOT");
  expect({ canvas, custom, hidden, id, children }).toEqual({
    canvas: isCanvas,
    custom: emptyCustom,
    hidden: isHidden,
    id: props.id,
    children: undefined,
  });
});

test.each([SampleText, "h2"] as const)("#props: is: %s renders the node", async (is) => {
  const { data, container } = await edit(<Element is={is as "h2"} />);
  expect([data("ROOT").type, container.innerHTML.startsWith("<h2")]).toEqual([is, is === "h2"]);
});

test("#props: `is` is optional in the types and div by default, yet leaving it out throws", async () => {
  const editor = await edit([]);
  expect(() => tree(editor, <Element />)).toThrow(unresolved);
  expect(defaultElementProps.is).toBe("div");
  expectTypeOf<ElementProps<"p">>().toHaveProperty("is").extract<undefined>().toBeUndefined();
  const { nodes, rootNodeId } = tree(editor, <Element is="div" />);
  expect(nodes[rootNodeId]?.data.type).toBe("div");
});

test("#props: is: a component must be in the resolver; a tag name gets its connectors from Craft.js", async () => {
  const editor = await edit([<Element is="h2">Title</Element>]);
  expect(() => tree(editor, <Element is={Stranger} />)).toThrow("(Stranger) does not exist in the resolver");
  const [tag = ""] = editor.children();
  fire(editor.dom(tag), "mousedown");
  expect([editor.dom(tag).tagName, editor.dom(tag).draggable, editor.selected()]).toEqual(["H2", true, [tag]]);
});

test("#props: id: names the linked node, required inside a component, an ordinary prop elsewhere", async () => {
  await expectNamelessError();
  const { children, data } = await edit([<SampleCard />, <Element is="p" id="ordinary" />]);
  const [card = "", named = ""] = children();
  const actual = [Object.keys(data(card).linkedNodes), data(named).props.id, named === "ordinary"];
  expect(actual).toEqual([["body"], "ordinary", false]);
});

test("#props: hidden adds the node without rendering it; other props go to the component", async () => {
  const hidden = await edit([<Element is={SampleText} text="Unseen" hidden />]);
  expect([size(hidden), hidden.container.textContent]).toEqual([2, ""]);
  expect((await edit([<Element is={SampleText} text="Passed on" />])).container.textContent).toBe("Passed on");
});

test.each([true, false])("#canvas: dropped blocks appear among the children (rendered: %s)", async (rendered) => {
  const Box = ({ children }: { children?: ReactNode }) => <div>{rendered && children}</div>;
  const editor = await edit(<Element is={Box} canvas />);
  await editor.act(() => editor.actions.addNodeTree(tree(editor, <SampleText text="Dropped" />), "ROOT"));
  expect(editor.container.textContent).toBe(rendered ? "Dropped" : "");
});

test.each([true, false])("#canvas: craft.isCanvas = %s needs no <Element> and wins over canvas", async (isCanvas) => {
  const Row = () => <p />;
  Row.craft = { isCanvas };
  for (const row of [<Row key="1" />, <Element key="2" is={Row} canvas={!isCanvas} />]) {
    expect((await edit(row)).query.node("ROOT").isCanvas()).toBe(isCanvas);
  }
});

const region = { id: "body", is: SampleContainer as ComponentType, text: "Inside" };
const Panel = () => (
  <Element id={region.id} is={region.is} canvas>
    <SampleText text={region.text} />
  </Element>
);

async function panel() {
  Object.assign(region, { id: "body", is: SampleContainer, text: "Inside" });
  const editor = await edit([<Panel />]);
  const [card = ""] = editor.children();
  const body = () => editor.query.node(card).linkedNodes()[0] ?? "";
  const reload = async () => {
    await new Promise((done) => setTimeout(done, 5));
    await editor.act(() => editor.actions.deserialize(editor.query.serialize()));
    clearErrors(); // React warns about a state change during render
  };
  const setText = (text: string) => editor.act(() => editor.actions.setProp(editor.children(body()), assign({ text })));
  return { ...editor, editor, card, body, reload, setText };
}

test.each(["Card", "CardBody", "Text"])("#linked: %s of the example must be in the resolver", async (name) => {
  const resolver: Record<string, ComponentType> = { Card, CardBody, Text };
  const { query } = await edit(<Card />, { resolver });
  const { linkedNodes } = query.node("ROOT").get().data;
  const actual = [Object.keys(linkedNodes), Object.values(linkedNodes)];
  expect(actual).toEqual([["title", "body"], query.node("ROOT").linkedNodes()]);
  expect(JSON.stringify(linkedNodes)).toMatch(/^\{"title":"[\w-]{10}","body":"[\w-]{10}"\}$/);
  await expectError(`(${name}) does not exist in the resolver`, () =>
    edit(<Card />, { resolver: { ...resolver, [name]: Stranger } }).catch(recordError),
  );
});

test.each([true, false])("#linked: a component inside another one is a node if it is wrapped (%s)", async (wrapped) => {
  const { Block: Inner, hook } = block();
  const Outer = () => (wrapped ? <Element id="inner" is={Inner} /> : <Inner />);
  const editor = await edit(<Outer />, { resolver: { Inner, Block: Inner } });
  expect([hook().id, size(editor)]).toEqual(wrapped ? [editor.query.node("ROOT").linkedNodes()[0], 2] : ["ROOT", 1]);
});

test("#linked: a drop area is an element inside the component's, and its blocks are its direct children", async () => {
  const { data, dom, first, query } = await edit([<Card />], { resolver: { Card, CardBody, Text } });
  const body = data(first).linkedNodes.body ?? "";
  const [block = ""] = query.node(body).childNodes();
  expect([dom(body).parentElement, dom(block).parentElement]).toEqual([dom(first), dom(body)]);
  expect([dom(first).tagName, dom(body).tagName]).toEqual(["ARTICLE", "DIV"]);
});

test("#linked-initial: the element is only used at the first render", async () => {
  const { actions, card, container, reload, setText } = await panel();
  region.text = "Other";
  await reload();
  expect(container.textContent).toBe("Inside");
  await setText("Set");
  expect(container.textContent).toBe("Set");
  actions.setState(({ nodes }) => void Object.assign(nodes[card]?.data ?? {}, { linkedNodes: {} }));
  await reload();
  expect(container.textContent).toBe("Other");
});

test("#linked-initial: a region that the user emptied stays empty", async () => {
  const { actions, body, children, container, reload } = await panel();
  const before = body();
  actions.delete(children(before));
  await reload();
  expect([body(), container.textContent]).toEqual([before, ""]);
});

test("#linked-initial: another component in `is` replaces the region with all its content", async () => {
  const { body, data, query, reload, setText } = await panel();
  const before = body();
  await setText("By the user");
  region.is = "div" as never;
  await reload();
  const actual = [body() === before, data(body()).type, query.serialize().includes("By the user")];
  expect(actual).toEqual([false, "div", false]);
});

test("#linked-lists: the id finds the node again; one id twice shows one node twice", async () => {
  const { container, reload, setText } = await panel();
  await setText("By the user");
  for (const [id, text] of [
    ["other", "Inside"],
    ["body", "By the user"],
  ]) {
    Object.assign(region, { id });
    await reload();
    expect(container.textContent).toBe(text);
  }
  const Twice = () => ["Same", "Other"].map((text) => <Element key={text} id="one" is={SampleText} text={text} />);
  const twice = await edit(<Twice />);
  expect([twice.container.textContent, size(twice)]).toEqual(["SameSame", 2]);
});

test("#linked-lists: one id for two components: each load deletes the content", async () => {
  const Twice = () => [
    <Element key="1" id="one" is={SampleText} text="First" />,
    <Element key="2" id="one" is={SampleContainer} canvas />,
  ];
  const { act, actions, add, container, data, query } = await edit(<Twice />);
  const linked = () => data("ROOT").linkedNodes.one ?? "";
  await act(() => add(<SampleText text="By the user" />, linked()));
  expect(container.textContent).toBe("FirstBy the user");
  await act(() => actions.deserialize(query.serialize()));
  clearErrors(); // React warns about a state change during render
  expect(container.textContent).toBe("First");
});

test("#linked-lists: users can neither add a column nor delete one; a column's canMoveIn applies", async () => {
  Column.craft = { rules: { canMoveIn: ([node]: Node[]) => node?.data.type === SampleText } };
  const { actions, children, query } = await edit([<Columns />, <SampleText />, <Stranger />], {
    resolver: { Columns, Column },
  });
  const [row = "", text = "", stray = ""] = children();
  const [column = "", ...otherColumns] = query.node(row).linkedNodes();
  const [rowHelpers, columnHelpers] = [query.node(row), query.node(column)];
  expect([otherColumns.length, rowHelpers.isDroppable(stray), rowHelpers.isCanvas()]).toEqual([1, false, false]);
  expect([
    columnHelpers.isDeletable(),
    columnHelpers.isDraggable(),
    columnHelpers.isDroppable(text),
    columnHelpers.isDroppable(stray),
  ]).toEqual([false, false, true, false]);
  actions.move(text, column, 0);
  expect(children(column)).toEqual([text]);
  Column.craft = undefined;
});

test("#linked-lists: lowering count hides a column and keeps its nodes", async () => {
  const Texts = ({ count = 2 }) =>
    Array.from({ length: count }, (_, key) => <Element key={key} id={`${key}`} is={SampleText} text={`${key};`} />);
  const { act, actions, data, container, query } = await edit(<Texts />);
  const [, last = ""] = query.node("ROOT").linkedNodes();
  actions.setProp(last, assign({ text: "By the user" }));
  for (const [count, shown] of [
    [1, "0;"],
    [2, "0;By the user"],
  ]) {
    await act(() => actions.setProp("ROOT", assign({ count })));
    const actual = [container.textContent, last in query.getSerializedNodes(), data(last).props.text];
    expect(actual).toEqual([shown, true, "By the user"]);
  }
});

test("#linked-limits: a linked node can be selected, edited, hidden and dropped into, not moved or deleted", async () => {
  const editor = await edit([<SampleCard />, <SampleText />]);
  const { act, actions, data, dom, first: card, query, second: text, selected } = editor;
  const [body = ""] = query.node(card).linkedNodes();
  fire(dom(body), "mouseover");
  fire(dom(body), "mousedown");
  expect([query.getEvent("hovered").all(), selected()]).toEqual([[body], [body]]);
  actions.setProp(body, assign({ style: { padding: 9 } }));
  expect([data(body).props.style.padding, query.node(body).isDroppable(text)]).toEqual([9, true]);
  expect([dom(body).draggable, query.node(body).isDraggable()]).toEqual([false, false]);
  expect(() => actions.move(body, "ROOT", 0)).toThrow("A top-level Node cannot be moved");
  expect(() => actions.delete(body)).toThrow("Attempting to delete a top-level Node");
  await act(() => actions.setHidden(body, true));
  expect(query.node(body).get().dom?.isConnected).toBe(false);
  actions.delete([card, text]);
  expect(size(editor)).toBe(1);
});

test("#linked-limits: the parts of a section from a toolbox are children that users may move and delete", async () => {
  const section = containerOf(<SampleText />, <SampleText />);
  const { children, container, query } = await edit([<SampleText />], { beside: <SampleTool element={section} /> });
  startDrag(container.querySelector("b"), container.querySelector("section"));
  fire(container.querySelector("b"), "dragend");
  const dropped = children().find((id) => query.node(id).isCanvas()) ?? "";
  const abilities = children(dropped).flatMap((id) => [query.node(id).isDraggable(), query.node(id).isDeletable()]);
  expect([query.node(dropped).linkedNodes(), abilities]).toEqual([[], Array(4).fill(true)]);
});

test.each<[string, ReactNode[], string, number]>([
  ["works as the only child", ["Hello"], "Hello", 1],
  ["is dropped beside an element", ["Hello ", <b key="b">bold</b>], "bold", 2],
  ["stays in a separate component", [<SampleText key="t" text="Hello " />, <b key="b">bold</b>], "Hello bold", 3],
])("#text: plain text %s", async (_, inside, shown, nodes) => {
  const editor = await edit(createElement(Element<"div">, { is: "div" }, ...inside));
  expect([editor.container.textContent, size(editor)]).toEqual([shown, nodes]);
});

test("#text: text in a canvas is not shown while there are blocks", async () => {
  const editor = await edit(containerOf("Drop here"));
  const block = tree(editor, <SampleText text="Block" />);
  await editor.act(() => editor.actions.addNodeTree(block, "ROOT"));
  expect(editor.container.textContent).toBe("Block");
  await editor.act(() => editor.actions.delete(block.rootNodeId));
  expect(editor.container.textContent).toBe("Drop here");
});

test("#wrapper: a component around Element works in a user component, and is a separate node elsewhere", async () => {
  const Area = ({ id }: { id?: string }) => <Element is={SampleContainer} canvas {...(id && { id })} />;
  const Block = () => <Area id="body" />;
  expect(Object.keys((await edit(<Block />, { resolver: { Block } })).data("ROOT").linkedNodes)).toEqual(["body"]);
  const inside = (
    <Element is={SampleContainer} canvas>
      <Area />
    </Element>
  );
  await expectError("does not exist in the resolver", () =>
    edit(inside, { resolver: { Area: SampleText } }).catch(recordError),
  );
  const { data } = await edit(<Area id="body" />, { resolver: { Area } });
  expect([data("ROOT").name, Object.keys(data("ROOT").linkedNodes)]).toEqual(["Area", ["body"]]);
});
