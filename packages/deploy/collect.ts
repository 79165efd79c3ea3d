import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  acquireLock,
  doomKeys,
  forgetKeys,
  forgetLists,
  markUnreferenced,
  type SqlTime,
  searchHash,
  selectComplete,
  selectLock,
} from "./ledger.ts";
import type { LiveVersion } from "./live-versions.ts";
import type { Store } from "./release.ts";
import { querySql, type RunWrangler, runSql } from "./run-wrangler.ts";

/**
 * Garbage collection (“clean-up” in messages) of the keys that releases have stored in KV and in the search database.
 *
 * Each key is a row of the ledger (ledger.ts), in one of these states:
 *
 *                    register              confirm
 *     (no row) ───────────────▶ wanted ───────────────▶ stored
 *         ▲                       ▲ ▲                    ▲  │ mark: no live version lists it
 *         │                       │ └───────┐   register │  ▼
 *         │ forget       register │      mark │   or mark └─ unreferenced, since a time
 *         │                       │           │             │ doom: after thirty days
 *         └────────────────── doomed ◀────────────────────┘
 *
 * Steps of a release (deploy-release.ts). A crash may follow any of them, and each can be repeated:
 *  1. register: write the list and reset the age of all its keys. `selectSafe` has to confirm this at a moment when no
 *     collection is running; otherwise register again.
 *  2. upload every key that is not `stored`, then confirm it. The ledger is used instead of KV's list of keys, which may
 *     be a minute old.
 *  3. upload or deploy the version of the worker, tagged with the id of the list. So every version has a list.
 *
 * Steps of a collection, which holds a lock with an expiry:
 *  1. fetch the live versions, which are deployed or deployable, from Cloudflare. Then lock.
 *  2. mark: a key is unreferenced from the first collection that finds it in no live list. If a live version has no
 *     complete list, it may need any key, so all keys are referenced.
 *  3. doom: keys that have been unreferenced for thirty days are no longer `stored`.
 *  4. delete doomed keys from KV, then forget them and delete their search pages. Repeat from 3 until none are left; then
 *     unlock.
 *
 * Why no live version loses a key, whatever crashes or runs concurrently:
 *  - A collection that starts after a release has registered finds its keys referenced, or marked for less than a day, so it
 *    deletes none of them for 29 days. Meanwhile the version is uploaded, and from then on it is live while it is deployable.
 *  - A collection that started earlier has ended or lost its lock when the registration is confirmed. All its statements check
 *    the lock, so it changes nothing more, and keys that it has doomed are uploaded again.
 *  - A wrong or outdated answer from Cloudflare's API only marks keys. It would have to be wrong for thirty days to delete one.
 * This relies on two limits: a request to delete keys reaches KV before the lock expires or never (so a collection that fails
 * does not unlock), and a deploy takes less than a day. A key is deleted thirty days after the first collection that marks it, at
 * the earliest. One case remains: a collection between the registration and the upload of a version marks its keys, and if none
 * follows while the version is live, they may be deleted less than thirty days after the version's end. This can only happen to a
 * preview, as each deploy is followed by its own collection.
 */
export async function collectGarbage({ store, run, liveVersions, now }: Collection): Promise<string> {
  const owner = randomUUID();
  const versions = await liveVersions();
  const lists = versions.map(({ list }) => list).filter((list) => list !== null);
  const firstStatements = [acquireLock(owner, now), selectLock(owner, now), selectComplete(lists)];
  const [, lockRows = [], complete = []] = (await querySql(firstStatements, run)) as Record<string, string>[][];
  if (lockRows.length === 0) return "another clean-up is running";
  const reason = reasonToKeepAll(versions, new Set(complete.map(({ id }) => id)));

  let deleted = 0;
  let steps = [...markUnreferenced(reason ? null : lists, owner, now), forgetLists(owner, now)];
  while (true) {
    const rows = (await querySql([...steps, ...doomKeys(owner, now, batchSize)], run)).at(-2) as { key: string }[];
    if (rows.length === 0) break;
    const keys = rows.map(({ key }) => key);
    const records = keys.filter((key) => searchHash(key) === null);
    if (records.length > 0) {
      const file = join(store.folder, "old-records.json");
      await writeFile(file, JSON.stringify(records));
      await run(["kv", "bulk", "delete", file, "--binding", "PAGES", "--remote", "--force"]);
    }
    await runSql(store.folder, forgetKeys(keys, owner, now, store.deletePages), run);
    deleted += keys.length;
    steps = [];
  }
  return reason ? `nothing deleted: ${reason}` : `${deleted} deleted, ${versions.length} versions have all their keys`;
}

export interface Collection {
  store: Store;
  run: RunWrangler;
  liveVersions: () => Promise<LiveVersion[]>;
  now: SqlTime;
}

/** Number of keys to delete in one request. KV's limit is 10,000. */
const batchSize = 2000;

/** The reason to keep all keys, or null if the keys of all live versions are known. `complete` has the ids of the complete lists in the database. */
export function reasonToKeepAll(
  versions: LiveVersion[],
  complete: ReadonlySet<string | null | undefined>,
): string | null {
  if (versions.length === 0) return "Cloudflare's API returned no version";
  const versionWithoutList = versions.find(({ list }) => !complete.has(list));
  return versionWithoutList ? `version ${versionWithoutList.id} has no list of its keys` : null;
}
