import { defaultColourMode, storageKeys } from "../shared/constants.ts";
import { choicesKey } from "../shared/wire-names.ts";
import { applyChoices, parseChoices } from "./start/choices.ts";
import { switchColourMode } from "./start/colour-mode.ts";
import { framesOfVisit, showFirst, whenFontsCame } from "./start/first-frame.ts";
import { root } from "./start/root.ts";
import { storage } from "./start/storage.ts";

// Runs inside <head> before the first paint, so that no page flashes in the wrong colours, and the switch works at once.
const show = (mode: string | null) => {
  root.dataset.theme = mode === "dark" || mode === "light" ? mode : defaultColourMode;
};
show(storage.get(storageKeys.colourMode));

addEventListener("click", ({ target }) => {
  if ((target as Element).closest('[data-action="switch-colour-mode"]')) switchColourMode();
});
// Another tab has switched.
addEventListener("storage", ({ key, newValue }) => {
  if (key === storageKeys.colourMode || key === null) show(newValue);
});
// A page that Back brings out of the browser's cache was told of nothing while it was there. Where nothing can be stored,
// it has what it had.
addEventListener("pageshow", () => {
  const mode = storage.get(storageKeys.colourMode);
  if (mode) show(mode);
});

const choices = storage.get(choicesKey);

// What the reader has folded, and the tabs that they use, are put right as they come, so that nothing moves afterwards.
if (choices) {
  const restore = () => applyChoices(parseChoices(choices));
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === "navigate") whenFontsCame(() => showFirst(true, framesOfVisit()));
else showFirst(false, []);

// The landing example may be loaded before the page's own script is: client/start/landing-example.ts asks what it said.
const page = window as { earlyMessages?: { push(event: MessageEvent): void } };
page.earlyMessages = [];
addEventListener("message", (event) => page.earlyMessages?.push(event));
