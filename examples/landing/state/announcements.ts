/** Message for the status line and its live region. `count` tells two equal messages apart. */
export interface Announcement {
  text: string;
  count: number;
}

let current: Announcement = { text: "", count: 0 };
const listeners = new Set<() => void>();

/** Announces a change in the status line and to screen readers. */
export function announce(text: string): void {
  current = { text, count: current.count + 1 };
  for (const listener of listeners) listener();
}

export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => current,
};
