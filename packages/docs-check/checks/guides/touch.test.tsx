import { Field } from "snippet:guides/rich-text/src/field.tsx";
import { App } from "snippet:guides/touch/src/App.tsx";
import { AddButton } from "snippet:guides/touch/src/add-button.tsx";
import { MoveButtons } from "snippet:guides/touch/src/move-buttons.tsx";
import { TouchHandlers } from "snippet:guides/touch/src/touch-handlers.ts";
import { Element as CraftElement, DefaultEventHandlers, type EditorStore, Positioner, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { finger, mouse, pointIn, pressKey, settle } from "../../harness/input.ts";
import { containerOf, SampleContainer, SampleText } from "../../harness/samples.tsx";

const handlers = (store: EditorStore) =>
  new TouchHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
const text = (text: string) => <SampleText text={text} />;
const three = [text("One"), text("Two"), text("Three")];

const middle = (element: Element) => pointIn(element, 0.1, 0.5);
const low = (element: Element) => pointIn(element, 0.01, 0.95);

async function drag(from: Element, to: Element, hold = 800, down = 0.9) {
  for (const paragraph of document.querySelectorAll("p")) paragraph.style.margin = "0";
  await finger([middle(from), pointIn(to, 0.05, down)], hold);
  await settle();
}

test("a tap selects and hovers a block, a movement does neither", async () => {
  const { children, dom, query, selected } = await edit(three);
  const [one = "", two = ""] = children();
  await finger([middle(dom(one)), middle(dom(two))]);
  await settle();
  expect([selected(), query.getEvent("hovered").all()]).toEqual([[], []]);
  await finger([middle(dom(one))]);
  await vi.waitFor(() => expect([selected(), query.getEvent("hovered").all()]).toEqual([[one], [one]]));
});

test("#buttons: the move buttons move the selected block, whose index counts before the move", async () => {
  const { act, actions, children, container } = await edit(three.slice(1), { beside: <MoveButtons /> });
  const [first = "", second = ""] = children();
  const [up, down] = container.querySelectorAll("button");
  await act(() => actions.selectNode(first));
  await act(() => down?.click());
  expect(children()).toEqual([second, first]);
  up?.focus();
  await pressKey("Enter");
  await vi.waitFor(() => expect(children()).toEqual([first, second]));
  // A button that is disabled by its last press would lose the focus.
  await vi.waitFor(() => expect(up?.ariaDisabled).toBe("true"));
  await pressKey("Enter");
  expect([document.activeElement, children()]).toEqual([up, [first, second]]);
  actions.move(first, "ROOT", 1);
  expect(children()).toEqual([first, second]);
});

test("#buttons: the move buttons are disabled for a block that its rules lock", async () => {
  const Locked = () => <SampleText text="Locked" />;
  Locked.craft = { rules: { canDrag: () => false } };
  const page = [text("One"), <Locked />, text("Two")];
  const { act, actions, first, container, second } = await edit(page, {
    beside: <MoveButtons />,
    resolver: { Locked },
  });
  const areDisabled = async (id: string) => {
    await act(() => actions.selectNode(id));
    return [...container.querySelectorAll("button")].map(({ ariaDisabled }) => ariaDisabled === "true");
  };
  expect([await areDisabled(first), await areDisabled(second)]).toEqual([
    [true, false],
    [true, true],
  ]);
});

test("#buttons: the add button takes a tap, Enter and a drag", async () => {
  const content = [<CraftElement is={SampleContainer} canvas />, text("Last")];
  const editor = await edit(content, { beside: <AddButton label="Add" block={text("New")} /> });
  const { actions, children, dom, container, first: column, second: last } = editor;
  const button = container.querySelector("button") as HTMLElement;
  await finger([pointIn(button, 0.5, 0.5)]);
  await vi.waitFor(() => expect(editor.texts()).toEqual([undefined, "Last", "New"]));
  actions.selectNode(column);
  button.focus();
  await pressKey("Enter");
  await vi.waitFor(() => expect(children(column)).toHaveLength(1));
  await mouse(pointIn(button, 0.5, 0.5), pointIn(dom(last), 0.1, 0.1), pointIn(dom(last), 0.1, 0.2));
  await vi.waitFor(() => expect(editor.texts()).toEqual([undefined, "New", "Last", "New"]));
  await editor.enable(false);
  button.click();
  expect(editor.texts()).toHaveLength(5);
});

test.each([
  ["a hold of less than 250 ms drags nothing", 50],
  ["a hold of more than 250 ms drags the block under the finger, whatever is selected", 800],
])("#drag: %s", async (_, hold) => {
  const editor = await edit(three, { handlers });
  const [one = "", two = "", last = ""] = editor.children();
  editor.actions.selectNode([one, two]);
  // On a busy machine, fingers and timers are late. This timer fires directly after the handlers' timer.
  let isHeld = false;
  let isDrag: boolean | undefined;
  editor.dom(one).addEventListener("touchstart", () => setTimeout(() => (isHeld = true), 250));
  editor.dom(one).addEventListener("touchmove", () => void (isDrag ??= isHeld));
  await drag(editor.dom(one), editor.dom(last), hold);
  expect(editor.texts()).toEqual(isDrag ? ["Two", "Three", "One"] : ["One", "Two", "Three"]);
});

test("#drag: drags the innermost block, and detaches while the editor is disabled", async () => {
  const { act, actions, children, dom, container, selected } = await edit([containerOf(text("In")), text("Last")], {
    handlers,
  });
  const [column = "", last = ""] = children();
  const [inside = ""] = children(column);
  await drag(dom(inside), dom(last));
  expect([children(), children(column), selected()]).toEqual([[column, last, inside], [], [inside]]);
  await act(() => actions.setOptions((options) => void (options.enabled = false)));
  expect(container.querySelector("[draggable=true]")).toBeNull();
});

test("#drag: a finger scrolls the page unless it has been held", async () => {
  const { children, dom, container } = await edit(three, { handlers });
  container.style.height = "9000px";
  const [one = "", , last = ""] = children();
  await drag(dom(last), dom(one));
  await finger([middle(dom(last)), low(dom(one)), { x: 9, y: innerHeight - 1 }], 800);
  await settle();
  expect(scrollY).toBe(0);
  await finger([low(dom(last)), low(dom(one))]);
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0));
  scrollTo(0, 0);
});

