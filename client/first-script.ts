import { defaultColourMode, storageKeys } from "../content/site.ts";
import { applyChoices, parseChoices } from "./choices.ts";
import { choicesKey } from "./wire-names.ts";

// Runs inside <head> before the first paint, so that no page flashes in the wrong colours.
let mode: string | null = null;
let choices: string | null = null;
try {
  mode = localStorage.getItem(storageKeys.colourMode);
  choices = localStorage.getItem(choicesKey);
} catch {
  // Blocked storage (private mode): the default it is.
}
document.documentElement.dataset.theme = mode === "dark" || mode === "light" ? mode : defaultColourMode;

// What the reader has folded, and the tabs that they use, are put right as they come, so that nothing moves afterwards.
if (choices) {
  const restore = () => applyChoices(parseChoices(choices));
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

// A place further down the page is wanted: the whole page is laid out then (client/styles/prose.css).
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== "navigate") document.documentElement.dataset.whole = "";

// The landing example may be loaded before the page's own script is: client/start/landing-example.ts asks what it said.
const page = window as { earlyMessages?: { push(event: MessageEvent): void } };
page.earlyMessages = [];
addEventListener("message", (event) => page.earlyMessages?.push(event));
