import { tables } from "page:additional/layers";
import { LayersPanel } from "snippet:additional/layers/src/layer-row.tsx";
import { RootlessPanel } from "snippet:additional/layers/src/rootless-panel.tsx";
import { ContentHandlers } from "snippet:concepts/user-components/src/content-handlers.ts";
import { Element as CraftElement, type Editor, Frame } from "@craftjs/core";
import { DefaultLayer, DefaultLayerHeader, EditableLayerName, Layers, useLayer } from "@craftjs/layers";
import layersPackage from "@craftjs/layers/package.json";
import { type ComponentProps, type ComponentType, type ReactElement, type ReactNode, StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { edit, editorWith, render, type TestEditor } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { click, fire, mouse, pointIn, pressKey, settle } from "../../harness/input.ts";
import { changing, delayed } from "../../harness/parts.tsx";
import { containerOf, SampleContainer, SampleText } from "../../harness/samples.tsx";

type Layer = Parameters<NonNullable<Parameters<typeof useLayer>[0]>>[0];
type Hook = ReturnType<typeof useLayer> & Layer & { inside: ReactNode };

const layersIn = (container: Element) => [...container.querySelectorAll<HTMLElement>(".craft-layer-node > *")];
const namesIn = (container: Element) => [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);

const panelWith = async (panel: ReactNode) =>
  (await edit([<SampleText />], { beside: <aside>{panel}</aside> })).container;

async function panel(
  content: ReactElement[] = [<SampleText text="One" />, <SampleText text="Two" />],
  { beside = <Layers expandRootOnLoad />, ...options }: Parameters<typeof edit>[1] = {},
) {
  const editor = await edit(content, { beside, ...options });
  await settle();
  const [first = "", second = ""] = editor.children();
  const layer = (index: number) => layersIn(editor.container)[index] as HTMLElement;
  return { ...editor, first, second, layer, layers: () => layersIn(editor.container).length };
}

/** `enter` and `leave` are fractions of the row's height. */
function dragRow(from: Element | null | undefined, to: Element | null | undefined, enter = 0.9, leave = enter): void {
  const { height = 0, top = 0 } = to?.getBoundingClientRect() ?? {};
  const pointAt = (fraction: number) => ({ clientX: 9, clientY: top + height * fraction });
  fire(from, "dragstart", pointAt(enter));
  for (const type of ["dragenter", "dragover"]) fire(to, type, pointAt(enter));
  fire(to, "dragover", pointAt(leave));
  fire(from, "dragend", pointAt(leave));
}

const dragIntoSecond = (container: Element) => {
  const [, name, target] = container.querySelectorAll("h2");
  dragRow(name, target?.closest(".inner > div"), 0.5);
};
const textAndBox = [<SampleText />, <CraftElement is={SampleContainer} canvas />];

async function rows(content?: ReactElement[], isOpen = true) {
  const hooks = new Map<string, Hook>();
  const Id = () => <>{useLayer().id}</>;
  const Row = ({ children }: { children?: ReactNode }) => {
    const hook = useLayer(({ event, expanded, dom, headingDom }) => ({ event, expanded, dom, headingDom }));
    hooks.set(hook.id, { ...hook, inside: children } as never);
    const { drag, layer, layerHeader } = hook.connectors;
    return (
      <div className="whole" ref={(dom) => void (dom && layer(dom))}>
        <div className="part" ref={(dom) => void (dom && drag(dom))}>
          <div className="row" ref={(dom) => void (dom && layerHeader(dom))}>
            <Id />
          </div>
        </div>
        {children}
      </div>
    );
  };
  const editor = await panel(content, { beside: <Layers expandRootOnLoad={isOpen} renderLayer={Row} /> });
  const elementsOf = (name: string) => [...editor.container.querySelectorAll<HTMLElement>(`.${name}`)];
  const hook = (id = "ROOT") => hooks.get(id) as Hook;
  return { ...editor, elementsOf, hook, ids: () => elementsOf("row").map(({ textContent }) => textContent) };
}

test("has styled-components as a peer", () => {
  expect(layersPackage.peerDependencies["styled-components"]).toBe(">= 6.1");
});

test("#layers: belongs inside the editor, outside the frame", async () => {
  expect(layersIn(await panelWith(<section>{<Layers />}</section>))).toHaveLength(1);
  await expectError("Cannot read properties of null (reading 'derive')", () => render(<Layers />));
  const frame = <Frame>{containerOf(<Layers />)}</Frame>;
  await expectError("does not exist in the resolver", () => editorWith(frame, { resolver: { SampleContainer } }));
});

test("#layers: shows the default rows of the closed root, and reads its props only when it mounts", async () => {
  const CustomLayer = ({ children }: { children?: ReactNode }) => <i>own{children}</i>;
  const rows = tables.find(({ anchor }) => anchor === "layers")?.rows ?? [];
  expect(rows.map(({ cells }) => cells[2]?.text)).toEqual(["false", "DefaultLayer"]);
  const rowCount = async (beside: ReactElement) => namesIn((await panel(undefined, { beside })).container).length;
  const panels = [{}, { expandRootOnLoad: false }, { renderLayer: DefaultLayer }, { expandRootOnLoad: true }];
  const counts = [];
  for (const props of panels) counts.push(await rowCount(<Layers {...props} />));
  expect(counts).toEqual([1, 1, 1, 3]);
  const { change, element } = changing(false, (isNew) => (
    <Layers expandRootOnLoad={isNew} {...(isNew ? {} : { renderLayer: CustomLayer })} />
  ));
  const container = await panelWith(element);
  await change(true);
  expect(container.querySelector("aside")?.textContent).toBe("own");
});

test("#layers: a click on a row selects the node, the pointer hovers it, and the eye hides and shows it", async () => {
  const { act, data, first, layer, query, selected } = await panel();
  fire(layer(1), "mousedown");
  fire(layer(1), "mouseover");
  expect([selected(), query.getEvent("hovered").all()]).toEqual([[first], [first]]);
  const states: boolean[] = [];
  for (const _ of [1, 2]) {
    await act(() => layer(1).querySelector("a")?.click());
    states.push(data(first).hidden);
  }
  expect(states).toEqual([true, false]);
});

test("#layers: selecting a node opens the layers above it, which stay open", async () => {
  const { actions, children, first, layers } = await panel([containerOf(<SampleText />)], { beside: <Layers /> });
  expect(layers()).toBe(1);
  actions.selectNode(children(first)[0]);
  await vi.waitFor(() => expect(layers()).toBe(3));
  for (const id of [undefined, "ROOT"]) {
    actions.selectNode(id);
    for (const _ of [1, 2]) await settle();
    expect(layers()).toBe(3);
  }
});

test.each([true, false])("#layers: a row can be dragged into a canvas that allows it: %s", async (isAllowed) => {
  const Box = ({ children }: { children?: ReactNode }) => <SampleContainer>{children}</SampleContainer>;
  Box.craft = { isCanvas: true, rules: { canMoveIn: () => isAllowed } };
  const { children, first, container, second } = await panel([<SampleText />, <Box />]);
  dragIntoSecond(container);
  expect([children(), children(second)]).toEqual(isAllowed ? [[second], [first]] : [[first, second], []]);
});

test("#layers: handlers that turn off dragging on the page leave rows draggable", async () => {
  const handlers: ComponentProps<typeof Editor>["handlers"] = (store) =>
    new ContentHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  const { children, container, dom, first, second } = await panel(textAndBox, { handlers });
  expect(dom(first).draggable).toBe(false);
  dragIntoSecond(container);
  expect(children(second)).toEqual([first]);
});

test("#layers: a row can be dropped on the middle of a closed or empty canvas's row", async () => {
  for (const inside of [[], [<SampleText key="1" />]]) {
    const { children, first, layer, layers, second } = await panel([<SampleText />, containerOf(...inside)]);
    expect(layers()).toBe(3);
    dragRow(layer(1).querySelector("h2"), layer(2).querySelector(".inner > div"), 0.05, 0.5);
    expect([children(), children(second).at(-1)]).toEqual([[second], first]);
  }
});

test("#layers: the drop position within the parent is set where the pointer enters the row", async () => {
  const { children, first, layer, second } = await panel();
  dragRow(layer(1).querySelector("h2"), layer(2).querySelector("h2"), 0.1, 0.9);
  expect(children()).toEqual([first, second]);
  dragRow(layer(1).querySelector("h2"), layer(2).querySelector("h2"), 0.9);
  expect(children()).toEqual([second, first]);
});

const rename = ({ act, actions }: TestEditor, displayName: string) =>
  act(() => actions.setCustom("ROOT", (custom) => void (custom.displayName = displayName)));

test("#names: a row shows the custom name or else the display name", async () => {
  const editor = await panel();
  await rename(editor, "Mine");
  expect(namesIn(editor.container)).toEqual(["Mine", "SampleText", "SampleText"]);
});

test("#names: a name is edited after a double click and a click, one step per key, until a click elsewhere", async () => {
  const { act, container, query, store } = await panel();
  const name = container.querySelector("h2") as HTMLElement;
  const saved = () => query.node("ROOT").toSerializedNode().custom.displayName;
  const state = () => [name.isContentEditable, document.activeElement === name];
  expect(state()).toEqual([false, false]);
  await act(() => fire(name, "dblclick"));
  expect(state()).toEqual([true, false]);
  await mouse(pointIn(name, 0.05, 0.5));
  expect(state()).toEqual([true, true]);
  for (const key of "ab") await pressKey(key);
  expect([saved(), store.history.timeline.length]).toEqual([expect.stringContaining("ab"), 2]);
  await pressKey("Enter");
  expect(saved()).toMatch(/<br>|<div>/);
  await act(() => document.body.click());
  expect(name.isContentEditable).toBe(false);
  await act(() => fire(name, "dblclick"));
  name.textContent = "Q & A";
  name.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(saved()).toBe("Q &amp; A");
});

test("#names: the default row runs a script in a name, a row that shows it as text does not", async () => {
  const run = new Set<string>();
  Object.assign(window, { noteThatItRan: (row: string) => run.add(row) });
  const script = (row: string) => `<img src=data:, onerror="noteThatItRan('${row}')">`;
  const customPanel = await panel(undefined, { beside: <LayersPanel /> });
  await rename(customPanel, script("own"));
  expect([customPanel.container.textContent?.includes("<img"), customPanel.container.querySelector("img")]).toEqual([
    true,
    null,
  ]);
  const defaultPanel = await panel();
  await rename(defaultPanel, script("default"));
  await vi.waitFor(() => expect([...run]).toEqual(["default"]));
  // A saved displayName is replaced only by the name in a craft object.
  for (const [row, craft] of [
    ["named", { displayName: "Box" }],
    ["tag", undefined],
    ["plain", {}],
  ] as const) {
    const Box = Object.assign(() => <i />, { craft });
    const content = craft ? <Box /> : <b />;
    const { act, actions, query } = await panel([content], { resolver: { Box } });
    const [, [id = "", node] = []] = Object.entries(query.getSerializedNodes());
    const nodes = { ...query.getSerializedNodes(), [id]: { ...node, displayName: script(row) } };
    await act(() => actions.deserialize(JSON.stringify(nodes)));
  }
  await vi.waitFor(() => expect([...run]).toEqual(["default", "tag", "plain"]));
});

test("#render-layer: each layer has a row, with the inner layers as children, or null while it is closed", async () => {
  const { act, first, hook, ids, second } = await rows(undefined, false);
  expect([ids(), hook().inside]).toEqual([["ROOT"], null]);
  await act(() => hook().actions.toggleLayer());
  expect([ids(), hook().inside === null, hook(first).inside]).toEqual([["ROOT", first, second], false, null]);
});

test("#render-layer: connectors make a row hoverable, a handle and a target; the collector gets elements", async () => {
  const { act, elementsOf, children, first, hook, second } = await rows();
  const [whole] = elementsOf("whole");
  const [row, , last] = elementsOf("row");
  const [, handle] = elementsOf("part");
  const { dom, expanded, headingDom, id } = hook();
  const actual = [id, expanded, dom === whole, headingDom === row, handle?.draggable];
  expect(actual).toEqual(["ROOT", true, true, true, true]);
  await act(() => fire(last, "mouseover"));
  expect([hook(second).event.hovered, hook(first).event.hovered]).toEqual([true, false]);
  dragRow(handle, last);
  expect(children()).toEqual([second, first]);
});

test.each(["layer", "layerHeader"] as const)(
  "#render-layer: rows that only have the connectors drag and %s cannot be moved",
  async (connectorName) => {
    const Row = ({ children }: { children?: ReactNode }) => {
      const { connectors } = useLayer();
      return (
        <div ref={(dom) => void (dom && connectors[connectorName](dom))}>
          <b ref={(dom) => void (dom && connectors.drag(dom))} />
          {children}
        </div>
      );
    };
    const { children, first, container, second } = await panel(undefined, {
      beside: <Layers expandRootOnLoad renderLayer={Row} />,
    });
    const [, from, to] = container.querySelectorAll("b");
    if (connectorName === "layer")
      await expectError("Cannot read properties of null (reading 'getBoundingClientRect')", () => dragRow(from, to));
    else dragRow(from, to);
    expect(children()).toEqual([first, second]);
  },
);

test("#render-layer: RootlessPanel shows the inner layers, also in Strict Mode, and they can be dragged", async () => {
  const beside = (
    <StrictMode>
      <RootlessPanel />
    </StrictMode>
  );
  const { act, children, first, container, second } = await panel(undefined, { beside });
  const rows = [...container.querySelectorAll("[aria-expanded]")].map((button) => button.parentElement);
  expect(rows).toHaveLength(2);
  await act(() => dragRow(rows[0], rows[1]));
  expect(children()).toEqual([second, first]);
});

test("#render-layer: the example's rows are selected by keyboard, and several with the multi-select key", async () => {
  const { act, container, first, second, selected } = await panel(undefined, { beside: <RootlessPanel /> });
  const names = [...container.querySelectorAll<HTMLElement>("[aria-current]")];
  names[0]?.focus();
  await pressKey("Enter");
  await vi.waitFor(() => expect([selected(), names[0]?.ariaCurrent]).toEqual([[first], "true"]));
  await act(() => click(names[1], { metaKey: true }));
  expect(selected()).toEqual([first, second]);
});

test.each<[string, ComponentType, boolean[]]>([
  ["DefaultLayer", DefaultLayer, [true, true, true]],
  ["DefaultLayerHeader", DefaultLayerHeader, [false, true, true]],
  ["EditableLayerName", EditableLayerName, [false, false, true]],
])("#render-layer: %s is a part of the default row", async (_, renderLayer, expected) => {
  const { container } = await panel(undefined, { beside: <Layers expandRootOnLoad renderLayer={renderLayer} /> });
  expect([".craft-layer-children", "a", "h2"].map((part) => container.querySelector(part) !== null)).toEqual(expected);
});

const MixedBlock = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <CraftElement id="region" is="div" canvas />
  </>
);

