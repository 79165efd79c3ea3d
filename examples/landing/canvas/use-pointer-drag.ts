import { Positioner, useEditor } from "@craftjs/core";
import { type PointerEvent, useEffect, useRef } from "react";
import { announce } from "../state/announcements.ts";
import { useCommands } from "../state/use-commands.ts";

/** Pixels a pointer moves before it is a drag rather than a tap. */
const threshold = 5;
/** Auto-scroll: distance from the canvas edge in pixels, and speed in pixels per frame. */
const edge = 56;
const speed = 10;

/**
 * Drags a block by a handle with pointer events. Craft.js uses HTML drag and drop, which most touch screens lack; the
 * rules and the drop indicator still come from Craft.js.
 * @returns the handle's listener for `pointerdown`
 */
export function usePointerDrag(id: string | null) {
  const { store } = useEditor();
  const commands = useCommands();
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  return (event: PointerEvent<HTMLElement>) => {
    if (id === null || event.button !== 0 || cancel.current) return;
    event.preventDefault();
    const { actions } = store;
    const grip = event.currentTarget;
    const stage = grip.closest<HTMLElement>("[data-stage]");
    const initialScroll = stage?.scrollTop ?? 0;
    // A finger would cover the label.
    const lift = event.pointerType === "touch" ? 40 : 0;
    const start = { x: event.clientX, y: event.clientY };
    let pointer = start;
    let positioner: Positioner | null = null;
    let frame = 0;
    const updateTarget = () => {
      const scrolledBy = (stage?.scrollTop ?? 0) - initialScroll;
      grip.style.translate = `${pointer.x - start.x}px ${pointer.y - start.y + scrolledBy - lift}px`;
      const target = blockAt(pointer.x, pointer.y);
      const indicator = target && positioner?.computeIndicator(target, pointer.x, pointer.y);
      if (indicator) actions.setIndicator(indicator);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const view = stage?.getBoundingClientRect();
      if (!stage || !view) return;
      const by = pointer.y < view.top + edge ? -speed : pointer.y > view.bottom - edge ? speed : 0;
      const before = stage.scrollTop;
      stage.scrollTop += by;
      if (stage.scrollTop !== before) updateTarget();
    };
    const move = ({ clientX: x, clientY: y }: MouseEvent) => {
      pointer = { x, y };
      if (!positioner) {
        if (Math.hypot(x - start.x, y - start.y) < threshold) return;
        positioner = new Positioner(store, { type: "existing", nodes: [id] });
        actions.setNodeEvent("dragged", [id]);
        scroll();
      }
      updateTarget();
    };
    const end = (drop: boolean) => {
      cancel.current = null;
      cancelAnimationFrame(frame);
      controller.abort();
      const indicator = positioner?.getIndicator();
      positioner?.cleanup();
      if (!positioner) return;
      grip.style.translate = "";
      actions.setIndicator(null as never);
      actions.setNodeEvent("dragged", []);
      if (!drop || !indicator) return;
      const { parent, index, where } = indicator.placement;
      if (indicator.error) announce(`${commands.nameOf(id)} cannot be inside ${commands.nameOf(parent.id)}.`);
      else commands.moveTo(id, { parent: parent.id, index: index + (where === "after" ? 1 : 0) });
    };
    const controller = new AbortController();
    const { signal } = controller;
    grip.addEventListener("pointermove", move, { signal });
    grip.addEventListener("pointerup", () => end(true), { signal });
    grip.addEventListener("pointercancel", () => end(false), { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // it would select the parent
      end(false);
    };
    addEventListener("keydown", onKeyDown, { capture: true, signal });
    cancel.current = () => end(false);
    grip.setPointerCapture(event.pointerId);
  };
}

function blockAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const block = element.closest<HTMLElement>("[data-block]");
    if (block?.dataset.block) return block.dataset.block;
  }
  return null;
}
