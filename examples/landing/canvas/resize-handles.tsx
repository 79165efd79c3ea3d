import { useEditor } from "@craftjs/core";
import { type PointerEvent, useRef } from "react";
import type { Fields } from "../blocks/fields.ts";
import { blockElement } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";
import { type Edge, resized, type Size } from "./resized.ts";

/** Resize handles of the selected block; the settings panel has the same values as numbers. */
export function ResizeHandles({ id }: { id: string }) {
  const { fields } = useEditor((state) => ({ fields: (state.nodes[id]?.info.fields ?? {}) as Fields }));
  const commands = useCommands();
  const start = useRef<{ x: number; y: number; size: Size; edge: Edge } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>, edge: Edge) => {
    const element = blockElement(id);
    const parent = element?.parentElement;
    if (!parent || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    commands.endChange();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, right, width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(parent);
    const room = parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const around = parent.getBoundingClientRect();
    const centred = Math.abs(left + right - around.left - around.right) < 4;
    start.current = { x: event.clientX, y: event.clientY, edge, size: { width, height, room, centred } };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, y, edge, size } = start.current;
    for (const [prop, value] of Object.entries(resized(size, edge, event.clientX - x, event.clientY - y))) {
      commands.setProp(id, prop, value);
    }
  };
  const onPointerEnd = () => {
    start.current = null;
    commands.endChange();
  };
  const edges: Edge[] = [];
  if (fields.width) edges.push("right");
  if (fields.height) edges.push("bottom");
  if (fields.width && fields.height) edges.push("corner");
  return edges.map((edge) => (
    <span
      key={edge}
      className={`resize resize-${edge}`}
      onPointerDown={(event) => onPointerDown(event, edge)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    />
  ));
}
