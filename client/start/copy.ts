import { announcerId } from "../../shared/wire-names.ts";

/** Milliseconds that a button says that it has copied. */
const saidFor = 2000;

/** Copies the code of the block that the button stands in. */
export function copyCode(button: HTMLElement): void {
  const code = button.closest("figure")?.querySelector("code");
  // No permission, or no HTTPS: select the code, so that the reader's own shortcut copies it.
  if (code) void copy(button, code.textContent, () => getSelection()?.selectAllChildren(code));
}

/** Copies the address of the heading that its anchor stands in; the browser goes there, too. */
export function copyLink(anchor: HTMLAnchorElement): void {
  void copy(anchor, anchor.href, () => {}); // the address bar shows it
}

async function copy(button: HTMLElement, text: string, otherwise: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    otherwise();
    return;
  }
  if (button.dataset.copied !== undefined) return; // it says so already
  const label = button.getAttribute("aria-label") ?? "";
  button.dataset.copied = "";
  button.setAttribute("aria-label", "Copied");
  say("Copied");
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute("aria-label", label);
    say("");
  }, saidFor);
}

/** Tells screen readers. */
function say(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = text;
}
