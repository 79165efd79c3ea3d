/** Open dropdowns, including the table of contents unless it is a column beside the text. */
export const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>(":is(.dropdown, .toc:not([data-beside]))[open]");

/** Closes the drawer, dropdowns and dialogs. */
export function closeOverlays(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  for (const dropdown of openDropdowns()) dropdown.open = false;
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}
