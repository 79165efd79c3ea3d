import { menuId } from "../../shared/wire-names.ts";

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
