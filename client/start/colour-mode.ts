import { storageKeys } from "../../shared/constants.ts";
import { storage } from "../storage.ts";
import { root } from "./root.ts";

/** Switches between light and dark. client/start/first-script.ts sets the first mode, and is what the switch calls. */
export function switchColourMode(): void {
  const mode = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = mode;
  storage.set(storageKeys.colourMode, mode);
}
