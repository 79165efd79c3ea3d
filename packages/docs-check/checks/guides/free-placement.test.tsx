import { fromTemplate, toTemplate } from "snippet:guides/copy-and-paste/src/template.ts";
import { CancellableHandlers } from "snippet:guides/drag-feedback/src/cancellable-handlers.ts";
import { App } from "snippet:guides/free-placement/src/App.tsx";
import { Board } from "snippet:guides/free-placement/src/board.tsx";
import { FrontButton } from "snippet:guides/free-placement/src/front-button.tsx";
import { Note } from "snippet:guides/free-placement/src/note.tsx";
import { Sticker } from "snippet:guides/free-placement/src/sticker.tsx";
import { Toolbox } from "snippet:guides/free-placement/src/toolbox.tsx";
import { usePointerDrag } from "snippet:guides/free-placement/src/use-pointer-drag.ts";
import { type EditorStore, useNode } from "@craftjs/core";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { assign, edit, render } from "../../harness/editor.tsx";
import { finger, fingers, mouse, pointIn, pressKey } from "../../harness/input.ts";
import { containerOf, useDraggable } from "../../harness/samples.tsx";

async function board(beside = <Toolbox />, options: Parameters<typeof edit>[1] = {}) {
  const page = (
    <Board>
      <Note text="One" x={40} y={40} />
      <Note text="Two" x={320} y={120} />
    </Board>
  );
  const editor = await edit(page, { resolver: { Board, Note }, beside, ...options });
  const at = (id: string) => [editor.data(id).props.x, editor.data(id).props.y];
  return { ...editor, at };
}

test.each([
  ["mouse", mouse],
  ["finger", (...path: Parameters<typeof mouse>) => finger(path)],
])("#move: a %s moves a note along the grid in one step, and not out of the board", async (_, drag) => {
  const { act, actions, at, dom, first, steps } = await board();
  const from = pointIn(dom(first), 0.5, 0.5);
  const by = (x: number, y: number) => from && { x: from.x + x, y: from.y + y };
  await act(() => drag(from, by(10, 10), by(50, 30), by(70, 42)));
  expect([at(first), steps()]).toEqual([[112, 80], 1]);
  await act(() => actions.history.undo());
  expect(at(first)).toEqual([40, 40]);
  await act(() => drag(from, by(-30, -10), by(-90, -20)));
  expect(at(first)).toEqual([0, 24]);
});

test("#move: a drag that begins within the grid is a separate step", async () => {
  const { act, actions, at, dom, first, second, steps, textOf, setText } = await board();
  setText(second, "Edited");
  const from = pointIn(dom(first), 0.5, 0.5);
  const by = (x: number, y: number) => from && { x: from.x + x, y: from.y + y };
  await act(() => mouse(from, by(1, 1), by(2, 2), by(30, 2), by(40, 2)));
  expect([at(first), steps()]).toEqual([[80, 40], 2]);
  await act(() => actions.history.undo());
  expect([at(first), textOf(second)]).toEqual([[40, 40], "Edited"]);
});

test("#move: only the main button drags a note", async () => {
  const { at, dom, first } = await board();
  for (const button of [2, 0]) {
    const captured = vi.spyOn(dom(first), "setPointerCapture").mockReset();
    const init = { bubbles: true, button, isPrimary: true, pointerId: 1 };
    dom(first).dispatchEvent(new PointerEvent("pointerdown", init));
    expect([captured.mock.calls.length, at(first)]).toEqual([button === 0 ? 1 : 0, [40, 40]]);
  }
});

test("#move: a second finger on the note does not move it", async () => {
  const { act, at, dom, first } = await board();
  const { left, top } = dom(first).getBoundingClientRect();
  const by = (x: number) => ({ x: left + 20 + x, y: top + 20 });
  await act(() => fingers([by(0)], [by(16)], [by(16), by(80)], [by(16), by(100)], [by(32), by(100)]));
  expect(at(first)).toEqual([72, 40]);
});

test("#move: arrow keys without a modifier move the focused note", async () => {
  const { act, at, dom, first } = await board();
  dom(first).focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) await act(() => pressKey(key));
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
    const key = new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true, [modifier]: true });
    await act(() => expect(dom(first).dispatchEvent(key), modifier).toBe(true));
  }
  expect(at(first)).toEqual([48, 56]);
});

test("#move: in a canvas of half the size, a note follows the pointer at half the speed", async () => {
  const { act, at, dom, first } = await board();
  Object.assign(dom("ROOT").style, { transform: "scale(0.5)", transformOrigin: "0 0" });
  const left = () => dom(first).getBoundingClientRect().left;
  const [before, from] = [left(), pointIn(dom(first), 0.5, 0.5)];
  await act(() => mouse(from, from && { x: from.x + 20, y: from.y }, from && { x: from.x + 64, y: from.y }));
  expect([at(first), left() - before]).toEqual([[104, 40], 32]);
});

