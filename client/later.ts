import "./later/keyboard.ts";
import "./later/shortcuts.ts";

/**
 * What a reader can want once they look around: the start script brings it when the browser is idle (client/start/
 * bring-later.ts). It is a bundle of its own: what little it shares with the start script is in both.
 */
export { copyCode, copyLink } from "./later/copy.ts";
export { followReading } from "./later/on-this-page.ts";
export { endBar, startBar } from "./later/progress-bar.ts";
export { showShortcuts, switchShortcuts } from "./later/shortcuts.ts";
