import { CancellableHandlers } from "snippet:guides/drag-feedback/src/cancellable-handlers.ts";
import { App } from "snippet:guides/responsive-canvas/src/App.tsx";
import { CanvasFrame } from "snippet:guides/responsive-canvas/src/canvas-frame.tsx";
import { copyStyles } from "snippet:guides/responsive-canvas/src/copy-styles.ts";
import { FramedEditor } from "snippet:guides/responsive-canvas/src/framed-editor.tsx";
import { Heading } from "snippet:guides/responsive-canvas/src/heading.tsx";
import { Notice } from "snippet:guides/responsive-canvas/src/notice.tsx";
import { placeOf } from "snippet:guides/responsive-canvas/src/place-of.ts";
import { StyledPage } from "snippet:guides/responsive-canvas/src/styled-page.tsx";
import { useDocumentEvent } from "snippet:guides/responsive-canvas/src/use-document-event.ts";
import { TouchHandlers } from "snippet:guides/touch/src/touch-handlers.ts";
import { Element, Frame, type Options, useEditor, useNode } from "@craftjs/core";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { styled as styledComponents } from "styled-components";
import { expect, onTestFinished, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError, recordError, takeErrors } from "../../harness/errors.ts";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { dragOver, finger, fire, pointIn, settle } from "../../harness/input.ts";
import { changing } from "../../harness/parts.tsx";
import { containerOf, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";

const two = containerOf(<SampleText text="One" />, <SampleText text="Two" />);

type Framed = { content?: ReactElement; beside?: ReactNode; resolver?: object; options?: object };

async function framed({ content = two, beside, resolver, options }: Framed = {}) {
  const canvas = changing(0, (key) => (
    <CanvasFrame key={key} title="Page" width={390}>
      <Frame>{content}</Frame>
    </CanvasFrame>
  ));
  const tool = <SampleTool element={<SampleText text="New" />} />;
  const inside = createElement(Fragment, null, beside, tool, canvas.element);
  const editor = await editorWith(inside, { resolver: { SampleContainer, SampleText, ...resolver }, ...options });
  const { container } = editor;
  const page = () => container.querySelector("iframe")?.contentDocument as Document;
  await vi.waitFor(() => expect(page().querySelector("section")).not.toBeNull());
  for (const text of page().querySelectorAll("p")) text.style.margin = "0";
  return { ...editor, page, remount: () => canvas.change(1) };
}

test("#iframe: blocks are selected and dragged in the frame and from the toolbox, with the indicator", async () => {
  const { children, dom, page, container, query } = await framed();
  const texts = () => children().map((id) => query.node(id).get().data.props.text);
  const [one = "", other = ""] = children();
  fire(dom(one), "mousedown");
  expect([query.getEvent("selected").all(), dom(one).draggable]).toEqual([[one], true]);
  fire(dom(one), "dragstart");
  const clones = [document, page()].map((each) => each.querySelectorAll(".drag-shadow").length);
  expect(clones, "the drag image").toEqual([1, 0]);
  dragOver(dom(other), 0.1, 0.9);
  await settle();
  const line = [...page().querySelectorAll("div")].find(({ style }) => style.zIndex === "99999");
  expect([line?.parentElement === page().body, indicatorLine()]).toEqual([true, undefined]);
  fire(dom(one), "dragend");
  expect(texts()).toEqual(["Two", "One"]);
  fire(container.querySelector("b"), "dragstart");
  dragOver(dom(other), 0.1, 0.1);
  fire(container.querySelector("b"), "dragend");
  expect(texts()).toEqual(["New", "Two", "One"]);
});

test("#iframe: a frame that is mounted again starts with its first content, without a selection", async () => {
  const { actions, children, remount, page, query } = await framed();
  actions.selectNode(children()[0]);
  actions.setProp(children()[0] ?? "", (props) => void (props.text = "Changed"));
  await vi.waitFor(() => expect(page().body.textContent).toBe("ChangedTwo"));
  await remount();
  await vi.waitFor(() => expect(page().body.textContent).toBe("OneTwo"));
  expect(children().filter((id) => query.node(id).isSelected())).toEqual([]);
});

test.each([
  ["phone", 390, "phone", true],
  ["phone", 800, "phone", false],
  ["desktop", 800, "desktop", true],
  ["desktop", 390, "desktop", false],
  ["no width", 390, "none", false],
] as const)("#hide-on: a block hidden on %s, at %i pixels", async (_, width, hideOn, isHidden) => {
  const { actions, children, dom, enable, container, query } = await edit([<Notice key="1" hideOn={hideOn} />]);
  actions.deserialize(query.serialize());
  await settle();
  const [first = ""] = children();
  Object.assign(container.style, { containerType: "inline-size", width: `${width}px` });
  const look = () => [getComputedStyle(dom(first)).display, getComputedStyle(dom(first)).opacity];
  expect(look(), "in the editor").toEqual(["block", isHidden ? "0.4" : "1"]);
  await enable(false);
  expect(look(), "for visitors").toEqual([isHidden ? "none" : "block", "1"]);
});

test("#iframe: a panel that collects from the state makes React warn, but shows the right number", async () => {
  const FramePanel = () => <output>{useEditor(({ nodes }) => ({ ids: Object.keys(nodes) })).ids.length}</output>;
  let container: HTMLElement | undefined;
  await expectError("Cannot update a component", async () => {
    ({ container } = await framed({ beside: <FramePanel /> }));
    await settle();
  });
  expect(container?.querySelector("output")?.textContent).toBe("3");
});

test("#iframe: with server rendering the page appears once the editor is hydrated and the frame has loaded", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<FramedEditor />);
  const frame = container.querySelector("iframe");
  await new Promise((done) => frame?.addEventListener("load", done));
  expect(frame?.contentDocument?.body.textContent).toBe("");
  const root = hydrateRoot(container, <FramedEditor />, { onRecoverableError: recordError });
  await vi.waitFor(() => expect(frame?.contentDocument?.body.textContent).toBe("OneTwo"));
  root.unmount();
  container.remove();
  expect(takeErrors()).toEqual([]);
});

