import { Toolbox as TutorialToolbox } from "snippet:guides/keyboard/src/editor/toolbox.tsx";
import { CanvasFrame } from "snippet:guides/responsive-canvas/src/canvas-frame.tsx";
import { Element, Frame, type Node, useNode } from "@craftjs/core";
import type { ReactElement, ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { pageOf, treeOf } from "../../../../examples/basic/src/editor/copies.ts";
import { nextPlace } from "../../../../examples/basic/src/editor/places.ts";
import { readPage } from "../../../../examples/basic/src/editor/read-page.ts";
import { RenderNode } from "../../../../examples/basic/src/editor/render-node.tsx";
import { SettingsPanel } from "../../../../examples/basic/src/editor/settings-panel.tsx";
import { Shortcuts } from "../../../../examples/basic/src/editor/shortcuts.tsx";
import { Toolbox } from "../../../../examples/basic/src/editor/toolbox.tsx";
import { Button } from "../../../../examples/basic/src/user/button.tsx";
import { Card, CardActions, CardBody } from "../../../../examples/basic/src/user/card.tsx";
import { Container } from "../../../../examples/basic/src/user/container.tsx";
import { Text } from "../../../../examples/basic/src/user/text.tsx";
import { Text as TutorialText } from "../../../../examples/tutorial/src/user/text.tsx";
import { assign, edit, editorWith } from "../../harness/editor.tsx";
import { dragBelow, fillIn, fire, mouse, pressKey, startDrag } from "../../harness/input.ts";
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
  const addTo = (element: ReactElement) => {
    const tree = editor.query.parseReactElement(element).toNodeTree();
    return { tree, node: tree.nodes[tree.rootNodeId] as Node };
  };
  return { ...editor, one, two, card, box, body, row, addTo };
}

