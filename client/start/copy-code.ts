/** Milliseconds that a button says that it has copied. */
const saidFor = 2000;

/** Copies the code of the block that the button stands in. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest("figure")?.querySelector("code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // No permission, or no HTTPS: select the code, so that the reader's own shortcut copies it.
    getSelection()?.selectAllChildren(code);
    return;
  }
  button.dataset.copied = "";
  button.setAttribute("aria-label", "Copied");
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute("aria-label", "Copy the code");
  }, saidFor);
}