test("#iframe: the example survives a reader", async () => actLikeReader(await render(<FramedEditor />)));

test("#events: React's handlers and the example's hook get events of the frame, document does not", async () => {
  const log: string[] = [];
  const onKey = () => void log.push("document");
  const onAnyKey = () => void log.push("hook");
  const Listens = () => {
    useDocumentEvent("keydown", onAnyKey);
    return null;
  };
  const Field = () => {
    const { connect } = useNode().connectors;
    return <input onKeyDown={() => log.push("React")} ref={(dom) => void (dom && connect(dom))} />;
  };
  const { dom, page } = await framed({ content: containerOf(<Field />), resolver: { Field }, beside: <Listens /> });
  document.addEventListener("keydown", onKey);
  page()
    .querySelector("input")
    ?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  expect(log.splice(0).sort()).toEqual(["React", "hook"]);
  document.dispatchEvent(new KeyboardEvent("keydown"));
  expect(log.sort()).toEqual(["document", "hook"]);
  document.removeEventListener("keydown", onKey);
  const target = dom("ROOT");
  expect([target instanceof HTMLElement, target.nodeType, "isContentEditable" in target]).toEqual([false, 1, true]);
});

test("#events: positions of blocks are relative to the frame, and placeOf adds the frame's own", async () => {
  const { children, dom, container } = await framed();
  const frame = container.querySelector("iframe") as HTMLIFrameElement;
  frame.style.margin = "50px";
  const block = dom(children()[1] ?? "");
  const [blockBox, frameBox] = [block.getBoundingClientRect(), frame.getBoundingClientRect()];
  expect(placeOf(block)).toEqual({ top: blockBox.top + frameBox.top, left: blockBox.left + frameBox.left });
  expect(placeOf(frame)).toMatchObject({ top: frameBox.top, left: frameBox.left });
  expect(frameBox.top).toBeGreaterThanOrEqual(50);
});

