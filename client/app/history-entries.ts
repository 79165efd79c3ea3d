const key = "scroll-positions";

/** Where the reader was, in pixels from the top, by the ids of the history's entries. It outlives a reload. */
let positions: Record<string, number> | undefined;

function remembered(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") }; // whatever stands there
  } catch {
    return {};
  }
}

/** Keeps the positions beyond a reload: to be called when the document is left. */
export function storePositions(): void {
  try {
    if (positions) sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Blocked or full storage: positions hold until the next full load.
  }
}

/** The id of the history's current entry. An entry that the browser made, for a hash on the page, is given one. */
export function currentEntry(): string {
  const id: string | undefined = history.state?.id;
  if (id !== undefined) return id;
  const state = newEntry();
  history.replaceState(state, "");
  return state.id;
}

/** The state of a new entry. */
export function newEntry(): { id: string } {
  return { id: String(Date.now() + Math.random()) };
}

/** Keeps where the reader is, for when they come back to an entry: the one whose page is shown. */
export function savePosition(entry: string): void {
  positions ??= remembered();
  positions[entry] = window.scrollY;
}

/** Where the reader was when they left an entry; undefined when they have not been there. */
export function positionOf(entry: string): number | undefined {
  positions ??= remembered();
  return positions[entry];
}
