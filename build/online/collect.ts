import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  acquireLock,
  adoptKeys,
  adoptPages,
  doomKeys,
  forgetKeys,
  forgetLists,
  markUnreferenced,
  type SqlTime,
  searchHash,
  selectComplete,
  selectKeys,
  selectLock,
} from "./ledger.ts";
import type { LiveVersion } from "./live-versions.ts";
import { askSql, type RunWrangler, runSql } from "./run-wrangler.ts";

/**
 * Garbage collection of what releases have stored in KV and in the search database.
 *
 * Each key is a row of the ledger (build/online/ledger.ts), in one of these states:
 *
 *                    register              confirm
 *     (no row) ───────────────▶ wanted ───────────────▶ stored
 *         ▲                       ▲ ▲                    ▲  │ mark: no live version lists it
 *         │                       │ └───────┐   register │  ▼
 *         │ forget       register │      mark │   or mark └─ unreferenced, since a time
 *         │                       │           │             │ doom: thirty days later
 *         └────────────────── doomed ◀────────────────────┘
 *
 * A release (put-online.ts) goes through these steps. Each may be the last one, and all may be repeated:
 *  1. register: writes its list, and makes all keys in it referenced. Not confirmed until a query (`selectSafe`) has seen
 *     them so while no collection was running; until then it registers again.
 *  2. upload, then confirm: writes every key that is not `stored`. Whether a key is in KV is never asked of KV, whose
 *     listing may be a minute old.
 *  3. upload or deploy the worker's version, with the list's id as its tag. So a version that exists has a list.
 *
 * A collection goes through these steps under a lock that expires:
 *  1. ask Cloudflare for the live versions: those that are deployed, and those that can be. Then lock.
 *  2. mark: a key is unreferenced since the first collection from which on no live version listed it. If a live version has
 *     no complete list, it may need anything: then every key is referenced.
 *  3. doom: keys that have been unreferenced for thirty days are no longer `stored`.
 *  4. delete doomed keys from KV, then forget them, together with their search pages. Back to 3 until there are none; then unlock.
 *
 * No live version loses a key, whatever is interrupted or runs at once:
 *  - A collection that began after step 1 of a release was confirmed finds its keys referenced, or marked for less than a
 *    day, and deletes none of them for 29 days. By then the version exists, and is live for as long as it can be deployed.
 *  - One that began before has ended or lost its lock when step 1 is confirmed. Statements check the lock, so it changes
 *    nothing more. What it has doomed is uploaded again.
 *  - A wrong or outdated answer of Cloudflare's only marks. To delete, it would have to be wrong for thirty days.
 * This relies on two times: a deletion that was sent reaches KV while the lock lasts, or never, so a failure leaves the lock
 * to expire; and a deploy takes less than 29 days.
 */
export async function collectGarbage({ outDir, run, liveVersions, now }: Collection): Promise<string> {
  const owner = randomUUID();
  const versions = await liveVersions();
  const lists = versions.map(({ list }) => list).filter((list) => list !== null);
  const begin = [acquireLock(owner, now), selectLock(owner, now), selectComplete(lists), adoptPages, selectKeys];
  const [, locked = [], complete = [], , known = []] = (await askSql(begin, run)) as Record<string, string>[][];
  if (locked.length === 0) return "another clean-up is running";
  const reason = reasonToKeepAll(versions, new Set(complete.map(({ id }) => id)));
  if (!reason) await adoptUnknown(new Set(known.map(({ key }) => key)), outDir, run);

  let deleted = 0;
  let steps = [...markUnreferenced(reason ? null : lists, owner, now), forgetLists(owner, now)];
  while (true) {
    const rows = (await askSql([...steps, ...doomKeys(owner, now, atOnce)], run)).at(-2) as { key: string }[];
    if (rows.length === 0) break;
    const keys = rows.map(({ key }) => key);
    const records = keys.filter((key) => searchHash(key) === null);
    if (records.length > 0) {
      const file = join(outDir, "old-records.json");
      await writeFile(file, JSON.stringify(records));
      await run(["kv", "bulk", "delete", file, "--binding", "PAGES", "--remote", "--force"]);
    }
    await runSql(outDir, forgetKeys(keys, owner, now), run);
    deleted += keys.length;
    steps = [];
  }
  return reason
    ? `nothing deleted, as ${reason}`
    : `${deleted} deleted, ${versions.length} versions have all their keys`;
}

export interface Collection {
  outDir: string;
  run: RunWrangler;
  liveVersions: () => Promise<LiveVersion[]>;
  now: SqlTime;
}

/** Keys that are deleted at once. KV takes 10,000. */
const atOnce = 2000;

/** Null if it is known what all live versions need. `complete` has the ids of the lists that the database holds. */
export function reasonToKeepAll(versions: LiveVersion[], complete: ReadonlySet<string | undefined>): string | null {
  if (versions.length === 0) return "Cloudflare names no version";
  const unlisted = versions.find(({ list }) => list === null || !complete.has(list));
  return unlisted ? `version ${unlisted.id} has no list of its keys` : null;
}

/** Enters into the ledger what is in KV without it: from before it existed, or by other hands. */
async function adoptUnknown(known: ReadonlySet<string | undefined>, outDir: string, run: RunWrangler): Promise<void> {
  const listed = JSON.parse(await run(["kv", "key", "list", "--binding", "PAGES", "--remote"])) as { name: string }[];
  const unknown = listed.map(({ name }) => name).filter((key) => !known.has(key));
  await runSql(outDir, adoptKeys(unknown), run);
}
