/** What happened, for who cannot see it and for who looked elsewhere. `count` tells two equal messages apart. */
export interface Announcement {
  text: string;
  count: number;
}

let current: Announcement = { text: "", count: 0 };
const listeners = new Set<() => void>();

/** Says what happened, in the status line and to screen readers. */
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
