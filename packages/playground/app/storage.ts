import { createStore, get, promisifyRequest, set } from "idb-keyval";
import { parseSavedWork, type SavedWork } from "./work.ts";

/** Key in IndexedDB, and name of the lock on it. */
const key = "playground";

/** The default store of idb-keyval. */
const store = createStore("keyval-store", "keyval");

/** Where what cannot be read is set aside, rather than overwritten. */
export const asideKey = "playground-unreadable";

/**
 * Null where nothing is saved; "unreadable" is set aside.
 * @throws where the browser blocks its storage
 */
export async function loadSaved(): Promise<SavedWork | "unreadable" | null> {
  const value = await get<unknown>(key, store);
  if (value === undefined) return null;
  const saved = parseSavedWork(value);
  if (!saved) await set(asideKey, value, store);
  return saved ?? "unreadable";
}

/** @throws where the browser blocks its storage, or it is full */
export async function save({ draft, previous }: SavedWork): Promise<void> {
  await store("readwrite", (objects) => {
    objects.put({ draft, previous } satisfies SavedWork, key);
    objects.transaction.commit(); // at once: a page that is left would take an open transaction with it
    return promisifyRequest(objects.transaction);
  });
}

/**
 * Claims the storage until `released` resolves: only one tab saves, since another would overwrite its work. Resolves with
 * null once this tab has it, and otherwise with a function that waits until the other tab is closed.
 */
export function claimStorage(released: Promise<void>): Promise<(() => Promise<void>) | null> {
  const { locks } = navigator;
  // Browsers offer locks to secure pages only.
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
