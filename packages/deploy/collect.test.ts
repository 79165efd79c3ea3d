import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { collectGarbage, reasonToKeepAll } from "./collect.ts";
import {
  confirmStored,
  ledgerSchema,
  listId,
  lockTime,
  registerList,
  retention,
  searchHash,
  searchKey,
  selectSafe,
} from "./ledger.ts";
import type { LiveVersion } from "./live-versions.ts";
import { fakeWrangler } from "./test/fake-wrangler.ts";
import { MemoryCloudflare } from "./test/memory-cloudflare.ts";
import { pageOf, smallRelease } from "./test/small-release.ts";

const store = smallRelease(testFolder(), { records: [], texts: [] });
const now = "test_now()";
let cloudflare: MemoryCloudflare;
let calls: string[];
/** Called before each request. */
let before: (name: string) => void;

beforeEach(() => {
  cloudflare = new MemoryCloudflare();
  cloudflare.time = 1000;
  cloudflare.query([...store.schema, ...ledgerSchema]);
  calls = [];
  before = () => {};
});

const query = (sql: string) => cloudflare.query([sql])[0] as Record<string, unknown>[];
const rows = () => query("SELECT * FROM stored_keys ORDER BY key");
const column = (sql: string) => query(sql).map((row) => Object.values(row)[0]);

function register(...keys: string[]): string {
  cloudflare.query([...registerList(keys), ...confirmStored(keys)]);
  for (const key of keys) if (!key.startsWith("search/")) cloudflare.put(key, Buffer.from("{}"));
  return listId(keys);
}

function collect(...lists: (string | null)[]): Promise<string> {
  const versions: LiveVersion[] = lists.map((list, index) => ({ id: `v${index}`, list }));
  return collectGarbage({
    store,
    now,
    liveVersions: async () => versions,
    run(args) {
      const { name, execute } = fakeWrangler(cloudflare, args);
      calls.push(name);
      before(name);
      return execute();
    },
  });
}

describe("a collection keeps every key", () => {
  it.each<[string, LiveVersion[], string[], string | null]>([
    ["unless the lists of all versions are complete", [{ id: "v1", list: "a" }], ["a", "b"], null],
    [
      "if a version was uploaded without a list",
      [
        { id: "v1", list: "a" },
        { id: "v2", list: null },
      ],
      ["a"],
      "version v2 has no list of its keys",
    ],
    ["if a list is missing or incomplete", [{ id: "v1", list: "a" }], ["b"], "version v1 has no list of its keys"],
    ["if the API returned no version", [], ["a"], "Cloudflare's API returned no version"],
  ])("%s", (_, versions, complete, reason) => {
    expect(reasonToKeepAll(versions, new Set(complete))).toBe(reason);
  });

  it("and resets its age if a part of a list is missing", async () => {
    const keys = Array.from({ length: 801 }, (_, index) => `key-${index}`);
    const list = register(...keys);
    register("old");
    await collect(list);
    query(`UPDATE stored_keys SET unreferenced_since = 0`);
    query("DELETE FROM key_lists WHERE part = 2");
    cloudflare.time = retention * 2;
    expect(await collect(list)).toBe("nothing deleted: version v0 has no list of its keys");
    expect(query("SELECT key FROM stored_keys WHERE unreferenced_since IS NOT NULL")).toEqual([]);
    expect(query("SELECT id FROM key_lists WHERE unreferenced_since IS NOT NULL")).toEqual([]);
    expect(cloudflare.records.size).toBe(802);
    expect(calls.slice(-2)).toEqual(["d1 command", "d1 command"]); // without a list of KV's keys
    expect(await collect(null, list)).toBe("nothing deleted: version v0 has no list of its keys");
  });
});

