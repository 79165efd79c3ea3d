import { menuId } from "../../shared/wire-names.ts";
import { showCurrentPage } from "./current-page.ts";

/** What opens over the page: the navbar's dropdowns, and the list of headings where it does not stand beside the text. */
const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>(":is(.dropdown, .toc:not([data-beside]))[open]");

// A click outside of it, or on a link in it, closes a dropdown, and a link closes the drawer of narrow windows: before the
// link is followed, as the page that it leads to is to get the focus.
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

// Escape closes a dropdown and gives the focus back; the browser does that for popovers.
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
});

// While the drawer is open, all beside it and the navbar is out of reach, for screen readers too.
addEventListener(
  "beforetoggle",
  ({ target, newState }: ToggleEvent) => {
    if ((target as Element).id !== menuId) return;
    for (const element of document.querySelectorAll<HTMLElement>("main, .footer")) element.inert = newState === "open";
  },
  true, // it does not bubble
);

// The focus goes to where the reader is.
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
