import "./src/main.tsx";
import "./step.css";
import "browser/drag-data.ts";
import { storage } from "browser/storage.ts";
import { ready } from "playground/live/messages.ts";

// One step of the tutorial: the build replaces files of src/ with those in `steps/`.
// The tutorial embeds it in an iframe and waits for the message that the editor has rendered.
const root = document.getElementById("root");
if (root && window.parent !== window) {
  // A frame begins afresh each time, before the editor reads what src/more/saved-page.ts has stored.
  storage.set(`page-editor ${location.pathname}`, null);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.parent.postMessage(ready, location.origin);
  }).observe(root, { childList: true });
}
