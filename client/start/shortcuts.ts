import { shortcutsId, shortcutsKey } from "../../shared/wire-names.ts";
import { storage } from "../storage.ts";
import { switchColourMode } from "./colour-mode.ts";
import { areSingleKeysOff, isSingleKey } from "./single-key.ts";

const dialog = () => document.getElementById(shortcutsId) as HTMLDialogElement;

/** Opens the list of the keyboard shortcuts. Escape and its button close it, and the focus goes back. */
export function showShortcuts(): void {
  const box = dialog().querySelector("input");
  if (box) box.checked = !areSingleKeysOff();
  dialog().showModal();
}

/** Switches the shortcuts of a single key on and off. */
export function switchShortcuts(box: HTMLElement): void {
  storage.set(shortcutsKey, (box as HTMLInputElement).checked ? null : "off");
}

addEventListener("keydown", (event) => {
  if (!isSingleKey(event)) return;
  if (event.key === "t") switchColourMode();
  if (event.key === "?") {
    event.preventDefault(); // Firefox may begin to look for text as it is typed
    showShortcuts();
  }
});

// A click beside the dialog closes it.
document.addEventListener("click", ({ target }) => {
  if (target === dialog()) dialog().close();
});
