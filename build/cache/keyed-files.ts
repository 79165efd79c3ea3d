import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Text files in a folder, named by their keys. The text of a key never changes. */
export interface KeyedFiles {
  /** The keys that were written, or found by `has`. */
  used: ReadonlySet<string>;
  /** Whether there is a file for the key. If so, `prune` keeps it. */
  has(key: string): boolean;
  /** Writes the file if it is missing. */
  put(key: string, text: string): void;
  /** Removes the files whose keys are not in `used`. */
  prune(): void;
}

/** Folders of a build, for its deploy and for tests: KV records, and search pages with the SQL that inserts their rows. */
export type KeyedFolder = "records" | "search";

export function keyedFiles(outDir: string, name: KeyedFolder): KeyedFiles {
  const folder = join(outDir, name);
  mkdirSync(folder, { recursive: true });
  // A power cut may leave a file empty.
  const present = new Set(readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 0));
  const used = new Set<string>();
  return {
    used,
    has(key) {
      if (present.has(key)) used.add(key);
      return present.has(key);
    },
    put(key, text) {
      used.add(key);
      if (present.has(key)) return;
      const file = join(folder, key);
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file); // so that a key never has a partial file
      present.add(key);
    },
    prune() {
      for (const name of readdirSync(folder).filter((name) => !used.has(name))) {
        rmSync(join(folder, name), { force: true });
        present.delete(name);
      }
    },
  };
}

export const readKeyed = (outDir: string, name: KeyedFolder, key: string) =>
  readFileSync(join(outDir, name, key), "utf8");

/** The SQL that inserts a search page of a build. */
export const readStatements = (outDir: string, hash: string) =>
  JSON.parse(readKeyed(outDir, "search", hash)) as string[];
