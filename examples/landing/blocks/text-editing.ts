/** Lets the visitor type in a text. Blocks around it cannot be dragged meanwhile, so that the mouse selects words. */
export function startEditing(element: HTMLElement): void {
  if (element.isContentEditable) return;
  // An attribute, as the property throws where browsers do not know this value; they take it for none.
  element.setAttribute("contenteditable", "plaintext-only");
  if (!element.isContentEditable) element.setAttribute("contenteditable", "true");
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-label", "Text of the block");
  for (const block of draggableAround(element)) block.draggable = false;
  element.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(element);
}

/** Ends what `startEditing` has begun. */
export function stopEditing(element: HTMLElement): void {
  if (!element.isContentEditable) return;
  element.removeAttribute("contenteditable");
  element.removeAttribute("role");
  element.removeAttribute("aria-label");
  for (const block of draggableAround(element)) block.draggable = true;
}

/** The text as it is stored. Where it has one line only, what was pasted into it becomes one. */
export function readText(element: HTMLElement, multiline: boolean): string {
  // While a text is edited, browsers put an extra line break at its end, to have a place for the caret.
  const text = element.isContentEditable ? element.innerText.replace(/\n$/, "") : (element.textContent ?? "");
  return multiline ? text : text.replace(/\s*\n\s*/g, " ");
}

function draggableAround(element: HTMLElement): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.hasAttribute("draggable")) blocks.push(at);
  return blocks;
}
