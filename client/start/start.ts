import { copyCode, copyLink, copyPage } from "browser/copy.ts";
import { pageRendered, pageShown } from "browser/names.ts";
import { whenIdle } from "browser/when-idle.ts";
import { arriveByLoad } from "./arrival.ts";
import { rememberSection, restoreChoices } from "./choices.ts";
import { chooseDocsVersion } from "./docs-version.ts";
import { watchExamples } from "./examples.ts";
import { loadAppWhenNeeded } from "./load-app.ts";
import { setInert, showCurrentPage } from "./menus.ts";
import { updateToc } from "./on-this-page.ts";
import { prefetchLikelyPages } from "./prefetch.ts";
import { restoreState } from "./restore-state.ts";
import { showShortcuts, switchShortcuts } from "./shortcuts.ts";
import { chooseTab } from "./tabs.ts";
import "./scroll-boxes.ts";
import "./search-opener.ts";

/** The script of every page: features that work before hydration, and loading the app. */

const actions: Record<string, (button: HTMLElement) => void> = {
  "choose-docs-version": (button) => chooseDocsVersion(button.dataset.version ?? ""),
  "copy-code": copyCode,
  "copy-page": copyPage,
  "show-shortcuts": showShortcuts,
  "switch-shortcuts": switchShortcuts,
};

addEventListener(
  "click",
  (event) => {
    const element = event.target;
    if (!(element instanceof Element)) return; // extensions dispatch clicks on the document, too
    chooseTab(event);
    rememberSection(element);
    const button = element.closest<HTMLElement>("[data-action]");
    if (button) actions[button.dataset.action ?? ""]?.(button);
    const anchor = element.closest<HTMLAnchorElement>("a.heading-anchor");
    if (anchor) copyLink(anchor);
  },
  true, // React stops clicks from bubbling in a part that is not hydrated yet
);

/** Sets up the elements of the current page. Can run repeatedly: React may replace them. */
function setUp(): void {
  showCurrentPage();
  setInert();
  whenIdle(prefetchLikelyPages);
  whenIdle(updateToc);
  watchExamples();
}

arriveByLoad();
setUp();
document.addEventListener(pageShown, () => {
  restoreChoices();
  setUp();
});
document.addEventListener(pageRendered, () => {
  restoreChoices();
  updateToc();
  restoreState();
  setUp();
});
loadAppWhenNeeded();
document.documentElement.dataset.started = "";
