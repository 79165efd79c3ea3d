import { rememberTab } from "./choices.ts";

/** Selects the clicked tab in every group of the same name. A click on the open tab does not close it. */
export function chooseTab(event: Event): void {
  const summary = (event.target as Element).closest?.(".tab > summary");
  const tab = summary?.parentElement as HTMLDetailsElement | null | undefined;
  if (!tab) return;
  if (tab.open) event.preventDefault();
  const group = tab.closest<HTMLElement>(".tabs")?.dataset.group;
  if (tab.open || !group) return;
  rememberTab(group, summary?.textContent ?? "");
  for (const candidate of document.querySelectorAll<HTMLDetailsElement>(
    `.tabs[data-group="${CSS.escape(group)}"] > .tab`,
  )) {
    if (candidate !== tab && candidate.querySelector("summary")?.textContent === summary?.textContent)
      candidate.open = true;
  }
}
