import { shortcutsId, shortcutsKey } from "../../shared/wire-names.ts";
import { storage } from "../storage.ts";
import { switchColourMode } from "./colour-mode.ts";

const dialog = () => document.getElementById(shortcutsId) as HTMLDialogElement | null;

/** Single-key shortcuts can be switched off, because speech input triggers them by mistake (WCAG 2.1.4). */
export const areSingleKeysOff = () => storage.get(shortcutsKey) === "off";

/** Whether an event comes from an editable field. */
export function isWriting({ target }: Event): boolean {
  const field = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
  return !!(target as Element).closest?.(field);
}

/** Opens the list of keyboard shortcuts. */
export function showShortcuts(): void {
  const box = dialog()?.querySelector("input");
  if (box) box.checked = !areSingleKeysOff();
  dialog()?.showModal();
}

/** Toggles single-key shortcuts. */
export function switchShortcuts(box: HTMLElement): void {
  storage.set(shortcutsKey, (box as HTMLInputElement).checked ? null : "off");
}

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return;
  if (isWriting(event) || document.querySelector("dialog[open]") || areSingleKeysOff()) return;
  if (key === "t") switchColourMode();
  if (key === "?") {
    event.preventDefault(); // or Firefox may open its quick find
    showShortcuts();
  }
});

document.addEventListener("click", ({ target }) => {
  if (target === dialog()) dialog()?.close();
});
