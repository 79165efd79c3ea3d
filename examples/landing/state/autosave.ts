import { saveDelay } from "../names.ts";
import { savePage } from "./saved-page.ts";

export type SaveState = "unchanged" | "waiting" | "saved" | "blocked";

export const saveTexts: Record<SaveState, string> = {
  unchanged: "Press ? for keyboard shortcuts",
  waiting: "Saving…",
  saved: "Saved in this browser",
  blocked: "Not saved: this browser gives no room. Export the page to keep it.",
};

/** Saves the page when it has not changed for a moment, and at the latest when it is left. */
export class Autosave {
  #state: SaveState = "unchanged";
  /** Whether the page may have changed since it was saved. */
  #isPending = false;
  /** What there is to say when nothing is left to save. */
  #settled: SaveState = "unchanged";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #serialise: (() => string) | undefined;
  #last = "";
  readonly #listeners = new Set<() => void>();

  /** @param serialise gives the page as it is now. What it gives first need not be saved. */
  start(serialise: () => string): () => void {
    this.#serialise = serialise;
    this.#last = serialise();
    const leave = () => this.flush();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
    };
  }

  /** The page may have changed. Cheap: it is called for each key and each pixel of a slider. */
  changed(): void {
    if (!this.#serialise) return;
    this.#isPending = true;
    // Craft.js tells of changes when the page has only been loaded: what has never been saved is not said to be in work.
    if (this.#state === "saved") this.#set("waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), saveDelay);
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isPending || !this.#serialise) return;
    this.#isPending = false;
    const json = this.#serialise();
    if (json === this.#last) this.#set(this.#settled);
    else {
      this.#last = json;
      this.#settled = savePage(json) ? "saved" : "blocked";
      this.#set(this.#settled);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): SaveState => this.#state;

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
