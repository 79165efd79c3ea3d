import { searchDialogId } from "../../shared/wire-names.ts";
import { isPlainClick } from "../router/internal-link.ts";
import type { startSearch } from "../search/search-dialog.ts";
import { importAnew } from "./import-anew.ts";
import { onApproach } from "./intent.ts";
import { areSingleKeysOff, isWriting } from "./single-key.ts";

/** Opens the search dialog from the first paint on: by a click on the navbar's search, by `/`, by Ctrl+K or Cmd+K. */

const dialog = document.getElementById(searchDialogId) as HTMLDialogElement | null;
let code: Promise<void> | undefined;

/** Fetches what searches, once. Until it is there, the field is a plain one, whose form leads to the search page. */
function bringCode(): void {
  if (!dialog || code) return;
  code = importAnew<{ startSearch: typeof startSearch }>(dialog.dataset.code ?? "")
    .then((module) => module.startSearch(dialog))
    .catch((error) => {
      code = undefined;
      dialog.dataset.appless = "";
      console.warn("Could not load the search:", error);
    });
}

function openSearch(): void {
  if (!dialog) return;
  bringCode();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input")?.select();
}

const openerOf = ({ target }: Event) => (target as Element | null)?.closest?.("[data-search]");

addEventListener(
  "click",
  (event) => {
    if (!isPlainClick(event)) return;
    const target = event.target as Element;
    if (dialog && openerOf(event)) {
      event.preventDefault();
      openSearch();
    } else if (target === dialog || target.closest("[data-search-close]")) dialog?.close();
  },
  true, // before the router and whoever else follows links
);

// A result or the form leads to another page.
dialog?.addEventListener("click", (event) => {
  if (isPlainClick(event) && (event.target as Element).closest("a")) dialog.close();
});
dialog?.addEventListener("submit", () => dialog.close());

onApproach((event) => openerOf(event) && bringCode());

addEventListener(
  "keydown",
  (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isWriting(event);
    const isK = key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
    if (!dialog || event.isComposing || !(isK || (isSlash && !areSingleKeysOff()))) return;
    event.preventDefault();
    openSearch();
  },
  true,
);
