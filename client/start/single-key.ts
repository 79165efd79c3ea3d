import { shortcutsKey } from "../../shared/wire-names.ts";
import { storage } from "../storage.ts";

/** Whether the reader has switched the shortcuts of a single key off: speech input presses them by mistake (WCAG 2.1.4). */
export const areSingleKeysOff = () => storage.get(shortcutsKey) === "off";

/** Whether an event happened where the reader writes. */
export function isWriting({ target }: Event): boolean {
  const field = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
  return !!(target as Element).closest?.(field);
}

/**
 * Whether a key that is pressed may be a shortcut of a single key: it is not pressed to type something, is not the
 * browser's or for a dialog that is open, and the reader wants such shortcuts.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return false;
  return !isWriting(event) && !document.querySelector("dialog[open]") && !areSingleKeysOff();
}
