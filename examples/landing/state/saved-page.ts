import type { SerializedNodes } from "@craftjs/core";
import { storage } from "../../../client/storage.ts";
import { damagedPageKey, savedPageKey } from "../names.ts";
import { type KnownBlocks, parsePage } from "./parse-page.ts";

export interface SavedPage {
  page: SerializedNodes | null;
  /** What is wrong with the page that was saved, when it cannot be shown. */
  problem?: string;
}

/**
 * The page that the visitor has left here. One that cannot be read is set aside: the next save would overwrite it, and a
 * later editor, or the visitor, may still make something of it.
 */
export function readSavedPage(known: KnownBlocks): SavedPage {
  const text = storage.get(savedPageKey);
  if (text === null) return { page: null };
  const parsed = parsePage(text, known);
  if ("page" in parsed) return parsed;
  storage.set(damagedPageKey, text);
  storage.set(savedPageKey, null);
  return { page: null, problem: parsed.problem };
}

/** Saves the page. @returns whether the browser let it: storage may be blocked, or full of pictures */
export function savePage(json: string): boolean {
  return storage.set(savedPageKey, json);
}

/** The saved page that could not be read; null when there is none. */
export const damagedPage = {
  get: () => storage.get(damagedPageKey),
  forget: () => void storage.set(damagedPageKey, null),
};
