import { storageKeys } from "../values.ts";
import { storage } from "./storage.ts";

const root = document.documentElement;

/** Switches between light and dark. client/first-script.ts sets the first mode, and is what the switch calls. */
export function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  storage.set(storageKeys.colourMode, mode);
}
