const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(".dropdown[open]");

/** Closes what a click outside of it, or on a link in it, should close: dropdowns, and the menu of narrow windows. */
export function closeOnClick(clicked: Element): void {
  for (const dropdown of openDropdowns()) {
    if (!dropdown.contains(clicked) || clicked.closest("a")) dropdown.open = false;
  }
  const menu = clicked.closest("a")?.closest<HTMLElement>("[popover]");
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

// Escape closes a dropdown and gives the focus back; the browser does that for popovers.
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
});