test("#resize: the handle of the selected note changes its width, and the note stays", async () => {
  const { act, actions, at, data, dom, first, container, second } = await board();
  await act(() => actions.selectNode(first));
  const handle = dom(first).querySelector("span");
  const from = handle && pointIn(handle, 0.5, 0.5);
  await act(() => mouse(from, from && { x: from.x + 30, y: from.y }, from && { x: from.x + 64, y: from.y }));
  expect([data(first).props.width, at(first)]).toEqual([224, [40, 40]]);
  await act(() => actions.selectNode(second));
  expect(container.querySelectorAll("[style*=ew-resize]")).toHaveLength(1);
});

test("#rotate: the handle turns the selected block by steps of 15 degrees, in one step to undo", async () => {
  const editor = await edit([<Sticker key="1" text="Round" x={80} y={80} />], { resolver: { Sticker } });
  const { act, actions, data, dom, first, steps } = editor;
  actions.setCustom(first, (custom: { note?: string }) => void (custom.note = "An earlier step"));
  actions.setProp(first, (props) => void (props.angle = 0));
  await act(() => actions.selectNode(first));
  const { left, top, width, height } = dom(first).getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: left + width / 2 + x, y: top + height / 2 + y });
  const handle = dom(first).querySelector("span");
  await act(() => mouse(handle && pointIn(handle, 0.5, 0.5), at(1, -40), at(40, -40), at(60, 20)));
  expect([data(first).props.angle, dom(first).style.rotate, steps()]).toEqual([105, "105deg", 3]);
  const turned = dom(first).getBoundingClientRect();
  expect(turned.left + turned.width / 2, "the centre").toBeCloseTo(left + width / 2);
  await act(() => actions.history.undo());
  expect(data(first).props.angle).toBe(0);
});

test("#rotate: a width is dragged along the axis of a rotated block", async () => {
  const [cos, sin] = [Math.cos(Math.PI / 2), Math.sin(Math.PI / 2)];
  const Sized = () => {
    const [width, setWidth] = useState(100);
    const resize = usePointerDrag({ x: width * cos, y: width * sin }, ({ x, y }: Record<"x" | "y", number>) =>
      setWidth(x * cos + y * sin),
    );
    return <output {...resize}>{Math.round(width)}</output>;
  };
  const { act, container } = await board(<Sized />);
  const output = container.querySelector("output");
  const from = output && pointIn(output, 0.5, 0.5);
  await act(() => mouse(from, from && { x: from.x + 50, y: from.y + 20 }, from && { x: from.x + 70, y: from.y + 30 }));
  expect(output?.textContent).toBe("130");
});

test("#drop: a new note lands at the pointer, is selected, and is removed by one undo", async () => {
  const { act, actions, at, children, dom, container, selected } = await board();
  const before = children();
  const tool = container.querySelector("span");
  const { x, y } = dom("ROOT").getBoundingClientRect();
  const to = { x: x + 1 + 203, y: y + 1 + 245 };
  await act(() => mouse(tool && pointIn(tool, 0.5, 0.5), { ...to, y: to.y - 9 }, to));
  const added = children().find((id) => !before.includes(id)) ?? "";
  expect([at(added), selected()]).toEqual([[208, 248], [added]]);
  await act(() => actions.history.undo());
  expect(children()).toEqual(before);
});

test("#drop: a note that is released outside the board lands there, unless the handlers cancel the drag", async () => {
  for (const isCancelled of [false, true]) {
    const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
    const handlers = (store: EditorStore) => new CancellableHandlers({ store, ...options });
    const { act, at, children, container, dom } = await board(<Toolbox />, isCancelled ? { handlers } : {});
    const tool = container.querySelector("span");
    const box = dom("ROOT").getBoundingClientRect();
    const inside = [0.5, 0.6].map((down) => pointIn(dom("ROOT"), 0.5, down));
    await act(() => mouse(tool && pointIn(tool, 0.5, 0.5), ...inside, { x: box.left + 8, y: box.bottom + 200 }));
    const [, , added] = children();
    expect(added ? at(added)[1] > box.height : "cancelled").toBe(isCancelled ? "cancelled" : true);
  }
});

test("#drop: in a canvas of half the size, the example's position is half of the pointer's", async () => {
  const { act, at, children, dom, container } = await board();
  Object.assign(dom("ROOT").style, { transform: "scale(0.5)", transformOrigin: "0 0" });
  const before = children();
  const tool = container.querySelector("span");
  const { x, y } = dom("ROOT").getBoundingClientRect();
  const to = { x: x + 96, y: y + 64 };
  await act(() => mouse(tool && pointIn(tool, 0.5, 0.5), { ...to, y: to.y - 9 }, to));
  const added = children().find((id) => !before.includes(id)) ?? "";
  expect(at(added)).toEqual([96, 64]);
});

test("#stack: a note that is brought to the front is the last one, and covers the others", async () => {
  const { act, actions, children, first, container, second } = await board(<FrontButton />);
  await act(() => actions.selectNode(first));
  await act(() => container.querySelector("button")?.click());
  expect(children()).toEqual([second, first]);
  await act(() => actions.selectNode("ROOT"));
  expect(container.querySelector("button")?.disabled).toBe(true);
});

