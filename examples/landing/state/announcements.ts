import { createStore } from "./store.ts";

/** Message for the status line and its live region. `count` tells two equal messages apart. */
export const announcement = createStore({ text: "", count: 0 });

/** Announces a change in the status line and to screen readers. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
