import "./styles/landing.css";
import { savedPageKey } from "./names.ts";
import { keepClick, nextPause, notifyParent, prepareFirstView, waitForAction } from "./take-over.ts";

const container = document.getElementById("editor");
if (!container) throw new Error("The page has no element #editor to put the editor into.");

const isEmbedded = window.parent !== window;
document.documentElement.classList.toggle("standalone", !isEmbedded);
// The first view shows the page that everyone starts with.
const isFirstView = !hasSavedPage();
if (!isFirstView) container.replaceChildren();

const repeatClick = isFirstView ? keepClick() : () => {};
// Embedded: in short tasks, so that the surrounding page stays responsive.
const pause = isEmbedded ? nextPause : () => undefined;
if (isEmbedded) await (isFirstView ? waitForAction() : nextPause());
await import("./react.ts");
await pause();
await import("./craft.ts");
await pause();
const { startEditor } = await import("./editor.tsx");
await pause();
prepareFirstView(container);
await pause();
startEditor(container, () => {
  repeatClick();
  notifyParent();
});

/** Without the package `browser`, whose module the site's pages would then have to load as a separate file. */
function hasSavedPage(): boolean {
  try {
    return localStorage.getItem(savedPageKey) !== null;
  } catch {
    return false;
  }
}
