import { watch } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders.ts";

/** Calls `check` with a page's id when its text, checks or recorded sentences are saved. Returns a stop function. */
export function watchPages(check: (id: string) => void): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const watchedFolders = [
    { folder: join(folders.content, "docs"), prefix: "" },
    { folder: join(folders.content, "blog"), prefix: "blog/" },
    { folder: folders.checks, prefix: "" },
    { folder: folders.vouched, prefix: "" },
  ];
  const watchers = watchedFolders.map(({ folder, prefix }) =>
    watch(folder, { recursive: true }, (_, name) => {
      const [, id] = /^(.+?)\.(?:mdx|json|test\.tsx?)$/.exec(name ?? "") ?? [];
      if (!id) return;
      clearTimeout(timers.get(prefix + id));
      // Debounce: editors save a file in several writes.
      const timer = setTimeout(() => check(prefix + id), 200);
      timers.set(prefix + id, timer);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
