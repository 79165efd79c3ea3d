/** Closes what lies over the page: the drawer, a dropdown, a dialog. They are about the page that the reader leaves. */
export function closeOverlays(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(".dropdown[open]")) dropdown.open = false;
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}
