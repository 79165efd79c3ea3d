/**
 * Lets a tab show its panel, by click and by keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. The tabs and
 * panels themselves are in the page's HTML (build/example-source.ts).
 */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];

  function show(chosen: HTMLElement | undefined): void {
    if (!chosen) return;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = tab !== chosen;
    }
    chosen.focus();
  }

  list.addEventListener("click", (event) => {
    show((event.target as Element).closest<HTMLElement>("[role=tab]") ?? undefined);
  });

  list.addEventListener("keydown", (event) => {
    const here = tabs.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(tabs.at(next % tabs.length));
  });
}