describe("a collection", () => {
  it("retains unreferenced keys for thirty days, and holds its lock for five minutes", () => {
    expect([retention, lockTime]).toEqual([30 * 24 * 60 * 60, 5 * 60]);
  });

  it("records since when a key is unreferenced, and deletes it from KV thirty days later", async () => {
    const [oldList, liveList] = [register("a", "b"), register("b", "c")];
    await collect(oldList, liveList);
    expect(rows().map(({ unreferenced_since }) => unreferenced_since)).toEqual([null, null, null]);
    await collect(liveList);
    cloudflare.time += retention - 1;
    expect(await collect(liveList)).toBe("0 deleted, 1 versions have all their keys");
    expect(rows()[0]).toEqual({ key: "a", is_stored: 1, unreferenced_since: 1000 });
    cloudflare.time += 1;
    calls = [];
    expect(await collect(liveList)).toBe("1 deleted, 1 versions have all their keys");
    expect(calls).toEqual(["d1 command", "d1 command", "kv bulk delete", "d1 command", "d1 command"]);
    expect([...cloudflare.records.keys()]).toEqual(["b", "c"]);
    expect(rows().map(({ key }) => key)).toEqual(["b", "c"]);
    expect(column("SELECT id FROM key_lists")).toEqual([liveList]);
  });

  it("resets the age of a key that is referenced again", async () => {
    const [oldList, liveList] = [register("a"), register("b")];
    await collect(liveList);
    cloudflare.time += retention - 1;
    await collect(oldList, liveList);
    await collect(liveList);
    cloudflare.time += retention - 1;
    await collect(liveList);
    expect([...cloudflare.records.keys()]).toEqual(["a", "b"]);
    expect(column("SELECT id FROM key_lists").sort()).toEqual([oldList, liveList].sort());
  });

  it("deletes search pages with their sections, without a request to KV", async () => {
    const pages = ["Tides.", "Shores."].flatMap(pageOf);
    for (const { statements } of pages) cloudflare.query(statements);
    const [tides = "", shores = ""] = pages.map(({ hash }) => searchKey(hash));
    register(tides);
    const liveList = register(shores);
    await collect(liveList);
    cloudflare.time += retention;
    expect(await collect(liveList)).toMatch(/^1 deleted/);
    expect(calls).not.toContain("kv bulk delete");
    expect(column("SELECT content FROM texts")).toEqual(["Shores."]);
    expect(column("SELECT hash FROM pages").map((hash) => searchKey(String(hash)))).toEqual([shores]);
  });

  it("deletes keys in batches of 2000, and renews its lock for each", async () => {
    register(...Array.from({ length: 2001 }, (_, index) => `old-${index}`));
    const liveList = register("a");
    await collect(liveList);
    cloudflare.time += retention;
    const locks: unknown[] = [];
    before = (name) => {
      if (name === "kv bulk delete") locks.push(...column(`SELECT expires - ${now} FROM collector_lock`));
      cloudflare.time += 90;
    };
    expect(await collect(liveList)).toMatch(/^2001 deleted/);
    expect(calls.filter((name) => name === "kv bulk delete")).toHaveLength(2);
    expect(locks).toEqual([lockTime, lockTime]);
    expect(column("SELECT owner FROM collector_lock")).toEqual([]);
  });

  it("resumes an interrupted collection once its lock has expired", async () => {
    const liveList = register("a");
    register("b");
    await collect(liveList);
    cloudflare.time += retention;
    before = (name) => {
      if (name === "kv bulk delete") throw new Error("interrupted");
    };
    await expect(collect(liveList)).rejects.toThrow("interrupted");
    before = () => {};
    expect(rows()).toContainEqual({ key: "b", is_stored: 0, unreferenced_since: 1000 });
    expect(await collect(liveList)).toBe("another clean-up is running");
    cloudflare.time += lockTime - 1;
    expect(await collect(liveList)).toBe("another clean-up is running");
    cloudflare.time += 1;
    expect(await collect(liveList)).toMatch(/^1 deleted/);
  });

  it.each([0, 1, 2, 3, 4])("changes nothing after losing its lock before request %i", async (lostAt) => {
    const liveList = register("a");
    const oldList = register("b");
    await collect(oldList);
    query("UPDATE key_lists SET unreferenced_since = 0");
    query("UPDATE stored_keys SET unreferenced_since = 0 WHERE key = 'b'");
    cloudflare.time += retention;
    let state: unknown;
    let request = 0;
    const snapshot = () => [rows(), query("SELECT * FROM key_lists"), query("SELECT * FROM collector_lock")];
    before = () => {
      if (request++ !== lostAt) return;
      query(`INSERT OR REPLACE INTO collector_lock VALUES (1, 'another', ${now} + 1)`);
      state = snapshot();
    };
    await collect(liveList);
    expect(request).toBeGreaterThan(lostAt);
    expect(snapshot()).toEqual(state);
  });
});

