import { Container, Text } from "snippet:concepts/nodes/src/blocks.tsx";
import { Page } from "snippet:concepts/nodes/src/canvas.tsx";
import { Outline } from "snippet:concepts/nodes/src/outline.tsx";
import { Element, ROOT_NODE } from "@craftjs/core";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { assign, edit, render } from "../../harness/editor.tsx";
import { clearErrors } from "../../harness/errors.ts";
import { mouse, pointIn } from "../../harness/input.ts";
import { containerOf, SampleCard, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";

test("the elements in the frame become nodes, which refer to each other by their ids", async () => {
  const texts = ["Good morning", "Good night"].map((text) => <Text key={text} text={text} />);
  const { query } = await edit(createElement(Element<typeof Container>, { is: Container, canvas: true }, texts));
  const id = expect.stringMatching(/^[\w-]{10}$/);
  const [ROOT, first, second] = Object.values(query.getNodes());
  const row = ({ id, data: { name, props, parent, nodes } }: typeof ROOT = {} as never) => [
    id,
    name,
    props,
    parent,
    nodes,
  ];
  expect(row(ROOT)).toEqual([ROOT_NODE, "Container", {}, undefined, [first?.id, second?.id]]);
  expect(row(first)).toEqual([id, "Text", { text: "Good morning" }, "ROOT", []]);
  expect(row(second)).toEqual([id, "Text", { text: "Good night" }, "ROOT", []]);
});

const hi = <SampleText text="Hi" />;
test.each<[string, ReactNode, string[], object?]>([
  ["a component, without what it renders", hi, ["Text"], { text: "Hi" }],
  ["a tag with text", <h2 key="h2">Offers</h2>, ["h2"], { children: "Offers" }],
  ["a tag with a component", createElement("div", null, hi), ["div", "Text"], {}],
  ["a list", ["a", "b"].map((item) => <SampleText key={item} text={item} />), ["Text", "Text"], { text: "a" }],
  ["null", null, []],
  ["false", false, []],
  ["text beside an element, which is lost", createElement("div", null, "Hi ", <b>you</b>), ["div", "b"], {}],
])("#from-jsx: %s becomes nodes", async (_, children, names, props) => {
  const { data, query } = await edit(containerOf(children));
  const nodes = query.node("ROOT").descendants(true).map(data);
  expect([nodes.map(({ name }) => name), nodes[0]?.props]).toEqual([names, props]);
  clearErrors(); // the editor warns that it cannot serialise `false`
});

test("#contents: data is saved, and everything else is not", async () => {
  const rules = { canDrag: () => false };
  const Block = () => <SampleText />;
  Block.craft = { displayName: "Label", rules, related: { settings: () => null }, info: { icon: "star" } };
  const { act, actions, children, data, container, query } = await edit([<Block />, <SampleCard />, <hr title="Hi" />]);
  const [id = "", card = "", rule = ""] = children();
  actions.setCustom(id, assign({ note: "x" }));
  await act(() => [actions.setHidden(rule, true), actions.selectNode(id)]);
  const saved = JSON.parse(query.serialize());
  const common = { custom: {}, isCanvas: false, hidden: false, linkedNodes: {}, nodes: [], parent: "ROOT", props: {} };
  expect(saved).toMatchObject({ ROOT: { isCanvas: true, nodes: [id, card, rule] } });
  expect(saved[id]).toEqual({
    ...common,
    custom: { note: "x" },
    displayName: "Label",
    type: { resolvedName: "Block" },
  });
  expect(saved[card].linkedNodes).toEqual({ body: query.node(card).linkedNodes()[0] });
  expect(saved[rule]).toEqual({ ...common, displayName: "hr", hidden: true, props: { title: "Hi" }, type: "hr" });
  const { dom, events, info, related, rules: own } = query.node(id).get();
  expect([data(id).type, data(id).name, container.querySelector("hr")]).toEqual([Block, "Block", null]);
  expect([events.selected, events.hovered, events.dragged]).toEqual([true, false, false]);
  expect([dom, info, Object.keys(related), own.canDrag]).toEqual([
    ...[container.querySelector("p"), Block.craft.info, ["settings"], rules.canDrag],
  ]);
});

const Column = (props: object) => <SampleContainer {...props} />;
Column.craft = { isCanvas: true };

test("#canvas: each block of the example has a height for dragging and dropping", async () => {
  const container = await render(<Page />);
  const blocks = [...container.querySelectorAll<HTMLElement>("div, footer")];
  expect(blocks.map((block) => block.offsetHeight > 20)).toEqual([true, true, true, true]);
  await actLikeReader(container);
});

test("#canvas: only a canvas with a height takes drops and has draggable children; tags can be canvases", async () => {
  const text = <SampleText key="text" />;
  const boxes = [containerOf(text), <SampleContainer>{text}</SampleContainer>, <Column>{text}</Column>];
  const footer = createElement(Element<"footer">, { is: "footer", canvas: true }, text);
  const { children, data, dom, query } = await edit([...boxes, footer, <SampleText />]);
  const ids = children().slice(0, -1);
  const loose = children().at(-1) ?? "";
  const results = ids.map((id) => {
    const [child = ""] = children(id);
    const [outer, inner] = [query.node(id), query.node(child)];
    return [data(id).isCanvas, outer.isDroppable(loose), inner.isDraggable(), dom(child).draggable];
  });
  expect(results).toEqual([true, false, true, true].map((isCanvas) => Array(4).fill(isCanvas)));
  const empty = await edit([containerOf()]);
  expect(empty.dom(empty.first).offsetHeight).toBe(0);
  expect([query.node(ids[1] ?? "").isDraggable(), query.node(loose).isDroppable(ids[0] ?? "")]).toEqual([true, false]);
});

test("#canvas: where canvases overlap, the topmost gets the drop", async () => {
  const boxes = [0, -60].map((marginTop) => (
    <Element key={marginTop} is={SampleContainer} canvas style={{ height: 100, marginTop }} />
  ));
  const beside = <SampleTool element={<SampleText />} />;
  const { act, children, container, dom, first, second } = await edit(boxes, { beside });
  const path = [0.7, 0.8].map((down) => pointIn(dom(first), 0.5, down));
  await act(() => mouse(pointIn(container.querySelector("b") as Element, 0.5, 0.5), ...path));
  expect([children(first), children(second)]).toEqual([[], [expect.any(String)]]);
});

test("#read: the outline lists the whole page, and marks what is selected", async () => {
  const { act, actions, children, container } = await edit([<SampleText />, <SampleText />], { beside: <Outline /> });
  await act(() => actions.selectNode(children()[1]));
  const rows = [...container.querySelectorAll("button")].map((row) => [row.textContent, row.ariaPressed]);
  expect(rows).toEqual([
    ["SampleContainer", "false"],
    ["SampleText", "false"],
    ["SampleText", "true"],
  ]);
});

test("#change: the state is frozen, including objects that were passed as props", async () => {
  const list: string[] = [];
  const element = <Element is="div" data-list={list} />;
  const { actions, data } = await edit(element);
  const props = () => data("ROOT").props;
  expect(() => list.push("after")).toThrow("object is not extensible");
  expect(() => props()["data-list"].push("after")).toThrow("object is not extensible");
  expect(() => assign({ "data-list": [] })(props())).toThrow("read only");
  actions.setProp("ROOT", (draft) => draft["data-list"].push("after"));
  expect([list, props()["data-list"]]).toEqual([[], ["after"]]);
});
