import { landingLoadedMessage } from "browser/names.ts";

/**
 * Reports that the editor is usable, again after a bfcache restore. The embedding page queues messages that arrive
 * before its script (client/start/first-script.ts).
 */
export function tellParent(): void {
  if (window.parent === window) return;
  const tell = () => window.parent.postMessage({ [landingLoadedMessage]: true }, location.origin);
  tell();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell();
  });
}
