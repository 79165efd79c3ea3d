import { useEditor, useNode } from '@craftjs/core';
import {
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { RenderNode } from '../editor/render-node.tsx';

/** A node with its outline. A selected container has a handle as well. */
export function ResizableNode({ render }: { render: ReactElement }) {
  const { id, actions, height, selected } = useNode((node) => ({
    height: node.data.props.height as number | undefined,
    selected: node.events.selected,
  }));
  const { query } = useEditor();
  const [dom, setDom] = useState<HTMLElement | null>(null);
  const start = useRef({ y: 0, height: 0, throttle: 0 });

  useEffect(() => setDom(query.node(id).get()?.dom ?? null));

  function grab(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const height = dom?.offsetHeight ?? 0;
    start.current = { y: event.clientY, height, throttle: 0 };
  }

  function pull(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const height = start.current.height + event.clientY - start.current.y;
    actions.setProp((props: { height: number }) => {
      props.height = Math.round(Math.min(640, Math.max(64, height)));
    }, start.current.throttle);
    // What follows joins this step, however long it takes.
    start.current.throttle = Number.POSITIVE_INFINITY;
  }

  return (
    <>
      <RenderNode render={render} />
      {selected &&
        dom &&
        height !== undefined &&
        createPortal(
          <div
            className="resize-handle"
            onPointerDown={grab}
            onPointerMove={pull}
            // Or else what is draggable around it would be: the block.
            draggable
            onDragStartCapture={(event) => {
              event.preventDefault();
              event.stopPropagation();
            }}
          />,
          dom,
        )}
    </>
  );
}
