import { defaultColourMode, storageKeys } from "../content/site.ts";

// Runs inside <head> before the first paint, so that no page flashes in the wrong colours.
let mode: string | null = null;
try {
  mode = localStorage.getItem(storageKeys.colourMode);
} catch {
  // Blocked storage (private mode): the default it is.
}
document.documentElement.dataset.theme = mode === "dark" ? "dark" : defaultColourMode;
