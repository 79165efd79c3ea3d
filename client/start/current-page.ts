import { menuId } from "../../shared/wire-names.ts";

// An observer is told of the places by the browser's own layout; to measure them here would cost one more.
const inView = new IntersectionObserver(([entry]) => {
  if (!entry) return;
  const { boundingClientRect: link, rootBounds: box, intersectionRatio, target } = entry;
  inView.disconnect();
  const menu = target.closest(`#${menuId}`);
  if (menu && box && link.height > 0 && intersectionRatio < 1) menu.scrollTop += link.top - box.top - box.height / 3;
});

/** Scrolls the sidebar to the current page's link, if it is out of view there. Does nothing where no sidebar is shown. */
export function showCurrentPage(): void {
  const link = document.querySelector(`#${menuId} [aria-current]`);
  if (link) inView.observe(link);
}
