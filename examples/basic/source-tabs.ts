import { pressOf } from "browser/key-press.ts";

/** Tabs by click and keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Their HTML is from build/examples/example-source.ts. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];

  function show(chosen: HTMLElement | null | undefined): void {
    if (!chosen) return;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = tab !== chosen;
    }
    chosen.focus();
  }

  list.addEventListener("click", ({ target }) => show((target as Element).closest<HTMLElement>("[role=tab]")));
  list.addEventListener("keydown", (event) => {
    const here = tabs.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[pressOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    show(tabs.at(next % tabs.length));
  });
}
