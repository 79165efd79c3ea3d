const interactive = "a, button, input, summary, textarea, select";
const scrolling = /^(Arrow|Page|Home$|End$| $)/;

const options = { capture: true, passive: true };

/** Calls `tell` when pointer, finger or focus reaches an element. */
export function onApproach(tell: (event: Event) => void): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, tell, options);
}

/** Calls `tell` on signs of intent to interact: approaching a control, or a key that does not scroll. */
export function onIntent(tell: (event: Event) => void): void {
  const look = (event: Event) => (event.target as Element | null)?.closest?.(interactive) && tell(event);
  onApproach(look);
  addEventListener("keydown", (event) => (scrolling.test(event.key) ? look(event) : tell(event)), options);
}
