/** What opens over the page: the navbar's dropdowns and, unless it stands beside the text, the table of contents. */
export const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>(":is(.dropdown, .toc:not([data-beside]))[open]");

/** Closes whatever lies over the page: the drawer, dropdowns, a dialog. */
export function closeOverlays(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  for (const dropdown of openDropdowns()) dropdown.open = false;
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}
