import { ScrollingRow } from "snippet:guides/drag-feedback/src/blocks/scrolling-row.tsx";
import { CancellableEditor } from "snippet:guides/drag-feedback/src/cancellable-editor.tsx";
import { CancellableHandlers } from "snippet:guides/drag-feedback/src/cancellable-handlers.ts";
import { Photo } from "snippet:guides/drag-feedback/src/chip.tsx";
import { Clipped } from "snippet:guides/drag-feedback/src/clipped.tsx";
import { EditorWithLog } from "snippet:guides/drag-feedback/src/drop-log.tsx";
import { Stage } from "snippet:guides/drag-feedback/src/stage.tsx";
import {
  Element as CraftElement,
  DefaultEventHandlers,
  Editor,
  Frame,
  Positioner,
  useEditor,
  useNode,
} from "@craftjs/core";
import { createElement, type DragEvent, Fragment, type ReactElement, type ReactNode, StrictMode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { edit, render } from "../../harness/editor.tsx";
import { throws } from "../../harness/errors.ts";
import { drawLine, indicatorLine } from "../../harness/indicator-line.ts";
import {
  click,
  dragImagesOf,
  dragOver,
  fire,
  mouse,
  mouseThenEscape,
  pointIn,
  settle,
  startDrag,
} from "../../harness/input.ts";
import { productionInvariant } from "../../harness/production.ts";
import { containerOf, SampleContainer, SampleText, SampleTool, useDraggable } from "../../harness/samples.tsx";

const Item = () => {
  const { dragged } = useNode(({ events }) => ({ dragged: events.dragged }));
  return <div data-dragged={dragged} style={{ height: 40 }} ref={useDraggable()} />;
};
const Box = ({ children, padding = 20 }: { children?: ReactNode; padding?: number }) => (
  <SampleContainer style={{ padding }}>{children}</SampleContainer>
);
const box = (padding: number, inside?: ReactElement) => (
  <CraftElement is={Box} canvas padding={padding}>
    {inside}
  </CraftElement>
);

async function items(content = [<Item />, <Item />, <Item />], options: Parameters<typeof edit>[1] = {}) {
  const blocks = content.map((element, key) => ({ ...element, key: String(key) }));
  const root = createElement(CraftElement<typeof Box>, { is: Box, canvas: true }, ...blocks);
  const editor = await edit(root, { ...options, resolver: { Item, ...options.resolver } });
  const { act, actions, dom, first, query, second, third } = editor;
  return {
    ...editor,
    first,
    second,
    third,
    start: (id = first) => fire(dom(id), "dragstart"),
    end: (id = first) => act(() => fire(dom(id), "dragend")),
    indicator: () => query.getState().indicator,
    /** Redraws the line at the first child: Craft.js measures only when the indicator changes. */
    draw: async (pointer?: { x: number; y: number }) => {
      await act(() => actions.setIndicator(null));
      return drawLine(editor, first, "ROOT", pointer);
    },
  };
}

const css = (element: HTMLElement, style: string) => void (element.style.cssText += `;${style}`);

const shown = (container: Element) => [
  indicatorLine() !== undefined,
  document.querySelector(".drag-shadow") !== null,
  container.querySelectorAll("[data-dragged=true]").length,
];

test("a drag shows a line and a picture, and marks the block as dragged", async () => {
  const { act, dom, end, container, second, start } = await items();
  expect(shown(container)).toEqual([false, false, 0]);
  await act(() => [start(), fire(dom(second), "dragover")]);
  expect(shown(container)).toEqual([true, true, 1]);
  await end();
  expect(shown(container)).toEqual([false, false, 0]);
});

async function lineAfter(editor: Awaited<ReturnType<typeof items>>, child: string, canvas: string) {
  const [element, root] = [editor.dom(editor.first), editor.dom("ROOT")];
  for (const [dom, style] of [
    [element, `height: 40px; width: 200px; ${child}`],
    [root, `padding: 20px; ${canvas}`],
  ] as const)
    dom.style.cssText = style;
  const { bottom, left, right } = element.getBoundingClientRect();
  const { style } = await editor.draw({ x: right - 1, y: bottom - 1 });
  const direction = style.height === "2px" ? "horizontal" : "vertical";
  return { direction, left, shift: Number.parseFloat(style.left) - left, width: Number.parseFloat(style.width) };
}

const displays = (...names: string[]) => names.map((name) => `display: ${name}`);
const positions = ["absolute", "fixed", "sticky"].map((name) => `position: ${name}`);
test.each([
  ["horizontal", displays("block", "flex", "grid", "list-item", "table"), [""]],
  ["horizontal", [""], ["display: flex; flex-direction: column"]],
  ["vertical", [""], [...displays("flex", "grid"), "float: left"]],
  ["vertical", [...positions, ...displays("inline-block", "inline-flex")], [""]],
  ["vertical", ["overflow: hidden", "overflow: clip", "display: flow-root"], [""]],
  ["horizontal", ["float: left"], [""]],
  ["horizontal", [""], displays("inline-flex", "inline-grid")],
])("#direction: the line is %s beside a child with %o in a canvas with %o", async (expected, children, canvases) => {
  const editor = await items([<Item />]);
  const styles = children.flatMap((child) => canvases.map((canvas) => [child, canvas] as const));
  for (const [child, canvas] of styles)
    expect([child, canvas, (await lineAfter(editor, child, canvas)).direction]).toEqual([child, canvas, expected]);
});

test("#direction: a table row takes drops above and below it", async () => {
  const table = (
    <CraftElement is="table">
      <CraftElement is="tbody" canvas>
        <tr>
          <td height={40}>Cell</td>
        </tr>
      </CraftElement>
    </CraftElement>
  );
  const { children, dom, query } = await edit([table]);
  const [body = ""] = children(children()[0]);
  const [row = ""] = children(body);
  const { left, right, top } = dom(row).getBoundingClientRect();
  const sides = [left + 1, right - 1].map(
    (x) => query.getDropPlaceholder(row, body, { x, y: top + 1 }).placement.where,
  );
  expect(sides).toEqual(["before", "before"]);
});

test("#direction: in an empty canvas the line is horizontal, inside the padding", async () => {
  const editor = await items([box(20)]);
  const { style } = await drawLine(editor, editor.first, editor.first);
  const { top } = editor.dom(editor.first).getBoundingClientRect();
  expect([style.height, style.top]).toEqual(["2px", `${top + 20}px`]);
});

test("#direction: a line beside a child whose inner element has an overflow is horizontal", async () => {
  const editor = await items([<Clipped text="Clipped" />], { resolver: { Clipped } });
  expect((await editor.draw()).style.height).toBe("2px");
});

test("#direction: the child's margins count for its size, but not for its place", async () => {
  const editor = await items([<Item />]);
  const margin = "margin: 0 30px 0 50px";
  expect(await lineAfter(editor, margin, "")).toMatchObject({ shift: 0, width: 280 });
  expect(await lineAfter(editor, margin, "display: flex")).toMatchObject({ shift: 280, width: 2 });
  expect(await lineAfter(editor, "margin: 0 auto", "width: 600px")).toMatchObject({ shift: 0, width: 600 });
  const column = "width: 600px; display: flex; flex-direction: column; align-items: center";
  expect(await lineAfter(editor, "", column)).toMatchObject({ shift: 0, width: 200 });
  await lineAfter(editor, "margin: 16px 0; height: 20px", "");
  const { bottom, left } = editor.dom(editor.first).getBoundingClientRect();
  const sides = [bottom - 1, bottom + 12].map(
    (y) => editor.query.getDropPlaceholder(editor.first, "ROOT", { x: left, y }).placement.where,
  );
  expect(sides).toEqual(["before", "after"]);
});

const styles = ["transform: scale(1)", "filter: blur(0)", "perspective: 100px", "will-change: transform"];

test.each([...styles, "contain: layout"])(
  "#offset: %s shifts the line around the editor, not inside it",
  async (style) => {
    const editor = await items();
    const shift = async () => {
      const line = await editor.draw();
      expect([editor.container.firstElementChild === line, line.style.position]).toEqual([true, "fixed"]);
      return line.getBoundingClientRect().top - editor.dom(editor.first).getBoundingClientRect().top;
    };
    editor.container.style.paddingTop = "100px";
    css(editor.dom("ROOT"), style);
    expect(await shift()).toBe(0);
    css(editor.container, `margin-top: 100px; ${style}`);
    expect(await shift()).toBeGreaterThan(50);
  },
);

test("#dialog: in a modal dialog, the line is inside, beside the block, unless a transform shifts it", async () => {
  const editor = await items();
  const dialog = document.createElement("dialog");
  onTestFinished(() => dialog.remove());
  css(dialog, "margin: 60px");
  editor.container.replaceWith(dialog);
  dialog.append(editor.container);
  dialog.showModal();
  const shift = async () => {
    const line = await editor.draw();
    expect(dialog.contains(line)).toBe(true);
    return line.getBoundingClientRect().left - editor.dom(editor.first).getBoundingClientRect().left;
  };
  expect(await shift()).toBe(0);
  css(dialog, "margin: 60px; transform: translate(0)");
  expect(await shift()).toBeGreaterThan(50);
});

test("#offset: the line follows a canvas that is zoomed", async () => {
  const editor = await items();
  css(editor.dom("ROOT"), "transform: scale(0.5); transform-origin: 0 0");
  const [line, child] = [await editor.draw(), editor.dom(editor.first)];
  const corner = (element: HTMLElement) => [element.getBoundingClientRect().top, element.getBoundingClientRect().left];
  expect(corner(line)).toEqual(corner(child));
});

test("#offset: after a block that was hidden from the start, the drop is one place too early", async () => {
  const { act, children, dom, end, second, start } = await items([
    <CraftElement is={Item} hidden />,
    <Item />,
    <Item />,
    <Item />,
  ]);
  const before = children();
  const last = before.at(-1);
  await act(() => [start(last), dragOver(dom(second), 0.5, 0.9)]);
  await end(last);
  expect(children().map((id) => before.indexOf(id))).toEqual([0, 3, 1, 2]);
});

test("#offset: at the end after a newly hidden block, the line is at the corner, and the drop is right", async () => {
  const { act, actions, children, dom, end, first, second, start, third } = await items();
  await act(() => actions.setHidden(third, true));
  await act(() => [start(), dragOver(dom(second), 0.5, 0.9)]);
  expect(indicatorLine()?.style.top).toBe("0px");
  await end();
  expect(children()).toEqual([second, third, first]);
});

test("#edge: padding or a smaller border lets a drop at the edge of a canvas stay in it", async () => {
  const editor = await items([<Item />, box(20), ...[5, 12].map((padding) => box(padding, <Item />))]);
  const { children, dom, end, fourth: wide, second, start, third: narrow } = editor;
  const parentAt = (id: string, distance: number) => {
    const { left, top } = dom(id).getBoundingClientRect();
    fire(dom(id), "dragover", { clientX: left + 50, clientY: top + distance });
    return editor.indicator()?.placement.parent.id;
  };
  start();
  expect([parentAt(second, 9), parentAt(second, 11)]).toEqual(["ROOT", second]);
  expect([narrow, wide].map((id) => parentAt(children(id)[0] ?? "", 1))).toEqual(["ROOT", wide]);
  await import("snippet:guides/drag-feedback/src/border-offset.ts");
  expect([parentAt(second, 3), parentAt(second, 5)]).toEqual(["ROOT", second]);
  Positioner.BORDER_OFFSET = 10;
  await end();
});

test("#reason: an error from a rule arrives unchanged; production cuts Craft.js's own messages", async () => {
  const thrown = new Error("Only columns here.");
  const Row = () => <Box />;
  Row.craft = { isCanvas: true, rules: { canMoveIn: throws(thrown) } };
  const editor = await items([<Item />, <Row />], { resolver: { Row } });
  const { actions, children, dom, end, first, query, second, start } = editor;
  start();
  dragOver(dom(second), 0.5, 0.5);
  expect(editor.indicator()?.error).toBe(thrown);
  await end();
  expect(children(second)).toEqual([]);
  let handed: unknown;
  query.node(second).isDroppable(first, (error) => void (handed = error));
  expect(handed).toBe(thrown);
  expect(() => actions.move(first, second, 0)).toThrow("Error: Only columns here.");
  expect(query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 }).error).toBeInstanceOf(Error);
  expect(() => productionInvariant(false, "The reason")).toThrow(/^Invariant failed$/);
});

