import { pressOf } from "browser/key-press.ts";
import { menuId } from "../../shared/wire-names.ts";
import { isShown } from "../is-shown.ts";
import { openDropdowns } from "../overlays.ts";

const openDrawer = () => document.querySelector<HTMLElement>(`#${menuId}:popover-open`);

const reachable = (box: Element) => [...box.querySelectorAll<HTMLElement>("a, button, summary")].filter(isShown);

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
  if (/^(Shift\+)?Tab$/.test(press) && drawer) {
    // Focus trap: the menu button, which closes the drawer, is part of the cycle.
    const button = document.querySelector<HTMLElement>(".navbar-menu");
    event.preventDefault();
    focusNext([...(button ? [button] : []), ...reachable(drawer)], event.shiftKey ? -1 : 1);
  } else if (step && /Up|Down/.test(press)) {
    const dropdown = focused?.closest<HTMLDetailsElement>(".dropdown");
    const box = dropdown ?? drawer;
    if (!box?.contains(focused)) return;
    event.preventDefault();
    if (dropdown) dropdown.open = true;
    focusNext(reachable(box), step);
  } else if (step && focused?.matches(".tab > summary")) {
    event.preventDefault();
    const tabs = focused.closest(".tabs")?.querySelectorAll<HTMLElement>(":scope > .tab > summary") ?? [];
    focusNext([...tabs], step);
    (document.activeElement as HTMLElement).click();
  }
});

// In a wide window the drawer is a column (client/styles/menu.css) and must not be modal.
matchMedia("(width >= 56.25rem)").addEventListener("change", () => openDrawer()?.hidePopover());

// An unfocused dropdown could cover the focused element (WCAG 2.4.11).
addEventListener("focusin", ({ target }) => {
  for (const dropdown of openDropdowns()) if (!dropdown.contains(target as Node)) dropdown.open = false;
});
