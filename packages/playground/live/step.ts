import "browser/drag-data.ts";
import { storage } from "browser/storage.ts";
import { ready } from "./messages.ts";

/**
 * Loaded before the code of each step on the pages “First editor” and “Tutorial”, for which the build replaces files of src/
 * with those in `steps/`. The page embeds a step in an iframe, and waits for the message that its editor has rendered.
 */
const root = document.getElementById("root");
if (root && window.parent !== window) {
  // A frame starts without a saved page. The visitor's view, whose URL has a query, shows the saved page.
  if (location.search === "") for (const key of ["draft", "page"]) storage.set(key, null);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.parent.postMessage(ready, location.origin);
  }).observe(root, { childList: true });
}