const sizeOf = (element: HTMLElement) => [element.offsetWidth, element.offsetHeight];

test("#preview: the picture is a clone at the end of the body, with the block's size as an inline style", async () => {
  const { dom, end, first, container, start } = await items();
  css(dom(first), "width: 300px");
  start();
  const clone = document.body.lastElementChild as HTMLElement;
  expect([clone.className, clone.style.width, clone.style.height]).toEqual(["drag-shadow", "300px", "40px"]);
  expect(clone.getBoundingClientRect().right).toBeLessThanOrEqual(0);
  const style = container.appendChild(document.createElement("style"));
  for (const [rule, size] of [
    ["max-width: 32px; max-height: 10px", [32, 10]],
    ["width: 32px; height: 10px", [300, 40]],
    ["width: 32px !important; height: 10px !important", [32, 10]],
  ] as const) {
    style.textContent = `.drag-shadow { ${rule} }`;
    expect(sizeOf(clone)).toEqual(size);
  }
  await end();
  expect(document.querySelector(".drag-shadow")).toBeNull();
});

test("#preview: several selected blocks have a clone each, or one with forceSingleDragShadow, as on Linux", async () => {
  const { dom, first, second } = await items();
  const { forceSingleDragShadow } = DefaultEventHandlers;
  expect(forceSingleDragShadow).toBe(/Linux/.test(navigator.userAgent));
  click(dom(first));
  click(dom(second), { metaKey: true });
  const images = [false, true].map((single) => {
    DefaultEventHandlers.forceSingleDragShadow = single;
    const [image] = dragImagesOf(dom(first));
    return [image?.className, image?.childElementCount];
  });
  DefaultEventHandlers.forceSingleDragShadow = forceSingleDragShadow;
  expect(images).toEqual([
    ["drag-shadow-container", 2],
    ["drag-shadow", 0],
  ]);
});

