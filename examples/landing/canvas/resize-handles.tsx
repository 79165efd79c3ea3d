import { useEditor } from "@craftjs/core";
import type { PointerEvent } from "react";
import type { Fields } from "../blocks/fields.ts";
import { blockElement } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";

/** Resize handles of the selected block; the settings panel has the same values as numbers. */
export function ResizeHandles({ id }: { id: string }) {
  const { fields } = useEditor((state) => ({ fields: (state.nodes[id]?.info.fields ?? {}) as Fields }));
  const commands = useCommands();

  const resize = (event: PointerEvent<HTMLElement>, edge: Edge) => {
    const element = blockElement(id);
    const parent = element?.parentElement;
    if (!parent || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    commands.endChange();
    const { left, right, width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(parent);
    const room = parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const around = parent.getBoundingClientRect();
    const centred = Math.abs(left + right - around.left - around.right) < 4;
    const { currentTarget: handle, pointerId, clientX, clientY } = event;
    const move = ({ clientX: x, clientY: y }: MouseEvent) => {
      const changed = resized({ width, height, room, centred }, edge, x - clientX, y - clientY);
      for (const [prop, value] of Object.entries(changed)) commands.setProp(id, prop, value);
    };
    const end = () => {
      controller.abort();
      commands.endChange();
    };
    const controller = new AbortController();
    handle.addEventListener("pointermove", move, controller);
    for (const type of ["pointerup", "pointercancel"]) handle.addEventListener(type, end, controller);
    handle.setPointerCapture(pointerId);
  };
  const edges: Edge[] = [];
  if (fields.width) edges.push("right");
  if (fields.height) edges.push("bottom");
  if (fields.width && fields.height) edges.push("corner");
  return edges.map((edge) => (
    <span key={edge} className={`resize resize-${edge}`} onPointerDown={(event) => resize(event, edge)} />
  ));
}

type Edge = "right" | "bottom" | "corner";

interface Size {
  width: number;
  height: number;
  room: number;
  centred: boolean;
}

const smallestWidth = 10;
const largestHeight = 800;

/** New width (percent of the room) and height (pixels) after dragging an edge by `dx`, `dy` pixels. */
export function resized(size: Size, edge: Edge, dx: number, dy: number): { width?: number; height?: number } {
  const pixels = size.width + dx * (size.centred ? 2 : 1);
  const width = clamp(Math.round((100 * pixels) / size.room), smallestWidth, 100);
  const height = clamp(Math.round(size.height + dy), 0, largestHeight);
  return { ...(edge !== "bottom" && { width }), ...(edge !== "right" && { height }) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
