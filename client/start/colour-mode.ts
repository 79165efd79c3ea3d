import { storageKeys } from "../../content/site.ts";
import { storage } from "./storage.ts";

const root = document.documentElement;

/** Switches between light and dark. client/first-script.ts has set the first mode before the first paint. */
export function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  storage.set(storageKeys.colourMode, mode);
}

// Another tab has switched.
addEventListener("storage", ({ key, newValue }) => {
  if (key === storageKeys.colourMode || key === null) root.dataset.theme = newValue === "dark" ? "dark" : "light";
});
