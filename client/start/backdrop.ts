let down: EventTarget | null = null;
let up: EventTarget | null = null;

addEventListener("pointerdown", ({ target }) => (down = target), true);
addEventListener("pointerup", ({ target }) => (up = target), true);

/**
 * Whether the pointer was pressed and released on the backdrop of a dialog. A click event alone is ambiguous: after
 * text was selected from the dialog to its backdrop or back, its target is the dialog too.
 */
export const isOnBackdrop = (dialog: HTMLDialogElement | null) => dialog !== null && down === dialog && up === dialog;

/** Whether the pointer was last pressed in an element, for a selection that ends outside. */
export const isPressedIn = (element: Element) => element.contains(down as Node | null);
