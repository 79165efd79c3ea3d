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
  const failed = document.createElement("p");
  failed.setAttribute("role", "alert");
  const bringOthers = once(async () => {
    const answer = await fetch(list.dataset.others ?? "");
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    list.parentElement?.insertAdjacentHTML("beforeend", trustedHtml(await answer.json()));
  });

  async function show(chosen: HTMLElement | undefined): Promise<void> {
    if (!chosen) return;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    chosen.focus();
    failed.remove();
    if (!panelOf(chosen)) {
      try {
        await bringOthers();
      } catch (error) {
        console.warn("The files did not load:", error);
        failed.textContent = "This file did not load. Choose it again to retry.";
        list.after(failed);
      }
    }
    if (chosen.getAttribute("aria-selected") !== "true") return; // another tab was chosen meanwhile
    for (const tab of tabs) {
      const panel = panelOf(tab);
      if (panel) panel.hidden = tab !== chosen;
    }
  }

  if (!isSavingData()) whenIdle(() => bringOthers().catch(() => {})); // choosing a tab retries and reports the error

  list.addEventListener("click", (event) => {
    show((event.target as Element).closest<HTMLElement>("[role=tab]") ?? undefined);
  });

  list.addEventListener("keydown", (event) => {
    const here = tabs.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[pressOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    show(tabs.at(next % tabs.length));
  });
}
