import { createHash } from "node:crypto";
import type { Store } from "./release.ts";
import { quote } from "./run-wrangler.ts";

/**
 * Tables in the search database that track the stored keys. collect.ts describes how the rows change.
 * `stored_keys`: KV keys, and search pages as `search/<hash>`. `is_stored` is 1 once the upload is confirmed.
 * `key_lists`: the keys of a release as JSON arrays, split to fit into D1 statements. Times are in seconds.
 */
export const ledgerSchema = [
  "CREATE TABLE IF NOT EXISTS stored_keys (key TEXT PRIMARY KEY, is_stored INTEGER NOT NULL DEFAULT 0, unreferenced_since INTEGER) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS key_lists (id TEXT NOT NULL, part INTEGER NOT NULL, parts INTEGER NOT NULL, keys TEXT NOT NULL, unreferenced_since INTEGER, PRIMARY KEY (id, part))",
  "CREATE TABLE IF NOT EXISTS collector_lock (id INTEGER PRIMARY KEY CHECK (id = 1), owner TEXT NOT NULL, expires INTEGER NOT NULL)",
];

const day = 24 * 60 * 60;

/** Seconds for which an unreferenced key is retained. */
export const retention = 30 * day;

/** Seconds until the lock expires. A request to delete has to arrive within this time. */
export const lockTime = 5 * 60;

/** SQL expression for the time in seconds. Production uses D1's clock, because clocks of two machines may differ. */
export type SqlTime = string;

/** Key of a search page in the ledger. It cannot equal a KV key: those are hashes, or paths with a leading slash. */
export const searchKey = (hash: string) => `search/${hash}`;

/** The hash of a search page's key, or null for a key of KV. */
export const searchHash = (key: string) => (key.startsWith("search/") ? key.slice("search/".length) : null);

/**
 * Id of a release's list: a content hash, so a retry or a second deploy of the release writes the same rows. A version's tag
 * may have 25 characters.
 */
export const listId = (keys: string[]) =>
  createHash("sha256").update(JSON.stringify(keys.toSorted())).digest("hex").slice(0, 20);

/** With keys of up to 200 characters, a statement stays below D1's limit of 100 kB. */
const keysInStatement = 400;

/** Splits keys into JSON literals, one per statement. An empty list is one empty array. */
function inStatements(keys: string[]): string[] {
  const count = Math.ceil(keys.length / keysInStatement) || 1;
  return Array.from({ length: count }, (_, part) =>
    quote(JSON.stringify(keys.slice(part * keysInStatement, (part + 1) * keysInStatement))),
  );
}

const keysOfLists = (ids: string) =>
  `SELECT json_each.value FROM key_lists, json_each(key_lists.keys) WHERE key_lists.id IN (${ids})`;

/** Writes a release's list, and resets the age of its keys. */
export function registerList(keys: string[]): string[] {
  const id = quote(listId(keys));
  const parts = inStatements(keys.toSorted());
  return [
    ...parts.map(
      (json, part) =>
        `INSERT OR REPLACE INTO key_lists (id, part, parts, keys) VALUES (${id}, ${part}, ${parts.length}, ${json})`,
    ),
    `INSERT INTO stored_keys (key) ${keysOfLists(id)} ON CONFLICT DO UPDATE SET unreferenced_since = NULL`,
  ];
}

/**
 * Selects the keys of a registered release that no collection can delete within the next 29 days: their age was reset, and no
 * collection is running that may have read it earlier. If any key of the list is missing, the release has to register again.
 */
export function selectSafe(id: string, now: SqlTime): string {
  const isFresh = `(unreferenced_since IS NULL OR unreferenced_since > ${now} - ${day})`;
  const isLocked = `EXISTS (SELECT 1 FROM collector_lock WHERE expires > ${now})`;
  return `SELECT key, is_stored FROM stored_keys WHERE key IN (${keysOfLists(quote(id))}) AND ${isFresh} AND NOT ${isLocked}`;
}

