import { fire } from "./pointer.ts";

/** Takes hold of an element, and drags it over another one, if any. It is not let go. */
export function startDrag(from: Element | null | undefined, over?: Element | null): void {
  fire(from, "mousedown");
  fire(from, "dragstart");
  if (over) fire(over, "dragover");
}
