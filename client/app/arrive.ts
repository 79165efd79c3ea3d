import { announcerId } from "../../shared/wire-names.ts";

/** Leaves the reader, the keyboard and the screen reader at the start of the page that has just been shown. */
export function arrive(url: URL, scrollY: number | undefined): void {
  scrollToPlace(url, scrollY);
  // Where the hash names a heading, Tab is to go on from there.
  const target = scrollY === undefined ? hashTarget(url.hash) : null;
  const heading = target?.matches("h2, h3, h4") ? target : document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
}

/** Scrolls to where the reader was, else to what the hash names, else to the top. `scrollY` is in pixels. */
export function scrollToPlace(url: URL, scrollY: number | undefined): void {
  const target = scrollY === undefined ? hashTarget(url.hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, scrollY ?? 0);
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a "%" that encodes nothing
  }
}
