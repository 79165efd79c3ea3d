import { Editor, Element, Frame } from "@craftjs/core";
import { type ReactElement, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { Text as BasicText } from "../../../../examples/basic/src/user/text.tsx";
import { OutlinedNode } from "../../../../examples/tutorial/src/editor/outlined-node.tsx";
import { SettingsPanel } from "../../../../examples/tutorial/src/editor/settings-panel.tsx";
import { Toolbox } from "../../../../examples/tutorial/src/editor/toolbox.tsx";
import { Topbar } from "../../../../examples/tutorial/src/editor/topbar.tsx";
import { Button } from "../../../../examples/tutorial/src/user/button.tsx";
import { Card, CardActions, CardBody } from "../../../../examples/tutorial/src/user/card.tsx";
import { Container } from "../../../../examples/tutorial/src/user/container.tsx";
import { Text } from "../../../../examples/tutorial/src/user/text.tsx";
import { edit, render, type TestEditor } from "../../harness/editor.tsx";
import { dragBelow, fillIn, fire, mouse, pressKey, settle } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { containerOf } from "../../harness/samples.tsx";

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
  const node = (element: ReactElement) => Object.values(editor.tree(element).nodes)[0];
  return { ...editor, one, two, card, box, body, row, node };
}

const press = (container: HTMLElement, words: string) =>
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.click();

test("#container: connect selects a block, drag makes it draggable, and canvas lets it accept blocks", async () => {
  const { box, dom, node, one, query, selected } = await page();
  fire(dom(box), "mousedown");
  expect([selected(), dom(box).draggable]).toEqual([[box], true]);
  const canvases = [<Container />, <Element is={Container} canvas />].map((element) => node(element)?.data.isCanvas);
  expect([...canvases, query.node(box).isDroppable(one)]).toEqual([false, true, true]);
});

test("#first-page: a real drag moves a text below the next one, and into the container", async () => {
  const { act, box, children, dom, one, two } = await page();
  const middle = (id: string, down = 0.5) => {
    const { x, y, width, height } = dom(id).getBoundingClientRect();
    return { x: x + width / 4, y: y + height * down };
  };
  await act(() => mouse(middle(one), middle(two, 0.7), middle(two, 0.8)));
  expect(children().slice(0, 2)).toEqual([two, one]);
  await act(() => mouse(middle(two), middle(box), middle(box, 0.6)));
  expect(children(box)).toEqual([two]);
});

const clickElsewhere = () => mouse({ x: innerWidth - 5, y: innerHeight - 5 });

test.each([
  ["Enter saves it in one step", () => pressKey("Enter"), "New", 1],
  ["a click elsewhere saves it in one step", clickElsewhere, "New", 1],
  ["Escape cancels", () => pressKey("Escape"), "One", 0],
])("#text: a double-click makes a text editable and not draggable, and %s", async (_, end, expected, steps) => {
  const { act, data, dom, one, query, store } = await page({ onRender: OutlinedNode });
  const text = dom(one);
  const state = () => [text.isContentEditable, text.draggable];
  expect(state()).toEqual([false, true]);
  await act(() => fire(text, "dblclick"));
  expect(state()).toEqual([true, false]);
  getSelection()?.selectAllChildren(text);
  for (const key of "New") await pressKey(key);
  expect(store.history.timeline).toEqual([]);
  fire(text, "dragstart");
  expect(query.getEvent("dragged").size()).toBe(0);
  await act(end);
  expect([text.textContent, data(one).props.text, store.history.timeline.length, ...state()]).toEqual([
    expected,
    expected,
    steps,
    false,
    true,
  ]);
});

test.each([
  ["saved", clickElsewhere],
  ["deleted", ({ actions, children, first }: TestEditor) => actions.delete(children(first)[0] ?? "")],
  ["removed by Undo", ({ actions }: TestEditor) => actions.history.undo()],
])("#text: while users type, no block around the text can be dragged, until it is %s", async (_, end) => {
  for (const Example of [Text, BasicText]) {
    const editor = await edit([containerOf()], { resolver: { Text: Example } });
    const { act, actions, add, dom, first } = editor;
    await act(() => add(<Example text="One" />, first));
    const text = editor.container.querySelector("p") as HTMLElement;
    const isDraggable = () => [text.draggable, dom(first).draggable];
    expect(isDraggable()).toEqual([true, true]);
    await act(() => fire(text, "dblclick"));
    expect(isDraggable()).toEqual([false, false]);
    await act(() => actions.history.ignore().setProp(first, (props) => void (props.style = { padding: 9 })));
    expect([dom(first).style.padding, ...isDraggable()]).toEqual(["9px", false, false]);
    await act(() => end(editor));
    expect(dom(first).draggable).toBe(true);
  }
});