test("the basic example: connect selects, drag makes draggable, craft has defaults, canvas accepts blocks", async () => {
  const { box, data, dom, addTo, one, query, selected } = await page();
  fire(dom(box), "mousedown");
  expect([selected(), dom(box).draggable]).toEqual([[box], true]);
  expect(data(box).props).toEqual({ background: "#ffffff", padding: 24, gap: 16 });
  const canvases = [<Container />, <Element is={Container} canvas />].map(
    (element) => addTo(element).node.data.isCanvas,
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
  ["from a double-click to Escape, and saved in one step", doubleClick, () => pressKey("Escape"), "New", 1],
])(
  "the basic example: a text is edited in place, not draggable meanwhile, %s",
  async (_, start, end, expected, steps) => {
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
    expect([data(one).props.text, store.history.timeline.length, ...state()]).toEqual([expected, steps, false, true]);
  },
);

test.each([true, false])(
  "the basic example: a link is selected while enabled, or else followed: %s",
  async (enabled) => {
    const { container, selected } = await page({ enabled });
    const link = container.querySelector("a");
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    fire(link, "mousedown");
    link?.dispatchEvent(event);
    expect([event.defaultPrevented, selected().length]).toEqual([enabled, Number(enabled)]);
  },
);

test("the basic example: an area's content belongs to the page, the area is fixed, and allows deletions", async () => {
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

test("#focus: while enabled, the Tab key stops at a block, and the focus selects it unless it is selected", async () => {
  const { actions, card, dom, one, selected } = await page({ onRender: RenderNode });
  dom(one).focus();
  expect([dom(one).getAttribute("tabindex"), selected()]).toEqual(["0", [one]]);
  expect([card, one].map((id) => dom(id).getAttribute("role"))).toEqual(["group", null]);
  actions.selectNode([card, one]);
  dom(one).blur();
  dom(one).focus();
  expect(selected()).toEqual([card, one]);
  const disabled = await page({ enabled: false, onRender: RenderNode });
  expect(disabled.container.querySelector("[tabindex], [role]")).toBeNull();
});

test("#focus: a block that Undo brings back takes the focus from another block, not from a field", async () => {
  const { act, actions, dom, one, container, selected } = await page({ onRender: RenderNode });
  dom(one).focus();
  actions.delete(one);
  dom("ROOT").focus();
  await act(() => actions.history.undo());
  expect([selected(), document.activeElement === dom(one)]).toEqual([[one], true]);
  const field = container.appendChild(document.createElement("input"));
  field.focus();
  await act(() => actions.selectNode("ROOT"));
  expect(document.activeElement).toBe(field);
});

test("#focus: with editing off, only attributes that the block lacked are removed", async () => {
  const Menu = ({ children }: { children?: ReactNode }) => {
    const { connectors } = useNode();
    const ref = (dom: HTMLElement | null) => void (dom && connectors.connect(dom));
    return (
      <div ref={ref} role="menubar" aria-label="Main menu" tabIndex={0}>
        {children}
      </div>
    );
  };
  Object.assign(Menu, { craft: { isCanvas: true } });
  const { dom, enable } = await edit(<Menu />, { onRender: RenderNode });
  const attributes = () => ["role", "aria-label", "tabindex"].map((name) => dom("ROOT").getAttribute(name));
  for (const enabled of [true, false, true]) {
    await enable(enabled);
    expect(attributes()).toEqual(["menubar", "Main menu", "0"]);
  }
});

test("#focus: an attribute that a block sets later is kept, and one that it removes is set again", async () => {
  const Menu = () => {
    const { connectors, own } = useNode((node) => ({ own: node.data.props.own }));
    const ref = (dom: HTMLElement | null) => void (dom && connectors.connect(dom));
    return <div ref={ref} {...own} />;
  };
  Object.assign(Menu, { craft: { isCanvas: true } });
  const { act, actions, dom, enable } = await edit(<Menu />, { onRender: RenderNode });
  const attributes = () => ["role", "aria-label", "tabindex"].map((name) => dom("ROOT").getAttribute(name));
  const states: unknown[] = [];
  for (const own of [{ role: "menu", "aria-label": "Mine", tabIndex: -1 }, {}]) {
    await act(() => actions.setProp("ROOT", (props) => void (props.own = own)));
    await act(() => actions.selectNode("ROOT"));
    await enable(false);
    states.push(attributes());
    await enable(true);
    states.push(attributes());
  }
  const mine = ["menu", "Mine", "-1"];
  expect(states).toEqual([mine, mine, [null, null, null], ["group", "Menu", "0"]]);
});

test("#focus: pressing the mouse on a block that is cut off focuses it without scrolling", async () => {
  const { act, box, container, dom } = await page({ onRender: RenderNode });
  const { top } = container.getBoundingClientRect();
  const height = dom(box).getBoundingClientRect().top - top + 10;
  Object.assign(container.style, { height: `${height}px`, overflow: "auto" });
  await act(() => fire(dom(box), "mousedown", { clientY: top + height - 5 }));
  expect([document.activeElement === dom(box), container.scrollTop]).toEqual([true, 0]);
});

test("#focus: in a frame, the focus follows the selection too, but not from a field outside", async () => {
  const frame = (
    <CanvasFrame title="Page" width={390}>
      <Frame>
        <Element is={Container} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </CanvasFrame>
  );
  const { act, actions, children, container, dom } = await editorWith(frame, { resolver, onRender: RenderNode });
  const page = () => container.querySelector("iframe")?.contentDocument as Document;
  await vi.waitFor(() => expect(page().querySelector("[data-name]")).not.toBeNull());
  const [one = "", two = ""] = children();
  dom(one).focus();
  actions.delete(one);
  dom(two).focus();
  await act(() => actions.history.undo());
  expect(page().activeElement?.textContent).toBe("One");
  const field = container.appendChild(document.createElement("input"));
  field.focus();
  await act(() => actions.selectNode(two));
  expect(document.activeElement).toBe(field);
});

test("#places: places are in the order of the page, and their index also counts the moving block", async () => {
  const { actions, body, box, card, children, one, query, two } = await page();
  const next = (id: string, step: -1 | 1) => Object.values(nextPlace(query, id, step) ?? {}).join(" ");
  const [title = "", words = ""] = children(body);
  expect([next(one, -1), next(one, 1), next(two, 1), next(card, 1)]).toEqual(["", "ROOT 2", `${body} 0`, `${box} 0`]);
  expect([next(box, -1), next(title, -1), next(words, 1)]).toEqual(["ROOT 2", "ROOT 2", "ROOT 3"]);
  for (const [index, expected] of [
    [1, [one, two]],
    [2, [two, one]],
  ] as const) {
    actions.move(one, "ROOT", index);
    expect(children().slice(0, 2)).toEqual(expected);
  }
});

const Row = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useNode();
  const ref = (dom: HTMLElement | null) => void (dom && connectors.connect(dom));
  return <div ref={ref}>{children}</div>;
};
const blocksIn = (accepts: (total: number) => boolean) =>
  Object.assign((props: object) => <Row {...props} />, {
    craft: {
      isCanvas: true,
      rules: {
        canMoveIn: (incoming: Node[], self: Node) => accepts(self.data.nodes.length + incoming.length),
      },
    },
  });

test("#places: a block moves to the places beside it even if its own container would refuse it", async () => {
  const Closed = blocksIn(() => false);
  const content = (
    <Element is={Container} canvas>
      <Text text="One" />
      <Closed>
        <Text text="Two" />
      </Closed>
      <Text text="Three" />
    </Element>
  );
  const { children, data, query } = await edit(content, { resolver: { ...resolver, Closed } });
  const [id = ""] = children(children()[1]);
  expect(data(id).props.text).toBe("Two");
  expect([nextPlace(query, id, -1), nextPlace(query, id, 1)]).toEqual([
    { parent: "ROOT", index: 1 },
    { parent: "ROOT", index: 2 },
  ]);
});

test("#actions: duplicate applies the rules of the parent", async () => {
  const Pair = blocksIn((total) => total <= 2);
  const content = (
    <Pair>
      <Text text="One" />
    </Pair>
  );
  const { children, dom } = await edit(content, {
    resolver: { ...resolver, Pair },
    onRender: RenderNode,
    beside: <Shortcuts />,
  });
  dom(children()[0] ?? "").focus();
  for (const _ of "12") await pressKey("d");
  expect(children()).toHaveLength(2);
});

test("#actions: a drag and a button add a block and select it; only the button has to check the rules", async () => {
  const { act, actions, children, card, data, dom, addTo, container, row, selected, two } = await page({
    beside: <Toolbox />,
  });
  const [text, button] = container.querySelectorAll("li");
  await act(() => dragBelow(text, dom(two)));
  const [, , added = ""] = children();
  expect([data(added).props.text, selected()]).toEqual(["New text", [added]]);
  for (const item of [button, text]) {
    actions.selectNode(row);
    await act(() => item?.querySelector("button")?.click());
  }
  expect(children(row).map((id) => data(id).props.label)).toEqual(["Open", "New button"]);
  expect(selected()).toEqual([children()[children().indexOf(card) + 1]]);
  actions.addNodeTree(addTo(<Text />).tree, row);
  expect(children(row)).toHaveLength(3);
});

test.each(["a button", "a drag"])("#actions: %s adds a card in one step with its areas", async (way) => {
  const { act, actions, children, data, dom, container, query, two } = await page({ beside: <Toolbox /> });
  const before = Object.keys(query.getNodes());
  const item = container.querySelectorAll("li")[3];
  await act(() => (way === "a drag" ? dragBelow(item, dom(two)) : item?.querySelector("button")?.click()));
  const { body = "" } = data(children().find((id) => !before.includes(id)) ?? "").linkedNodes;
  const [title = "", words = ""] = data(body).nodes;
  await act(() => {
    actions.setProp(title, (props) => {
      props.text = "Mine";
    });
    actions.move(words, "ROOT", 0);
  });
  for (const _ of "123") await act(() => actions.history.undo());
  expect([Object.keys(query.getNodes()), query.history.canUndo()]).toEqual([before, false]);
  for (const _ of "123") await act(() => actions.history.redo());
  expect([data(title).props.text, data(body).nodes, children()[0]]).toEqual(["Mine", [title], words]);
});

test("#actions: the start of a drag from the toolbox calls onNodesChange twice and changes nothing", async () => {
  const onNodesChange = vi.fn();
  const { act, container, query } = await page({ beside: <Toolbox />, onNodesChange });
  const before = query.serialize();
  onNodesChange.mockClear();
  await act(() => startDrag(container.querySelector("li")));
  expect([onNodesChange.mock.calls.length, query.serialize()]).toEqual([2, before]);
  fire(container.querySelector("li"), "dragend");
});

test.each([true, false])("#in-the-tutorial: the toolbox is inert unless enabled: %s", async (enabled) => {
  const beside = [<Toolbox key="example" />, <TutorialToolbox key="tutorial" />];
  const { container } = await page({ enabled, beside });
  const toolboxes = [...container.querySelectorAll("aside")];
  expect(toolboxes.map(({ inert }) => inert)).toEqual([!enabled, !enabled]);
});

test("#announce: the settings show the selected block's place; areas of a card have no settings", async () => {
  const { act, actions, body, data, one, container, query, two } = await page({ beside: <SettingsPanel /> });
  const select = async (id: string) => {
    await act(() => actions.selectNode(id));
    const disabled = [...container.querySelectorAll("[aria-disabled=true]")].map(({ textContent }) => textContent);
    return [container.querySelector("[role=status]")?.textContent, disabled];
  };
  expect(await select(two)).toEqual(["Text: 2 of 4 in Container", []]);
  await fillIn(container.querySelector("input"), "Changed");
  expect([data(one).props.text, data(two).props.text]).toEqual(["One", "Changed"]);
  expect(await select(body)).toEqual(["Card body: part of Card", ["Move up", "Move down", "Duplicate", "Delete"]]);
  expect(query.node(body).get().related).toEqual({});
});

test("#shortcuts: Space and A focus the panels with their ids; Escape in a panel goes back to the block", async () => {
  const panels = ["settings", "toolbox"].map((id) => <aside key={id} id={id} className="panel" tabIndex={-1} />);
  const { dom, one } = await page({ onRender: RenderNode, beside: [<Shortcuts key="keys" />, ...panels] });
  dom(one).focus();
  const focused: unknown[] = [];
  for (const key of ["Space", "Escape", "a", "Escape"]) {
    await pressKey(key);
    focused.push(document.activeElement?.id || document.activeElement?.textContent);
  }
  expect(focused).toEqual(["settings", "One", "toolbox", "One"]);
});

test("#shortcuts: Ctrl+Z undoes on a slider or a button, not in a text field; Ctrl+Y redoes", async () => {
  const types = ["range", "text", "button", "file", "submit"];
  const fields = [...types.map((type) => <input key={type} type={type} />), <select key="select" />];
  const beside = [<Shortcuts key="keys" />, <p key="fields">{fields}</p>];
  const { act, actions, children, container, one } = await page({ beside });
  const [slider, text, ...others] = container.querySelectorAll<HTMLElement>("p:first-of-type > *");
  actions.delete(one);
  const after = async (field: HTMLElement | undefined, key: string) => {
    field?.focus();
    await act(() => pressKey(key));
    return children().includes(one);
  };
  expect(await after(text, "Control+z")).toBe(false);
  expect([await after(slider, "Control+z"), await after(slider, "Control+y")]).toEqual([true, false]);
  for (const other of others)
    expect([await after(other, "Control+z"), await after(other, "Control+Shift+z")]).toEqual([true, false]);
});

test("#shortcuts: a block with contenteditable=false gets its keys", async () => {
  const Frozen = () => {
    const { connectors } = useNode();
    return (
      <p
        contentEditable={false}
        ref={(dom) => {
          if (dom) connectors.connect(dom);
        }}
      />
    );
  };
  const { act, children, dom, first } = await edit([<Frozen />], { onRender: RenderNode, beside: <Shortcuts /> });
  dom(first).focus();
  await act(() => pressKey("Delete"));
  expect(children()).toEqual([]);
});

test.each([
  [<input key="field" type="range" />, true],
  [<select key="field" />, true],
  [<input key="field" readOnly />, false],
  [<input key="field" />, false],
])(
  "#clipboard: Copy in a panel copies the block unless a field with text has the focus (case %#)",
  async (field, copies) => {
    const beside = [<Shortcuts key="keys" />, <footer key="panel">{field}</footer>];
    const { actions, container, one } = await page({ onRender: RenderNode, beside });
    actions.selectNode(one);
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
    container.querySelector("footer > *")?.dispatchEvent(event);
    expect([event.defaultPrevented, clipboardData.getData("text/plain") !== ""]).toEqual([copies, copies]);
  },
);

test("#shortcuts: Cut, Delete and ? need the focus on the selected block, Copy does not", async () => {
  const beside = [<Shortcuts key="keys" />, <footer key="footer" tabIndex={-1} />];
  const { act, children, container, dom, one } = await page({ onRender: RenderNode, beside });
  const [footer, dialog] = [container.querySelector("footer"), container.querySelector("dialog")];
  const keys = ["Control+x", "Delete", "?"];
  dom(one).focus();
  footer?.focus();
  for (const key of keys) await act(() => pressKey(key));
  expect([children().includes(one), dialog?.open]).toEqual([true, false]);
  await act(() => pressKey("Control+c"));
  expect(await navigator.clipboard.readText()).toContain("One");
  dom(one).focus();
  await act(() => pressKey("?"));
  dialog?.close();
  await act(() => pressKey("Control+x"));
  expect(children()).not.toContain(one);
});

test.each(["Enter", "Escape"])("#in-the-tutorial: a text keeps the focus after %s", async (key) => {
  const content = [<TutorialText key="text" text="One" />];
  const { act, dom, first } = await edit(content, { resolver: { Text: TutorialText }, onRender: RenderNode });
  await act(() => fire(dom(first), "dblclick"));
  expect(dom(first).isContentEditable).toBe(true);
  await act(() => pressKey(key));
  expect([dom(first).isContentEditable, document.activeElement === dom(first)]).toEqual([false, true]);
});

test("#copies: a copy includes its linked nodes, is valid for readPage, and has new ids each time", async () => {
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

test("#clipboard: Cut leaves a block that Paste would refuse", async () => {
  const Bare = ({ title }: { title: string }) => {
    const { connectors } = useNode();
    return (
      <p
        ref={(dom) => {
          if (dom) connectors.connect(dom);
        }}
      >
        {title}
      </p>
    );
  };
  const content = [<Element is="section" canvas />, <Bare title="No default" />, <Text text="Cut me" />];
  const beside = <Shortcuts />;
  const { act, children, dom, ...ids } = await edit(content, { resolver, onRender: RenderNode, beside });
  for (const id of [ids.first, ids.second, ids.third]) {
    dom(id).focus();
    await act(() => pressKey("Control+x"));
  }
  expect(children()).toEqual([ids.first, ids.second]);
  await act(() => pressKey("Control+v"));
  expect(children()).toHaveLength(3);
});

const text = (parent: string | null, nodes: string[] = [], props = {}) =>
  savedNode({ resolvedName: "Text" }, { parent, nodes, props });
const read = (nodes: object) => readPage(JSON.stringify(nodes), resolver);
const names = ["ROOT", ...Array(150).keys()].map(String);
const deep = names.map((name, at) => [name, text(names[at - 1] ?? null, names.slice(at + 1, at + 2))]);

test("#clipboard: readPage leaves out nodes that are not reachable from the root", () => {
  expect(Object.keys(read({ ROOT: text(null, ["a"]), a: text("ROOT"), stray: text("ROOT") }))).toEqual(["ROOT", "a"]);
});

test.each([
  ["a node listed twice", { ROOT: text(null, ["a", "a"]), a: text("ROOT") }, "is already in a node"],
  ["a cycle", { ROOT: text(null, ["a"]), a: text("ROOT", ["ROOT"]) }, "is already in a node"],
  ["an object instead of a string", { ROOT: text(null, [], { text: {} }) }, "has to be a string"],
  ["a prop without a default", { ROOT: text(null, [], { colour: 1 }) }, "has an unknown prop"],
  ["very many levels", Object.fromEntries(deep), "nested too deep"],
])("#clipboard: readPage rejects %s", (_, nodes, message) => expect(() => read(nodes)).toThrow(message));
