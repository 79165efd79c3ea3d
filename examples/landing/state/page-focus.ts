/** DOM id of a block: looking up an id is faster than querying for an attribute. */
export const blockElementId = (id: string) => `block-${id}`;

/** A block's element on the canvas; null if not rendered. */
export function blockElement(id: string): HTMLElement | null {
  return document.getElementById(blockElementId(id));
}

/** The block's own text element, not one of a nested block. */
export function ownText(id: string): HTMLElement | null {
  const element = blockElement(id);
  const text = element?.querySelector<HTMLElement>("[data-text]") ?? null;
  return text?.closest("[data-block]") === element ? text : null;
}

/** Focuses a block and scrolls the canvas to it, but not the page that embeds the editor. */
export function focusBlock(id: string): void {
  const element = blockElement(id);
  element?.focus({ preventScroll: true });
  if (element) reveal(element);
}

/** Scrolls only the canvas. */
export function reveal(element: HTMLElement): void {
  const stage = element.closest<HTMLElement>("[data-stage]");
  if (!stage) return;
  const margin = 24;
  const view = stage.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top < view.top + margin || height > view.height) stage.scrollTop += top - view.top - margin;
  else if (bottom > view.bottom - margin) stage.scrollTop += bottom - view.bottom + margin;
}