const onDragStart = (name: string, isStopped: boolean) => (event: DragEvent) => {
  if (isStopped) event.stopPropagation();
  event.dataTransfer.setDragImage(Object.assign(document.createElement("i"), { className: name }), 0, 0);
};

test.each([
  [false, ["drag-shadow", "inner", "outer"]],
  [true, ["drag-shadow", "inner"]],
])(
  "#own-preview: onDragStart runs after Craft.js and in the outer block last, unless stopped: %s",
  async (isStopped, expected) => {
    const Pictured = ({ name, children }: { name: string; children?: ReactNode }) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: the dragged element is a block
      <div onDragStart={onDragStart(name, isStopped)} ref={useDraggable()}>
        {children ?? <b>Inner</b>}
      </div>
    );
    const { container } = await edit([
      <CraftElement is={Pictured} canvas name="outer">
        <Pictured name="inner" />
      </CraftElement>,
    ]);
    expect(dragImagesOf(container.querySelector("b")).map(({ className }) => className)).toEqual(expected);
  },
);

test("#own-preview: a photo shows a chip; a toolbox item shows itself or a separate picture", async () => {
  const photo = await edit([<Photo />], { resolver: { Photo } });
  const images = dragImagesOf(photo.container.querySelector("img"));
  expect([images[0]?.className, images[1]?.textContent]).toEqual(["drag-shadow", "Photo"]);
  await vi.waitFor(() => expect(images[1]?.isConnected).toBe(false));
  const tool = <SampleTool element={<SampleText />} />;
  // biome-ignore lint/a11y/noStaticElementInteractions: the dragged element is in a toolbox
  const pictured = <span onDragStart={onDragStart("own", false)}>{tool}</span>;
  const imageTags = [];
  for (const beside of [tool, pictured])
    imageTags.push(
      dragImagesOf((await edit([], { beside })).container.querySelector("b")).map(({ tagName }) => tagName),
    );
  expect(imageTags).toEqual([["B"], ["B", "I"]]);
});