test("#limits: after a scroll of the frame, old positions apply until the pointer reaches another canvas", async () => {
  const canvas = <Element is={SampleContainer} canvas style={{ height: 60 }} />;
  const content = containerOf(<SampleText text="One" />, <SampleText text="Two" />, canvas);
  const { children, dom, page, query } = await framed({ content });
  const [one, other, inner] = children().map(dom) as [HTMLElement, HTMLElement, HTMLElement];
  const { top, left, height } = other.getBoundingClientRect();
  const indexAt = (down: number) => {
    fire(other, "dragover", { clientX: left + 30, clientY: top + height * down });
    return query.getState().indicator?.placement.index;
  };
  fire(one, "dragstart");
  const indexes = [indexAt(0.2)];
  // Simulates the page moving up by 200 pixels.
  dom("ROOT").style.paddingTop = "200px";
  for (const scrolled of [page(), page().documentElement, page().defaultView])
    scrolled?.dispatchEvent(new Event("scroll"));
  indexes.push(indexAt(0.3));
  dragOver(inner, 0.1, 0.5);
  expect([...indexes, indexAt(0.4)]).toEqual([1, 1, 0]);
  fire(one, "dragend");
});

test("#limits: vh is relative to the frame's height, and later styles of the editor are not in the frame", async () => {
  const { page, container } = await framed();
  const frame = container.querySelector("iframe") as HTMLIFrameElement;
  expect(frame.offsetHeight).toBeGreaterThanOrEqual(page().body.offsetHeight);
  const block = page().body.appendChild(page().createElement("div"));
  block.style.height = "100vh";
  await vi.waitFor(() => expect(block.offsetHeight).toBe(frame.offsetHeight));
  block.remove();
  const styles = () => page().querySelectorAll("style").length;
  const before = styles();
  const laterStyle = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => laterStyle.remove());
  await settle();
  expect(styles()).toBe(before);
});

test("#events: what onRender adds is in the frame's document", async () => {
  const Marked = ({ render: block }: { render: ReactElement }) => (
    <>
      <i />
      {block}
    </>
  );
  const { page, container } = await framed({ options: { onRender: Marked } });
  expect([page().querySelectorAll("i").length > 0, container.querySelector("i")]).toEqual([true, null]);
});

test.each([
  ["allow-scripts", false],
  ["allow-scripts allow-same-origin", true],
])("#limits: a frame with the sandbox “%s” exposes its document: %s", (sandbox, isGiven) => {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", sandbox);
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  expect(frame.contentDocument !== null).toBe(isGiven);
});

test.each([false, true])(
  "#iframe: a drag from the toolbox with cancellable handlers adds a block if dropped: %s",
  async (isDropped) => {
    type Store = Parameters<Options["handlers"]>[0];
    const handlers = (store: Store) =>
      new CancellableHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
    const { children, dom, container } = await framed({ options: { handlers } });
    const [first = ""] = children();
    const tool = [...container.children].find((element) => element.matches("[draggable=true]"));
    fire(tool, "dragstart");
    dragOver(dom(first), 0.5, 0.9);
    if (isDropped) fire(dom(first), "drop");
    fire(tool, "dragend");
    await settle();
    expect(children()).toHaveLength(isDropped ? 3 : 2);
  },
);

test("#per-device: the heading has the size for the width of its container", async () => {
  const page = (
    <Frame>
      <Heading />
    </Frame>
  );
  const { container } = await editorWith(page, { resolver: { Heading } });
  container.style.containerType = "inline-size";
  const sizeAt = (width: number) => {
    container.style.width = `${width}px`;
    return getComputedStyle(container.querySelector("h2") as HTMLElement).fontSize;
  };
  expect([sizeAt(390), sizeAt(900)]).toEqual(["24px", "40px"]);
});

test("#container: the columns of the example depend on the width that is chosen", async () => {
  const container = await render(<App />);
  const [phone, tablet] = container.querySelectorAll("button");
  const columns = async (button?: HTMLElement) => {
    button?.click();
    await settle();
    return getComputedStyle(container.querySelector("section") as Element).gridTemplateColumns.split(" ").length;
  };
  expect([await columns(phone), await columns(tablet)]).toEqual([1, 2]);
});

