/** Whether a key is pressed to type something, belongs to the browser, or is for a dialog that is open. */
export function isTyped({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const field = (target as Element).closest?.(
    "input, textarea, select, [contenteditable]:not([contenteditable=false])",
  );
  return (
    ctrlKey || metaKey || altKey || isComposing || field != null || document.querySelector("dialog[open]") !== null
  );
}
