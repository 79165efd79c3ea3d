import { pageOf, treeOf } from "snippet:guides/basic-tutorial/src/editor/copies.ts";
import { nextPlace } from "snippet:guides/basic-tutorial/src/editor/places.ts";
import { readPage } from "snippet:guides/basic-tutorial/src/editor/read-page.ts";
import { RenderNode } from "snippet:guides/basic-tutorial/src/editor/render-node.tsx";
import { SettingsPanel } from "snippet:guides/basic-tutorial/src/editor/settings-panel.tsx";
import { Toolbox } from "snippet:guides/basic-tutorial/src/editor/toolbox.tsx";
import { Button } from "snippet:guides/basic-tutorial/src/user/button.tsx";
import { Card, CardActions, CardBody } from "snippet:guides/basic-tutorial/src/user/card.tsx";
import { Container } from "snippet:guides/basic-tutorial/src/user/container.tsx";
import { Text } from "snippet:guides/basic-tutorial/src/user/text.tsx";
import { Element, type Node } from "@craftjs/core";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { assign, edit } from "../../harness/editor.tsx";
import { dragBelow, fillIn, fire, mouse, pressKey } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";

const resolver = { Container, Text, Button, Card, CardBody, CardActions };

async function page(options: Parameters<typeof edit>[1] = {}) {
  const content = (
    <Element is={Container} canvas>
      <Text text="One" />
      <Text text="Two" />
      <Card />
      <Element is={Container} canvas />
    </Element>
  );
  const editor = await edit(content, { resolver, ...options });
  const [one = "", two = "", card = "", box = ""] = editor.children();
  const { body = "", actions: row = "" } = editor.data(card).linkedNodes;
  const made = (element: ReactElement) => {
    const tree = editor.query.parseReactElement(element).toNodeTree();
    return { tree, node: tree.nodes[tree.rootNodeId] as Node };
  };
  return { ...editor, one, two, card, box, body, row, made };
}

test("#container: connect selects a block, drag makes it draggable, craft gives it defaults, canvas lets it take blocks", async () => {
  const { box, data, dom, made, one, query, selected } = await page();
  fire(dom(box), "mousedown");
  expect([selected(), dom(box).draggable]).toEqual([[box], true]);
  expect(data(box).props).toEqual({ background: "#ffffff", padding: 24, gap: 16 });
  const canvases = [<Container />, <Element is={Container} canvas />].map(
    (element) => made(element).node.data.isCanvas,
  );
  expect([...canvases, query.node(box).isDroppable(one)]).toEqual([false, true, true]);
});

const doubleClick = (text: HTMLElement) => fire(text, "dblclick");
const enter = (text: HTMLElement) => {
  text.focus();
  return pressKey("Enter");
};
const clickElsewhere = () => mouse({ x: innerWidth - 5, y: innerHeight - 5 });

test.each([
  ["from Enter to Enter, and saved in one step", enter, () => pressKey("Enter"), "New", 1],
  ["from a double-click to a click elsewhere, and saved in one step", doubleClick, clickElsewhere, "New", 1],
  ["and Escape cancels", doubleClick, () => pressKey("Escape"), "One", 0],
])("#text: a text is edited in place, not draggable meanwhile, %s", async (_, start, end, wanted, steps) => {
  const { act, data, dom, one, query, store } = await page({ onRender: RenderNode });
  const text = dom(one);
  const state = () => [text.isContentEditable, text.draggable];
  expect(state()).toEqual([false, true]);
  await act(() => start(text));
  expect(state()).toEqual([true, false]);
  getSelection()?.selectAllChildren(text);
  for (const key of "New") await pressKey(key);
  expect(store.history.timeline).toEqual([]);
  fire(text, "dragstart");
  expect(query.getEvent("dragged").size()).toBe(0);
  await act(end);
  expect([data(one).props.text, store.history.timeline.length, ...state()]).toEqual([wanted, steps, false, true]);
});

test.each([true, false])("#button: a link is selected while enabled, or else followed: %s", async (enabled) => {
  const { place, selected } = await page({ enabled });
  const link = place.querySelector("a");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  fire(link, "mousedown");
  link?.dispatchEvent(event);
  expect([event.defaultPrevented, selected().length]).toEqual([enabled, Number(enabled)]);
});

test("#card: the content of an area belongs to the page, the area cannot be moved, and its rules stop no deletion", async () => {
  const { actions, body, card, children, data, one, query, row } = await page();
  const [title = ""] = children(body);
  expect([Object.keys(data(card).linkedNodes), data(title).parent]).toEqual([["body", "actions"], body]);
  actions.setProp(title, assign({ text: "Changed" }));
  expect(JSON.parse(query.serialize())[title].props.text).toBe("Changed");
  expect(query.node(body).isDraggable()).toBe(false);
  expect(() => actions.move(one, row, 0)).toThrow("rejects incoming node");
  actions.delete(children(row));
  expect(children(row)).toEqual([]);
});

test("#outline: while enabled, the Tab key stops at a block, and the focus selects it unless it is selected", async () => {
  const { actions, card, dom, one, selected } = await page({ onRender: RenderNode });
  dom(one).focus();
  expect([dom(one).getAttribute("tabindex"), selected()]).toEqual(["0", [one]]);
  actions.selectNode([card, one]);
  dom(one).blur();
  dom(one).focus();
  expect(selected()).toEqual([card, one]);
  const disabled = await page({ enabled: false, onRender: RenderNode });
  expect(disabled.place.querySelector("[tabindex]")).toBeNull();
});

