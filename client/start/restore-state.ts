import { pageShown } from "browser/names.ts";

/** An element, and a way to find its replacement after React has rendered its part of the page again. */
interface Place {
  element: Element;
  selector: string;
  /** Among the elements that the selector matches. */
  index: number;
}

function placeOf(element: Element): Place {
  const attributes = ["href", "name"].map((name) => [name, element.getAttribute(name)] as const);
  const selector = [
    element.localName,
    ...[...element.classList].map((name) => `.${CSS.escape(name)}`),
    ...attributes.flatMap(([name, value]) => (value === null ? [] : `[${name}="${CSS.escape(value)}"]`)),
  ].join("");
  return { element, selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** Undefined for popovers. */
const isOpen = (element: Element) =>
  element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement ? element.open : undefined;

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches("textarea, input[type=text], input[type=search]");

/** Undefined if the element is still in the page, or nothing replaces it. */
const replacementOf = ({ element, selector, index }: Place) =>
  element.isConnected ? undefined : document.querySelectorAll<HTMLElement>(selector)[index];

/** The element that had the focus last, unless the reader has clicked elsewhere since. */
let focusedPlace = document.activeElement ? placeOf(document.activeElement) : undefined;
/** Open `<details>`, dialogs and popovers. */
const openElements = new Map<Element, Place>();
const rememberOpen = (element: Element) => void openElements.set(element, placeOf(element));

addEventListener("pointerdown", () => (focusedPlace = undefined), true);
addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  focusedPlace = placeOf(target);
  const dialog = target.closest("dialog[open]"); // Safari fires no toggle event for dialogs
  if (dialog) rememberOpen(dialog);
});
addEventListener(
  "toggle",
  ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement && target.isConnected)) return;
    if (isOpen(target) ?? newState === "open") rememberOpen(target);
    else openElements.delete(target);
  },
  true, // it does not bubble
);
document.addEventListener(pageShown, () => {
  for (const element of openElements.keys()) if (!element.isConnected) openElements.delete(element);
});

/** Reopens the dropdowns and dialogs that were open, and moves the focus and typed text to the focused element's replacement. */
export function restoreState(): void {
  const place = focusedPlace; // reopening moves the focus
  for (const open of openElements.values()) {
    const replacement = replacementOf(open);
    if (!open.element.isConnected) openElements.delete(open.element);
    if (replacement && isOpen(open.element) !== false && !isOpen(replacement)) reopen(replacement);
  }
  const previous = place?.element;
  const replacement = place && replacementOf(place);
  if (!replacement) return;
  const isText = previous && isTextField(previous) && isTextField(replacement);
  if (isText) {
    replacement.value = previous.value;
    replacement.setSelectionRange(previous.selectionStart, previous.selectionEnd);
  }
  replacement.focus({ preventScroll: true });
  if (isText) replacement.dispatchEvent(new Event("input", { bubbles: true }));
}

function reopen(element: HTMLElement): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element instanceof HTMLDialogElement) element.showModal();
  else {
    // A popover returns the focus to the element that had it before.
    document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`)?.focus();
    element.showPopover();
  }
}
