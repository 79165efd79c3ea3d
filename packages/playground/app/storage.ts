import { createStore, get, promisifyRequest, set } from "idb-keyval";
import { parseSavedWork, type SavedWork } from "./work.ts";

/** Key in IndexedDB, and name of the lock on it. */
const key = "playground";

/** The default store of idb-keyval. */
const store = createStore("keyval-store", "keyval");

/** Key for unreadable data, which is set aside instead of overwritten. */
export const asideKey = "playground-unreadable";

/**
 * Null without saved work; "unreadable" data is set aside.
 * @throws if the browser blocks its storage
 */
export async function loadSaved(): Promise<SavedWork | "unreadable" | null> {
  const value = await get<unknown>(key, store);
  if (value === undefined) return null;
  const saved = parseSavedWork(value);
  if (!saved) await set(asideKey, value, store);
  return saved ?? "unreadable";
}

/** @throws if the browser blocks its storage, or it is full */
export async function save({ draft, previous }: SavedWork): Promise<void> {
  await store("readwrite", (objects) => {
    objects.put({ draft, previous } satisfies SavedWork, key);
    objects.transaction.commit(); // at once: leaving the page would abort an open transaction
    return promisifyRequest(objects.transaction);
  });
}

/**
 * Claims the storage until `released` resolves: only one tab saves, since another would overwrite its work. Resolves with
 * null once this tab has it, and otherwise with a function that waits until the other tab is closed.
 */
export function claimStorage(released: Promise<void>): Promise<(() => Promise<void>) | null> {
  const { locks } = navigator;
  // Browsers only offer locks to secure pages.
  if (!locks) return Promise.resolve(null);
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const hold = () => {
        resolve();
        return released;
      };
      locks.request(key, hold).catch(reject);
    });
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock ? null : wait);
      return lock && released;
    };
    locks.request(key, { ifAvailable: true }, hold).catch(reject);
  });
}
