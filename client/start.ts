import { bringAppWhenWanted } from "./start/bring-app.ts";
import { bringLater } from "./start/bring-later.ts";
import { rememberSection, restoreChoices } from "./start/choices.ts";
import { showCurrentPage } from "./start/current-page.ts";
import { chooseDocsVersion } from "./start/docs-version.ts";
import { whenWhole } from "./start/first-frame.ts";
import { importPage } from "./start/import-page.ts";
import { watchLandingExample } from "./start/landing-example.ts";
import { layOutRest } from "./start/lay-out-rest.ts";
import { watchLiveExamples } from "./start/live-examples.ts";
import { diagnose, loadData } from "./start/load-data.ts";
import "./start/menus.ts";
import { followReading } from "./start/on-this-page.ts";
import { onPreloaded, watchLinks } from "./start/prefetch.ts";
import "./start/search-opener.ts";
import { startProgress } from "./start/progress.ts";
import { root } from "./start/root.ts";
import { chooseTab } from "./start/tabs.ts";
import { whenIdle } from "./start/when-idle.ts";

/**
 * The script that every page starts with, bundled into one file: all that a reader can want before React is there, and
 * what brings React. What they can want only when they do more than read is in client/later.ts.
 */

const actions: Record<string, (button: HTMLElement) => void> = {
  "choose-docs-version": (button) => chooseDocsVersion(button.dataset.version ?? ""),
  "copy-code": (button) => bringLater(({ copyCode }) => copyCode(button), console.warn),
  "show-shortcuts": () => bringLater(({ showShortcuts }) => showShortcuts(), console.warn),
  "switch-shortcuts": (box) => bringLater(({ switchShortcuts }) => switchShortcuts(box), console.warn),
};

addEventListener("click", (event) => {
  const element = event.target as Element;
  chooseTab(event);
  rememberSection(element);
  const button = element.closest<HTMLElement>("[data-action]");
  if (button) actions[button.dataset.action ?? ""]?.(button);
  const hashLink = element.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!hashLink) return;
  showWhole();
  if (hashLink.className === "heading-anchor") bringLater(({ copyLink }) => copyLink(hashLink), console.warn);
});

addEventListener("keydown", ({ key }) => {
  // The next stop may be in what is not laid out yet. Browsers scroll to where they guess it to be, and it moves out of view.
  if (key === "Tab") showWhole();
});

/** Lays the whole page out, also where it is shown frame by frame still: the place that is wanted may be anywhere in it. */
function showWhole(): void {
  root.dataset.whole = "";
  delete root.dataset.frame;
}

function onPageShown(): void {
  whenWhole(showCurrentPage); // before, the sidebar may be without content
  whenIdle(watchLinks);
  whenIdle(followReading);
  watchLandingExample();
  watchLiveExamples();
}

onPageShown();
whenIdle(layOutRest);
bringAppWhenWanted({
  opened: { url: new URL(location.href), entry: history.state?.id },
  loadData,
  importPage,
  onPreloaded,
  startProgress,
  onPageShown: () => {
    restoreChoices();
    onPageShown();
  },
  diagnose,
});
