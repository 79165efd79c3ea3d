import { DatabaseSync } from "node:sqlite";

/** SQLite's result code for a file that another connection has locked (https://sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Locks a file, which is created if necessary. The operating system releases the lock when the process ends, even if it is killed.
 * Unlike a PID file, the lock also works between containers, which may use the same process ids.
 * @returns a function that releases the lock, or null if it is taken
 * @throws if the file cannot be opened
 */
export function tryLock(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE"); // creates no journal file
    return () => database.close();
  } catch (error) {
    database.close();
    if ((((error as { errcode?: number }).errcode ?? 0) & 0xff) === busy) return null;
    throw error;
  }
}
