import { watch } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders.ts";

/** Calls `check` with a page's id when its text, checks or recorded sentences are saved. Returns a stop function. */
export function watchPages(check: (id: string) => void): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const watched = [
    { folder: join(folders.content, "docs"), prefix: "" },
    { folder: join(folders.content, "blog"), prefix: "blog/" },
    { folder: folders.checks, prefix: "" },
    { folder: folders.vouched, prefix: "" },
  ];
  const watchers = watched.map(({ folder, prefix }) =>
    watch(folder, { recursive: true }, (_, name) => {
      const [, id] = /^(.+?)\.(?:mdx|json|test\.tsx?)$/.exec(name ?? "") ?? [];
      if (!id) return;
      clearTimeout(waiting.get(prefix + id));
      // Debounce: editors save a file in several writes.
      const timer = setTimeout(() => check(prefix + id), 200);
      waiting.set(prefix + id, timer);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
