import { bringAppWhenWanted } from "./start/bring-app.ts";
import { switchColourMode } from "./start/colour-mode.ts";
import { copyCode } from "./start/copy-code.ts";
import { chooseDocsVersion } from "./start/docs-version.ts";
import { closeOnClick } from "./start/dropdowns.ts";
import { importPage } from "./start/import-page.ts";
import { watchLandingExample } from "./start/landing-example.ts";
import { watchLiveExamples } from "./start/live-examples.ts";
import { diagnose, loadData } from "./start/load-data.ts";
import { watchLinks } from "./start/prefetch.ts";
import { startProgress } from "./start/progress.ts";
import { chooseTab } from "./start/tabs.ts";
import { whenIdle } from "./start/when-idle.ts";

/**
 * The script that every page starts with, bundled into one file: all that a reader can want before React is there, and
 * what brings React.
 */

const actions: Record<string, (button: HTMLElement) => void> = {
  "switch-colour-mode": switchColourMode,
  "copy-code": (button) => void copyCode(button),
  "choose-docs-version": (button) => chooseDocsVersion(button.dataset.version ?? ""),
};

addEventListener("click", (event) => {
  const element = event.target as Element;
  chooseTab(event);
  closeOnClick(element);
  if (element.closest('a[href^="#"]')) document.documentElement.dataset.whole = "";
  const button = element.closest<HTMLElement>("[data-action]");
  if (button) actions[button.dataset.action ?? ""]?.(button);
});

function onPageShown(): void {
  whenIdle(watchLinks);
  watchLandingExample();
  watchLiveExamples();
}

onPageShown();
bringAppWhenWanted({ loadData, importPage, startProgress, onPageShown, diagnose });
