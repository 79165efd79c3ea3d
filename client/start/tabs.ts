import { rememberTab } from "./choices.ts";

/**
 * A tab that is chosen is chosen in every group of the same name: who uses pnpm uses it on the whole site. A click on the
 * tab that is open does not close it, as its panel would leave a hole.
 */
export function chooseTab(event: Event): void {
  const summary = (event.target as Element).closest?.(".tab > summary");
  const tab = summary?.parentElement as HTMLDetailsElement | null | undefined;
  if (!tab) return;
  if (tab.open) event.preventDefault();
  const group = tab.closest<HTMLElement>(".tabs")?.dataset.group;
  if (tab.open || !group) return;
  rememberTab(group, summary?.textContent ?? "");
  for (const other of document.querySelectorAll<HTMLDetailsElement>(
    `.tabs[data-group="${CSS.escape(group)}"] > .tab`,
  )) {
    if (other !== tab && other.querySelector("summary")?.textContent === summary?.textContent) other.open = true;
  }
}
