/** The id in the document of a block's element: browsers find that at once, and an attribute by looking at every element. */
export const blockElementId = (id: string) => `block-${id}`;

/** The element of a block on the canvas; null while it is not shown. */
export function blockElement(id: string): HTMLElement | null {
  return document.getElementById(blockElementId(id));
}

/** The text of a block that has one of its own, and not one of a block in it. */
export function ownText(id: string): HTMLElement | null {
  const element = blockElement(id);
  const text = element?.querySelector<HTMLElement>("[data-text]") ?? null;
  return text?.closest("[data-block]") === element ? text : null;
}

/** Puts the focus on a block, and the block into view. Scrolls the canvas only, not a page around the editor. */
export function focusBlock(id: string): void {
  const element = blockElement(id);
  element?.focus({ preventScroll: true });
  if (element) reveal(element);
}

/** Scrolls the canvas until an element is in view. */
export function reveal(element: HTMLElement): void {
  const stage = element.closest<HTMLElement>("[data-stage]");
  if (!stage) return;
  const margin = 24;
  const view = stage.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top < view.top + margin || height > view.height) stage.scrollTop += top - view.top - margin;
  else if (bottom > view.bottom - margin) stage.scrollTop += bottom - view.bottom + margin;
}
