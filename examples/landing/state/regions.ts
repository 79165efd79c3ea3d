const regions = "#region-toolbar, #panel-add, #panel-layers, [data-stage], #panel-settings, .dock";
const focusable = 'button, input, textarea, summary, [tabindex="0"], a[href]';

/** Moves focus to the next or previous visible region. */
export function focusNextRegion(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(regions)].filter(
    (region) => region.checkVisibility?.() ?? true,
  );
  if (step < 0) all.reverse();
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].map(firstFocusable).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** Focuses a setting of the selected block, by default the first one. */
export function focusSettings(selector = ".fields :is(input, textarea)"): void {
  // The same key may open the panel: wait for React to render it.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#panel-settings ${selector}`)?.focus());
}

function firstFocusable(region: HTMLElement): HTMLElement | null {
  const selected = region.querySelector<HTMLElement>('[aria-selected="true"]');
  return selected ?? region.querySelector<HTMLElement>(focusable);
}