test.each(["an element scrolls", "the pointer reaches another canvas"])(
  "#scroll: positions are only measured again when %s, not when window or layout change",
  async (expected) => {
    const editor = await items([<Item />, <Item />, box(20)]);
    const { dom, end, container, second, start, third } = editor;
    const { left, top } = dom(second).getBoundingClientRect();
    const indexAt = (y: number) => {
      fire(dom(second), "dragover", { clientX: left + 50, clientY: top + y });
      return editor.indicator()?.placement.index;
    };
    start();
    expect(indexAt(10)).toBe(1);
    css(dom("ROOT"), "padding-top: 220px");
    expect(indexAt(9)).toBe(1);
    window.dispatchEvent(new Event("scroll"));
    document.dispatchEvent(new Event("scroll", { bubbles: true }));
    expect(indexAt(11)).toBe(1);
    if (expected === "an element scrolls") container.dispatchEvent(new Event("scroll"));
    else dragOver(dom(third), 0.5, 0.5);
    expect(indexAt(12)).toBe(0);
    await end();
  },
);

const Wide = () => <div style={{ flex: "none", height: 40, width: 150 }} ref={useDraggable()} />;
const PlainRow = ({ children }: { children?: ReactNode }) => (
  <SampleContainer style={{ display: "flex", overflowX: "auto" }}>{children}</SampleContainer>
);

