const regions = ["#region-toolbar", "#panel-add", "#panel-layers", "[data-stage]", "#panel-settings", ".dock"];
const focusable = 'button, input, textarea, summary, [tabindex="0"], a[href]';

/** Moves the focus to the next part of the editor that is shown, or to the one before. */
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

/** Moves the focus to the first setting of the selected block. */
export function focusSettings(): void {
  // The panel may be opened by the same key, and is shown when React has rendered.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("#panel-settings .fields :is(input, textarea)")?.focus(),
  );
}

function firstFocusable(region: HTMLElement): HTMLElement | null {
  const selected = region.querySelector<HTMLElement>('[aria-selected="true"]');
  return selected ?? region.querySelector<HTMLElement>(focusable);
}
