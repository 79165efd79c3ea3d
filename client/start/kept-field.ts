/** The field the reader last typed into. React replaces it when it renders the page again; its text must survive that. */
let field: HTMLInputElement | undefined;

for (const type of ["focusin", "input"]) {
  addEventListener(type, ({ target }) => {
    if ((target as Element).matches?.("input:is([type=text], [type=search])")) field = target as HTMLInputElement;
  });
}

/** Moves text and focus from the reader's field to its replacement, and reopens its dialog. */
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
