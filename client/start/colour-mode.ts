import { storage } from "browser/storage.ts";
import { storageKeys } from "../../shared/constants.ts";

/** Toggles between light and dark. client/start/first-script.ts sets the initial mode and handles the button. */
export function switchColourMode(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  storage.set(storageKeys.colourMode, dataset.theme);
}