test.each([true, false])(
  "#scroll: after a row has scrolled, positions are only measured again with onScroll (%s)",
  async (has) => {
    const Row = has ? ScrollingRow : PlainRow;
    const row = (
      <CraftElement is={Row} canvas>
        {["A", "B", "C"].map((key) => (
          <Wide key={key} />
        ))}
      </CraftElement>
    );
    const { act, children, dom, first, query, second } = await edit([row, <Item />], { resolver: { Item, Row, Wide } });
    css(dom(first), "width: 300px");
    const { left, top } = dom(first).getBoundingClientRect();
    const [a = "", b = ""] = children(first);
    const indexAt = (x: number, over: string) => {
      fire(dom(over), "dragover", { clientX: left + x, clientY: top + 20 });
      return query.getState().indicator?.placement.index;
    };
    fire(dom(second), "dragstart");
    expect(indexAt(50, a)).toBe(0);
    await act(() => dom(first).scrollTo({ left: 150 }));
    expect(indexAt(51, b)).toBe(has ? 1 : 0);
    await act(() => fire(dom(second), "dragend"));
  },
);

test.each(["outside the canvas", "with Escape"])("#end: a block lands at the line, %s", async (end) => {
  const { act, children, dom, first, second } = await items();
  const path = [pointIn(dom(first), 0.1, 0.5), pointIn(dom(second), 0.1, 0.8), pointIn(dom(second), 0.1, 0.9)];
  const far = { x: innerWidth - 9, y: innerHeight - 9 };
  await act(() => (end === "with Escape" ? mouseThenEscape(...path) : mouse(...path, far)));
  expect(children().slice(0, 2)).toEqual([second, first]);
});

test.each([false, true])("#end: a cancellable drag moves a block dropped on the page: %s", async (isDropped) => {
  const container = await render(<CancellableEditor />);
  const [first, last] = container.querySelectorAll("p");
  if (!first || !last) throw new Error("the page is not there");
  const inner = first.appendChild(document.createElement("img"));
  fire(inner, "dragstart");
  dragOver(last, 0.5, 1.7);
  if (isDropped) fire(last, "drop");
  fire(inner, "dragend");
  await settle();
  expect([container.querySelector("p") === first, document.querySelector(".drag-shadow")]).toEqual([!isDropped, null]);
  inner.remove();
});

