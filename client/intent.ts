const controls = "a, button, input, summary, textarea, select";
const scrollKeys = /^(Arrow|Page|Home$|End$| $)/;

const options = { capture: true, passive: true };

/** Calls `listener` when the pointer, a finger or the focus reaches an element. */
export function onApproach(listener: (event: Event) => void): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, listener, options);
}

/** Calls `listener` on signs of intent to interact: approaching a control, or a key that does not scroll. */
export function onIntent(listener: (event: Event) => void): void {
  const handleControl = (event: Event) => (event.target as Element | null)?.closest?.(controls) && listener(event);
  onApproach(handleControl);
  addEventListener(
    "keydown",
    (event) => (scrollKeys.test(event.key) ? handleControl(event) : listener(event)),
    options,
  );
}
