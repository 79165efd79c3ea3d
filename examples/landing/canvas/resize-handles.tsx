import { useEditor } from "@craftjs/core";
import { type PointerEvent, useRef } from "react";
import type { Field } from "../blocks/fields.ts";
import { useCommands } from "../state/commands.ts";
import { blockElement } from "../state/page-focus.ts";
import { type Edge, resized, type Size } from "./resized.ts";

const edges: Edge[] = ["right", "bottom", "corner"];

/** Resize handles of the selected block; the settings panel has the same values as numbers. */
export function ResizeHandles({ id }: { id: string }) {
  const { fields } = useEditor((state) => ({ fields: (state.nodes[id]?.info.fields ?? []) as Field[] }));
  const commands = useCommands();
  const start = useRef<{ x: number; y: number; size: Size; edge: Edge } | null>(null);
  const has = { width: false, height: false };
  for (const { prop } of fields) if (prop === "width" || prop === "height") has[prop] = true;
  if (!has.width && !has.height) return null;

  const onPointerDown = (event: PointerEvent<HTMLElement>, edge: Edge) => {
    const element = blockElement(id);
    if (!element?.parentElement || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    commands.endChange();
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element.parentElement);
    const room =
      element.parentElement.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const parentBox = element.parentElement.getBoundingClientRect();
    const centred = Math.abs(box.left + box.right - parentBox.left - parentBox.right) < 4;
    start.current = {
      x: event.clientX,
      y: event.clientY,
      edge,
      size: { width: box.width, height: box.height, room, centred },
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, y, edge, size } = start.current;
    const next = resized(size, edge, event.clientX - x, event.clientY - y);
    if (has.width && next.width !== undefined) commands.setProp(id, "width", next.width);
    if (has.height && next.height !== undefined) commands.setProp(id, "height", next.height);
  };
  const onPointerEnd = () => {
    start.current = null;
    commands.endChange();
  };
  return edges
    .filter((edge) => (edge === "right" ? has.width : edge === "bottom" ? has.height : has.width && has.height))
    .map((edge) => (
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
