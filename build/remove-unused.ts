import { glob, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Days that a file of a cache is kept unused. Other builds share the cache: those of another branch, or of the tests. */
const keptFor = 30;

/** Notes that a file of a cache was used just now, as the time that it was changed: many disks keep no other. */
export async function noteUse(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => {}); // a build beside this one has removed it
}

/** Removes the files of a cache that no build has written or used for a month. */
export async function removeUnused(folder: string): Promise<void> {
  const oldest = Date.now() - keptFor * 24 * 60 * 60 * 1000;
  for await (const name of glob("*", { cwd: folder })) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null); // a build beside this one has removed it
    if (found && found.mtimeMs < oldest) await rm(file, { force: true });
  }
}