test("#iframe: a media query applies at the chosen width of the frame, and a click adds a text", async () => {
  const container = await render(<FramedEditor />);
  const frame = container.querySelector("iframe") as HTMLIFrameElement;
  const page = () => frame.contentDocument?.querySelector("main") as HTMLElement;
  await vi.waitFor(() => expect(page()).not.toBeNull());
  const [tool, phone, tablet] = container.querySelectorAll("button");
  const columns = () => frame.contentWindow?.getComputedStyle(page()).gridTemplateColumns.split(" ").length;
  for (const [button, expected] of [
    [tablet, 2],
    [phone, 1],
  ] as const) {
    button?.click();
    await vi.waitFor(() => expect(columns()).toBe(expected));
    expect([phone?.ariaPressed, tablet?.ariaPressed]).toEqual([`${expected === 1}`, `${expected === 2}`]);
  }
  tool?.click();
  await vi.waitFor(() => expect(page().textContent).toBe("OneTwoNew text"));
});

test("#limits: a finger drags a block inside the frame, but not from outside into it", async () => {
  type Store = Parameters<Options["handlers"]>[0];
  const handlers = (store: Store) =>
    new TouchHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  const { children, dom, container, texts } = await framed({ options: { handlers } });
  const tool = container.querySelector("b") as HTMLElement;
  const inFrame = (down: number) => {
    const { left, top } = placeOf(dom(children()[1] ?? ""));
    return { x: left + 20, y: top + dom(children()[1] ?? "").offsetHeight * down };
  };
  await finger([pointIn(tool, 0.5, 0.5), inFrame(0.9)], 800);
  expect(texts()).toEqual(["One", "Two"]);
  const { left, top } = placeOf(dom(children()[0] ?? ""));
  await finger([{ x: left + 20, y: top + 5 }, inFrame(0.9)], 800);
  await vi.waitFor(() => expect(texts()).toEqual(["Two", "One"]));
});

test("#frame-styles: copyStyles misses later styles; styled-components writes into it with StyledPage", async () => {
  const frames = [0, 1].map(() => document.body.appendChild(document.createElement("iframe")));
  onTestFinished(() => {
    for (const frame of frames) frame.remove();
  });
  const [plainDocument, styledDocument] = frames.map(({ contentDocument }) => contentDocument as Document) as [
    Document,
    Document,
  ];
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = "@font-face { font-family: Mine; src: url(mine.woff2); }";
  copyStyles(document, plainDocument);
  expect(plainDocument.head.textContent).toContain("font-family: Mine");
  document.head.appendChild(style.cloneNode()).textContent = "b { color: red }";
  expect(plainDocument.head.textContent).not.toContain("b { color: red }");
  document.head.lastChild?.remove();
  const Red = styledComponents.p`color: rgb(255, 0, 0);`;
  await render(createPortal(<StyledPage head={styledDocument.head}>{<Red>Red</Red>}</StyledPage>, styledDocument.body));
  const color = (page: Document) => getComputedStyle(page.querySelector("p") as Element).color;
  const Blue = styledComponents.p`color: rgb(0, 0, 255);`;
  await render(createPortal(<Blue>Blue</Blue>, plainDocument.body));
  expect([color(styledDocument), color(plainDocument)]).toEqual(["rgb(255, 0, 0)", "rgb(0, 0, 0)"]);
});

test("#frame-styles: copyStyles copies rules that CSS-in-JS has inserted, and the text of other styles", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const sources = [0, 1].map(() => document.head.appendChild(document.createElement("style")));
  onTestFinished(() => {
    for (const element of [frame, ...sources]) element.remove();
  });
  const [inserted, written] = sources;
  // Empty text, as Emotion and styled-components add it
  inserted?.append("");
  inserted?.sheet?.insertRule("@media (width > 0px) { i { color: rgb(255, 0, 0); } }");
  // cssText would lose the padding: the variable is in a shorthand that the next declaration changes.
  if (written) written.textContent = "i { --size: 3px; padding: var(--size); padding-left: 1px; }";
  const page = frame.contentDocument as Document;
  copyStyles(document, page);
  const { color, paddingRight } = getComputedStyle(page.body.appendChild(page.createElement("i")));
  expect([color, paddingRight]).toEqual(["rgb(255, 0, 0)", "3px"]);
});

test("#iframe: the document of the frame is in standards mode", async () => {
  const { page } = await framed();
  expect(page().compatMode).toBe("CSS1Compat");
});