test("#use-layer: returns id, depth and inner layers, linked nodes first, anywhere inside a row", async () => {
  const { children, first, hook, ids, query } = await rows([
    <MixedBlock>
      <SampleText />
    </MixedBlock>,
  ]);
  const innerIds = [...query.node(first).linkedNodes(), ...children(first)];
  hook(first).actions.setExpandedState(true);
  await vi.waitFor(() => expect(ids()).toEqual(["ROOT", first, ...innerIds]));
  expect([hook(first).children, innerIds.length]).toEqual([innerIds, 2]);
  const actual = ["ROOT", first, ...innerIds].map((id) => [hook(id).id, hook(id).depth]);
  expect(actual).toEqual([["ROOT", 0], [first, 1], ...innerIds.map((id) => [id, 2])]);
});

test("#use-layer: toggleLayer and setExpandedState open and close it, and event.selected is always false", async () => {
  const { act, actions, hook, selected } = await rows();
  const { setExpandedState, toggleLayer } = hook().actions;
  const states: boolean[] = [];
  const set = [true, false, false, true].map((expanded) => () => setExpandedState(expanded));
  for (const change of [toggleLayer, toggleLayer, ...set]) {
    await act(change);
    states.push(hook().expanded);
  }
  expect(states).toEqual([false, true, true, false, false, true]);
  await act(() => actions.selectNode("ROOT"));
  expect([selected(), hook().event.selected]).toEqual([["ROOT"], false]);
});

