import { shortcutsId, shortcutsKey } from "../../shared/wire-names.ts";
import { switchColourMode } from "../start/colour-mode.ts";
import { areSingleKeysOff, isSingleKey } from "../start/single-key.ts";
import { storage } from "../start/storage.ts";

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

/** Does what the key stands for, if it is a shortcut. Nothing for other events. */
export function onShortcut(event: Event): void {
  if (event.type !== "keydown" || !isSingleKey(event as KeyboardEvent)) return;
  const { key } = event as KeyboardEvent;
  if (key === "t") switchColourMode();
  if (key === "?") {
    event.preventDefault(); // Firefox may begin to look for text as it is typed
    showShortcuts();
  }
}

addEventListener("keydown", onShortcut);

// A click beside the dialog closes it.
document.addEventListener("click", ({ target }) => {
  if (target === dialog()) dialog().close();
});
