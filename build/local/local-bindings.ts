import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Tick } from "files/steps.ts";
import type { KeyedFolder } from "../cache/keyed-files.ts";

/** All keys of a build in one of its folders. */
export interface Filling {
  outDir: string;
  folder: KeyedFolder;
  keys: string[];
}

/** Miniflare's KV and D1 where `wrangler dev` looks for them. */
export interface LocalBindings {
  /** Writes the missing records of a build to KV, or its missing search pages to D1, and returns their number. */
  fill(filling: Filling, tick: Tick): Promise<number>;
  close(): Promise<void>;
}

/** The process's answer to a request to fill the bindings: `written` ends it. */
export type FillingNews = Pick<Filling, "folder"> &
  ({ done: number; all: number } | { written: number } | { error: string; code?: string; path?: string });

/** Opens them in a separate process, which starts and works in parallel with the build. */
export function openLocalBindings(state = ".wrangler/state"): LocalBindings {
  const module = fileURLToPath(new URL("local-bindings-process.ts", import.meta.url));
  const child = fork(module, [state], { execArgv: ["--import", "./build/compile-cache.js"] });
  const exit = once(child, "exit");
  return {
    fill(filling, tick) {
      return new Promise((resolve, reject) => {
        const onNews = (news: FillingNews) => {
          if (news.folder !== filling.folder) return;
          if ("done" in news) return tick(news.done, news.all);
          child.off("message", onNews);
          if ("error" in news) reject(Object.assign(new Error(news.error), { code: news.code, path: news.path }));
          else resolve(news.written);
        };
        child.on("message", onNews);
        void exit.then(([code]) => reject(new Error(`The local KV and search database ended with code ${code}`)));
        child.send(filling);
      });
    },
    async close() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
