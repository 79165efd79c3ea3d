import { searchDialogId } from "../../shared/wire-names.ts";
import { isPlainClick } from "../links.ts";
import { areSingleKeysOff, isWriting } from "./shortcuts.ts";

/** Opens the search dialog (click, `/`, Ctrl+K, Cmd+K), even before hydration, and loads the app for it. */

/** Missing if it has failed (client/components/part.tsx): the link to the search is then followed. */
const dialog = () => document.getElementById(searchDialogId) as HTMLDialogElement | null;
const field = () => dialog()?.querySelector("input");

function openSearch(event: Event): void {
  const box = dialog();
  if (!box) return;
  event.preventDefault();
  if (!box.open) box.showModal();
  field()?.select();
}

// Capture phase: before the handlers that follow links and submit forms.
addEventListener(
  "click",
  (event) => {
    if (!isPlainClick(event)) return;
    const target = event.target as Element;
    if (target.closest("[data-search]")) openSearch(event);
    else if (target === dialog() || target.closest(`#${searchDialogId} :is(a, [data-search-close])`)) dialog()?.close();
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    if (!dialog()?.contains(event.target as Node)) return;
    if (field()?.value.trim()) dialog()?.close();
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
