import { SelectOnHover } from "snippet:api/useEditor/src/select-on-hover.tsx";
import { DefaultEventHandlers, type EditorStore, Element, type NodeTree, useEditor } from "@craftjs/core";
import { createElement, type ReactElement, type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { edit, type TestEditor, twoTexts } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { click, dragBelow, fire, mouse, mouseThenEscape, pointIn } from "../../harness/input.ts";
import { changing, craftedBlock } from "../../harness/parts.tsx";
import { containerOf, SampleCard, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";

type Connectors = ReturnType<typeof useEditor>["connectors"];

function Connected({ connect }: { connect: (connectors: Connectors, dom: HTMLElement) => unknown }) {
  const { connectors } = useEditor();
  return <i ref={(dom) => void (dom && connect(connectors, dom))} />;
}

test("#connectors: select, hover and drop do one thing each, and connect all of them", async () => {
  const { actions, connectors, one, container, query } = await twoTexts();
  const element = () => container.appendChild(document.createElement("i"));
  const tool = connectors.create(element(), <SampleText />, {});
  const eventsAfter = (name: "select" | "hover" | "drop" | "connect") => {
    actions.clearEvents();
    const dom = connectors[name](element(), one);
    for (const type of ["mousedown", "mouseover"]) fire(dom, type);
    fire(tool, "dragstart");
    fire(dom, "dragover");
    const { events, indicator } = query.getState();
    const actual = [events.selected.has(one), events.hovered.has(one), indicator?.placement.parent.id];
    fire(tool, "dragend");
    return [...actual, query.node(one).get().dom === dom];
  };
  expect([eventsAfter("select"), eventsAfter("hover"), eventsAfter("drop"), eventsAfter("connect")]).toEqual([
    [true, false, undefined, false],
    [false, true, undefined, false],
    [false, false, "ROOT", false],
    [true, true, "ROOT", true],
  ]);
});

test("#connectors: return their first argument and ignore null; given JSX, they lose the other arguments", async () => {
  const { connectors } = await twoTexts();
  const { create, ...otherConnectors } = connectors;
  const element = document.createElement("p");
  for (const connector of Object.values(otherConnectors)) expect(connector(element, "ROOT")).toBe(element);
  expect(create(element, <hr />, {})).toBe(element);
  const noElement = null as never;
  for (const connector of Object.values(connectors)) expect(connector(noElement, noElement, noElement)).toBeUndefined();
  const Wrong = () => useEditor().connectors.drag(<p>Text</p>, "ROOT");
  await expectError("Invalid parameter Node Id specified", () => twoTexts({ beside: <Wrong /> }));
});

test("#drag: makes the element a handle of its node, which needs its own element", async () => {
  const boxes = await edit([<Element is="div" canvas style={{ height: 60 }} />, <SampleText />]);
  for (const [id, type] of [
    [boxes.second, "dragstart"],
    [boxes.first, "dragover"],
    [boxes.second, "dragend"],
  ] as const)
    fire(boxes.dom(id), type);
  expect([boxes.children(), boxes.children(boxes.first)]).toEqual([[boxes.first], [boxes.second]]);
  const { connectors, dom, one, container, children, two } = await twoTexts();
  const handle = connectors.drag(container.appendChild(document.createElement("i")), one);
  expect(handle.getAttribute("draggable")).toBe("true");
  dragBelow(handle, dom(two));
  expect(children()).toEqual([two, one]);
  const Bare = () => <p>Bare</p>;
  const bare = await edit([<Bare />]);
  const [id = ""] = bare.children();
  const handleOfBare = bare.connectors.drag(bare.container.appendChild(document.createElement("i")), id);
  await expectError("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
    fire(handleOfBare, "dragstart"),
  );
});

test("#drag: moves all nodes selected by clicks, but not nodes selected by an action", async () => {
  const { actions, dom, one, query, selected, two } = await twoTexts();
  const drag = () => {
    for (const type of ["mousedown", "dragstart"]) fire(dom(one), type);
    const actual = [query.getEvent("dragged").all(), selected()];
    fire(dom(one), "dragend");
    return actual;
  };
  actions.selectNode([one, two]);
  expect(drag()).toEqual([[one], [one]]);
  click(dom(one));
  click(dom(two), { metaKey: true });
  expect(drag()).toEqual([
    [one, two],
    [one, two],
  ]);
});

test("#drag: does nothing for a node that cannot be dragged", async () => {
  const Fixed = craftedBlock({ rules: { canDrag: () => false } }, SampleText);
  const closed = createElement(SampleContainer, null, <SampleText />);
  const editor = await edit([<SampleText />, <Fixed />, <SampleCard />, closed], { resolver: { Fixed } });
  const { children, connectors, first: text, fourth: plain, query, second: fixed, third: card } = editor;
  const ids = [text, "ROOT", ...query.node(card).linkedNodes(), ...children(plain), fixed];
  const draggable = ids.map((id) => connectors.drag(document.createElement("i"), id).draggable);
  expect(draggable).toEqual([true, false, false, false, false]);
});

async function withTool(element: Parameters<typeof SampleTool>[0]["element"]) {
  const onCreate = vi.fn((tree: NodeTree) => tree.rootNodeId);
  const editor = await twoTexts({ beside: <SampleTool element={element} onCreate={onCreate} /> });
  const { act, children, dom, container } = editor;
  const tool = container.querySelector("b") as HTMLElement;
  const drop = (below = children().at(-1) ?? "") => act(() => dragBelow(tool, dom(below)));
  return { ...editor, drop, onCreate, tool };
}

test("#create: adds the element at the drop, and passes its tree to onCreate, unless the drop is refused", async () => {
  const { children, drop, one, onCreate, texts, tool } = await withTool(<SampleText text="New" />);
  for (const type of ["dragstart", "dragend"]) fire(tool, type);
  expect([texts(), onCreate.mock.calls]).toEqual([["One", "Two"], []]);
  await drop(one);
  expect([texts(), onCreate.mock.results[0]?.value]).toEqual([["One", "New", "Two"], children()[1]]);
  const Full = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => false } });
  const beside = <SampleTool element={<SampleText />} onCreate={onCreate} />;
  const fullEditor = await edit(<Full />, { beside, resolver: { Full } });
  dragBelow(fullEditor.container.querySelector("b"), fullEditor.dom("ROOT"));
  expect([fullEditor.children(), onCreate.mock.calls.length]).toEqual([[], 1]);
});

