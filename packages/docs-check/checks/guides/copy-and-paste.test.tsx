import { App } from "snippet:guides/copy-and-paste/src/App.tsx";
import { Clipboard } from "snippet:guides/copy-and-paste/src/clipboard.tsx";
import { DuplicateButton } from "snippet:guides/copy-and-paste/src/duplicate-button.tsx";
import { insertTree } from "snippet:guides/copy-and-paste/src/insert-tree.ts";
import { readTemplate } from "snippet:guides/copy-and-paste/src/read-template.ts";
import { fromTemplate, toTemplate } from "snippet:guides/copy-and-paste/src/template.ts";
import { type Node, useNode } from "@craftjs/core";
import { type ReactElement, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { assign, edit, render, type TestEditor } from "../../harness/editor.tsx";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { click, fire, mouse, pointIn, settle } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import {
  containerOf,
  SampleCard,
  SampleContainer,
  SampleText,
  SampleTool,
  sampleResolver,
  useDraggable,
} from "../../harness/samples.tsx";

const treeOf = ({ query }: TestEditor, element: ReactElement = <SampleText />) => {
  const tree = query.parseReactElement(element).toNodeTree();
  return { ...tree, root: tree.nodes[tree.rootNodeId] as Node };
};

async function clipboard(type: string, text = "", target: EventTarget = document.body) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  await settle();
  return { handled: event.defaultPrevented, text: clipboardData.getData("text/plain") };
}

test("a copy has new ids, and separate linked nodes with their content, but no state of components", async () => {
  const Keeps = () => <p>{useState("kept")[0]}</p>;
  const { act, actions, children, data, container, query } = await edit([<SampleCard />, <Keeps />]);
  const [card = "", keeps = ""] = children();
  const [inner = ""] = children(query.node(card).linkedNodes()[0]);
  actions.setProp(inner, assign({ text: "Mine", onClick: () => {}, none: null, nothing: undefined }));
  const template = JSON.parse(JSON.stringify(toTemplate(query, card)));
  expect(template.nodes[inner].props).toEqual({ text: "Mine" });
  const tree = fromTemplate(query, template);
  const before = Object.keys(query.getNodes());
  expect(Object.keys(template.nodes).filter((id) => before.includes(id))).toHaveLength(3);
  expect(Object.keys(tree.nodes).filter((id) => before.includes(id))).toEqual([]);
  await act(() => actions.addNodeTree(tree, "ROOT"));
  const added = Object.keys(query.getNodes()).length - before.length;
  expect([container.textContent, added]).toEqual(["MinekeptMine", 3]);
  expect(data(tree.rootNodeId).linkedNodes).toEqual({ body: expect.any(String) });
  expect(data(tree.rootNodeId).linkedNodes).toEqual(tree.nodes[tree.rootNodeId]?.data.linkedNodes);
  expect(JSON.stringify(toTemplate(query, keeps))).not.toContain("kept");
  expect(toTemplate(query, "ROOT").nodes).toEqual(query.getSerializedNodes());
});

test("#edge-cases: copies get ids over plain HTTP too, where crypto.randomUUID is missing", async () => {
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(crypto, "randomUUID"));
  const { children, query } = await edit([<SampleCard />]);
  const template = toTemplate(query, children()[0] ?? "");
  const ids = [1, 2].flatMap(() => Object.keys(fromTemplate(query, template).nodes));
  expect(new Set(ids).size).toBe(6);
});

test("#place: a block goes into the selected one, or after it or the next around it, or to the end", async () => {
  const plainContainer = <SampleContainer>{<SampleText />}</SampleContainer>;
  const editor = await edit([<SampleText />, plainContainer, containerOf()]);
  const { actions, children, data, first: text, second: closed, selected, third: box } = editor;
  const placeWith = (selection?: string, element?: ReactElement) => {
    actions.selectNode(selection);
    const { root, ...tree } = treeOf(editor, element);
    expect([insertTree(editor, tree), selected()]).toEqual([true, [root.id]]);
    const parent = data(root.id).parent ?? "";
    return [parent, children(parent)[children(parent).indexOf(root.id) - 1]];
  };
  expect([placeWith(box), placeWith(text), placeWith(children(closed)[0]), placeWith()]).toEqual([
    [box, undefined],
    ["ROOT", text],
    ["ROOT", closed],
    ["ROOT", box],
  ]);
  expect([placeWith(box, containerOf()), placeWith("ROOT", containerOf())]).toEqual([
    ["ROOT", box],
    ["ROOT", children().at(-2)],
  ]);
});

