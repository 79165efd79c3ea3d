import { announcerId } from "browser/names.ts";
import { hashTarget } from "../links.ts";

/** Moves the focus to where the reader has arrived, for the keyboard, and announces the page to screen readers. */
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