test("#end: a cancellable drag can be dropped on the line, which lets the pointer through", async () => {
  const container = await render(<CancellableEditor />);
  const [first, last] = container.querySelectorAll("p");
  if (!first || !last) throw new Error("the page is not there");
  const { bottom, left } = last.getBoundingClientRect();
  const below = { x: left + 9, y: bottom + 9 };
  const line = { x: left + 9, y: bottom + 1 };
  const path = [below, below, ...Array(12).fill(line)];
  await mouse(pointIn(first, 0.01, 0.5), ...path);
  await settle();
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(
    [last, first].map(({ textContent }) => textContent),
  );
});

test("#end: a cancellable drop works for a toolbox item that renders during the drag", async () => {
  const Tool = () => {
    const { connectors, isOver } = useEditor(({ indicator }) => ({ isOver: Boolean(indicator) }));
    return <b ref={(dom) => void (dom && connectors.create(dom, <Item />))}>{isOver ? "Dragging" : "Item"}</b>;
  };
  const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
  const { act, children, container, dom, first } = await items([<Item />], {
    beside: <Tool />,
    handlers: (store) => new CancellableHandlers({ store, ...options }),
  });
  const tool = container.querySelector("b") as Element;
  const path = [pointIn(tool, 0.5, 0.5), pointIn(dom(first), 0.5, 0.8), pointIn(dom(first), 0.5, 0.9)];
  await act(() => mouseThenEscape(...path));
  expect(children()).toEqual([first]);
  await act(() => mouse(...path));
  expect(children()).toEqual([first, expect.any(String)]);
});

test.each([Fragment, StrictMode])(
  "#where: the log gives parent and index of blocks that are added and moved",
  async (Mode) => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const container = await render(
      <Mode>
        <EditorWithLog />
      </Mode>,
    );
    for (const text of container.querySelectorAll("p")) text.style.margin = "0";
    const drag = async (from: Element | null | undefined, to: Element | undefined, down: number) => {
      fire(from, "mousedown");
      fire(from, "dragstart");
      if (to) dragOver(to, 0.5, down);
      fire(from, "dragend");
      await settle();
    };
    const texts = () => [...container.querySelectorAll("p")];
    await drag(container.querySelector("button"), texts()[0], 0.9);
    await drag(texts()[0], texts()[2], 0.9);
    expect(log.mock.calls).toEqual([
      ["Added", { parent: "ROOT", index: 1 }],
      ["Moved", { parent: "ROOT", index: 2 }],
    ]);
    // The drop in the same place is not a move, and neither is the block that is added next.
    await drag(texts()[0], texts()[1], 0.1);
    await drag(container.querySelector("button"), texts()[0], 0.9);
    expect(log.mock.calls.slice(2).map(([what]) => what)).toEqual(["Added"]);
    log.mockClear();
    click(texts()[0]);
    click(texts()[1], { metaKey: true });
    await drag(texts()[0], texts()[3], 0.9);
    expect(log.mock.calls).toEqual([2, 3].map((index) => ["Moved", { parent: "ROOT", index }]));
  },
);

test("#no-data: a drag has no data unless a listener gives it some", async () => {
  const { dom, end, first, container, start } = await items();
  let types: readonly string[] | undefined;
  container.addEventListener("dragstart", ({ dataTransfer }) => void (types = dataTransfer?.types));
  const typesOfDrag = async () => {
    start();
    await end();
    return types;
  };
  expect(await typesOfDrag()).toEqual([]);
  dom(first).addEventListener("dragstart", (event) => event.stopPropagation());
  await import("snippet:guides/drag-feedback/src/drag-data.ts");
  container.addEventListener("dragstart", ({ dataTransfer }) => void (types = dataTransfer?.types), true);
  expect(await typesOfDrag()).toEqual(["application/x-block"]);
});

