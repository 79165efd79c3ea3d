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

/** Saves the scroll position for an entry, whose page must be the one shown. */
export function savePosition(entry: string): void {
  positions ??= remembered();
  positions[entry] = window.scrollY;
}

/** Saved scroll position of an entry in pixels; undefined for a new entry. */
export function positionOf(entry: string): number | undefined {
  positions ??= remembered();
  return positions[entry];
}