test("#mixed: a board accepts notes only, and a note only on boards", async () => {
  const { first, freshNode, query } = await board();
  expect(query.node("ROOT").isDroppable(freshNode())).toBe(false);
  expect(query.node("ROOT").isDroppable(first)).toBe(true);
});

test("#mixed: the mouse moves a note on a board in a block that can be dragged, and not that block", async () => {
  const section = containerOf(
    <Board>
      <Note text="One" x={40} y={40} />
    </Board>,
  );
  const { act, children, container, data, first } = await edit([section], { resolver: { Board, Note } });
  const from = pointIn(container.querySelector("[tabindex]") as Element, 0.5, 0.5);
  const by = (x: number, y: number) => from && { x: from.x + x, y: from.y + y };
  await act(() => mouse(from, by(10, 10), by(50, 30), by(70, 42)));
  const [note = ""] = children(children(first)[0]);
  expect([data(note).props.x, data(note).props.y]).toEqual([112, 80]);
});

test.each([false, true])(
  "#mixed: a note with a handle goes to another board, with its coordinates if the handle stops pointerdown: %s",
  async (isStopped) => {
    const Handled = ({ x = 40, y = 40 }) => {
      const { actions, connectors } = useNode();
      const move = usePointerDrag({ x, y }, (point: Record<"x" | "y", number>, throttle: number) =>
        actions.setProp(assign(point), throttle),
      );
      return (
        <div
          style={{ position: "absolute", left: x, top: y }}
          ref={(dom) => void (dom && connectors.connect(dom))}
          {...move}
        >
          <b
            onPointerDown={(event) => isStopped && event.stopPropagation()}
            ref={(dom) => void (dom && connectors.drag(dom))}
          >
            Move
          </b>
        </div>
      );
    };
    const Area = Object.assign(
      ({ children }: { children?: ReactNode }) => (
        <div style={{ position: "relative", height: 200 }} ref={useDraggable()}>
          {children}
        </div>
      ),
      { craft: { isCanvas: true } },
    );
    const areas = [
      <Area key="1">
        <Handled />
      </Area>,
      <Area key="2" />,
    ];
    const { act, children, container, data, dom, second, steps } = await edit(areas, { resolver: { Area, Handled } });
    const handle = container.querySelector("b") as Element;
    const to = [0.4, 0.5].map((place) => pointIn(dom(second), place, place));
    await act(() => mouse(pointIn(handle, 0.5, 0.5), ...to));
    const [note = ""] = children(second);
    expect([data(note).props.x ?? 40, steps()]).toEqual(isStopped ? [40, 1] : [expect.not.closeTo(40), 2]);
  },
);

test("#mixed: onBeforeMoveEnd places a note on another board in the step of the move", async () => {
  const boards = ["a", "b"].map((text) => (
    <Board key={text}>
      <Note text={text} x={40} y={40} />
    </Board>
  ));
  const { actions, children, data, first, second } = await edit(boards, {
    resolver: { Board, Note },
    onBeforeMoveEnd: (node, parent, oldParent) => {
      if (parent.id !== oldParent.id) node.data.props.x = 96;
    },
  });
  const [note = ""] = children(first);
  actions.move(note, first, 1);
  expect(data(note).props.x).toBe(40);
  actions.move(note, second, 1);
  expect(data(note).props.x).toBe(96);
  actions.history.undo();
  expect([children(first), data(note).props.x]).toEqual([[note], 40]);
});

test("the app survives a reader who drags, clicks and types", async () => actLikeReader(await render(<App />)));

test("#costs: a copy covers the original, unless its coordinates are changed before it is added", async () => {
  const { actions, at, first, query } = await board();
  const copy = (by: number) => {
    const tree = fromTemplate(query, toTemplate(query, first));
    const { props } = tree.nodes[tree.rootNodeId].data;
    if (by) Object.assign(props, { x: props.x + by, y: props.y + by });
    actions.addNodeTree(tree, "ROOT");
    return at(tree.rootNodeId);
  };
  expect([copy(0), copy(16)]).toEqual([
    [40, 40],
    [56, 56],
  ]);
});

test("#costs: a longer text covers the note below; with position: static, blocks are in the order of nodes", async () => {
  const { act, actions, dom, first, second } = await board();
  const box = (id: string) => dom(id).getBoundingClientRect();
  await act(() => actions.setProp(second, (props) => Object.assign(props, { x: 40, y: 120 })));
  expect(box(first).bottom).toBeLessThanOrEqual(box(second).top);
  await act(() => actions.setProp(first, (props) => void (props.text = "A long translation ".repeat(9))));
  expect(box(first).bottom).toBeGreaterThan(box(second).top);
  for (const id of [first, second]) dom(id).style.position = "static";
  expect(box(first).bottom).toBeLessThanOrEqual(box(second).top);
});