test("#text: no block can be dragged if editing is switched off while users type, until it is on again", async () => {
  for (const Example of [Text, BasicText]) {
    const { act, container, enable } = await edit([containerOf(<Example text="One" />)], {
      resolver: { Text: Example },
    });
    await act(() => fire(container.querySelector("p"), "dblclick"));
    const count = () => container.querySelectorAll("[draggable=true]").length;
    await enable(false);
    await act(clickElsewhere);
    expect([count(), container.querySelector("[contenteditable]")]).toEqual([0, null]);
    await enable(true);
    expect(count()).toBe(2);
  }
});

test("#text: a double-click and Escape keep spaces that the browser does not show, without a step", async () => {
  const { act, actions, data, dom, one, steps } = await page();
  await act(() => actions.history.ignore().setProp(one, (props) => void (props.text = "One  and a half ")));
  await act(() => fire(dom(one), "dblclick"));
  await act(() => pressKey("Escape"));
  expect([data(one).props.text, dom(one).draggable, steps()]).toEqual(["One  and a half ", true, 0]);
});

test("#text: an Enter that ends a composition does not end the edit, in Safari too", async () => {
  const { act, dom, one } = await page();
  await act(() => fire(dom(one), "dblclick"));
  for (const keyCode of [229, 13]) {
    await act(() => dom(one).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode, bubbles: true })));
    expect(dom(one).isContentEditable).toBe(keyCode === 229);
  }
});

test("#outline: a selected block has an attribute and no further element", async () => {
  const { act, actions, dom, one, container } = await page({ onRender: OutlinedNode });
  const elements = container.querySelectorAll("*").length;
  await act(() => actions.selectNode(one));
  expect([dom(one).hasAttribute("data-selected"), container.querySelectorAll("*").length]).toEqual([true, elements]);
});

test("#outline: blocks that are moved into another block, or dropped from the toolbox, have it at once", async () => {
  const beside = <Toolbox />;
  const { act, body, children, data, dom, one, container, selected } = await page({ onRender: OutlinedNode, beside });
  const outlined = () => [...container.querySelectorAll("[data-selected]")];
  await act(() => dragBelow(dom(one), dom(children(body)[0] ?? "")));
  expect([data(one).parent, outlined()]).toEqual([body, [dom(one)]]);
  await act(() => dragBelow(container.querySelector(".tool"), dom(one)));
  const [added = ""] = selected();
  expect([data(added).parent, outlined()]).toEqual([body, [dom(added)]]);
});

test("#text: the editable text ignores formatting", async () => {
  const { act, dom, one } = await page({});
  const text = dom(one);
  await act(() => fire(text, "dblclick"));
  getSelection()?.selectAllChildren(text);
  document.execCommand("insertHTML", false, "<b>Bold</b>");
  document.execCommand("bold");
  expect([text.contentEditable, text.innerHTML]).toEqual(["plaintext-only", "Bold"]);
});

test("#settings-panel: the form changes the selected block in one step, and the root cannot be deleted", async () => {
  const { act, actions, data, one, container, steps, two } = await page({ beside: <SettingsPanel /> });
  await act(() => actions.selectNode(two));
  for (const typed of ["C", "Ch", "Changed"]) await fillIn(container.querySelector("input"), typed);
  expect([data(one).props.text, data(two).props.text, steps()]).toEqual(["One", "Changed", 1]);
  await act(() => press(container, "Delete"));
  expect(container.querySelector("h2")?.textContent).toBe("Select a block");
  await act(() => actions.selectNode("ROOT"));
  expect(container.querySelector("aside button")).toBeNull();
});

test("#forms: an emptied number field stays empty, and the block gets the default", async () => {
  const { act, actions, dom, one, container } = await page({ beside: <SettingsPanel /> });
  await act(() => actions.selectNode(one));
  const field = () => container.querySelector<HTMLInputElement>("[type=number]");
  const states = [];
  for (const typed of ["", "2", "24"]) {
    await fillIn(field(), typed);
    states.push([field()?.value, dom(one).style.fontSize]);
  }
  expect(states).toEqual([
    ["", "16px"],
    ["2", "2px"],
    ["24", "24px"],
  ]);
});

test.each([true, false])("#button: a link is selected while enabled, or else followed: %s", async (enabled) => {
  const { container, selected } = await page({ enabled });
  const link = container.querySelector("a");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  fire(link, "mousedown");
  link?.dispatchEvent(event);
  expect([event.defaultPrevented, selected().length]).toEqual([enabled, Number(enabled)]);
});

