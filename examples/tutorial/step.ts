import "./start-empty.ts";
import "./src/main.tsx";
import "./step.css";
import "browser/drag-data.ts";
import { ready } from "playground/live/messages.ts";

// One step of the tutorial: the build replaces files of src/ with those in `steps/`. The page embeds it in an iframe and waits
// for the message that the editor has rendered.
const root = document.getElementById("root");
if (root && window.parent !== window) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.parent.postMessage(ready, location.origin);
  }).observe(root, { childList: true });
}
