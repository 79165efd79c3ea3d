import "./later/keyboard.ts";
import "./later/scroll-boxes.ts";
import "./later/shortcuts.ts";

/**
 * What a reader can want once they do more than read: fetched when the browser is idle, and run at the first sign of
 * intent (client/start/bring-later.ts). It is a bundle of its own: what little it shares with the start script is in both.
 */
export { copyCode, copyLink } from "./later/copy.ts";
export { endBar, startBar } from "./later/progress-bar.ts";
export { onShortcut, showShortcuts, switchShortcuts } from "./later/shortcuts.ts";