test.each([
  [false, [0, 2]],
  [true, [1, 1]],
])(
  "#limits: in a disabled editor the eye works, and all else only if the panel mounts later: %s",
  async (isLate, expected) => {
    const { placeholder, show } = delayed(<Layers expandRootOnLoad />);
    const beside = isLate ? placeholder : <Layers expandRootOnLoad />;
    const { children, data, layer, container, selected } = await panel(textAndBox, { beside, enabled: false });
    if (isLate) await show();
    await settle();
    fire(layer(1), "mousedown");
    dragIntoSecond(container);
    expect([selected().length, children().length]).toEqual(expected);
    layer(0).querySelector("a")?.click();
    expect(data("ROOT").hidden).toBe(true);
  },
);

test("#limits: the keyboard does not reach the arrow and the eyes of the default row", async () => {
  const { container } = await panel([containerOf(<SampleText />)]);
  const links = [...container.querySelectorAll<HTMLElement>(".craft-layer-node a")];
  const focusableLinks = links.filter((link) => {
    link.focus();
    return link.hasAttribute("href") || document.activeElement === link;
  });
  expect([links.length > 2, focusableLinks]).toEqual([true, []]);
});

test("#limits: a linked node has the same icons as a child", async () => {
  const Card = () => <CraftElement id="region" is="div" />;
  const lastRow = async (content: ReactElement) => {
    const { container } = await edit(content, { beside: <Layers expandRootOnLoad /> });
    await settle();
    return [namesIn(container).at(-1), layersIn(container).at(-1)?.querySelectorAll("svg").length];
  };
  expect(await lastRow(<Card />)).toEqual(await lastRow(containerOf(<CraftElement is="div" />)));
});