test("#clipboard: the root and linked nodes are neither copied nor duplicated; they cannot be deleted", async () => {
  const beside = [<Clipboard key="1" />, <DuplicateButton key="2" />];
  const { act, actions, children, container, query } = await edit([<SampleCard />], { beside });
  const [card = ""] = children();
  const possible: Record<string, boolean[]> = {};
  for (const id of ["ROOT", query.node(card).linkedNodes()[0] ?? "", card]) {
    await act(() => actions.selectNode(id));
    const { handled } = await clipboard("copy");
    possible[id] = [handled, !container.querySelector("button")?.disabled, query.node(id).isDeletable()];
  }
  expect(Object.values(possible)).toEqual([Array(3).fill(false), Array(3).fill(false), Array(3).fill(true)]);
});

test("#clipboard: the example recognises templates; other texts throw or become HTML elements", async () => {
  const node = { type: { resolvedName: "Text" }, props: {}, nodes: [], linkedNodes: {} };
  const template = (change: object = {}) => JSON.stringify({ rootNodeId: "a", nodes: { a: { ...node, ...change } } });
  const unknown = { type: { resolvedName: "Marquee" } };
  const isTemplate = (text: string) => readTemplate(text, sampleResolver) !== null;
  const changes = [{ props: null }, { linkedNodes: null }, { nodes: ["b"] }, { nodes: ["a"] }, { type: null }, unknown];
  const joined = JSON.stringify({ rootNodeId: "a", nodes: { a: { ...node, nodes: ["b,c"] }, b: node, c: node } });
  const invalidTexts = [joined, "", "Milk, eggs", "null", "7", '"a"', "[]", '{"rootNodeId":"a","nodes":null}'];
  expect([template(), template({ type: "hr" })].map(isTemplate)).toEqual([true, true]);
  expect([...invalidTexts, ...changes.map(template)].filter(isTemplate)).toEqual([]);
  const { act, actions, container, query } = await edit([]);
  const parse = (saved: object) => query.parseSerializedNode({ ...node, ...saved } as never);
  expect(() => parse(unknown).toNode()).toThrow("Cannot destructure property");
  const parent = parse({}).toNode((fresh) => void (fresh.data.nodes = ["gone"]));
  expect(() => actions.addNodeTree({ rootNodeId: parent.id, nodes: { [parent.id]: parent } }, "ROOT")).toThrow(
    "undefined",
  );
  const line = savedNode("hr", { props: { title: "Of the clipboard" } });
  await act(() => actions.deserialize({ ROOT: line } as never));
  expect(container.innerHTML).toBe('<hr title="Of the clipboard">');
});

test("#clipboard: the example copies, pastes, cuts, duplicates and stores blocks", async () => {
  const container = await render(<App />);
  const [texts, buttons] = ["p", "button"].map((tag) => () => [...container.querySelectorAll(tag)]) as [
    () => Element[],
    () => Element[],
  ];
  const press = (element?: Element) => [click(element), settle()][1];
  const counts: number[] = [];
  await press(texts()[0]);
  const { handled, text } = await clipboard("copy");
  for (const [type, pasted] of [["paste", text], ["cut"], ["paste", "Milk, eggs"]] as const) {
    await clipboard(type, pasted);
    counts.push(texts().length);
  }
  await press(container.querySelector("article") ?? undefined);
  for (const button of [0, 1, 2]) {
    await press(buttons()[button]);
    counts.push(texts().length);
  }
  expect([handled, ...counts]).toEqual([true, 3, 2, 2, 3, 3, 4]);
  await actLikeReader(container);
});

test("#templates: a tree that is made once can be dropped only while its block is not on the page", async () => {
  const trees: unknown[] = [];
  const once = () => trees[0] as ReactElement;
  const editor = await edit([<SampleText />], {
    beside: <SampleTool element={once} />,
    indicator: { success: "green", error: "red" },
  });
  const { act, actions, children, dom, first, container } = editor;
  const { root, ...tree } = treeOf(editor);
  trees.push(tree);
  const drop = async () => {
    fire(container.querySelector("b"), "dragstart");
    await act(() => fire(dom(first), "dragover", { clientY: dom(first).getBoundingClientRect().bottom + 15 }));
    const color = indicatorLine()?.style.backgroundColor;
    await act(() => fire(container.querySelector("b"), "dragend"));
    return [color, children()];
  };
  const dropped = ["green", [first, root.id]];
  expect([await drop(), await drop()]).toEqual([dropped, ["red", dropped[1]]]);
  actions.delete(root.id);
  expect(await drop()).toEqual(dropped);
});

