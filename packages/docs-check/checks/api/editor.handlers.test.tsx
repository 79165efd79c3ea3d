import { tables } from "page:api/editor";
import { OwnerHandlers } from "snippet:api/editor/src/owner-handlers.ts";
import { SelectHandlers } from "snippet:api/editor/src/select-handlers.ts";
import { DefaultEventHandlers, type EditorStore, Element, type Options, useEventHandler } from "@craftjs/core";
import { expect, expectTypeOf, test, vi } from "vitest";
import { column } from "../../harness/column.ts";
import { edit, type TestEditor } from "../../harness/editor.tsx";
import { click, fire, startDrag } from "../../harness/input.ts";
import { SampleCard, SampleText } from "../../harness/samples.tsx";

const two = [<SampleText text="One" />, <SampleText text="Two" />];
const textsOf = ({ children, dom }: TestEditor) => children().map(dom) as [HTMLElement, HTMLElement];

async function lineWith(indicator: object | undefined, error: string | null = null) {
  const { act, actions, children, container, query } = await edit(two, indicator && { indicator: indicator as never });
  const placeholder = query.getDropPlaceholder(children()[0] ?? "", "ROOT", { x: 1, y: innerHeight });
  await act(() => actions.setIndicator({ ...placeholder, error }));
  return container.firstElementChild as HTMLElement;
}

test("#indicator: the table has the line's defaults", async () => {
  const { success, error, thickness, transition, className, style } = column(tables, "indicator", "Default");
  const allowed = await lineWith(undefined);
  expect(allowed.style).toMatchObject({ backgroundColor: success, height: `${thickness}px`, position: "fixed" });
  const actual = [allowed.style.transition, allowed.style.zIndex, allowed.className];
  expect(actual).toEqual([expect.stringContaining(String(transition)), ...["99999", className ?? ""]]);
  expect([(await lineWith(undefined, "refused")).style.backgroundColor, style]).toEqual([error, undefined]);
});

test("#indicator: each key changes the line, and style wins over the others", async () => {
  const customIndicator = { success: "blue", error: "black", thickness: 7, transition: "none", className: "line" };
  const line = await lineWith(customIndicator);
  expect(line.className).toBe("line");
  expect(line.style).toMatchObject({ backgroundColor: "blue", height: "7px", transition: "none" });
  expect((await lineWith(customIndicator, "refused")).style.backgroundColor).toBe("black");
  const style = { backgroundColor: "white", height: 9, transition: "all 1s" };
  const { backgroundColor, height, transition } = (await lineWith({ ...customIndicator, style })).style;
  expect([backgroundColor, height, transition]).toEqual(["white", "9px", "1s"]);
});

test.each([null, "refused"])("#indicator: without colours the line is invisible (error: %s)", async (error) => {
  const { backgroundColor, borderTopColor, height } = getComputedStyle(await lineWith({ thickness: 4 }, error));
  expect([backgroundColor, borderTopColor, height]).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)", "4px"]);
});

const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
const log: string[] = [];
/** Records the connectors that receive an event, and stops it there unless Shift is pressed. */
class RecordingHandlers extends DefaultEventHandlers {
  override handlers() {
    const note = (name: string, type: "mousedown" | "mouseover" | "dragstart") => (el: HTMLElement, id: string) =>
      this.addCraftEventListener(el, type, (event) => {
        log.push(id === "ROOT" ? `${name} of root` : name);
        if (!event.shiftKey) event.craft.stopPropagation();
      });
    const [select, hover, drag] = [note("select", "mousedown"), note("hover", "mouseover"), note("drag", "dragstart")];
    return { ...super.handlers(), select, hover, drag };
  }
  override onEnable() {
    log.push("on");
  }
  override onDisable() {
    log.push("off");
    if (log.includes("super")) super.onDisable();
  }
}

test("#handlers: a custom class handles events, gets onEnable and onDisable, and has its connectors called", async () => {
  log.length = 0;
  const editor = await edit(two, { handlers: (store) => new RecordingHandlers({ store, ...options }) });
  const [child] = textsOf(editor);
  for (const type of ["mousedown", "mouseover", "dragstart"]) fire(child, type);
  fire(child, "mouseover", { shiftKey: true });
  const actual = [log.splice(0), editor.selected(), editor.query.getEvent("hovered").all()];
  expect(actual).toEqual([["on", "select", "hover", "drag", "hover", "hover of root"], ...[[], []]]);
  editor.actions.selectNode("ROOT");
  await editor.enable(false);
  fire(child, "mouseover");
  await editor.enable(true);
  expect([log.splice(0), editor.selected()]).toEqual([["off", "on"], ["ROOT"]]);
  log.push("super");
  await editor.enable(false);
  expect(editor.selected()).toEqual([]);
});

test("#handlers: the table has the defaults of an editor without handlers", async () => {
  const documented = column(tables, "handlers", "Default");
  let handlers = {} as DefaultEventHandlers["options"];
  const Read = () => void (handlers = (useEventHandler() as DefaultEventHandlers).options);
  await edit(two, { beside: <Read /> });
  expect(handlers.removeHoverOnMouseleave).toBe(documented.removeHoverOnMouseleave);
  const isMulti = documented.isMultiSelectEnabled as typeof handlers.isMultiSelectEnabled;
  const keys = { altKey: true, ctrlKey: true, shiftKey: true };
  for (const event of [new MouseEvent("click", keys), new MouseEvent("click", { metaKey: true })])
    expect(handlers.isMultiSelectEnabled(event)).toBe(isMulti(event));
});

