import { pressOf } from "browser/key-press.ts";
import { menuId } from "../../shared/wire-names.ts";
import { openDropdowns } from "../overlays.ts";
import { isPressedIn } from "./backdrop.ts";
import { showCurrentPage } from "./current-page.ts";

// A click outside a dropdown or on a link closes it; a link in the drawer closes the drawer. In the capture phase, so
// that focus returns before the next page takes it.
addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest("a");
    for (const dropdown of openDropdowns()) {
      if (link || !(dropdown.contains(target) || isPressedIn(dropdown))) dropdown.open = false;
    }
    const drawer = link?.closest<HTMLElement>("[popover]");
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
  },
  true,
);

// Escape closes a dropdown and returns focus; for popovers the browser does that.
addEventListener("keydown", (event) => {
  if (pressOf(event) !== "Escape") return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
});

/** Makes the open drawer modal, for screen readers too: everything except drawer and navbar is inert. */
export function setInert(isOpen = document.querySelector(`#${menuId}:popover-open`) !== null): void {
  for (const element of document.querySelectorAll<HTMLElement>("main, .footer")) element.inert = isOpen;
}

addEventListener(
  "beforetoggle",
  ({ target, newState }: ToggleEvent) => {
    if ((target as Element).id === menuId) setInert(newState === "open");
  },
  true, // it does not bubble
);

addEventListener(
  "toggle",
  ({ target, newState }: ToggleEvent) => {
    const menu = target as HTMLElement;
    if (menu.id !== menuId || newState !== "open") return;
    (menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector("a"))?.focus({ preventScroll: true });
    showCurrentPage();
  },
  true,
);