test("#drag: under a finger, the browser cannot drag the block itself; a second finger ends the hold", async () => {
  const { children, dom, query, selected } = await edit(three, { handlers });
  const block = dom(children()[0] ?? "");
  const touches = [0, 1].map((identifier) => new Touch({ identifier, target: block, clientX: 20, clientY: 20 }));
  const start = (count: number) =>
    block.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: touches.slice(0, count) }));
  const hold = () => new Promise((done) => setTimeout(done, 400));
  start(1);
  expect(block.draggable).toBe(false);
  start(2);
  await hold();
  expect(selected()).toEqual([]);
  start(1);
  await hold();
  expect([selected(), query.getEvent("dragged").all()]).toEqual([children().slice(0, 1), []]);
  block.dispatchEvent(new TouchEvent("touchcancel", { bubbles: true }));
});

test("#drag: a block that is released outside lands where the indicator was last", async () => {
  const editor = await edit(three, { handlers });
  const [one = "", two = ""] = editor.children().map(editor.dom);
  if (!one || !two) throw new Error("no texts");
  for (const paragraph of document.querySelectorAll("p")) paragraph.style.margin = "0";
  await finger([low(one), low(two), { x: 9, y: innerHeight - 9 }], 800);
  await vi.waitFor(() => expect(editor.texts()).toEqual(["Two", "One", "Three"]));
});

test("#drag: obeys the rules and sets the indicator through the exported Positioner", async () => {
  const Closed = () => <SampleContainer style={{ height: 60 }} />;
  Closed.craft = { rules: { canMoveIn: () => false } };
  const { children, dom, query } = await edit([text("One"), <CraftElement is={Closed} canvas />], { handlers });
  const before = children();
  const compute = vi.spyOn(Positioner.prototype, "computeIndicator");
  await drag(dom(before[0] ?? ""), dom(before[1] ?? ""), 400, 0.5);
  expect(compute.mock.results.findLast(({ value }) => value)?.value.error).toBeTruthy();
  expect([children(), query.getState().indicator, typeof DefaultEventHandlers]).toEqual([before, null, "function"]);
  compute.mockRestore();
});