test("#offset: the line is as wide as the block beside it, even beyond a canvas that scrolls", async () => {
  const Wide = () => <p style={{ width: 500 }} ref={useDraggable()} />;
  const editor = await edit([<Wide />, <Item />]);
  css(editor.dom("ROOT"), "width: 200px; overflow: auto");
  const width = async () => Number.parseFloat((await drawLine(editor, editor.first)).style.width);
  expect(await width()).toBeGreaterThanOrEqual(500);
  css(editor.dom(editor.first), "max-width: 100%");
  await editor.act(() => editor.actions.setIndicator(null));
  expect(await width()).toBeLessThan(210);
});

test("#preview: only the innermost block is dragged and shown, with its absolutely positioned parts", async () => {
  const Tip = () => (
    <div ref={useDraggable()} style={{ position: "relative" }}>
      Block <i style={{ position: "absolute", top: -5000 }}>Tip</i>
    </div>
  );
  const { children, dom, first, query } = await edit([containerOf(<Tip />)], { resolver: { Tip } });
  const [tip = ""] = children(first);
  expect(dragImagesOf(dom(tip)).map(({ textContent }) => textContent)).toEqual(["Block Tip"]);
  startDrag(dom(tip));
  expect(query.getEvent("dragged").all()).toEqual([tip]);
  fire(dom(tip), "dragend");
});

test("#direction: in a row that runs from right to left, a drop between two blocks lands elsewhere", async () => {
  const texts = ["A", "B", "C"].map((text) => <SampleText key={text} text={text} />);
  const row = (
    <CraftElement is={SampleContainer} canvas style={{ display: "flex", direction: "rtl", gap: 8, padding: 20 }}>
      {texts}
    </CraftElement>
  );
  const beside = <SampleTool element={<SampleText text="New" />} />;
  const { act, dom, container, second, texts: all } = await edit(row, { beside });
  const tool = container.querySelector("b") as Element;
  await act(() => mouse(pointIn(tool, 0.5, 0.5), pointIn(dom(second), 0.6, 0.5), pointIn(dom(second), 0.1, 0.5)));
  // B is left of A, so the place left of B is before C.
  expect(all()).toEqual(["A", "B", "C", "New"]);
});

test("#scroll: the stage scrolls while the pointer of a drag is within 80 pixels of its edge", async () => {
  const high = { height: 1500, padding: 20 };
  const page = (
    <CraftElement is={SampleContainer} canvas style={high}>
      <SampleText />
    </CraftElement>
  );
  const container = await render(
    <Editor resolver={{ SampleContainer, SampleText }}>
      <Stage>
        <Frame>{page}</Frame>
      </Stage>
    </Editor>,
  );
  const stage = container.querySelector(".stage") as HTMLElement;
  Object.assign(stage.style, { height: "300px", overflow: "auto" });
  const block = container.querySelector("p") as Element;
  await mouse(pointIn(block, 0.1, 0.5), pointIn(stage, 0.2, 0.5), pointIn(stage, 0.2, 0.6));
  expect(stage.scrollTop).toBe(0);
  await mouse(pointIn(block, 0.1, 0.5), pointIn(stage, 0.2, 0.6), pointIn(stage, 0.2, 0.78), pointIn(stage, 0.2, 0.8));
  expect(stage.scrollTop).toBeGreaterThan(0);
});

test("#preview: the picture is set once in a drag", async () => {
  const { dom, first, second } = await items();
  const set = vi.spyOn(DataTransfer.prototype, "setDragImage");
  fire(dom(first), "dragstart");
  for (const down of [0.2, 0.5, 0.9]) dragOver(dom(second), 0.5, down);
  fire(dom(first), "dragend");
  expect(set).toHaveBeenCalledOnce();
  set.mockRestore();
});

test("#flies-back: during a drag, drops are accepted anywhere in the window, but not in the document of a frame", async () => {
  const { dom, first } = await items();
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const isAccepted = (target: EventTarget | null | undefined) =>
    !target?.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }));
  expect(isAccepted(document.body)).toBe(false);
  startDrag(dom(first));
  expect([document.body, frame.contentDocument?.body].map(isAccepted)).toEqual([true, false]);
  fire(dom(first), "dragend");
});
