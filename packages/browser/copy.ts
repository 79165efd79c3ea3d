import { announcerId } from "./names.ts";

/** Milliseconds that the button shows "Copied". */
const copiedDuration = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies the code block that contains the button. */
export function copyCode(button: HTMLElement): void {
  const code = button.closest("figure")?.querySelector("code");
  const write = () => navigator.clipboard.writeText(code?.textContent ?? "");
  if (!code) return;
  // Without permission or HTTPS, select the code so that Ctrl+C copies it.
  void copy(button, write, () => {
    getSelection()?.selectAllChildren(code);
    announce("The browser does not allow copying here: copy the selected text");
  });
}

/** Copies the Markdown of the page, or shows it if the browser does not allow copying. */
export function copyPage(button: HTMLElement): void {
  const href = button.dataset.href ?? "";
  const read = async () => {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return new Blob([await response.text()], { type: "text/plain" });
  };
  // Safari allows copying only while it handles the click, so the item gets a promise.
  const write = async () => navigator.clipboard.write([new ClipboardItem({ "text/plain": read() })]);
  void copy(button, write, () => location.assign(href));
}

/** Copies the URL of a heading, without the query: campaign parameters should not be passed on with the link. */
export function copyLink(anchor: HTMLAnchorElement): void {
  void copy(
    anchor,
    () => navigator.clipboard.writeText(location.origin + location.pathname + anchor.hash),
    () => {},
  );
}

async function copy(button: HTMLElement, write: () => Promise<void>, onFailure: () => void): Promise<void> {
  try {
    await write();
  } catch {
    onFailure();
    return;
  }
  button.dataset.copied = "";
  announce("Copied");
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const element of document.querySelectorAll("[data-copied]")) element.removeAttribute("data-copied");
    announce("");
  }, copiedDuration);
}

function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = text;
}