test("#limits: of several selected rows one is highlighted, and only the layers above it open", async () => {
  const { act, actions, children, first, layer, second, selected } = await panel();
  const background = (index: number) => getComputedStyle(layer(index).querySelector("div") as Element).backgroundColor;
  await act(() => fire(layer(1), "mousedown"));
  await act(() => fire(layer(2), "mousedown", { metaKey: true }));
  expect([selected(), [1, 2].map((index) => background(index) !== background(0))]).toEqual([
    [first, second],
    [true, false],
  ]);
  expect(children()).toEqual([first, second]);
  await act(() => actions.selectNode([]));
  const nested = await panel([containerOf(<SampleText />), containerOf(<SampleText />)], { beside: <Layers /> });
  const inner = nested.children().flatMap((id) => nested.children(id));
  await nested.act(() => nested.actions.selectNode(inner));
  await vi.waitFor(() => expect(nested.layers()).toBe(4));
});

test("#limits: a new block is in the panel once it is selected, if the layer around it was closed", async () => {
  const { act, actions, add, layers } = await panel([<SampleText />], { beside: <Layers /> });
  let added = "";
  await act(() => {
    added = add(<SampleText />);
  });
  expect(layers()).toBe(1);
  actions.selectNode(added);
  await vi.waitFor(() => expect(layers()).toBe(3));
});

test("#limits: a panel that mounts again has only the layers above the selected node open", async () => {
  const { change, element } = changing(true, (isShown) => isShown && <Layers />);
  const { act, actions, children, first, layers } = await panel([containerOf(<SampleText />)], { beside: element });
  const [inner] = children(first);
  const remount = async () => {
    for (const isShown of [false, true]) await change(isShown);
    await settle();
    return layers();
  };
  await act(() => actions.selectNode(inner));
  await vi.waitFor(() => expect(layers()).toBe(3));
  await act(() => actions.selectNode());
  expect([layers(), await remount()]).toEqual([3, 1]);
  await act(() => actions.selectNode(inner));
  expect(await remount()).toBe(3);
});
