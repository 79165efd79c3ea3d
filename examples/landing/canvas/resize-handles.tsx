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
    const availableWidth = parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const parentBox = parent.getBoundingClientRect();
    const isCentred = Math.abs(left + right - parentBox.left - parentBox.right) < 4;
    const { currentTarget: handle, pointerId, clientX, clientY } = event;
    const move = ({ clientX: x, clientY: y }: MouseEvent) => {
      const newSize = sizeAfterDrag({ width, height, availableWidth, isCentred }, edge, x - clientX, y - clientY);
      for (const [prop, value] of Object.entries(newSize)) commands.setProp(id, prop, value);
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
  availableWidth: number;
  isCentred: boolean;
}

const minWidth = 10;
const maxHeight = 800;

/** Width (percent of the available width) and height (pixels) after dragging an edge by `dx`, `dy` pixels. */
export function sizeAfterDrag(size: Size, edge: Edge, dx: number, dy: number): { width?: number; height?: number } {
  const pixels = size.width + dx * (size.isCentred ? 2 : 1);
  const width = clamp(Math.round((100 * pixels) / size.availableWidth), minWidth, 100);
  const height = clamp(Math.round(size.height + dy), 0, maxHeight);
  return { ...(edge !== "bottom" && { width }), ...(edge !== "right" && { height }) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