test.each(["element", "tree"])("#create: a function runs at each drag's start and returns a new %s", async (kind) => {
  let runs = 0;
  const { drop, texts, ...editor } = await withTool(() => {
    const element = <SampleText text={`Made ${++runs}`} />;
    return kind === "tree" ? editor.tree(element) : element;
  });
  expect(runs).toBe(0);
  fire(editor.tool, "dragstart");
  expect(runs).toBe(1);
  fire(editor.tool, "dragend");
  for (const _ of [1, 2]) await drop();
  expect([runs, texts()]).toEqual([3, ["One", "Two", "Made 2", "Made 3"]]);
});

test("#create: letting go outside, or Escape, adds the tree where the indicator was last", async () => {
  const { act, dom, one, texts, tool, two } = await withTool(<SampleText text="New" />);
  await act(() => {
    fire(tool, "dragstart");
    fire(dom(one), "dragover", { clientY: dom(one).getBoundingClientRect().top });
    fire(document.body, "dragover", { clientY: 9999 });
    fire(tool, "dragend");
  });
  expect(texts()).toEqual(["New", "One", "Two"]);
  // Escape ends only a native drag, so this needs the real mouse.
  const over = [0.5, 0.9].map((down) => pointIn(dom(two), 0.5, down));
  await mouseThenEscape(pointIn(tool, 0.5, 0.5), ...over);
  await vi.waitFor(() => expect(texts()).toEqual(["New", "One", "New", "Two"]));
});

test("#create: a changed onCreate is noticed only with another element", async () => {
  const calls: string[] = [];
  const sharedElement = <SampleText />;
  const Tools = ({ count }: { count: number }) => {
    const { connectors } = useEditor();
    const source = (name: string, element: ReactElement) => {
      const onCreate = () => calls.push(`${name} ${count}`);
      return <b key={name} ref={(dom) => void (dom && connectors.create(dom, element, { onCreate }))} />;
    };
    return [source("inline", <SampleText />), source("same", sharedElement)];
  };
  const { change, element: beside } = changing(1, (count) => <Tools count={count} />);
  const { act, dom, one, container } = await twoTexts({ beside });
  await change(2);
  for (const tool of container.querySelectorAll("b")) await act(() => dragBelow(tool, dom(one)));
  expect(calls).toEqual(["inline 2", "same 1"]);
});

test("#create: an element's own drag handlers run, and may render it again during the drag", async () => {
  const Tool = () => {
    const { connectors } = useEditor();
    const [state, setState] = useState("");
    const connect = (dom: HTMLElement | null) => dom && connectors.create(dom, <SampleText text="New" />);
    return (
      <button
        type="button"
        onDragStart={() => setState("started")}
        onDrag={() => setState("dragged")}
        ref={(dom) => void connect(dom)}
      >
        Text {state}
      </button>
    );
  };
  const { dom, first, container, texts } = await edit([<SampleText text="One" />], { beside: <Tool /> });
  const tool = container.querySelector("button") as HTMLElement;
  await mouse(pointIn(tool, 0.5, 0.5), pointIn(dom(first), 0.5, 0.6), pointIn(dom(first), 0.5, 0.8));
  await vi.waitFor(() => expect([texts().sort(), tool.textContent]).toEqual([["New", "One"], "Text dragged"]));
});

