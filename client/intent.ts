const interactive = "a, button, input, summary, textarea, select";
/** Keys that scroll the page, which is reading. */
const scrolling = /^(Arrow|Page|Home$|End$| $)/;

const options = { capture: true, passive: true };

/** Tells when the reader comes to an element: with the pointer, a finger or the focus. */
export function onApproach(tell: (event: Event) => void): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, tell, options);
}

/** Tells of each sign that the reader wants something: they come to what they can use, or press a key. */
export function onIntent(tell: (event: Event) => void): void {
  const look = (event: Event) => (event.target as Element | null)?.closest?.(interactive) && tell(event);
  onApproach(look);
  addEventListener("keydown", (event) => (scrolling.test(event.key) ? look(event) : tell(event)), options);
}
