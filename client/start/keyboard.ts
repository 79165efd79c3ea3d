import { menuId } from "../../shared/wire-names.ts";

/** What opens over the page, and the drawer of narrow windows while it is open. */
const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(".dropdown[open]");
const openDrawer = () => document.querySelector<HTMLElement>(`#${menuId}:popover-open`);

/** What the keyboard can reach in a box: not what a closed section of it holds. */
const reachable = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>("a, button, summary")].filter((item) => item.checkVisibility());

/** Moves the focus among items, round and round; where none of them has it, to the first or the last. */
function focusNext(items: HTMLElement[], step: number): void {
  const index = items.indexOf(document.activeElement as HTMLElement);
  items.at(index < 0 && step < 0 ? -1 : (index + step) % items.length)?.focus();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

addEventListener("keydown", (event) => {
  const { key, shiftKey } = event;
  const step = steps[key];
  const focused = document.activeElement;
  const drawer = openDrawer();
  if (key === "Tab" && drawer) {
    // The button that opened the drawer closes it, so it belongs to the round.
    const button = document.querySelector<HTMLElement>(".navbar-menu");
    event.preventDefault();
    focusNext([...(button ? [button] : []), ...reachable(drawer)], shiftKey ? -1 : 1);
  } else if (step && /Up|Down/.test(key)) {
    const dropdown = focused?.closest<HTMLDetailsElement>(".dropdown");
    const box = dropdown ?? drawer;
    if (!box?.contains(focused)) return; // the arrows scroll the page
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

// In a wide window the drawer is a column of the page (client/styles/menu.css), which puts nothing out of reach.
matchMedia("(width >= 56.25rem)").addEventListener("change", () => openDrawer()?.hidePopover());

// A dropdown that the focus has left stands in the way of what the focus is on.
addEventListener("focusin", ({ target }) => {
  for (const dropdown of openDropdowns()) if (!dropdown.contains(target as Node)) dropdown.open = false;
});