test.each([true, false])("#handlers: options are required and obeyed (removeHoverOnMouseleave: %s)", async (leave) => {
  type HandlerOptions = NonNullable<ConstructorParameters<typeof DefaultEventHandlers<object>>[0]>;
  expectTypeOf<
    keyof { [Name in keyof HandlerOptions as object extends Pick<HandlerOptions, Name> ? Name : never]: 1 }
  >().toBeNever();
  const options = { removeHoverOnMouseleave: leave, isMultiSelectEnabled: ({ altKey }: MouseEvent) => altKey };
  const handlers = vi.fn((store: EditorStore) => new DefaultEventHandlers({ store, ...options }));
  const { dom, first, query, second, selected, store } = await edit(two, { handlers });
  expect(handlers.mock.calls).toEqual([[store]]);
  click(dom(first));
  click(dom(second), { metaKey: true });
  expect(selected()).toEqual([second]);
  click(dom(first), { altKey: true });
  fire(dom(first), "mouseover");
  fire(dom(first), "mouseleave");
  expect([selected(), query.getEvent("hovered").size()]).toEqual([[second, first], leave ? 0 : 1]);
});

test("#handlers: a connector and reflect attach listeners and return a cleanup; options contain the store", async () => {
  const { actions, query, selected, store } = await edit(two);
  class CustomHandlers extends DefaultEventHandlers<{ note: string }> {
    initialOptions = this.options;
    selectAndHover = (element: HTMLElement) =>
      this.reflect(({ hover, select }) => void [hover(element, "ROOT"), select(element, "ROOT")]);
  }
  const handlers = new CustomHandlers({ store, ...options, note: "own" });
  expect([handlers.initialOptions.store === store, handlers.initialOptions.note]).toEqual([true, "own"]);
  const element = document.createElement("p");
  const craft = { stopPropagation() {}, blockedEvents: {} };
  const eventCounts = () => {
    actions.clearEvents();
    for (const type of ["mousedown", "mouseover"])
      element.dispatchEvent(Object.assign(new MouseEvent(type), { craft }));
    return [selected().length, query.getEvent("hovered").size()];
  };
  const attachments: [() => unknown, number[]][] = [
    [() => handlers.handlers().select(element, "ROOT"), [1, 0]],
    [() => handlers.selectAndHover(element), [1, 1]],
  ];
  for (const [attach, expected] of attachments) {
    const detach = attach() as () => void;
    expect(eventCounts()).toEqual(expected);
    detach();
    expect(eventCounts()).toEqual([0, 0]);
  }
});

test("#owner: the handlers select and hover the component around a drop area", async () => {
  const handlers = (store: EditorStore) =>
    new OwnerHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  const selectedIn = async (options = {}) => {
    const { act, data, dom, first: card, query } = await edit([<SampleCard />], options);
    const [area = ""] = Object.values(data(card).linkedNodes);
    for (const type of ["mouseover", "mousedown"]) await act(() => fire(dom(area), type));
    const names = { [card]: "card", [area]: "area" };
    return (["selected", "hovered"] as const).map((event) => names[query.getEvent(event).first()]);
  };
  expect([await selectedIn(), await selectedIn({ handlers })]).toEqual([
    ["area", "area"],
    ["card", "card"],
  ]);
  const { connectors } = await edit([], { handlers });
  expect(() => connectors.select(document.createElement("i"), "gone")).not.toThrow();
});

const selectHandlers: Options["handlers"] = (store) =>
  new SelectHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });

test("#unselectable: a click on a root with `selectable: false` changes nothing", async () => {
  const root = (
    <Element is="main" canvas custom={{ selectable: false }}>
      <SampleText />
    </Element>
  );
  const { act, dom, first, selected } = await edit(root, { handlers: selectHandlers });
  await act(() => click(dom("ROOT")));
  expect(selected()).toEqual([]);
  for (const id of [first, "ROOT"]) await act(() => click(dom(id)));
  expect(selected()).toEqual([first]);
});

test("#unselectable: a click or a hover on a block with `selectable: false` is for the block around it", async () => {
  const Fixed = Object.assign(() => <SampleText />, { craft: { custom: { selectable: false } } });
  const { act, dom, first, query, second, selected } = await edit([<Fixed />, <SampleText />], {
    handlers: selectHandlers,
    resolver: { Fixed },
  });
  for (const [id, expected] of [
    [second, second],
    [first, "ROOT"],
  ] as const) {
    await act(() => click(dom(id)));
    await act(() => fire(dom(id), "mouseover"));
    expect([selected(), query.getEvent("hovered").all()]).toEqual([[expected], [expected]]);
  }
  await act(() => startDrag(dom(first)));
  expect(selected(), "selected by a drag").toEqual([first]);
  await act(() => fire(dom(first), "dragend"));
});
