const regions = ["#region-toolbar", "#panel-add", "#panel-layers", "[data-stage]", "#panel-settings", ".dock"];
const focusable = 'button, input, textarea, summary, [tabindex="0"], a[href]';

/** Moves focus to the next or previous visible region. */
export function focusNextRegion(step: 1 | -1): void {
  const shown = regions
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .filter((region) => region?.checkVisibility?.() ?? region !== null) as HTMLElement[];
  const at = shown.findIndex((region) => region.contains(document.activeElement));
  for (let tries = 1; tries <= shown.length; tries++) {
    const from = at < 0 && step < 0 ? 0 : at;
    const region = shown[(from + step * tries + shown.length * 2) % shown.length];
    const target = region && firstFocusable(region);
    if (!target) continue;
    target.focus({ preventScroll: true });
    return;
  }
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
