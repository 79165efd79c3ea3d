import { announcerId } from "browser/names.ts";
import { hashTarget } from "../links.ts";

/** Moves the keyboard focus to the reader's place on the page, and announces the page to screen readers. */
export function focusArrival(url: URL, isAtHash: boolean): void {
  // After a jump to a heading, Tab continues from that heading.
  const target = isAtHash ? hashTarget(url) : null;
  const heading = target?.closest<HTMLElement>("h2, h3, h4") ?? document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
}
