import { glob, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Builds of other branches and tests share the cache, so it keeps what one build does not use. */
const maxUnusedDays = 30;

/** Marks a cache file as used by setting its modification time, as many file systems record no access time. */
export async function noteUse(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => {}); // removed by a parallel build
}

/** Deletes cache files that no build has written or used for `maxUnusedDays`. */
export async function removeUnused(folder: string): Promise<void> {
  const oldest = Date.now() - maxUnusedDays * 24 * 60 * 60 * 1000;
  for await (const name of glob("*", { cwd: folder })) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null); // removed by a parallel build
    if (stats && stats.mtimeMs < oldest) await rm(file, { recursive: true, force: true });
  }
}
