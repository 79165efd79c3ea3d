import { defaultColourMode, storageKeys } from "../../shared/constants.ts";
import { choicesKey } from "../../shared/wire-names.ts";
import { storage } from "../storage.ts";
import { applyChoices, parseChoices } from "./choices.ts";
import { switchColourMode } from "./colour-mode.ts";
import { root } from "./root.ts";

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

// The landing example may be loaded before the page's own script is: client/start/landing-example.ts asks what it said.
const page = window as { earlyMessages?: { push(event: MessageEvent): void } };
page.earlyMessages = [];
addEventListener("message", (event) => page.earlyMessages?.push(event));
