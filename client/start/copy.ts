import { announcerId } from "../../shared/wire-names.ts";

/** Milliseconds that the button shows "Copied". */
const saidFor = 2000;

/** Copies the code block of a button. */
export function copyCode(button: HTMLElement): void {
  const code = button.closest("figure")?.querySelector("code");
  // Without permission or HTTPS, select the code so that Ctrl+C copies it.
  if (code) void copy(button, code.textContent, () => getSelection()?.selectAllChildren(code));
}

/** Copies the address of a heading; the browser follows the anchor too. */
export function copyLink(anchor: HTMLAnchorElement): void {
  void copy(anchor, anchor.href, () => {});
}

async function copy(button: HTMLElement, text: string, otherwise: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    otherwise();
    return;
  }
  if (button.dataset.copied !== undefined) return;
  const label = button.getAttribute("aria-label") ?? "";
  button.dataset.copied = "";
  button.setAttribute("aria-label", "Copied");
  announce("Copied");
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute("aria-label", label);
    announce("");
  }, saidFor);
}

function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = text;
}
