const key = "scroll-positions";

let positions: Record<string, number> | undefined;

function remembered(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
  } catch {
    return {};
  }
}

/** Call it on pagehide: the positions then survive a reload. */
export function storePositions(): void {
  try {
    if (positions) sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full.
  }
}

/** The id of the current history entry. Gives one to entries that the browser made for a hash. */
export function currentEntry(): string {
  const id: string | undefined = history.state?.id;
  if (id !== undefined) return id;
  const state = newEntry();
  history.replaceState(state, "");
  return state.id;
}

/** The `history.state` of a new entry. */
export function newEntry(): { id: string } {
  return { id: String(Date.now() + Math.random()) };
}

/** What was in the middle of the window, by entry, and its distance from the top in pixels. */
const views = new Map<string, { element: WeakRef<Element>; top: number }>();

/** Saves the scroll position for an entry, whose page must be the one shown. */
export function savePosition(entry: string): void {
  positions ??= remembered();
  positions[entry] = window.scrollY;
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("main *");
  if (element) views.set(entry, { element: new WeakRef(element), top: element.getBoundingClientRect().top });
  else views.delete(entry);
}

/**
 * Corrects a restored position on a page that has stayed: what is above may have been laid out since
 * (`content-visibility`), and have another height than was estimated.
 */
export function restoreView(entry: string): void {
  const view = views.get(entry);
  const element = view?.element.deref();
  if (view && element?.isConnected) window.scrollBy(0, element.getBoundingClientRect().top - view.top);
}

/** Saved scroll position of an entry in pixels; undefined for a new entry. */
export function positionOf(entry: string): number | undefined {
  positions ??= remembered();
  return positions[entry];
}
