const interactive = "a, button, input, summary, textarea, select";
const scrolling = /^(Arrow|Page|Home$|End$| $)/;

const options = { capture: true, passive: true };

/** Calls `listener` when the pointer, a finger or the focus reaches an element. */
export function onApproach(listener: (event: Event) => void): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, listener, options);
}

/** Calls `listener` on signs of intent to interact: approaching a control, or a key that does not scroll. */
export function onIntent(listener: (event: Event) => void): void {
  const look = (event: Event) => (event.target as Element | null)?.closest?.(interactive) && listener(event);
  onApproach(look);
  addEventListener("keydown", (event) => (scrolling.test(event.key) ? look(event) : listener(event)), options);
}
