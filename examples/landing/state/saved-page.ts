import type { SerializedNodes } from "@craftjs/core";
import { storage } from "browser/storage.ts";
import { savedPageKey } from "../names.ts";
import { parsePage } from "./parse-page.ts";

/** localStorage key for a saved page that failed to parse, kept for recovery. */
const damagedPageKey = "craftjs-example-landing-damaged";

export interface SavedPage {
  page: SerializedNodes | null;
  problem?: string;
}

export const savedPage = {
  get: () => storage.get(savedPageKey),
  /** @returns false if storage is blocked or over quota */
  set: (json: string) => storage.set(savedPageKey, json),
  /** Moves the page to the key of damaged pages. */
  setAside() {
    storage.set(damagedPageKey, savedPage.get());
    storage.set(savedPageKey, null);
  },
};

export const damagedPage = {
  get: () => storage.get(damagedPageKey),
  forget: () => void storage.set(damagedPageKey, null),
};

/** Reads the saved page. An unreadable one is set aside for recovery, since the next save would overwrite it. */
export function readSavedPage(): SavedPage {
  const text = savedPage.get();
  if (text === null) return { page: null };
  const parsed = parsePage(text);
  if ("problem" in parsed) savedPage.setAside();
  return "problem" in parsed ? { page: null, problem: parsed.problem } : parsed;
}