test("#clipboard: text that the user has selected goes to the clipboard as usual", async () => {
  const { act, actions, first, container } = await edit([<SampleCard />], {
    beside: [<Clipboard key="1" />, <p key="2">Text</p>],
  });
  await act(() => actions.selectNode(first));
  getSelection()?.selectAllChildren(container);
  expect((await clipboard("copy")).handled).toBe(false);
  getSelection()?.removeAllRanges();
  expect((await clipboard("copy")).handled).toBe(true);
  const { contentDocument } = container.appendChild(document.createElement("iframe"));
  const frame = contentDocument as Document;
  frame.body.append("Words");
  frame.getSelection()?.selectAllChildren(frame.body);
  const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), cancelable: true });
  Object.defineProperty(event, "target", { value: frame.body });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("#clipboard: a block is copied after text was selected in another one", async () => {
  const Editable = () => {
    const { selected } = useNode(({ events }) => ({ selected: events.selected }));
    return (
      <p contentEditable={selected} suppressContentEditableWarning ref={useDraggable()}>
        Words
      </p>
    );
  };
  const { act, dom, first, second } = await edit([<Editable />, <SampleText />], {
    beside: <Clipboard />,
    resolver: { Editable },
  });
  for (const _ of [1, 2]) await act(() => mouse(pointIn(dom(first), 0.01, 0.5)));
  await act(() => getSelection()?.selectAllChildren(dom(first)));
  await act(() => mouse(pointIn(dom(second), 0.01, 0.5)));
  expect(getSelection()?.isCollapsed).toBe(false);
  expect((await clipboard("copy")).handled).toBe(true);
});

test.each([
  ["<input type=range>", true, false],
  ["<select></select>", true, false],
  ["<button>Close</button>", true, false],
  ["<input>", false, false],
  ["<input readonly>", false, false],
  ["<textarea readonly></textarea>", false, false],
  ["<dialog open><button>Close</button></dialog>", false, false],
])("#clipboard: with the focus on %s outside the page, Copy works (%s), and Cut (%s)", async (html, copies, cuts) => {
  const { act, actions, first, container } = await edit([<SampleCard />], { beside: <Clipboard /> });
  await act(() => actions.selectNode(first));
  const panel = container.appendChild(document.createElement("aside"));
  panel.innerHTML = html;
  const field = panel.querySelector<HTMLElement>("button, input, select, textarea");
  field?.focus();
  const handled = async (type: string) => (await clipboard(type, "", field ?? undefined)).handled;
  expect([await handled("copy"), await handled("cut")]).toEqual([copies, cuts]);
});

test("#edge-cases: a copy has the same props, and another id of useNode", async () => {
  const Anchor = ({ anchor }: { anchor: string }) => <p title={anchor}>{useNode().id}</p>;
  const { act, actions, container, first, query } = await edit([<Anchor anchor="offers" />]);
  await act(() => actions.addNodeTree(fromTemplate(query, toTemplate(query, first)), "ROOT"));
  const copies = [...container.querySelectorAll("p")];
  expect(copies.map(({ title }) => title)).toEqual(["offers", "offers"]);
  expect(new Set(copies.map(({ textContent }) => textContent)).size).toBe(2);
});

test("#edge-cases: a style that is assigned to another block is not shared with it", async () => {
  const Block = ({ style = {} }: { style?: { padding?: number } }) => <p>{style.padding}</p>;
  const { actions, data, first, query, second } = await edit([<Block style={{ padding: 1 }} />, <Block />]);
  actions.setProp(second, (props) => void (props.style = query.node(first).get().data.props.style));
  expect(data(second).props.style).toEqual({ padding: 1 });
  actions.setProp(second, (props) => void (props.style.padding = 2));
  expect([data(first).props.style, data(second).props.style]).toEqual([{ padding: 1 }, { padding: 2 }]);
});
