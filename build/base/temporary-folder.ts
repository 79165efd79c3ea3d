import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { tryLock } from "./file-lock.ts";

/** A folder's lock file, beside it. */
const lockFile = /^([a-z-]+-\w{6})\.lock$/;

/**
 * Makes a folder that is removed on exit. Also removes folders of killed processes from `parent`, unless that is the
 * system's temporary folder, which other programs and users share.
 */
export function temporaryFolder(name: string, parent = ".cache"): { path: string; remove: () => void } {
  mkdirSync(parent, { recursive: true });
  if (resolve(parent) !== resolve(tmpdir())) removeAbandoned(parent);
  const path = mkdtempSync(join(parent, `${name}-`));
  const lock = `${path}.lock`;
  const unlock = tryLock(lock);
  if (!unlock) return temporaryFolder(name, parent); // another process is removing it as abandoned
  const clear = () => {
    rmSync(path, { recursive: true, force: true });
    unlock();
    tryTo(() => rmSync(lock, { force: true })); // Windows keeps a file that another process has open
  };
  process.on("exit", clear);
  const remove = () => {
    process.off("exit", clear);
    clear();
  };
  return { path, remove };
}

/** Removes the folders whose lock no process holds. */
function removeAbandoned(parent: string): void {
  for (const file of readdirSync(parent)) {
    const folder = lockFile.exec(file)?.[1];
    if (!folder) continue;
    tryTo(() => {
      const unlock = tryLock(join(parent, file));
      if (!unlock) return;
      rmSync(join(parent, folder), { recursive: true, force: true });
      unlock();
      rmSync(join(parent, file), { force: true });
    });
  }
}

/**
 * Makes a temporary folder that starts with the content of the last folder of this name and key, and keeps its own content for
 * the next one. Only one of several processes gets the old content: the others start with an empty folder, and so does the
 * next process after a kill.
 * @returns its path
 */
export function inheritedFolder(name: string, key: string, parent = ".cache"): string {
  const { path } = temporaryFolder(name, parent);
  const savedPath = join(parent, `${name}-left-${key}`);
  tryTo(() => renameSync(savedPath, path));
  process.prependListener("exit", () =>
    tryTo(() => {
      rmSync(savedPath, { recursive: true, force: true });
      renameSync(path, savedPath);
    }),
  );
  return path;
}

/** Ignores errors: a folder that cannot be reused is made again, and another user's folder is kept. */
function tryTo(action: () => void): void {
  try {
    action();
  } catch {}
}
