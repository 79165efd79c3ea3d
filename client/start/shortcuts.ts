import { isWriting, pressOf } from "browser/key-press.ts";
import { storage } from "browser/storage.ts";
import { shortcutsId } from "../../shared/wire-names.ts";
import { switchColourMode } from "./colour-mode.ts";

const dialog = () => document.getElementById(shortcutsId) as HTMLDialogElement | null;

/** Key in localStorage: "off" if single-key shortcuts are disabled. */
const key = "shortcuts";

/** Single-key shortcuts can be switched off, because speech input triggers them by mistake (WCAG 2.1.4). */
export const areSingleKeysOff = () => storage.get(key) === "off";

/** Opens the list of keyboard shortcuts. */
export function showShortcuts(): void {
  const box = dialog()?.querySelector("input");
  if (box) box.checked = !areSingleKeysOff();
  dialog()?.showModal();
}

/** Toggles single-key shortcuts. */
export function switchShortcuts(box: HTMLElement): void {
  storage.set(key, (box as HTMLInputElement).checked ? null : "off");
}

const keys: Record<string, (() => void) | undefined> = { t: switchColourMode, "?": showShortcuts };

addEventListener("keydown", (event) => {
  const action = keys[pressOf(event)];
  if (!action || event.repeat || event.defaultPrevented || isWriting(event)) return;
  if (document.querySelector("dialog[open]") || areSingleKeysOff()) return;
  event.preventDefault(); // or Firefox may open its quick find
  action();
});
