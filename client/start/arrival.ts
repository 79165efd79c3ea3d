import { session } from "browser/session.ts";
import type { Arrival } from "../boot.ts";
import { hashTarget, linkOf } from "../links.ts";
import { currentPlace, type ReadingPlace, reveal, showPlace } from "./reading-place.ts";

/**
 * Decides the position on a page for a full load and a route change: the last position (Back, Forward,
 * reload), else the target of the hash, else the top.
 */

const key = "reading-places";

/** Places by id of the history entry. */
const places = readStored();

function readStored(): Record<string, ReadingPlace | null> {
  try {
    return { ...JSON.parse(session.get(key) ?? "{}") };
  } catch {
    return {};
  }
}

/** The id of the current history entry. Entries that the browser created, on a load or for a hash, are given one. */
function currentEntry(): number {
  if (history.state?.id === undefined) history.replaceState(arrival.newEntry(), "");
  return history.state.id;
}

/** The history entry of the page in the window: not the current one while Back loads another page. */
let shownEntry = 0;

export const arrival: Arrival = {
  newEntry: () => ({ id: Math.random() }),
  isShown: () => history.state?.id === shownEntry,
  save() {
    places[shownEntry] = currentPlace();
  },
  enter() {
    shownEntry = currentEntry();
  },
  hasPlace: () => places[currentEntry()] !== undefined,
  show(url, isReturn) {
    const place = isReturn ? places[currentEntry()] : undefined;
    const target = place === undefined ? hashTarget(url) : null;
    if (!target) return showPlace(place ?? null);
    if (hasMoved(target)) return location.replace(target.href);
    reveal(target);
    target.scrollIntoView();
    if (isReturn) return;
    // Only a browser navigation makes the heading the `:target`. It clears the entry's state.
    const { state } = history;
    location.replace(url);
    history.replaceState(state, "");
    arrival.enter();
  },
};

/** A link to a section's new page, at the section's former id: build/records/former-anchors.ts. */
const hasMoved = (target: HTMLElement | null): target is HTMLAnchorElement => target?.className === "moved";

// Otherwise the browser would restore the position in pixels, as it does without this script.
history.scrollRestoration = "manual";
arrival.enter();

/** Shows the place after a full load. The browser itself scrolls to a heading or a text fragment (`#:~:text=`). */
export function arriveByLoad(): void {
  const target = hashTarget(location);
  if (hasMoved(target)) {
    location.replace(target.href);
    return;
  }
  const isHidden = target !== null && reveal(target);
  // A reader who has already scrolled stays there.
  if (arrival.hasPlace() ? window.scrollY === 0 || location.hash : isHidden) arrival.show(new URL(location.href), true);
}

// Saves the place before the browser jumps to a heading of the page, which creates an entry without a state.
addEventListener("click", (event) => {
  const link = linkOf(event);
  if (event.defaultPrevented || !link?.hash || link.pathname !== location.pathname) return;
  arrival.save();
  const target = hashTarget(link);
  if (target) reveal(target);
});
window.navigation?.addEventListener("navigate", ({ hashChange, navigationType }) => {
  if (hashChange && navigationType !== "traverse") arrival.save();
});
addEventListener("hashchange", () => {
  if (history.state === null) arrival.enter();
  const target = hashTarget(location);
  if (hasMoved(target)) location.replace(target.href);
  else if (target && reveal(target)) target.scrollIntoView();
});

// Not `pagehide`: phones discard hidden pages without it.
addEventListener("visibilitychange", () => {
  if (!document.hidden) return; // in Safari, a page restored from the cache has scrolled to the top by now
  arrival.save();
  session.set(key, JSON.stringify(places));
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) showPlace(places[shownEntry] ?? null); // Safari restores a cached page scrolled to its top
});
