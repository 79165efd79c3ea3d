const key = "scroll-positions";

/** Where the reader was, in pixels from the top, by the ids of the history's entries. It outlives a reload. */
const positions: Record<string, number> = remembered();

function remembered(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") }; // whatever stands there
  } catch {
    return {};
  }
}

window.addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Blocked or full storage: positions hold until the next full load.
  }
});

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
  positions[entry] = window.scrollY;
}

/** Where the reader was when they left an entry; undefined when they have not been there. */
export function positionOf(entry: string): number | undefined {
  return positions[entry];
}