/** Records that keys have been uploaded. */
export function confirmStored(keys: string[]): string[] {
  return inStatements(keys).map(
    (json) => `UPDATE stored_keys SET is_stored = 1 WHERE key IN (SELECT value FROM json_each(${json}))`,
  );
}

const isHeld = (owner: string, now: SqlTime) =>
  `EXISTS (SELECT 1 FROM collector_lock WHERE owner = ${quote(owner)} AND expires > ${now})`;

/** Acquires the lock if it is free or expired. */
export const acquireLock = (owner: string, now: SqlTime) =>
  `INSERT INTO collector_lock VALUES (1, ${quote(owner)}, ${now} + ${lockTime}) ` +
  `ON CONFLICT DO UPDATE SET owner = excluded.owner, expires = excluded.expires WHERE expires <= ${now}`;

/** Selects one row if this owner holds the lock. */
export const selectLock = (owner: string, now: SqlTime) => `SELECT 1 WHERE ${isHeld(owner, now)}`;

/** Selects the ids of the lists whose parts are all present. */
export const selectComplete = (ids: string[]) =>
  `SELECT id FROM key_lists WHERE id IN (${ids.map(quote)}) GROUP BY id HAVING count(*) = max(parts)`;

/** Updates `unreferenced_since` of keys and lists, given the ids of the live lists; null: everything is referenced. */
export function markUnreferenced(live: string[] | null, owner: string, now: SqlTime): string[] {
  const held = isHeld(owner, now);
  const mark = (table: string, isLive: string) => [
    `UPDATE ${table} SET unreferenced_since = NULL WHERE unreferenced_since IS NOT NULL AND ${isLive} AND ${held}`,
    `UPDATE ${table} SET unreferenced_since = ${now} WHERE unreferenced_since IS NULL AND NOT ${isLive} AND ${held}`,
  ];
  const ids = live?.map(quote).join(", ");
  return [
    ...mark("stored_keys", ids === undefined ? "true" : `key IN (${keysOfLists(ids)})`),
    ...mark("key_lists", ids === undefined ? "true" : `id IN (${ids})`),
  ];
}

const isOld = (now: SqlTime) => `unreferenced_since <= ${now} - ${retention}`;

/**
 * Renews the lock, and selects keys to delete after marking them as unconfirmed: a release that needs one of them uploads it
 * again. Releases the lock if there are none.
 */
export function doomKeys(owner: string, now: SqlTime, limit: number): string[] {
  const held = isHeld(owner, now);
  return [
    `UPDATE collector_lock SET expires = ${now} + ${lockTime} WHERE ${held}`,
    `UPDATE stored_keys SET is_stored = 0 WHERE ${isOld(now)} AND ${held}`,
    `SELECT key FROM stored_keys WHERE ${isOld(now)} AND is_stored = 0 AND ${held} LIMIT ${limit}`,
    `DELETE FROM collector_lock WHERE owner = ${quote(owner)} AND NOT EXISTS (SELECT 1 FROM stored_keys WHERE ${isOld(now)})`,
  ];
}

/** Deletes search pages and rows of doomed keys, except for keys that a release has registered in the meantime. */
export function forgetKeys(keys: string[], owner: string, now: SqlTime, deletePages: Store["deletePages"]): string[] {
  return inStatements(keys).flatMap((json) => {
    const doomed = `key IN (SELECT value FROM json_each(${json})) AND ${isOld(now)} AND ${isHeld(owner, now)}`;
    const hashes = `SELECT substr(key, ${searchKey("").length + 1}) FROM stored_keys WHERE ${doomed}`;
    return [...deletePages(hashes), `DELETE FROM stored_keys WHERE ${doomed}`];
  });
}

/** Deletes lists that have been unreferenced for the retention time. */
export const forgetLists = (owner: string, now: SqlTime) =>
  `DELETE FROM key_lists WHERE ${isOld(now)} AND ${isHeld(owner, now)}`;
