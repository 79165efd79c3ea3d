/** The element that had the focus last. React replaces it when it renders the page again. */
let focused: Element | undefined;

addEventListener("focusin", ({ target }) => {
  if (target instanceof Element) focused = target;
});

/** Reopens the reader's dialog, and moves text and focus from the reader's field to its replacement. */
export function restoreFocus(): void {
  const before = focused;
  if (!before || before.isConnected) return;
  focused = undefined;
  const dialog = document.getElementById(before.closest("dialog[open]")?.id ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  if (!(before instanceof HTMLInputElement && before.matches("[type=text], [type=search]"))) return;
  const scope = dialog ?? document.querySelector("main");
  const after = scope?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(before.name)}"]`);
  if (!after) return;
  after.value = before.value;
  after.focus();
  after.setSelectionRange(before.selectionStart, before.selectionEnd);
  after.dispatchEvent(new Event("input", { bubbles: true }));
}
