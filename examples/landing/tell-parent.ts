import { landingLoadedMessage } from "../../shared/wire-names.ts";

/**
 * Tells the page around, on this origin only, that the editor can be used. That page keeps what is said before its
 * script is there (client/start/first-script.ts). When the browser brings it back from its cache, it is told again.
 */
export function tellParent(): void {
  if (window.parent === window) return;
  const tell = () => window.parent.postMessage({ [landingLoadedMessage]: true }, location.origin);
  tell();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell();
  });
}
