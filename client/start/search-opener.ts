import { isWriting, pressOf } from "browser/key-press.ts";
import { searchDialogId } from "../../shared/wire-names.ts";
import { isPlainClick } from "../links.ts";
import { areSingleKeysOff } from "./shortcuts.ts";

/** Missing if its part of the page has failed (client/components/part.tsx); the link then opens the search page. */
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
    const { target } = event;
    if (!isPlainClick(event) || !(target instanceof Element)) return;
    if (target.closest("[data-search]")) openSearch(event);
    else if (target.closest(`#${searchDialogId} :is(a, [data-search-close])`)) dialog()?.close();
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

/** On a Mac, Ctrl+K deletes to the end of the line. */
const onMac = /mac|iphone|ipad/i.test(navigator.platform);
/** The key that opened the dialog. While it is held, it must not type into the field. */
let opener = "";

function isSearchKey(event: KeyboardEvent): boolean {
  const press = pressOf(event);
  if (press === "Control+k") return !(onMac && isWriting(event));
  return press === "Meta+k" || (press === "/" && !isWriting(event) && !areSingleKeysOff());
}

addEventListener(
  "keydown",
  (event) => {
    if (event.repeat && event.code === opener) return event.preventDefault();
    opener = "";
    if (!isSearchKey(event)) return;
    openSearch(event);
    opener = event.code;
  },
  true,
);
