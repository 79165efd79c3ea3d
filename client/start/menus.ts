import { menuId } from "../../shared/wire-names.ts";
import { openDropdowns } from "../overlays.ts";
import { showCurrentPage } from "./current-page.ts";

// A click outside a dropdown or on a link closes it, and a link in the drawer closes the drawer. In the capture phase: the
// focus must have returned before the link is followed, since the next page takes it.
addEventListener(
  "click",
  ({ target }) => {
    const clicked = target as Element;
    const link = clicked.closest("a");
    for (const dropdown of openDropdowns()) {
      if (!dropdown.contains(clicked) || link) dropdown.open = false;
    }
    const drawer = link?.closest<HTMLElement>("[popover]");
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
  },
  true,
);

// Escape closes a dropdown and returns the focus; for popovers, the browser does that.
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
});

// While the drawer is open, only the drawer and the navbar can be reached, by screen readers too.
addEventListener(
  "beforetoggle",
  ({ target, newState }: ToggleEvent) => {
    if ((target as Element).id !== menuId) return;
    for (const element of document.querySelectorAll<HTMLElement>("main, .footer")) element.inert = newState === "open";
  },
  true, // it does not bubble
);

// The open drawer focuses the current page.
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
