import { App } from "snippet:guides/layers-panel/src/App.tsx";
import { toolProps, useNewBlockDrop } from "snippet:guides/layers-panel/src/layer-drop.tsx";
import { LayersPanel } from "snippet:guides/layers-panel/src/layers-panel.tsx";
import { ScrollToSelected } from "snippet:guides/layers-panel/src/scroll-to-selected.tsx";
import { Element as CraftElement, useEditor } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import { expect, onTestFinished, test } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { assign, edit, render, twoTexts } from "../../harness/editor.tsx";
import { fillIn, fire, parkMouse, pointIn, pressKey, pressMouse, settle } from "../../harness/input.ts";
import { SampleText } from "../../harness/samples.tsx";

const rowsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>("nav .layer")];
const nameButton = (row?: HTMLElement) => row?.querySelector<HTMLElement>("[aria-current]");
const namesOf = (container: HTMLElement) => rowsOf(container).map((row) => nameButton(row)?.textContent);
const lastOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll<HTMLElement>(selector)].at(-1);

function drag(from: Element | null | undefined, to: Element | null | undefined, down: number) {
  const { left = 0, top = 0, height = 0 } = to?.getBoundingClientRect() ?? {};
  fire(from, "dragstart");
  for (const type of ["dragover", "drop"]) fire(to, type, { clientX: left + 1, clientY: top + height * down });
  fire(from, "dragend");
  return settle();
}

async function withRows(connector: "hover" | "drag" | "drop") {
  const Row = ({ id }: { id: string }) => {
    const { connectors } = useEditor();
    return <nav ref={(dom) => void (dom && connectors[connector](dom, id))}>Row</nav>;
  };
  const Rows = () => {
    const { ids } = useEditor(({ nodes }) => ({ ids: nodes.ROOT?.data.nodes ?? [] }));
    return ids.map((id) => <Row key={id} id={id} />);
  };
  const content = (
    <CraftElement is="div" canvas style={{ padding: 20 }}>
      <SampleText />
      <SampleText />
    </CraftElement>
  );
  const editor = await edit(content, { beside: <Rows /> });
  await settle();
  const [one = "", two = ""] = editor.children();
  return { ...editor, one, two };
}

test("the panel shows, drags, hides, selects and renames blocks", async () => {
  const container = await render(<App />);
  const row = (index: number) => rowsOf(container)[index];
  const texts = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(namesOf(container)).toEqual(["Container", "Text", "Text", "Footer"]);
  await drag(row(2), row(1), 0.1);
  expect(texts()).toEqual(["Two", "One"]);
  // The index counts before the move, so moving a block down needs no correction.
  await drag(row(1), row(2), 0.9);
  expect(texts()).toEqual(["One", "Two"]);
  await drag(row(1), row(3), 0.5);
  expect([container.querySelector("section section p")?.textContent, rowsOf(container).length]).toEqual(["One", 4]);
  await drag(row(0), row(3), 0.5);
  expect(texts()).toEqual(["Two", "One"]);
  const hide = row(1)?.querySelector<HTMLElement>("[aria-pressed]");
  expect(hide?.ariaLabel).toBe("Hide Text");
  hide?.click();
  await settle();
  fire(container.querySelector("p"), "mouseover");
  await settle();
  expect([texts(), hide?.ariaPressed, row(3)?.dataset.hovered]).toEqual([["One"], "true", "true"]);
  nameButton(row(1))?.focus();
  await pressKey("Enter");
  await settle();
  expect(nameButton(row(1))?.ariaCurrent).toBe("true");
  await fillIn(container.querySelector("nav input"), "Intro");
  expect(namesOf(container)[1]).toBe("Intro");
  await actLikeReader(container);
});

test("the panel hides blocks in a disabled editor too", async () => {
  const { act, container, data, first } = await edit([<SampleText />], { beside: <LayersPanel />, enabled: false });
  await act(() => rowsOf(container)[1]?.querySelector<HTMLElement>("[aria-pressed]")?.click());
  expect(data(first).hidden).toBe(true);
});

test("a change of one block renders one row", async () => {
  let calls = 0;
  const Counted = () => <i />;
  Counted.craft = { rules: { canDrag: () => Boolean(++calls) } };
  const { act, actions, container } = await edit([<Counted />, <Counted />], { beside: <LayersPanel /> });
  await act(() => actions.clearEvents());
  calls = 0;
  await act(() => actions.setCustom("ROOT", assign({ displayName: "Renamed" })));
  expect([namesOf(container), calls]).toEqual([["Renamed", "Counted", "Counted"], 0]);
});

test("the name is saved, and shown by the panel of the package, which inserts it as HTML", async () => {
  const layers = <Layers />;
  const beside = [<LayersPanel key="own" />, <aside key="package">{layers}</aside>];
  const { act, actions, container, query } = await twoTexts({ beside });
  await act(() => actions.selectNode("ROOT"));
  await fillIn(container.querySelector("nav input"), "<mark>Mine</mark>");
  expect(query.getSerializedNodes().ROOT?.custom).toEqual({ displayName: "<mark>Mine</mark>" });
  expect([container.querySelectorAll("nav mark").length, container.querySelectorAll("aside mark").length]).toEqual([
    0, 1,
  ]);
  expect(container.querySelector("aside mark")?.textContent).toBe("Mine");
});