test("#select: the meta key adds to the selection, without relatives, or removes from it", async () => {
  const { dom, one, selected, two } = await twoTexts();
  click(dom(one));
  const selections = [two, two, "ROOT", one].map((id) => {
    click(dom(id), { metaKey: true });
    return selected();
  });
  expect(selections).toEqual([[one, two], [one], ["ROOT"], [one]]);
});

test("#select: a click outside clears the selection only in an element that selects an empty id", async () => {
  const beside = <Connected connect={({ select }, dom) => select(dom, "")} />;
  const { dom, container, selected } = await twoTexts({ beside });
  click(dom("ROOT"));
  click(container);
  expect(selected()).toEqual(["ROOT"]);
  click(container.querySelector("i"));
  expect(selected()).toEqual([]);
});

test.each([false, true])("#hover: the mark ends on leaving if removeHoverOnMouseleave is %s", async (isRemoved) => {
  const options = { isMultiSelectEnabled: () => false, removeHoverOnMouseleave: isRemoved };
  const handlers = (store: EditorStore) => new DefaultEventHandlers({ store, ...options });
  const editor = await twoTexts(isRemoved ? { handlers } : {});
  const { actions, dom, one } = editor;
  fire(dom(one), "mouseover");
  expect(editor.hovered()).toEqual([one]);
  fire(dom(one), "mouseleave");
  expect(editor.hovered()).toEqual(isRemoved ? [] : [one]);
  fire(dom("ROOT"), "mouseover");
  expect(editor.hovered()).toEqual(["ROOT"]);
  actions.selectNode(one);
  expect(editor.hovered()).toEqual([]);
});

test("#drop: goes to the nearest canvas, or within 10 pixels of a border to its parent, except in regions", async () => {
  const Box = ({ children }: { children?: ReactNode }) => (
    <SampleContainer style={{ padding: 20 }}>{children}</SampleContainer>
  );
  const Card = () => createElement(Box, null, <Element id="inside" is={SampleContainer} canvas />);
  const plain = createElement(SampleContainer, null, <SampleText />, <Element is={Box} canvas />);
  const beside = <SampleTool element={<SampleText />} />;
  const editor = await edit([<Element is={Box} canvas />, <Card />, plain], { beside });
  const { actions, children, dom, first: box, container, query, second: card, third: closed } = editor;
  const [region = "", text = "", inner = ""] = [...query.node(card).linkedNodes(), ...children(closed)];
  const target = (id: string, y: number) => {
    const tool = container.querySelector("b");
    fire(tool, "dragstart");
    fire(dom(id), "dragover", { clientY: dom(id).getBoundingClientRect().top + y });
    const { error, placement } = query.getState().indicator;
    fire(tool, "dragend");
    actions.history.undo();
    return error ? String(error) : placement.parent.id;
  };
  const targets = [target(box, 9), target(box, 11), target("ROOT", 2), target(region, 0)];
  expect(targets).toEqual([...["ROOT", box], ...["ROOT", region]]);
  expect([target(closed, 11), target(text, 11), target("ROOT", 11)]).toEqual(["ROOT", "ROOT", "ROOT"]);
  const refusal = "Error: Invariant failed: Cannot move node into a non-Canvas parent";
  expect([target(inner, 11), target(inner, 9)]).toEqual([inner, refusal]);
});

test("#hover: SelectOnHover selects the block under the pointer, the innermost one, and clears its hover", async () => {
  const { act, children, dom, first, hovered, second, selected } = await edit(
    [containerOf(<SampleText />), <SampleText />],
    {
      beside: <SelectOnHover />,
    },
  );
  const [inner = ""] = children(first);
  for (const id of [inner, first, second, "ROOT", inner]) {
    await act(() => fire(dom(id), "mouseover"));
    expect([selected(), hovered()]).toEqual([[id], []]);
  }
});

test.each([true, false])(
  "#create: onCreate may change or delete the block, in the same step (kept: %s)",
  async (isKept) => {
    const handle: { editor?: TestEditor } = {};
    const onCreate = ({ rootNodeId }: { rootNodeId: string }) => {
      const { delete: remove, setProp } = (handle.editor as TestEditor).actions.history.merge();
      if (isKept) setProp(rootNodeId, (props: { text: string }) => void (props.text = "Asked"));
      else remove(rootNodeId);
    };
    const beside = <SampleTool element={<SampleText text="New" />} onCreate={onCreate} />;
    const editor = await edit([<SampleText text="Old" />], { beside });
    handle.editor = editor;
    const { act, actions, dom, first, container, steps, texts } = editor;
    await act(() => dragBelow(container.querySelector("b"), dom(first)));
    // A step without effect remains of a deleted block.
    expect([texts(), steps()]).toEqual([isKept ? ["Old", "Asked"] : ["Old"], 1]);
    await act(() => actions.history.undo());
    expect(texts()).toEqual(["Old"]);
  },
);

test("#select: selectNode selects a list of nodes", async () => {
  const { act, actions, first, second, selected } = await edit([<SampleText />, <SampleText />]);
  await act(() => actions.selectNode([first, second]));
  expect(selected()).toEqual([first, second]);
});
