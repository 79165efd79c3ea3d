import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../write-whole.ts";

const cacheDir = ".cache/docs-passed";

/** Whether a check with this key has passed before. A key is a hash of all that decides what the check finds. */
export function hasPassed(key: string): boolean {
  return existsSync(join(cacheDir, key));
}

/** Keeps in mind that the check with this key has passed. */
export async function keepPassed(key: string): Promise<void> {
  await writeWhole(join(cacheDir, key), "");
}
