import "./src/main.tsx";
import "./step.css";
import "../drag-data.ts";
import { ready } from "../../client/live/messages.ts";

/**
 * The page of one step of the tutorial: the editor as it is then, alone. In each step, the build puts the files of
 * `steps/` in the place of those in `src/`. The tutorial's page shows it in a frame, and is told when there is an editor.
 */
const root = document.getElementById("root");
if (root && window.parent !== window) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.parent.postMessage(ready, location.origin);
  }).observe(root, { childList: true });
}