test("#card: an area's content belongs to the page, the area cannot be moved, and its rule refuses texts", async () => {
  const { actions, body, card, children, data, one, query, row } = await page();
  expect([Object.keys(data(card).linkedNodes), data(children(body)[0] ?? "").parent]).toEqual([
    ["body", "actions"],
    body,
  ]);
  expect([body, row].map((id) => query.node(id).isDraggable())).toEqual([false, false]);
  expect(() => actions.move(one, row, 0)).toThrow("rejects incoming node");
  expect(query.node(row).isDroppable(children(row))).toBe(true);
});

test("#toolbox: a drag adds a block and selects it; a card has areas to drop into", async () => {
  const { act, children, data, dom, container, query, selected, two } = await page({ beside: <Toolbox /> });
  const tools = container.querySelectorAll(".tool");
  await act(() => dragBelow(tools[0], dom(two)));
  const [, , text = ""] = children();
  expect([data(text).props.text, selected()]).toEqual(["New text", [text]]);
  await act(() => dragBelow(tools[3], dom(text)));
  const { body = "" } = data(children()[3] ?? "").linkedNodes;
  expect(query.node(body).isDroppable(text)).toBe(true);
});

test("#bar: the bar undoes, redoes and switches editing off", async () => {
  const { act, actions, children, one, container, query } = await page({ beside: <Topbar /> });
  await act(() => actions.delete(one));
  await act(() => press(container, "Undo"));
  expect(children()).toContain(one);
  await act(() => press(container, "Redo"));
  expect(children()).not.toContain(one);
  await act(() => container.querySelector<HTMLInputElement>("[type=checkbox]")?.click());
  expect([query.getOptions().enabled, container.querySelector("[draggable=true]")]).toEqual([false, null]);
});

test("#json: a page is saved and loaded, Undo restores a card, and an unknown component is reported", async () => {
  const { act, actions, card, children, container } = await page({ beside: <Topbar /> });
  const message = () => container.querySelector("[role=status]")?.textContent;
  await act(() => press(container, "Save"));
  await act(() => actions.delete(card));
  await act(() => press(container, "Load"));
  const states = [[message(), children().includes(card)]];
  for (const _ of "12") {
    await act(() => press(container, "Undo"));
    states.push(["", children().includes(card)]);
  }
  expect(states).toEqual([
    ["Loaded", true],
    ["", false],
    ["", true],
  ]);
  for (const saved of [JSON.stringify({ ROOT: savedNode({ resolvedName: "Gone" }) }), "{"]) {
    await act(() => press(container, "Save"));
    localStorage.setItem("page", saved);
    await act(() => press(container, "Load"));
    expect(message()).toBe("The saved page cannot be loaded");
  }
  localStorage.removeItem("page");
});

test("#json: Frame starts with the page that the bar has saved, or else with its child", async () => {
  const started = async () => {
    const editor = (
      <Editor resolver={resolver}>
        <Topbar />
        <Frame data={localStorage.getItem("page") ?? ""}>
          <Text text="New" />
        </Frame>
      </Editor>
    );
    return (await render(editor)).querySelector("p")?.textContent;
  };
  const { container } = await page({ beside: <Topbar /> });
  const before = await started();
  onTestFinished(() => localStorage.removeItem("page"));
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Save")?.click();
  expect([before, await started()]).toEqual(["New", "One"]);
});

test("#json: deserialize accepts JSON without a root, with missing children, or with cycles", async () => {
  const { actions, query } = await page();
  const before = query.serialize();
  const ROOT = savedNode({ resolvedName: "Container" });
  const cycle = { ...ROOT, nodes: ["a"] };
  for (const nodes of [{}, { ROOT: { ...ROOT, nodes: ["gone"] } }, { ROOT: cycle, a: { ...cycle, parent: "a" } }]) {
    actions.deserialize(JSON.stringify(nodes));
    expect(Object.keys(query.getNodes())).toEqual(Object.keys(nodes));
  }
  actions.deserialize(before); // before React renders the cycle
});

test("#text: the caret jumps to the start if React rewrites the text at a keystroke", async () => {
  const Rewritten = () => {
    const [text, setText] = useState("abc");
    return (
      <p contentEditable suppressContentEditableWarning onInput={(event) => setText(event.currentTarget.innerText)}>
        {text}
      </p>
    );
  };
  const container = await render(<Rewritten />);
  const words = container.querySelector("p")?.firstChild;
  container.querySelector("p")?.focus();
  getSelection()?.collapse(words ?? null, 2);
  document.execCommand("insertText", false, "X");
  await settle();
  expect([container.textContent, getSelection()?.focusOffset]).toEqual(["abXc", 0]);
});
