import { DatabaseSync } from "node:sqlite";
import { FakeVersions } from "./fake-versions.ts";
import type { FakeCloudflare } from "./fake-wrangler.ts";

/** Seconds until a change of KV is visible everywhere. */
const staleness = 60;

/** A fake Cloudflare in memory. Its database is SQLite with a function `test_now()` as its clock. */
export class MemoryCloudflare implements FakeCloudflare {
  /** Seconds. */
  time = 0;
  readonly records = new Map<string, string>();
  readonly database = new DatabaseSync(":memory:");
  readonly versions: FakeVersions;
  /** Called before a key is deleted from KV. */
  onDelete: (key: string) => void = () => {};
  #changes: { key: string; time: number; wasPresent: boolean }[] = [];

  constructor(deployable = 100) {
    this.versions = new FakeVersions(deployable);
    this.database.function("test_now", () => this.time);
  }

  /** The keys of a minute ago: the most outdated answer that KV may give. */
  listKeys(): string[] {
    this.#changes = this.#changes.filter(({ time }) => time > this.time - staleness);
    const keys = new Set(this.records.keys());
    for (const { key, wasPresent } of this.#changes.toReversed()) wasPresent ? keys.add(key) : keys.delete(key);
    return [...keys].sort();
  }

  put(key: string, value: Uint8Array): void {
    this.#change(key);
    this.records.set(key, Buffer.from(value).toString());
  }

  delete(key: string): void {
    this.onDelete(key);
    this.#change(key);
    this.records.delete(key);
  }

  query(statements: string[]): unknown[][] {
    this.database.exec("BEGIN");
    try {
      const rows = statements.map((sql) => this.database.prepare(sql).all());
      this.database.exec("COMMIT");
      return rows;
    } catch (error) {
      this.database.exec("ROLLBACK");
      throw error;
    }
  }

  upload(list: string | null, isPreview: boolean): void {
    this.versions.add(list, isPreview);
  }

  #change(key: string): void {
    this.#changes.push({ key, time: this.time, wasPresent: this.records.has(key) });
  }
}