test("#outline: a block that Undo brings back takes the focus from another block, not from a field", async () => {
  const { act, actions, dom, one, place, selected } = await page({ onRender: RenderNode });
  dom(one).focus();
  actions.delete(one);
  dom("ROOT").focus();
  await act(() => actions.history.undo());
  expect([selected(), document.activeElement === dom(one)]).toEqual([[one], true]);
  const field = place.appendChild(document.createElement("input"));
  field.focus();
  await act(() => actions.selectNode("ROOT"));
  expect(document.activeElement).toBe(field);
});

test("#places: places are in the order of the page, and their index counts the block at its old place, too", async () => {
  const { actions, body, box, card, children, one, query, two } = await page();
  const next = (id: string, step: number) => Object.values(nextPlace(query, id, step) ?? {}).join(" ");
  const [title = "", words = ""] = children(body);
  expect([next(one, -1), next(one, 1), next(two, 1), next(card, 1)]).toEqual(["", "ROOT 2", `${body} 0`, `${box} 0`]);
  expect([next(box, -1), next(title, -1), next(words, 1)]).toEqual(["ROOT 2", "ROOT 2", "ROOT 3"]);
  for (const [index, wanted] of [
    [1, [one, two]],
    [2, [two, one]],
  ] as const) {
    actions.move(one, "ROOT", index);
    expect(children().slice(0, 2)).toEqual(wanted);
  }
});

test("#toolbox: a drag and a button add a block and select it; only the button has to ask the rules", async () => {
  const { act, actions, children, data, dom, made, place, row, selected, two } = await page({ beside: <Toolbox /> });
  const [text, button] = place.querySelectorAll("li");
  await act(() => dragBelow(text, dom(two)));
  const [, , added = ""] = children();
  expect([data(added).props.text, selected()]).toEqual(["New text", [added]]);
  for (const item of [button, text]) {
    actions.selectNode(row);
    await act(() => item?.querySelector("button")?.click());
  }
  expect(children(row).map((id) => data(id).props.label)).toEqual(["Open", "New button"]);
  actions.addNodeTree(made(<Text />).tree, row);
  expect(children(row)).toHaveLength(3);
});

test("#settings-panel: the settings belong to the selected block and say where it is; areas of a card have none", async () => {
  const { act, actions, body, data, one, place, query, two } = await page({ beside: <SettingsPanel /> });
  const select = async (id: string) => {
    await act(() => actions.selectNode(id));
    const disabled = [...place.querySelectorAll("[aria-disabled=true]")].map(({ textContent }) => textContent);
    return [place.querySelector("[role=status]")?.textContent, disabled];
  };
  expect(await select(two)).toEqual(["Text: 2 of 4 in Container", []]);
  await fillIn(place.querySelector("input"), "Changed");
  expect([data(one).props.text, data(two).props.text]).toEqual(["One", "Changed"]);
  expect(await select(body)).toEqual(["Card body: part of Card", ["Move up", "Move down", "Duplicate", "Delete"]]);
  expect(query.node(body).get().related).toEqual({});
});

test("#copies: a copy has its linked nodes with it, is a page that readPage takes, and has new ids each time", async () => {
  const { act, actions, body, card, children, data, query } = await page();
  actions.setProp(children(body)[0] ?? "", assign({ text: "Changed" }));
  const copy = readPage(JSON.stringify(pageOf(query, card)), resolver);
  expect([copy.ROOT?.parent, Object.keys(copy)]).toEqual([null, ["ROOT", ...query.node(card).descendants(true)]]);
  const trees = [treeOf(query, copy), treeOf(query, copy)];
  for (const tree of trees) await act(() => actions.addNodeTree(tree, "ROOT"));
  const texts = trees.map(({ rootNodeId }) => data(children(data(rootNodeId).linkedNodes.body)[0] ?? "").props.text);
  expect(texts).toEqual(["Changed", "Changed"]);
  expect(new Set(trees.flatMap(({ nodes }) => Object.keys(nodes))).size).toBe(2 * Object.keys(copy).length);
});

test("#json: deserialize takes JSON without a root, with children that are not there, or with circles", async () => {
  const { actions, query } = await page();
  const before = query.serialize();
  const ROOT = savedNode({ resolvedName: "Container" });
  const circle = { ...ROOT, nodes: ["a"] };
  for (const nodes of [{}, { ROOT: { ...ROOT, nodes: ["gone"] } }, { ROOT: circle, a: { ...circle, parent: "a" } }]) {
    actions.deserialize(JSON.stringify(nodes));
    expect(Object.keys(query.getNodes())).toEqual(Object.keys(nodes));
  }
  actions.deserialize(before); // before React renders the circle
});

const text = (parent: string | null, nodes: string[] = [], props = {}) =>
  savedNode({ resolvedName: "Text" }, { parent, nodes, props });
const read = (nodes: object) => readPage(JSON.stringify(nodes), resolver);
const names = ["ROOT", ...Array(150).keys()].map(String);
const deep = names.map((name, at) => [name, text(names[at - 1] ?? null, names.slice(at + 1, at + 2))]);

test("#json: readPage leaves out what the root does not lead to", () => {
  expect(Object.keys(read({ ROOT: text(null, ["a"]), a: text("ROOT"), stray: text("ROOT") }))).toEqual(["ROOT", "a"]);
});

test.each([
  ["a node listed twice", { ROOT: text(null, ["a", "a"]), a: text("ROOT") }, "has its place already"],
  ["a circle", { ROOT: text(null, ["a"]), a: text("ROOT", ["ROOT"]) }, "has its place already"],
  ["an object in place of a text", { ROOT: text(null, [], { text: {} }) }, "has to be a string"],
  ["a prop without a default", { ROOT: text(null, [], { colour: 1 }) }, "has an unknown prop"],
  ["very many levels", Object.fromEntries(deep), "nested too deep"],
])("#json: readPage refuses %s", (_, nodes, message) => expect(() => read(nodes)).toThrow(message));
