/** Makes an element's text editable. Disables dragging of its ancestors, so that the mouse can select text. */
export function startEditing(element: HTMLElement | null): void {
  if (!element || element.isContentEditable) return;
  // The property setter throws for an unsupported value; the attribute is ignored, hence the fallback.
  element.setAttribute("contenteditable", "plaintext-only");
  if (!element.isContentEditable) element.setAttribute("contenteditable", "true");
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-label", "Text of the block");
  setDraggableAround(element, false);
  element.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(element);
}

/** Reverts `startEditing`. */
export function stopEditing(element: HTMLElement): void {
  if (!element.isContentEditable) return;
  element.removeAttribute("contenteditable");
  element.removeAttribute("role");
  element.removeAttribute("aria-label");
  setDraggableAround(element, true);
}

/** Reads the edited text; pasted line breaks become spaces unless `multiline`. */
export function readText(element: HTMLElement, multiline: boolean): string {
  // contenteditable keeps an extra trailing line break for the caret.
  const text = element.isContentEditable ? element.innerText.replace(/\n$/, "") : (element.textContent ?? "");
  return multiline ? text : text.replace(/\s*\n\s*/g, " ");
}

function setDraggableAround(element: HTMLElement, draggable: boolean): void {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
    if (ancestor.hasAttribute("draggable")) ancestor.draggable = draggable;
}
