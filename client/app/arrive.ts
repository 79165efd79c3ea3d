import { announcerId } from "../../shared/wire-names.ts";

/** Scrolls the new page to its place and moves focus there, for keyboard and screen reader. */
export function arrive(url: URL, scrollY: number | undefined): void {
  scrollToPlace(url, scrollY);
  // After a jump to a heading, Tab continues from that heading.
  const target = scrollY === undefined ? hashTarget(url.hash) : null;
  const heading = target?.closest<HTMLElement>("h2, h3, h4") ?? document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
}

/** Restores the scroll position (`scrollY`, in pixels), else scrolls to the hash target, else to the top. */
export function scrollToPlace(url: URL, scrollY: number | undefined): void {
  const target = scrollY === undefined ? hashTarget(url.hash) : null;
  if (!target) {
    window.scrollTo(0, scrollY ?? 0);
    return;
  }
  target.scrollIntoView();
  // Firefox lays out the sections that have come near (`content-visibility`) in the next frame, which moves the target.
  const again = () => {
    if (location.href === url.href) target.scrollIntoView();
  };
  requestAnimationFrame(() => requestAnimationFrame(again));
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
