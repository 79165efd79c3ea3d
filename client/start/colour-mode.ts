import { storage } from "browser/storage.ts";
import { storageKeys } from "../../shared/constants.ts";
import { root } from "./root.ts";

/** Toggles light and dark. client/start/first-script.ts sets the initial mode and handles the button. */
export function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  storage.set(storageKeys.colourMode, mode);
}
