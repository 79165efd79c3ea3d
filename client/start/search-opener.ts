import { searchDialogId } from "../../shared/wire-names.ts";
import { isPlainClick } from "../links.ts";
import { areSingleKeysOff, isWriting } from "./shortcuts.ts";

/**
 * Opens the search dialog on a click on the navbar's search, on `/`, Ctrl+K and Cmd+K, even before hydration. Any of them
 * also makes the app load, which searches as the reader types (client/search/search-dialog.tsx).
 */

const dialog = () => document.getElementById(searchDialogId) as HTMLDialogElement;
const field = () => dialog().querySelector("input") as HTMLInputElement;

function openSearch(event: Event): void {
  event.preventDefault();
  if (!dialog().open) dialog().showModal();
  field().select();
}

// In the capture phase: this must run before whatever follows links and submits forms.
addEventListener(
  "click",
  (event) => {
    if (!isPlainClick(event)) return;
    const target = event.target as Element;
    if (target.closest("[data-search]")) openSearch(event);
    // The backdrop, the close button or a link.
    else if (target === dialog() || target.closest(`#${searchDialogId} :is(a, [data-search-close])`)) dialog().close();
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    if (!dialog().contains(event.target as Node)) return;
    if (field().value.trim()) dialog().close();
    else event.preventDefault();
  },
  true,
);

addEventListener(
  "keydown",
  (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isWriting(event);
    const isK = key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
    if (!event.isComposing && (isK || (isSlash && !areSingleKeysOff()))) openSearch(event);
  },
  true,
);
