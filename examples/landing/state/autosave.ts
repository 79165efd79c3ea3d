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
let savedJson = "";

/** Whether the page is saved, for the visitor. */
export const useSaveText = () => saveTexts[useStore(state)];

/**
 * Saves the page after each change, and when the visitor leaves it.
 * @param getPage returns the current page; its first result counts as saved
 * @param showSavedPage shows the page that another tab has saved; otherwise the tabs would overwrite each other
 */
export function startAutosave(getPage: () => string, showSavedPage: () => void): () => void {
  serialise = getPage;
  savedJson = getPage();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== savedPageKey || newValue === null) return;
    showSavedPage();
    savedJson = getPage();
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
  if (json === savedJson) {
    if (state.get() === "waiting") state.set("saved");
    return;
  }
  savedJson = json;
  const isSaved = savedPage.set(json);
  if (!isSaved && state.get() !== "blocked") {
    announce("Not saved: this browser’s storage is blocked or full. Export the page to keep it.");
  }
  state.set(isSaved ? "saved" : "blocked");
}