describe("a release", () => {
  const selectSafeKeys = (...keys: string[]) =>
    query(selectSafe(listId(keys), now)).map(({ key, is_stored }) => [key, is_stored]);

  it("has a list whose id depends on its keys, not on their order", () => {
    expect(listId(["a", "b"])).toBe(listId(["b", "a"]));
    expect(listId(["a", "b"])).not.toBe(listId(["a", "c"]));
  });

  it("is safe once it is registered, and selects the keys to upload", () => {
    register("a");
    cloudflare.query(registerList(["a", "b"]));
    expect(selectSafeKeys("a", "b")).toEqual([
      ["a", 1],
      ["b", 0],
    ]);
  });

  it("resets the age of its keys and of its list", async () => {
    register("a");
    await collect(register("b"));
    register("a");
    expect(rows()[0]).toEqual({ key: "a", is_stored: 1, unreferenced_since: null });
    expect(query("SELECT id FROM key_lists WHERE unreferenced_since IS NOT NULL")).toEqual([]);
  });

  it("has to register again a day after a collection marked its keys", async () => {
    register("a");
    await collect(register("b"));
    cloudflare.time += 24 * 60 * 60 - 1;
    expect(selectSafeKeys("a")).toEqual([["a", 1]]);
    cloudflare.time += 1;
    expect(selectSafeKeys("a")).toEqual([]);
  });

  it("is not safe while any collection holds the lock", () => {
    register("a");
    query("INSERT INTO collector_lock VALUES (1, 'another', 1001)");
    expect(selectSafeKeys("a")).toEqual([]);
    cloudflare.time = 1001;
    expect(selectSafeKeys("a")).toEqual([["a", 1]]);
  });

  it("uploads keys again that a collection is deleting, and keeps their search pages", async () => {
    const [{ hash, statements } = { hash: "", statements: [] }] = pageOf("Tides.");
    cloudflare.query(statements);
    const keys = ["a", searchKey(hash)];
    register(...keys);
    const liveList = register("b");
    await collect(liveList);
    cloudflare.time += retention;
    before = (name) => {
      if (name === "kv bulk delete") cloudflare.query(registerList(keys));
    };
    await collect(liveList);
    expect(selectSafeKeys(...keys)).toEqual([
      ["a", 0],
      [searchKey(hash), 0],
    ]);
    expect(column("SELECT content FROM texts")).toEqual(["Tides."]);
  });

  it("splits a list of many long keys into statements below D1's limit", () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `${index}`.padStart(200, "x"));
    const statements = [...registerList(keys), ...confirmStored(keys)];
    expect(Math.max(...statements.map((statement) => statement.length))).toBeLessThan(100_000);
    cloudflare.query(statements);
    expect(selectSafeKeys(...keys)).toHaveLength(1001);
    expect(query("SELECT part, parts FROM key_lists")).toEqual([0, 1, 2].map((part) => ({ part, parts: 3 })));
  });

  it("distinguishes the keys of search pages from KV keys", () => {
    expect(["search/a", "a", "/_assets/search/a.js"].map(searchHash)).toEqual(["a", null, null]);
  });

  it("may have an empty list", async () => {
    register("a");
    expect(await collect(register())).toBe("0 deleted, 1 versions have all their keys");
    expect(rows()).toEqual([{ key: "a", is_stored: 1, unreferenced_since: 1000 }]);
  });
});
