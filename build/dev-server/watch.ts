import fs, { type FSWatcher, readdirSync, readFileSync, statSync, watchFile } from "node:fs";
import { join } from "node:path";

/** Error codes for the limits of Linux (inotify(7)): number of watches, and number of instances. */
const limits = new Set(["ENOSPC", "EMFILE"]);
const limitReached =
  "The system's limit of watched folders is reached, so changes go unnoticed. Run: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512";

/**
 * Watches folders, not files: on Linux, Node's recursive watch loses a file that an editor saves by renaming it.
 * Prints instructions if the system's limit of watches is reached.
 * @param changed is called with the changed path
 * @throws other errors of `watch`
 */
export function watchFolders(folders: string[], changed: (path: string) => void, watch = fs.watch): () => void {
  /** By path and inode, as a folder may be deleted and recreated. */
  const watchers = new Map<string, FSWatcher>();
  const renew = () => {
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
          if (event === "rename") renew(); // something was created or deleted
        } catch {
          // A folder was deleted in a race; its parent reports that soon.
        }
        changed(join(path, name ?? ""));
      });
      // The folder was deleted; its parent reports that.
      watcher.on("error", () => {});
      watchers.set(key, watcher);
    }
  };
  try {
    renew();
  } catch (error) {
    if (!limits.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    console.error(limitReached);
  }
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.map(({ name, parentPath }) => join(parentPath, name))];
}

function inode(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

/** Calls `changed` once a file has other contents. A file that is missing, as during a checkout, has none yet. */
export function onNewContents(file: string, changed: () => void): void {
  const before = readFileSync(file, "utf8");
  const listener = () => {
    const now = read(file);
    if (now === null || now === before) return;
    changed();
  };
  watchFile(file, { interval: 500, persistent: false }, listener);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
