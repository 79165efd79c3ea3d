/**
 * The field that the reader writes into. React replaces it when it renders the page again, which must cost the reader
 * neither what they have typed nor the dialog that it is in.
 */
let field: HTMLInputElement | undefined;

for (const type of ["focusin", "input"]) {
  addEventListener(type, ({ target }) => {
    if ((target as Element).matches?.("input:is([type=text], [type=search])")) field = target as HTMLInputElement;
  });
}

/** Gives the field that has replaced the reader's its text and the focus, and opens its dialog again. */
export function restoreField(): void {
  const before = field;
  if (!before || before.isConnected) return;
  const dialog = document.getElementById(before.closest("dialog[open]")?.id ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  const scope = dialog ?? document.querySelector("main");
  const after = scope?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(before.name)}"]`);
  field = undefined;
  if (!after) return;
  after.value = before.value;
  after.focus();
  after.setSelectionRange(before.selectionStart, before.selectionEnd);
  after.dispatchEvent(new Event("input", { bubbles: true }));
}
