import fs, { type FSWatcher, readdirSync, readFileSync, statSync, watchFile } from "node:fs";
import { join } from "node:path";

/** Error codes for the limits of Linux (inotify(7)): number of watches, and number of instances. */
const limits = new Set(["ENOSPC", "EMFILE"]);
const limitReached =
  "The system's limit on watched folders has been reached, so changes go unnoticed. Run: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512";

/**
 * Watches folders, not files: on Linux, Node's recursive watch loses a file that an editor saves by renaming it.
 * Prints instructions if the system's limit on watches is reached.
 * @param onChange is called with the changed path
 * @throws other errors of `watch`
 */
export function watchFolders(folders: string[], onChange: (path: string) => void, watch = fs.watch): () => void {
  /** By path and inode, as a folder may be deleted and recreated. */
  const watchers = new Map<string, FSWatcher>();
  const update = () => {
    const present = new Map(folders.flatMap(foldersBelow).map((path) => [`${path}:${inode(path)}`, path]));
    for (const [key, watcher] of watchers) {
      if (present.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, path] of present) {
      if (watchers.has(key)) continue;
      const watcher = watch(path, (event, name) => {
        try {
          if (event === "rename") update(); // something was created or deleted
        } catch {
          // A folder was deleted in a race; its parent reports that soon.
        }
        onChange(join(path, name ?? ""));
      });
      // The folder was deleted; its parent reports that.
      watcher.on("error", () => {});
      watchers.set(key, watcher);
    }
  };
  try {
    update();
  } catch (error) {
    if (!limits.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    console.error(limitReached);
  }
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(folder: string): string[] {
  const subfolders = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [folder, ...subfolders.map(({ name, parentPath }) => join(parentPath, name))];
}

function inode(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

/** Calls `onChange` once a file's contents have changed. Ignores a missing file, as during a checkout. */
export function onNewContents(file: string, onChange: () => void): void {
  const original = readFileSync(file, "utf8");
  watchFile(file, { interval: 500, persistent: false }, () => {
    const contents = read(file);
    if (contents !== null && contents !== original) onChange();
  });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
