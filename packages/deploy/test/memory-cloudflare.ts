import { DatabaseSync } from "node:sqlite";
import { FakeVersions } from "./fake-versions.ts";
import type { FakeCloudflare } from "./fake-wrangler.ts";

/** A fake Cloudflare in memory. Its database is SQLite with a function `test_now()` as its clock. */
export class MemoryCloudflare implements FakeCloudflare {
  /** The clock, in seconds. */
  time = 0;
  readonly records = new Map<string, string>();
  readonly database = new DatabaseSync(":memory:");
  readonly versions: FakeVersions;
  /** Called before a key is deleted from KV. */
  onDelete: (key: string) => void = () => {};

  constructor(deployableVersions = 100) {
    this.versions = new FakeVersions(deployableVersions);
    this.database.function("test_now", () => this.time);
  }

  put(key: string, value: Uint8Array): void {
    this.records.set(key, Buffer.from(value).toString());
  }

  delete(key: string): void {
    this.onDelete(key);
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
}