test("#scroll: the page and the tree scroll to a block that is selected, and no further than needed", async () => {
  const scrolled: (string | null)[] = [];
  const original = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    scrolled.push(this.textContent);
    original.call(this, options);
  };
  onTestFinished(() => void (Element.prototype.scrollIntoView = original));
  const panel = (
    <aside key="1" style={{ position: "fixed", height: 40, overflow: "auto" }}>
      <LayersPanel />
    </aside>
  );
  const beside = [panel, <ScrollToSelected key="2" />];
  const content = [<SampleText text="One" />, <div style={{ height: 5000 }} />, <SampleText text="Far" />];
  const { act, actions, add, dom, first, third, query } = await edit(content, { beside });
  const isVisible = (id: string) => {
    const { top, bottom } = dom(id).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  expect(isVisible(third)).toBe(false);
  await act(() => actions.selectNode(third));
  expect([isVisible(third), scrolled.length]).toEqual([true, 2]);
  const y = () => dom(third).getBoundingClientRect().top;
  const before = y();
  await act(() => actions.clearEvents());
  await act(() => actions.selectNode(third));
  expect(y()).toBe(before);
  await act(() => actions.selectNode(first));
  expect(isVisible(first)).toBe(true);
  let added = "";
  await act(() => {
    added = add(<SampleText text="New" />);
    actions.selectNode(added);
  });
  expect(isVisible(added)).toBe(true);
  await act(() => actions.setHidden(added, true));
  await act(() => actions.selectNode([]));
  await act(() => actions.selectNode(added));
  expect(query.getEvent("selected").all()).toEqual([added]);
});

test("#scroll: the layers around a selected block open", async () => {
  const container = await render(<App />);
  const [toggle] = container.querySelectorAll<HTMLElement>("nav [aria-expanded]");
  toggle?.click();
  await settle();
  expect(namesOf(container)).toEqual(["Container"]);
  fire(container.querySelector("p"), "mousedown");
  await settle();
  expect(namesOf(container)).toEqual(["Container", "Text", "Text", "Footer"]);
  toggle?.click();
  await settle();
  expect([toggle?.ariaExpanded, namesOf(container)]).toEqual(["false", ["Container"]]);
  fire(lastOf(container, "p"), "mousedown");
  await settle();
  expect([toggle?.ariaExpanded, namesOf(container).length]).toEqual(["true", 4]);
});

test("#scroll: the page keeps its place when users click a block that is partly visible", async () => {
  const content = [<SampleText text="One" />, <div style={{ height: 5000 }} />];
  const { act, dom, second, selected } = await edit(content, { beside: <ScrollToSelected /> });
  const y = () => dom(second).getBoundingClientRect().top;
  const before = y();
  await act(() => pressMouse([pointIn(dom(second), 0.5, 0.01)]));
  expect([selected(), y()]).toEqual([[second], before]);
  await parkMouse();
});

test("#drag: a row with drag is dragged onto the page; one with drop compares the pointer with the page", async () => {
  const dragged = await withRows("drag");
  await drag(dragged.container.querySelector("nav"), lastOf(dragged.container, "p"), 1.8);
  expect(dragged.children()).toEqual([dragged.two, dragged.one]);
  const dropped = await withRows("drop");
  // The rows are above the page, so below the last row is above the first block.
  await drag(lastOf(dropped.container, "p"), lastOf(dropped.container, "nav"), 0.99);
  expect(dropped.children()).toEqual([dropped.two, dropped.one]);
});

test("#edge-cases: hovering over a row with hover hovers the block", async () => {
  const { container, query, two } = await withRows("hover");
  fire(lastOf(container, "nav"), "mouseover");
  expect(query.getEvent("hovered").all()).toEqual([two]);
});

test("#edge-cases: linked nodes keep the order in which they were rendered first", async () => {
  const Areas = () => ["b", "a"].map((id) => <CraftElement key={id} id={id} is={SampleText} />);
  const { data } = await edit(<Areas />);
  expect(Object.keys(data("ROOT").linkedNodes)).toEqual(["b", "a"]);
});

test("#empty: a layer is dropped into an empty container, and a new block onto a row", async () => {
  const Row = ({ id }: { id: string }) => (
    <b {...useNewBlockDrop(id, { text: <SampleText text="New" /> }).dragProps}>{id}</b>
  );
  const Tool = () => <i {...toolProps("text")}>Tool</i>;
  const content = [<SampleText text="One" />, <CraftElement is="section" canvas style={{ height: 40 }} />];
  const Rows = () => {
    const { ids } = useEditor(({ nodes }) => ({ ids: ["ROOT", ...(nodes.ROOT?.data.nodes ?? [])] }));
    return ids.map((id) => <Row key={id} id={id} />);
  };
  const beside = [<Tool key="1" />, <Rows key="2" />];
  const { children, container, second, textOf, first, act } = await edit(content, { beside });
  const dataTransfer = new DataTransfer();
  const send = (target: Element | null, type: string) =>
    target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  send(container.querySelector("i"), "dragstart");
  expect(send(container.querySelector("b"), "dragover")).toBe(false); // the row accepts it
  await act(() => send(container.querySelector("b"), "drop"));
  expect(textOf(children()[2] ?? "")).toBe("New");
  const [, row, box] = container.querySelectorAll("b");
  await drag(row, box, 0.5);
  expect(children(second)).toEqual([first]);
});

test("#edge-cases: React mounts no rows inside a closed layer", async () => {
  const container = await render(<App />);
  expect(rowsOf(container)).toHaveLength(4);
  rowsOf(container)[0]?.querySelector<HTMLElement>("[aria-expanded]")?.click();
  await settle();
  expect(namesOf(container)).toEqual(["Container"]);
});
