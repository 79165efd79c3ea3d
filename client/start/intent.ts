const interactive = "a, button, input, summary, textarea, select";
/** Keys that scroll the page, which is reading. */
const scrolling = /^(Arrow|Page|Home$|End$| $)/;

const isShortcut = (event: Event) => event.type === "keydown" && !scrolling.test((event as KeyboardEvent).key);

/** Tells of each sign that the reader wants something: the pointer, a finger or the focus on what they can use, or a key. */
export function onIntent(tell: (event: Event) => void): void {
  const look = (event: Event) => {
    if (isShortcut(event) || (event.target as Element | null)?.closest?.(interactive)) tell(event);
  };
  for (const type of ["pointerover", "touchstart", "focusin", "keydown"]) {
    addEventListener(type, look, { capture: true, passive: true });
  }
}
