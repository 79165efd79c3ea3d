import { App } from "snippet:guides/landing-demo/src/App.tsx";
import { ResizeHandle } from "snippet:guides/landing-demo/src/resize-handle.tsx";
import { SelectionFrame } from "snippet:guides/landing-demo/src/selection-frame.tsx";
import { useNode } from "@craftjs/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { fillIn, fire, mouse, pointIn, settle } from "../../harness/input.ts";
import { SampleText, useDraggable } from "../../harness/samples.tsx";

const boxOf = (element: Element | null | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [left, top, width, height].map(Math.round);
};

async function app(select: string) {
  const container = await render(<App />);
  const page = container.querySelector("section") as HTMLElement;
  const look = () => [page.innerHTML, ...boxOf(page)];
  const before = look();
  const toolbar = () => container.querySelector("[role=group]");
  const selectBlock = async (name: string) => {
    const element = page.querySelector(name);
    fire(element, "mousedown");
    await settle();
    expect(boxOf(toolbar()?.parentElement)).toEqual(boxOf(element));
    return element;
  };
  const labels = () => [...container.querySelectorAll("aside label")].map(({ textContent }) => textContent?.trim());
  return { before, labels, look, page, container, selectBlock, toolbar, selected: await selectBlock(select) };
}

test("#fields: each block has the form of the fields in its craft.info, which changes its props", async () => {
  const { labels, container, selectBlock, selected, toolbar } = await app("section");
  expect(labels()).toEqual(["Width", "Background"]);
  const field = container.querySelector("input");
  expect(field?.type).toBe("number");
  await fillIn(field, "200");
  expect([boxOf(selected)[2], boxOf(toolbar()?.parentElement)]).toEqual([200, boxOf(selected)]);
  await selectBlock("p");
  expect(labels()).toEqual(["Text"]);
  const buttons = [...(toolbar()?.querySelectorAll("button") ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Parent", "Delete"]);
  buttons[1]?.click();
  await settle();
  const actual = [container.querySelector("p"), toolbar(), container.querySelector("aside")?.innerText];
  expect(actual).toEqual([null, null, "Select a block"]);
});

test("#selection: the frame covers the block, outside the page, and only its buttons get the pointer", async () => {
  const { before, look, page, selected, toolbar } = await app("section");
  expect(look()).toEqual(before);
  const frame = toolbar()?.parentElement as HTMLElement;
  expect([page.contains(frame), getComputedStyle(frame.offsetParent as Element).position]).toEqual([false, "relative"]);
  const at = (element: Element | null | undefined) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const button = toolbar()?.querySelector("button");
  expect([at(frame) === selected, at(button) === button]).toEqual([true, true]);
});

test("#selection: the app survives a reader who drags, clicks and types", async () =>
  actLikeReader(await render(<App />)));

test("#selection: the frame is not shown while the selected block is hidden", async () => {
  const { act, actions, first, container } = await edit([<SampleText />], { beside: <SelectionFrame /> });
  await act(() => actions.selectNode(first));
  const isShown = () => container.querySelector("[style*=outline]")?.checkVisibility();
  for (const hidden of [false, true, false]) {
    await act(() => actions.setHidden(first, hidden));
    await vi.waitFor(() => expect(isShown()).toBe(!hidden));
  }
});

test("#resize: each gesture is one step, and other buttons begin none", async () => {
  const capture = vi.spyOn(HTMLElement.prototype, "setPointerCapture").mockImplementation(() => {});
  const Box = ({ width = 200 }: { width?: number }) => {
    const { connect } = useNode().connectors;
    return <p style={{ width }} ref={(dom) => void (dom && connect(dom))} />;
  };
  const { act, data, container, store } = await edit(<Box />, { beside: <ResizeHandle id="ROOT" /> });
  const handle = container.querySelector("[aria-hidden]");
  const moves = [100, 90, 80, 70].map((x) => ["pointermove", x] as const);
  const gesture = [["pointerdown", 100], ...moves, ["lostpointercapture", 70], ["pointermove", 0]] as const;
  for (const button of [0, 2, 0])
    await act(() => {
      for (const [type, clientX] of gesture)
        handle?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button }));
    });
  expect([data("ROOT").props.width, store.history.timeline.length]).toEqual([140, 2]);
  capture.mockRestore();
});

test("#resize: a percentage times the ratio of widths gives the new width, also in a parent with padding", () => {
  const parent = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => parent.remove());
  parent.style.cssText = "width: 400px; padding: 24px";
  const block = parent.appendChild(document.createElement("div"));
  block.style.width = "50%";
  const start = block.offsetWidth;
  block.style.width = `${(50 * 260) / start}%`;
  expect([start, block.offsetWidth]).toEqual([200, 260]);
});

test.each([true, false])("#resize: a handle in a block has to prevent mousedown's default: %s", async (prevents) => {
  const Box = ({ width = 200 }: { width?: number }) => {
    const { id } = useNode();
    return (
      <div style={{ position: "relative", width, height: 40 }} ref={useDraggable()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it wraps the handle */}
        <b onMouseDown={(event) => prevents && event.preventDefault()}>
          <ResizeHandle id={id} />
        </b>
      </div>
    );
  };
  const { act, children, dom, container } = await edit([<Box />]);
  const from = pointIn(container.querySelector("b > span") as Element, 0.5, 0.5) ?? { x: 0, y: 0 };
  await act(() => mouse(from, { ...from, x: from.x + 20 }, { ...from, x: from.x + 60 }));
  const width = dom(children()[0] ?? "").offsetWidth;
  expect(prevents ? width === 260 : width < 260).toBe(true);
});
