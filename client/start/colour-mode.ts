import { storageKeys } from "../../shared/constants.ts";
import { root } from "./root.ts";
import { storage } from "./storage.ts";

/** Switches between light and dark. client/first-script.ts sets the first mode, and is what the switch calls. */
export function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  storage.set(storageKeys.colourMode, mode);
}
