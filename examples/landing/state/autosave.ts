import { savedPageKey } from "../names.ts";
import { announce } from "./announcements.ts";
import { savedPage } from "./saved-page.ts";
import { Store } from "./store.ts";

/** Milliseconds from the last change to its saving. */
const delay = 400;

export type SaveState = "unchanged" | "waiting" | "saved" | "blocked";

export const saveTexts: Record<SaveState, string> = {
  unchanged: "Saves as you work",
  waiting: "Saving…",
  saved: "Saved in this browser",
  blocked: "⚠ Not saved",
};

/** Debounced autosave, flushed when the visitor leaves the page. */
export class Autosave {
  readonly state = new Store<SaveState>("unchanged");
  /** The state once no change waits to be saved. */
  #settled: SaveState = "unchanged";
  /** Set while a change waits to be saved. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #serialise: (() => string) | undefined;
  #last = "";

  /**
   * @param serialise returns the current page; its first result counts as saved.
   * @param follow shows what another tab has saved; without it, the tabs would overwrite each other.
   */
  start(serialise: () => string, follow: () => void): () => void {
    this.#serialise = serialise;
    this.#last = serialise();
    const leave = () => this.flush();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== savedPageKey || newValue === null) return;
      follow();
      this.#last = serialise();
      this.#settled = "saved";
    };
    const listening = new AbortController();
    addEventListener("pagehide", leave, listening);
    addEventListener("storage", onStorage, listening);
    document.addEventListener("visibilitychange", leave, listening);
    return () => {
      leave();
      listening.abort();
    };
  }

  /** Marks the page dirty. Called on every keystroke and slider step, so it must stay cheap. */
  changed(): void {
    if (!this.#serialise) return;
    // Craft.js reports changes while loading: do not show "saving" before the first real save.
    if (this.state.get() === "saved") this.state.set("waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), delay);
  }

  flush(): void {
    if (this.#timer === undefined || !this.#serialise) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const json = this.#serialise();
    if (json === this.#last) this.state.set(this.#settled);
    else {
      this.#last = json;
      const isSaved = savedPage.set(json);
      if (!isSaved && this.#settled !== "blocked") {
        announce("Not saved: this browser gives no room. Export the page to keep it.");
      }
      this.#settled = isSaved ? "saved" : "blocked";
      this.state.set(this.#settled);
    }
  }
}
