import { pressOf } from "browser/key-press.ts";
import { menuId } from "../../shared/wire-names.ts";
import { isShown } from "../is-shown.ts";
import { openDropdowns } from "../overlays.ts";

/** Closes dropdowns, dialogs and the drawer with the sidebar, makes the drawer modal, and moves the focus by arrow keys. */

const openDrawer = () => document.querySelector<HTMLElement>(`#${menuId}:popover-open`);

// A click outside a dropdown or on a link closes it; a link in the drawer closes the drawer. In the capture phase, so
// that focus returns before the next page takes it.
addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest("a");
    for (const dropdown of openDropdowns()) if (link || !dropdown.contains(target)) dropdown.open = false;
    if (link?.closest("[popover]")) openDrawer()?.hidePopover();
  },
  true,
);

// An unfocused dropdown could cover the focused element (WCAG 2.4.11).
addEventListener("focusin", ({ target }) => {
  for (const dropdown of openDropdowns()) if (!dropdown.contains(target as Node)) dropdown.open = false;
});

// Safari, and Firefox before 141, lack `closedby`. The contents of these dialogs leave no padding, so this is the backdrop.
addEventListener("mousedown", ({ target }) => {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  if (target instanceof HTMLDialogElement && target.matches("[closedby=any]")) target.close();
});

// In a wide window the drawer is a column (client/styles/menu.css) and must not be modal.
matchMedia("(width >= 56.25rem)").addEventListener("change", () => openDrawer()?.hidePopover());

/** Makes the open drawer modal, for screen readers too: everything except drawer and navbar is inert. */
export function setInert(isOpen = openDrawer() !== null): void {
  for (const element of document.querySelectorAll<HTMLElement>("main, .footer")) element.inert = isOpen;
}

// Toggle events do not bubble.
addEventListener(
  "beforetoggle",
  ({ target, newState }: ToggleEvent) => {
    if ((target as Element).id === menuId) setInert(newState === "open");
  },
  true,
);
addEventListener(
  "toggle",
  ({ target, newState }: ToggleEvent) => {
    const menu = target as HTMLElement;
    if (menu.id !== menuId || newState !== "open") return;
    (menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector("a"))?.focus({ preventScroll: true });
    showCurrentPage();
  },
  true,
);

// An observer gets positions from the browser's own layout; measuring here would force a reflow.
const inView = new IntersectionObserver(([entry]) => {
  if (!entry) return;
  const { boundingClientRect: link, rootBounds: box, intersectionRatio, target } = entry;
  inView.disconnect();
  const menu = target.closest(`#${menuId}`);
  if (menu && box && link.height > 0 && intersectionRatio < 1) menu.scrollTop += link.top - box.top - box.height / 3;
});

/** Scrolls the sidebar to the current page's link if it is out of view. */
export function showCurrentPage(): void {
  const link = document.querySelector(`#${menuId} [aria-current]`);
  if (link) inView.observe(link);
}

const focusTargets = (box: Element) => [...box.querySelectorAll<HTMLElement>("a, button, summary")].filter(isShown);

function focusNext(items: HTMLElement[], step: number): void {
  const index = items.indexOf(document.activeElement as HTMLElement);
  items.at(index < 0 && step < 0 ? -1 : (index + step) % items.length)?.focus();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

addEventListener("keydown", (event) => {
  const press = pressOf(event);
  const step = steps[press];
  const focused = document.activeElement;
  const drawer = openDrawer();
  if (press === "Escape") {
    // Closes dropdowns and returns the focus; for popovers the browser does that.
    for (const dropdown of openDropdowns()) {
      if (dropdown.contains(focused)) dropdown.querySelector("summary")?.focus();
      dropdown.open = false;
    }
  } else if (/^(Shift\+)?Tab$/.test(press) && drawer) {
    // Focus trap: the menu button, which closes the drawer, is part of the cycle.
    const button = document.querySelector<HTMLElement>(".navbar-menu");
    event.preventDefault();
    focusNext([...(button ? [button] : []), ...focusTargets(drawer)], event.shiftKey ? -1 : 1);
  } else if (step && /Up|Down/.test(press)) {
    const dropdown = focused?.closest<HTMLDetailsElement>(".dropdown");
    const box = dropdown ?? drawer;
    if (!box?.contains(focused)) return;
    event.preventDefault();
    if (dropdown) dropdown.open = true;
    focusNext(focusTargets(box), step);
  } else if (step && focused?.matches(".tab > summary")) {
    event.preventDefault();
    const tabs = focused.closest(".tabs")?.querySelectorAll<HTMLElement>(":scope > .tab > summary") ?? [];
    focusNext([...tabs], step);
    (document.activeElement as HTMLElement).click();
  }
});
