import { isSavingData } from "browser/connection.ts";
import { pressOf } from "browser/key-press.ts";
import { once } from "browser/once.ts";
import { trustedHtml } from "browser/trusted-types.ts";
import { whenIdle } from "browser/when-idle.ts";

/**
 * Tabs by click and keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. The first panel is in the HTML
 * (build/examples/example-source.ts); the others load on idle or on demand.
 */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute("aria-controls") ?? "");
  const errorMessage = document.createElement("p");
  errorMessage.setAttribute("role", "alert");
  const loadPanels = once(async () => {
    const response = await fetch(list.dataset.others ?? "");
    if (!response.ok) throw new Error(`status ${response.status}`);
    list.parentElement?.insertAdjacentHTML("beforeend", trustedHtml(await response.json()));
  });

  async function show(selectedTab: HTMLElement | undefined): Promise<void> {
    if (!selectedTab) return;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === selectedTab));
      tab.tabIndex = tab === selectedTab ? 0 : -1;
    }
    selectedTab.focus();
    errorMessage.remove();
    if (!panelOf(selectedTab)) {
      try {
        await loadPanels();
      } catch (error) {
        console.warn("The files did not load:", error);
        errorMessage.textContent = "This file did not load. Choose it again to retry.";
        list.after(errorMessage);
      }
    }
    if (selectedTab.getAttribute("aria-selected") !== "true") return; // another tab was chosen meanwhile
    for (const tab of tabs) {
      const panel = panelOf(tab);
      if (panel) panel.hidden = tab !== selectedTab;
    }
  }

  if (!isSavingData()) whenIdle(() => loadPanels().catch(() => {})); // choosing a tab retries and reports the error

  list.addEventListener("click", (event) => {
    show((event.target as Element).closest<HTMLElement>("[role=tab]") ?? undefined);
  });

  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[pressOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    show(tabs.at(next % tabs.length));
  });
}
