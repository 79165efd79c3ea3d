import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls back for each change of a file below the folders. It watches folders and not files: on Linux, Node's own recursive
 * watch loses a file when an editor saves it by renaming another one to its name.
 * @returns a function that ends it
 */
export function watchFolders(folders: string[], changed: () => void): () => void {
  /** The watched folders, by path and inode: one that is deleted and made again is another one. */
  const watchers = new Map<string, FSWatcher>();
  const renew = () => {
    const there = new Map(folders.flatMap(foldersBelow).map((path) => [`${path}:${inode(path)}`, path]));
    for (const [key, watcher] of watchers) {
      if (there.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, path] of there) {
      if (watchers.has(key)) continue;
      const watcher = watch(path, () => {
        try {
          renew();
        } catch {
          // A folder was deleted while it was looked at: the one above it tells so in a moment.
        }
        changed();
      });
      // It is deleted: the folder that it stood in tells.
      watcher.on("error", () => {});
      watchers.set(key, watcher);
    }
  };
  renew();
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
