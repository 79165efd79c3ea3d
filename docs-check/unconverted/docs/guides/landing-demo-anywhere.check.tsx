import { Element, useEditor, useNode } from "@craftjs/core";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { mouse } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";

interface Place {
  x: number;
  y: number;
}

/** As the page's handle, for both directions. */
function MoveHandle({ id }: { id: string }) {
  const { actions, query } = useEditor();
  const gesture = useRef<(Place & { props: Place; moved: boolean }) | null>(null);
  const move = ({ clientX, clientY }: PointerEvent) => {
    const current = gesture.current;
    if (!current) return;
    const [x, y] = [current.props.x + clientX - current.x, current.props.y + clientY - current.y];
    const { props: now } = query.node(id).get().data;
    if (x === now.x && y === now.y) return;
    const { setProp } = current.moved ? actions.history.merge() : actions;
    current.moved = true;
    setProp(id, (props: Place) => {
      props.x = x;
      props.y = y;
    });
  };
  return (
    <b
      aria-hidden="true"
      style={{ position: "absolute", inset: 0 }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        const { x, y } = query.node(id).get().data.props;
        gesture.current = { x: clientX, y: clientY, props: { x, y }, moved: false };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        gesture.current = null;
      }}
    />
  );
}

const Note = ({ x = 0, y = 0 }: Partial<Place>) => {
  const { id, connectors } = useNode();
  return (
    <p
      style={{ position: "absolute", margin: 0, width: 60, height: 30, left: x, top: y }}
      ref={(dom) => void (dom && connectors.connect(connectors.drag(dom)))}
    >
      <MoveHandle id={id} />
    </p>
  );
};
Note.craft = { props: { x: 0, y: 0 } };

const Board = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useNode();
  return (
    <section style={{ position: "relative", height: 300 }} ref={(dom) => void (dom && connectors.connect(dom))}>
      {children}
    </section>
  );
};

const board = {
  content: (
    <Element is={Board} canvas>
      <Note x={10} y={20} />
    </Element>
  ),
  resolver: { Board, Note },
};

const placeOf = (element: globalThis.Element | null | undefined) => {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left, y: top };
};

export const probes: CheckFile["probes"] = {
  "let the block render a handle like [this one](#resize) that writes `x` and `y` instead of `width`. The block shows them as `left` and `top`, with `position: absolute`, in a canvas with `position: relative`.":
    () =>
      withEditor(async (editor, place) => {
        const corner = placeOf(place.querySelector("section"));
        const from = { x: corner.x + 30, y: corner.y + 30 };
        await mouse(from, { x: from.x + 20, y: from.y + 5 }, { x: from.x + 70, y: from.y + 90 });
        await settle();
        const moved = placeOf(place.querySelector("p"));
        same([moved.x - corner.x, moved.y - corner.y, editor.store.history.timeline.length], [80, 110, 1]);
        const saved = Object.values(editor.query.getSerializedNodes()).map(({ props }) => props);
        same(saved, [{}, { x: 80, y: 110 }]);
      }, board),

  "note where the pointer is in a `dragover` listener on the document, and write it in [`onCreate`](/docs/api/useEditor#create), less the corner of the canvas.":
    async () => {
      let last: Place = { x: 0, y: 0 };
      const note = ({ clientX, clientY }: MouseEvent) => {
        last = { x: clientX, y: clientY };
      };
      const Tool = () => {
        const { actions } = useEditor();
        return (
          <SampleTool
            element={<Note />}
            onCreate={({ rootNodeId }) => {
              const corner = placeOf(document.querySelector("section"));
              actions.setProp(rootNodeId, (props: Place) => {
                props.x = last.x - corner.x;
                props.y = last.y - corner.y;
              });
            }}
          />
        );
      };
      document.addEventListener("dragover", note);
      await withEditor(
        async (editor, place) => {
          const section = place.querySelector("section");
          const corner = placeOf(section);
          const tool = [...place.querySelectorAll("b")].find(({ textContent }) => textContent === "Tool");
          fire(tool, "dragstart");
          fire(section, "dragover", { clientX: corner.x + 150, clientY: corner.y + 70 });
          fire(tool, "dragend");
          await settle();
          const [, made = ""] = childrenOf(editor);
          same(editor.query.node(made).get().data.props, { x: 150, y: 70 });
        },
        { ...board, beside: <Tool /> },
      );
      document.removeEventListener("dragover", note);
    },
};
