import { fire } from "./pointer.ts";

/** Starts dragging an element, over another one if given, without dropping it. */
export function startDrag(from: Element | null | undefined, over?: Element | null): void {
  fire(from, "mousedown");
  fire(from, "dragstart");
  if (over) fire(over, "dragover");
}
