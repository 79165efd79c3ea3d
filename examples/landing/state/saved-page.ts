import type { SerializedNodes } from "@craftjs/core";
import { storage } from "browser/storage.ts";
import { damagedPageKey, savedPageKey } from "../names.ts";
import { parsePage } from "./parse-page.ts";

export interface SavedPage {
  page: SerializedNodes | null;
  problem?: string;
}

/** Reads the saved page. An unreadable one is set aside, since the next save would overwrite it, for later recovery. */
export function readSavedPage(): SavedPage {
  const text = storage.get(savedPageKey);
  if (text === null) return { page: null };
  const parsed = parsePage(text);
  if ("page" in parsed) return parsed;
  storage.set(damagedPageKey, text);
  storage.set(savedPageKey, null);
  return { page: null, problem: parsed.problem };
}

/** Saves the page. @returns false if storage is blocked or over quota */
export function savePage(json: string): boolean {
  return storage.set(savedPageKey, json);
}

export const savedPage = {
  get: () => storage.get(savedPageKey),
  /** Moves the page to where damaged ones are kept. */
  setAside() {
    storage.set(damagedPageKey, savedPage.get());
    storage.set(savedPageKey, null);
  },
};

export const damagedPage = {
  get: () => storage.get(damagedPageKey),
  forget: () => void storage.set(damagedPageKey, null),
};