test("#drag: touch events stay with the element; the block is found by elementFromPoint", async () => {
  const { children, dom, query } = await edit(three, { handlers });
  const [one = "", two = "", last = ""] = children();
  const targets = new Set<EventTarget | null>();
  dom(one).addEventListener("touchmove", ({ target }) => {
    targets.add(target);
    expect(query.node(one).isDragged()).toBe(false);
  });
  dom(two).innerHTML = "<b>Two</b>";
  const calls = vi.spyOn(document, "elementFromPoint");
  await drag(dom(one), dom(two).firstElementChild ?? dom(two));
  expect([[...targets], calls.mock.results.some(({ value }) => value?.tagName === "B")]).toEqual([[dom(one)], true]);
  expect(children()).toEqual([two, one, last]);
  calls.mockRestore();
});

test.each(["element", "function", "tree"])(
  "#drag: drags a tool that create received as %s, and calls onCreate",
  async (kind) => {
    const onCreate = vi.fn();
    const Tool = () => {
      const { connectors, query } = useEditor();
      const element = text("New");
      const tree = () => query.parseReactElement(element).toNodeTree();
      const source = kind === "element" ? element : kind === "function" ? () => element : tree;
      return (
        <button
          type="button"
          ref={(dom) => void (dom && connectors.create(dom, source as unknown as ReactElement, { onCreate }))}
        />
      );
    };
    const editor = await edit(three, { handlers, beside: <Tool /> });
    await drag(editor.container.querySelector("button") as Element, editor.dom(editor.children()[0] ?? ""));
    expect([editor.texts().filter((text) => text === "New").length, onCreate.mock.calls.length]).toEqual([1, 1]);
  },
);

test("#drag: a tool that renders during the drag with a new element can be dropped", async () => {
  const Tool = () => {
    const { connectors, isDragging } = useEditor(({ indicator }) => ({ isDragging: indicator !== null }));
    return (
      <button type="button" ref={(dom) => void (dom && connectors.create(dom, text("New")))}>
        {isDragging ? "Drop" : "Drag"}
      </button>
    );
  };
  const editor = await edit(three, { handlers, beside: <Tool /> });
  await drag(editor.container.querySelector("button") as Element, editor.dom(editor.third));
  expect(editor.texts()).toEqual(["One", "Two", "Three", "New"]);
});

test("#drag: a hold in a field that has the focus drags nothing, even after another tap", async () => {
  const field = <Field />;
  const { children, container, dom, third } = await edit([field, ...three], { handlers, resolver: { Field } });
  const input = container.querySelector("input") as HTMLElement;
  const before = children();
  for (let time = 0; time < 2; time++) await finger([pointIn(input, 0.5, 0.5)]);
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  await drag(input, dom(third));
  expect(children()).toEqual(before);
});

test("#drag: deleting the block and disabling the editor end a drag", async () => {
  const cleanup = vi.spyOn(Positioner.prototype, "cleanup");
  const { act, actions, dom, enable, first, second } = await edit(three, { handlers });
  const ends: [string, () => unknown][] = [
    [first, () => actions.delete(first)],
    [second, () => enable(false)],
  ];
  for (const [id, end] of ends) {
    const target = dom(id);
    const touches = [new Touch({ identifier: 0, target, clientX: 20, clientY: 20 })];
    target.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches }));
    await new Promise((done) => setTimeout(done, 400));
    cleanup.mockClear();
    await act(end);
    expect([cleanup.mock.calls.length, target.draggable]).toEqual([1, false]);
  }
  cleanup.mockRestore();
});

test("#drag: a tap focuses a text field in a block", async () => {
  const { children, dom } = await edit(three, { handlers });
  const field = dom(children()[0] ?? "").appendChild(document.createElement("input"));
  await finger([pointIn(field, 0.5, 0.5)]);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test("#drag: the app survives a reader who drags, clicks and types", async () => actLikeReader(await render(<App />)));

test("#drag: the style of the example keeps a long press from selecting text", async () => {
  const container = await render(<App />);
  const blocks = [...container.querySelectorAll(".block")];
  expect(new Set(blocks.map((block) => getComputedStyle(block).userSelect))).toEqual(new Set(["none"]));
});
