import { savedPageKey } from "../names.ts";
import { announce } from "./announcements.ts";
import { savedPage } from "./saved-page.ts";
import { createStore, useStore } from "./store.ts";

/** Milliseconds from the last change to its saving. */
const delay = 400;

const saveTexts = {
  unchanged: "Saves as you work",
  waiting: "Saving…",
  saved: "Saved in this browser",
  blocked: "⚠ Not saved",
};

type SaveState = keyof typeof saveTexts;

const state = createStore<SaveState>("unchanged");
/** Set while a change waits to be saved. */
let timer: ReturnType<typeof setTimeout> | undefined;
let serialise: (() => string) | undefined;
let last = "";

/** Whether the page is saved, for the visitor. */
export const useSaveText = () => saveTexts[useStore(state)];

/**
 * Saves the page after each change, and when the visitor leaves it.
 * @param current returns the current page; its first result counts as saved
 * @param follow shows what another tab has saved; without it, the tabs would overwrite each other
 */
export function startAutosave(current: () => string, follow: () => void): () => void {
  serialise = current;
  last = current();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== savedPageKey || newValue === null) return;
    follow();
    last = current();
    state.set("saved");
  };
  const controller = new AbortController();
  addEventListener("pagehide", save, controller);
  addEventListener("storage", onStorage, controller);
  document.addEventListener("visibilitychange", save, controller);
  return () => {
    save();
    controller.abort();
  };
}

/** Saves the page soon. Called on every keystroke and slider step, so it must stay cheap. */
export function pageChanged(): void {
  if (!serialise) return;
  // Craft.js reports changes while loading: do not show "saving" before the first real save.
  if (state.get() === "saved") state.set("waiting");
  clearTimeout(timer);
  timer = setTimeout(save, delay);
}

function save(): void {
  if (timer === undefined || !serialise) return;
  clearTimeout(timer);
  timer = undefined;
  const json = serialise();
  if (json === last) {
    if (state.get() === "waiting") state.set("saved");
    return;
  }
  last = json;
  const isSaved = savedPage.set(json);
  if (!isSaved && state.get() !== "blocked") {
    announce("Not saved: this browser gives no room. Export the page to keep it.");
  }
  state.set(isSaved ? "saved" : "blocked");
}
