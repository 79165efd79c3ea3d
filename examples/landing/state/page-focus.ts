/** DOM id of a block: looking up an id is faster than querying for an attribute. */
export const blockElementId = (id: string) => `block-${id}`;

/** A block's element on the canvas; null if not rendered. */
export function blockElement(id: string): HTMLElement | null {
  return document.getElementById(blockElementId(id));
}

/** The block's own text element, not one of a nested block. */
export function textElement(id: string): HTMLElement | null {
  const element = blockElement(id);
  const text = element?.querySelector<HTMLElement>("[data-text]") ?? null;
  return text?.closest("[data-block]") === element ? text : null;
}

/** Focuses a block and scrolls the canvas to it, but not the page that embeds the editor. */
export function focusBlock(id: string): void {
  blockElement(id)?.focus({ preventScroll: true });
  reveal(id);
}

/** Scrolls only the canvas. */
export function reveal(id: string): void {
  const element = blockElement(id);
  const stage = element?.closest("[data-stage]");
  if (!element || !stage) return;
  // Room for the label of a selected block.
  const margin = 32;
  const { top: viewTop, bottom: stageBottom } = stage.getBoundingClientRect();
  const viewBottom = Math.min(stageBottom, openSheet()?.getBoundingClientRect().top ?? stageBottom);
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top < viewTop + margin || height > viewBottom - viewTop) stage.scrollTop += top - viewTop - margin;
  else if (bottom > viewBottom - margin) stage.scrollTop += bottom - viewBottom + margin;
}

/** The panel that covers part of the page, in a narrow window. */
function openSheet(): Element | null {
  const name = document.querySelector<HTMLElement>(".workbench")?.dataset.panel;
  const panel = document.getElementById(`panel-${name}`);
  return panel && getComputedStyle(panel).position === "fixed" ? panel : null;
}

const regions = "#region-toolbar, #panel-add, #panel-layers, [data-stage], #panel-settings, .dock";
const focusable = 'button, input, textarea, [tabindex="0"], a[href]';

/** Moves focus to the next or previous visible region. */
export function focusNextRegion(step: 1 | -1, selected: string | null): void {
  const visibleRegions = [...document.querySelectorAll<HTMLElement>(regions)].filter(
    (region) => region.checkVisibility?.() ?? true,
  );
  if (step < 0) visibleRegions.reverse();
  const index = visibleRegions.findIndex((region) => region.contains(document.activeElement));
  const next = [...visibleRegions.slice(index + 1), ...visibleRegions.slice(0, index + 1)]
    .map((region) => firstFocusable(region, selected))
    .find(Boolean);
  next?.focus({ preventScroll: true });
  if (next?.dataset.block) reveal(next.dataset.block);
}

/** Focuses a setting of the selected block, by default the first one. */
export function focusSettings(selector = ".fields :is(input, textarea)"): void {
  // The same key may open the panel: wait for React to render it.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#panel-settings ${selector}`)?.focus());
}

function firstFocusable(region: HTMLElement, selected: string | null): HTMLElement | null {
  const block = selected === null ? null : blockElement(selected);
  if (region.contains(block)) return block;
  const row = region.querySelector<HTMLElement>('[aria-selected="true"]');
  return row ?? region.querySelector<HTMLElement>(focusable);
}
