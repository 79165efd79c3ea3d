import { defaultColourMode } from "browser/names.ts";
import { storage } from "browser/storage.ts";
import { storageKeys } from "../../shared/constants.ts";
import { applyChoices, choicesKey, parseChoices } from "./choices.ts";
import { switchColourMode } from "./colour-mode.ts";

// Inline in <head>, before the first paint: no flash of the wrong colour mode, and the toggle works at once.
const show = (mode: string | null) => {
  document.documentElement.dataset.theme = mode === "dark" || mode === "light" ? mode : defaultColourMode;
};
show(storage.get(storageKeys.colourMode));

addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest('[data-action="switch-colour-mode"]')) switchColourMode();
});
addEventListener("storage", ({ key, newValue }) => {
  if (key === storageKeys.colourMode || key === null) show(newValue);
});
// A page in the back-forward cache misses storage events.
addEventListener("pageshow", () => {
  const mode = storage.get(storageKeys.colourMode);
  if (mode) show(mode);
});

const choices = storage.get(choicesKey);

// Applied while the HTML is parsed, to avoid layout shift.
if (choices) {
  const restore = () => applyChoices(parseChoices(choices));
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

// The landing example may load before the start script: client/start/examples.ts reads these early messages.
const globals = window as { earlyMessages?: { push(event: MessageEvent): void } };
globals.earlyMessages = [];
addEventListener("message", (event) => globals.earlyMessages?.push(event));
